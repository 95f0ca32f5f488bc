"""Panels of the editor: each shows a part of the document and changes it by patches."""
