"""Reads rules tables from CSV and checks every cell. A fault names file, row, column, what was found, what is allowed.

Lines that start with '#' are comments. The first other line names the columns; the first columns are the row's key.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NoReturn, TypeVar

from bk40qt.engine.errors import TableError
from bk40qt.engine.records import value

T = TypeVar("T")

_WHOLE = re.compile(r"[+-]?[0-9]{1,6}")
_HALVES = re.compile(r"[0-9]{1,6}|1/2")


@value
class Row:
    """One line of a table. The questions below check the cell before they answer."""

    path: Path
    line: int
    key: tuple[str, ...]
    cells: Mapping[str, str]

    def text(self, column: str) -> str:
        return self.cells[column]

    def choice(self, column: str, meanings: Mapping[str, T]) -> T:
        """What the cell means, for a cell that holds one of a few words or letters."""
        cell = self.cells[column]
        if cell not in meanings:
            self.refuse(column, " ".join(word or "(blank)" for word in meanings))
        return meanings[cell]

    def yes(self, column: str) -> bool:
        return self.choice(column, {"yes": True, "no": False})

    def whole(self, column: str, low: int, high: int) -> int:
        """A whole number, low <= number <= high."""
        cell = self.cells[column]
        if not _WHOLE.fullmatch(cell) or not low <= int(cell) <= high:
            self.refuse(column, f"whole number from {low} to {high}")
        return int(cell)

    def halves(self, column: str, high: int) -> int:
        """A count of movement points, whole or 1/2, in half points. `high` is in whole points."""
        cell = self.cells[column]
        if not _HALVES.fullmatch(cell) or (cell != "1/2" and int(cell) > high):
            self.refuse(column, f"whole number from 0 to {high}, or 1/2")
        return 1 if cell == "1/2" else 2 * int(cell)

    def refuse(self, column: str, allowed: str) -> NoReturn:
        raise _cell_error(self.path, self.line, self.key, column, self.cells[column], allowed)


def read_table(
    path: Path,
    columns: Sequence[str],
    rows: Iterable[str | tuple[str, ...]],
    *,
    key_columns: int = 1,
    may_be_blank: Collection[str] = (),
) -> dict[tuple[str, ...], Row]:
    """Every row of the table by key, in the order of `rows`. The file must hold these rows and columns and no others.

    The order of the rows in the file is free, that of the columns is not.
    """
    wanted = [(row,) if isinstance(row, str) else row for row in rows]
    found: dict[tuple[str, ...], Row] = {}
    header_seen = False
    for line, cells in _lines(path):
        if not header_seen:
            _check_header(path, line, cells, columns)
            header_seen = True
            continue
        row = _row(path, line, cells, columns, key_columns, may_be_blank)
        if row.key not in wanted:
            allowed = "one of: " + ", ".join(_name(key) for key in wanted)
            raise _cell_error(path, line, row.key, ", ".join(columns[:key_columns]), _name(row.key), allowed)
        if row.key in found:
            allowed = f"each row once; the first is on line {found[row.key].line}"
            raise _cell_error(path, line, row.key, ", ".join(columns[:key_columns]), _name(row.key), allowed)
        found[row.key] = row
    if not header_seen:
        raise TableError(f"{path}: empty; the first line must name the columns {','.join(columns)}")
    missing = [_name(key) for key in wanted if key not in found]
    if missing:
        raise TableError(f"{path}, column {', '.join(columns[:key_columns])!r}: row missing: {', '.join(missing)}")
    return {key: found[key] for key in wanted}


def _lines(path: Path) -> Iterable[tuple[int, list[str]]]:
    """Line number and cells of every line that is neither empty nor a comment."""
    try:
        text = path.read_text(encoding="utf-8-sig")  # -sig: spreadsheets like to put a byte order mark in front
    except OSError as error:
        raise TableError(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise TableError(f"{path}: not UTF-8 text, byte {error.start}") from error
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        try:
            cells = next(csv.reader([line], strict=True))
        except csv.Error as error:
            raise TableError(f"{path}, line {number}: not a line of comma-separated cells: {error}") from error
        yield number, [cell.strip(" \t") for cell in cells]


def _check_header(path: Path, line: int, cells: Sequence[str], columns: Sequence[str]) -> None:
    for position, wanted in enumerate(columns):
        found = cells[position] if position < len(cells) else ""
        if found != wanted:
            raise _cell_error(path, line, ("header",), f"no. {position + 1}", found, wanted)
    if len(cells) > len(columns):
        position = len(columns)
        raise _cell_error(path, line, ("header",), f"no. {position + 1}", cells[position], "no further column")


def _row(
    path: Path, line: int, cells: Sequence[str], columns: Sequence[str], key_columns: int, may_be_blank: Collection[str]
) -> Row:
    key = tuple(cells[:key_columns])
    if len(cells) > len(columns):
        raise _cell_error(path, line, key, f"no. {len(columns) + 1}", cells[len(columns)], "no further column")
    for position, column in enumerate(columns):
        if position >= len(cells):
            raise _cell_error(path, line, key, column, "", "a value; the line is too short")
        cell = cells[position]
        if not cell and column not in may_be_blank:
            raise _cell_error(path, line, key, column, cell, "a value")
        if not cell.isascii():  # the combat table as received had Greek capital nu for N
            raise _cell_error(path, line, key, column, cell, "plain ASCII letters, digits and signs")
    return Row(path, line, key, dict(zip(columns, cells, strict=True)))


def _cell_error(path: Path, line: int, key: Sequence[str], column: str, found: str, allowed: str) -> TableError:
    shown = repr(found) if found else "a blank"
    strangers = ", ".join(unicodedata.name(sign, hex(ord(sign))) for sign in found if not sign.isascii())
    if strangers:
        shown += f" ({strangers})"
    return TableError(f"{path}, row {_name(key)!r} (line {line}), column {column!r}: found {shown}, allowed: {allowed}")


def _name(key: Sequence[str]) -> str:
    return " ".join(key)
