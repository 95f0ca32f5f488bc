"""The after-action report as HTML: one file without anything from outside. Print is the same with simpler pictures.

Everything that is not written here is escaped: names and titles come out of files that strangers may have made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final, NamedTuple

from bk40qt.desktop.i18n import tr
from bk40qt.mapview.faces import side_name
from bk40qt.play.narrative import Chapter, Passage

SIDE_COLOURS: Final = {"german": "#6b7562", "french": "#3f6ea8"}


class Table(NamedTuple):
    title: str
    heads: list[str]
    rows: list[list[str]]
    bold: frozenset[int] = frozenset()  # rows that are sums
    words: frozenset[int] = frozenset((0,))  # columns that are no numbers


@dataclass(slots=True)
class Report:
    """What the report says, in words of the present language; pictures by their names."""

    language: str
    title: str
    subtitle: str
    facts: list[tuple[str, str]]
    headline: str
    sentence: str
    rule: str
    tables: list[Table] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    chapters: list[Chapter] = field(default_factory=list)
    pictures: dict[int, str] = field(default_factory=dict)  # the map at the end of a turn
    course: tuple[str, str] = ("", "")  # picture, what it shows
    dice: list[tuple[str, str]] = field(default_factory=list)  # picture, what it shows
    ending: str = ""


def clean(text: str) -> str:
    """Escaped, and without signs that are none: a document with them is not valid."""
    return escape("".join(sign if sign.isprintable() or sign == " " else " " for sign in text))


class Writer:
    """Puts the report together. `picture(name, text)` makes the markup of a picture."""

    def __init__(self, picture: Callable[[str, str], str], table: str = "<table>", new_page: str = "") -> None:
        self._picture = picture
        self._table = table
        self._new_page = new_page  # attributes of a heading that begins a page

    def body(self, report: Report) -> str:
        parts = [f"<h1>{clean(report.title)}</h1>", f"<p class='sub'>{clean(report.subtitle)}</p>",
                 self._facts(report.facts), f"<h2>{clean(tr('Result'))}</h2>",
                 f"<p class='result'><b>{clean(report.headline)}</b></p>",
                 f"<p>{clean(report.sentence)} {_rule(report.rule)}</p>"]
        if report.course[0]:
            parts.append(self._figure(*report.course))
        parts += [f"<p>{clean(note)}</p>" for note in report.notes]
        parts += [self._chapter(chapter, report) for chapter in report.chapters]
        for number, table in enumerate(report.tables):
            parts.append(f"<h2{'' if number else self._new_page}>{clean(table.title)}</h2>{self._rows(table)}")
        if report.dice:
            parts.append(f"<h2>{clean(tr('Dice'))}</h2>")
            parts += [self._figure(name, text) for name, text in report.dice]
        parts.append(f"<p class='ending'>{clean(report.ending)}</p>")
        return "\n".join(parts)

    def _facts(self, facts: Sequence[tuple[str, str]]) -> str:
        rows = "".join(f"<tr><th scope='row'>{clean(label)}</th><td>{clean(value)}</td></tr>" for label, value in facts)
        return f"{self._tagged('facts')}{rows}</table>"

    def _tagged(self, name: str) -> str:
        return f"{self._table[:-1]} class='{name}'>"

    def _figure(self, name: str, text: str) -> str:
        return self._picture(name, clean(text))

    def _rows(self, table: Table) -> str:
        kinds = ["" if column in table.words else " class='n'" for column in range(len(table.heads))]
        heads = "".join(f"<th scope='col'{kind}>{clean(head)}</th>"
                        for kind, head in zip(kinds, table.heads, strict=True))
        rows = []
        for number, row in enumerate(table.rows):
            sums = number in table.bold
            cells = "".join(f"<td{kind}>{_strong(clean(cell), sums)}</td>"
                            for kind, cell in zip(kinds, row, strict=True))
            rows.append(f"<tr{' class=sum' if sums else ''}>{cells}</tr>")
        return f"{self._tagged('figures')}<thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"

    def _chapter(self, chapter: Chapter, report: Report) -> str:
        title = tr("Turn {turn}", turn=chapter.turn) if chapter.turn else tr("The set-up")
        parts = [f"<h2 class='turn'>{clean(title)}</h2>"]
        parts += [self._passage(passage) for passage in chapter.passages]
        name = report.pictures.get(chapter.turn)
        if name is not None:
            text = tr("The map at the end of turn {turn}", turn=chapter.turn) if chapter.turn else tr(
                "The map after the set-up")
            parts.append(self._figure(name, text))
        return "\n".join(parts)

    def _passage(self, passage: Passage) -> str:
        parts = []
        if passage.heading:
            name = clean(side_name(passage.side))
            side = f"<span class='{clean(passage.side)}'>{name}</span> " if name else ""
            summary = f" <small>{clean(passage.summary)}</small>" if passage.summary else ""
            parts.append(f"<h3>{side}{clean(passage.heading)}{summary}</h3>")
        if passage.lines:
            lines = "".join(f"<li>{_strong(clean(line.text), line.loud)} {_rule(line.rule)}</li>"
                            for line in passage.lines)
            parts.append(f"<ul>{lines}</ul>")
        return "".join(parts)


def _strong(text: str, strong: bool) -> str:
    return f"<b>{text}</b>" if strong else text


def _rule(number: str) -> str:
    return f"<small class='rule'>[{clean(number)}]</small>" if number else ""


_CSS: Final = """
:root { color-scheme: light; }
body { font: 16px/1.45 Georgia, "Times New Roman", serif; color: #1d2024; background: #fff; margin: 0 auto;
       max-width: 62rem; padding: 1.5rem; overflow-wrap: anywhere; }
h1 { font-size: 2.1rem; margin: 0; }
h2 { border-bottom: 2px solid #b9b29f; margin: 2rem 0 .6rem; padding-bottom: .15rem; }
h3 { font-size: 1rem; margin: 1rem 0 .2rem; }
.sub { color: #575b60; font-style: italic; margin: .2rem 0 1rem; }
.result { font-size: 1.35rem; margin: .4rem 0; }
ul { margin: .2rem 0 .4rem; padding-left: 1.4rem; }
small { color: #575b60; font-weight: normal; }
.german, .french { border: 1px solid; border-radius: 3px; font-size: .75rem; padding: 0 .3rem; }
.german { color: #4d5746; }
.french { color: #28578f; border-style: dashed; }
table { border-collapse: collapse; margin: .5rem 0; width: 100%; }
th, td { border-bottom: 1px solid #ddd6c4; padding: .2rem .5rem; text-align: left; vertical-align: top; }
thead th { border-bottom: 2px solid #b9b29f; }
.facts { width: auto; }
.facts th { color: #575b60; font-weight: normal; padding-left: 0; }
th.n, td.n { text-align: right; }
.sum td { background: #f3f0e8; }
figure { margin: 1rem 0; }
figure svg, figure img { display: block; height: auto; max-width: 100%; width: 100%; }
figcaption { color: #575b60; font-size: .85rem; margin-top: .25rem; }
.ending { border-top: 1px solid #b9b29f; color: #575b60; font-size: .8rem; margin-top: 2rem; padding-top: .4rem; }
.store { height: 0; position: absolute; width: 0; }
@page { margin: 16mm; size: A4; }
@media print {
  body { font-size: 10pt; max-width: none; padding: 0; }
  h2, h3 { break-after: avoid; }
  figure, tr, li { break-inside: avoid; }
  thead { display: table-header-group; }
}
"""
# Nothing may be loaded or run, should a text ever come through as markup all the same.
_POLICY: Final = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"


class Png(NamedTuple):
    """A picture in base64. `over`: to be laid over this one, which is stored once for all."""

    data: str
    width: int
    height: int
    over: str = ""


def web_page(report: Report, pictures: dict[str, Png]) -> str:
    def picture(name: str, text: str) -> str:
        found = pictures[name]
        if not found.over:
            shown = (f"<img src='data:image/png;base64,{found.data}' width='{found.width}' height='{found.height}'"
                     f" alt='{text}'>")
        else:
            shown = (f"<svg viewBox='0 0 {found.width} {found.height}' role='img' aria-label='{text}'>"
                     f"<use href='#{found.over}'/><image href='data:image/png;base64,{found.data}'"
                     f" width='{found.width}' height='{found.height}'/></svg>")
        return f"<figure>{shown}<figcaption>{text}</figcaption></figure>"

    stored = "".join(
        f"<svg class='store' aria-hidden='true'><defs><image id='{name}' href='data:image/png;base64,{found.data}'"
        f" width='{found.width}' height='{found.height}'/></defs></svg>"
        for name, found in pictures.items() if name in {other.over for other in pictures.values()}
    )
    return (f"<!DOCTYPE html>\n<html lang='{clean(report.language)}'>\n<head>\n<meta charset='utf-8'>\n"
            f"<meta http-equiv='Content-Security-Policy' content=\"{_POLICY}\">\n"
            f"<meta name='viewport' content='width=device-width, initial-scale=1'>\n"
            f"<title>{clean(report.title)}</title>\n<style>{_CSS}</style>\n</head>\n<body>\n{stored}\n<main>\n"
            f"{Writer(picture).body(report)}\n</main>\n</body>\n</html>\n")
