"""The table of the order of battle as a file: columns, quoting, and the quirks of spreadsheets.

One row for each counter, UTF-8, commas. A spreadsheet takes a cell that begins with = + - or @ for a formula; such a
cell gets an apostrophe in front, which reading takes away again.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from bk40qt.engine.fields import MAX_ENTRIES, shown, text_fault
from bk40qt.engine.wording import say
from editor.exchange.common import ExchangeError

COLUMNS: Final = (
    "id", "name", "side", "division", "formation_id", "formation", "unit_type", "special", "movement_class", "steps",
    "attack_full", "armour_full", "range_full", "ma_full", "attack_red", "armour_red", "range_red", "ma_red",
    "independent", "activation_marker", "command_rating", "command_radius", "colour", "colour_hex", "type_id", "model",
    "arrival", "zone", "start_steps_lost", "source", "note",
)  # fmt: skip
NEEDED: Final = ("id", "name", "side", "formation_id", "unit_type", "ma_full")
MAX_BYTES: Final = 8 * 1024 * 1024
MAX_ROWS: Final = MAX_ENTRIES  # as many counters as a scenario may have
MAX_FAULTS: Final = 200
_FORMULA: Final = "=+-@"
_GUARD: Final = "'"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with a table. `line` is the line of the file, from 1; 0 for the file as a whole."""

    line: int
    column: str
    message: str

    def __str__(self) -> str:
        where = [f"line {self.line}"] * bool(self.line) + [f"column {self.column}"] * bool(self.column)
        return f"{', '.join(where)}: {self.message}" if where else self.message


@dataclass(frozen=True, slots=True)
class Row:
    line: int
    cells: Mapping[str, str]  # by column; without those the table does not have


class Faults:
    """Collected up to a limit: a file of rubbish must not give a list that nobody can read."""

    def __init__(self) -> None:
        self._found: list[Fault] = []
        self._more = 0

    def add(self, line: int, column: str, message: str) -> None:
        if len(self._found) < MAX_FAULTS:
            self._found.append(Fault(line, column, message))
        else:
            self._more += 1

    def all(self) -> tuple[Fault, ...]:
        rest = [Fault(0, "", say("and {n} more; mend these first", n=self._more))] if self._more else []
        return (*self._found, *rest)


# ------------------------------------------------------------------------------------------------------------ writing


def write_rows(rows: Iterable[Mapping[str, str]], for_excel: bool = False) -> bytes:
    """The names of the columns, and a line for each row. `for_excel`: with a mark that tells it to expect UTF-8."""
    stream = io.StringIO(newline="")
    writer = csv.writer(stream, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for row in rows:
        writer.writerow([guarded(row.get(column, "")) for column in COLUMNS])
    return stream.getvalue().encode("utf-8-sig" if for_excel else "utf-8")


def guarded(text: str) -> str:
    """Harmless in a spreadsheet, and the same again by `unguarded`."""
    risky = text[:1] in _FORMULA or (text[:1] == _GUARD and text[1:2] in _FORMULA + _GUARD)
    return _GUARD + text if text and risky and text != _GUARD else text


def unguarded(text: str) -> str:
    return text[1:] if len(text) > 1 and text[0] == _GUARD and text[1] in _FORMULA + _GUARD else text


# ------------------------------------------------------------------------------------------------------------ reading


def read_rows(raw: bytes, faults: Faults) -> list[Row]:
    """The rows of a file; ExchangeError if it is no such table at all."""
    if len(raw) > MAX_BYTES:
        raise ExchangeError(say("The table is larger than {limit} MiB", limit=MAX_BYTES // (1024 * 1024)))
    text = _decoded(raw, faults)
    lines = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text), strict=True)
    rows: list[Row] = []
    try:
        if text[:4].lower() == "sep=":
            next(lines)
        header = _header(next(lines, []), faults, lines.line_num)
        start = lines.line_num + 1
        for cells in lines:
            line, start = start, lines.line_num + 1
            if not any(cell.strip() for cell in cells):
                continue  # spreadsheets leave empty rows at the end
            if len(rows) >= MAX_ROWS:
                raise ExchangeError(say("The table has more than {limit} rows", limit=MAX_ROWS))
            rows.append(_row(header, cells, line, faults))
    except csv.Error as error:
        raise ExchangeError(say("Line {line} is no CSV: {error}", line=lines.line_num, error=error)) from None
    if not rows:
        faults.add(0, "", say("the table has no rows"))
    return rows


def _decoded(raw: bytes, faults: Faults) -> str:
    """UTF-8, or what Excel writes instead."""
    wide = raw.startswith((b"\xff\xfe", b"\xfe\xff"))
    for encoding in ("utf-16",) if wide else ("utf-8-sig", "cp1252"):
        try:
            text = raw.decode(encoding)
        except UnicodeDecodeError:
            continue
        if encoding == "cp1252":
            faults.add(0, "", say("the file is not UTF-8; it was read as Windows text, look at the accents"))
        if "\0" not in text:
            return text
    raise ExchangeError(say("The file is no text"))


def _delimiter(text: str) -> str:
    """Excel writes semicolons where the comma parts decimals; a first line "sep=;" may say so."""
    if text[:4].lower() == "sep=" and text[4:5] in (",", ";", "\t"):
        return text[4]
    return max(",;\t", key=text[:4000].partition("\n")[0].count)


def _header(cells: list[str], faults: Faults, line: int) -> list[str]:
    names = [unguarded(cell.strip()).lower() for cell in cells]
    missing = [name for name in NEEDED if name not in names]
    if missing:
        raise ExchangeError(
            say("The first line must name the columns; there is no column {columns}", columns=", ".join(missing))
        )
    for number, name in enumerate(names):
        if name in names[:number] and name:
            raise ExchangeError(say("The column {name} is there twice", name=shown(name)))
        if name not in COLUMNS and name:
            faults.add(line, name[:60], say("is no column of the format; it is left out"))
    return names


def _row(header: list[str], cells: list[str], line: int, faults: Faults) -> Row:
    if any(cell.strip() for cell in cells[len(header) :]):
        faults.add(line, "", say("has more cells than there are columns; is a text with commas not quoted?"))
    found: dict[str, str] = {}
    for name, cell in zip(header, cells, strict=False):
        text = unguarded(cell.strip())
        if fault := text_fault(text):
            faults.add(line, name, fault)
            text = ""
        if name in COLUMNS:
            found[name] = text.replace("\r\n", "\n")
    return Row(line, {**{name: "" for name in header if name in COLUMNS}, **found})
