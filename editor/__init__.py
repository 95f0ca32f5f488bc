"""The scenario editor: a document and its edits in plain Python, windows on them, printing and exchange of files."""
