"""The scenario editor; still to come."""
