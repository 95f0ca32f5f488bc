"""What every window of the program needs: texts in three languages, settings, commands with their keys, theme, help."""

import builtins

import PySide6  # noqa: F401  # puts an `__import__` of its own in the place of Python's

# Theirs is there for `from __feature__ import snake_case`, which nobody here uses, and searches the source text of all
# modules that are imported later for the word PySide6: a third of the time in which rules and map are imported.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
