"""Printing for the table: set-up sheets, the map at true scale, counters, player aid. No window needed.

All drawing is done in units of 0.01 mm from the top left corner of the paper, on whatever painter: a PDF file, a
printer or a preview. Everything is vectors.
"""
