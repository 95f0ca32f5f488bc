"""Computer players: each answers decisions through the same door as a person."""
