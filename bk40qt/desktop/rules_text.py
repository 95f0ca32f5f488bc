"""The rules of the game as help text: paragraphs by number, search, and HTML for a text browser. No Qt.

`resources/help/rules.<language>.md` holds a small part of Markdown: a heading `## 6.3.1 Opportunity fire` for each
paragraph, where the number decides and the level only indents; text, lists, tables; **bold**, *italic*, references
[6.3.1].
"""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import groupby
from typing import Final

from bk40qt.paths import resources_dir

NUMBER: Final = r"(?:\d+(?:\.[0-9A-Z]+)*|(?:R|T|EX)(?:-\d+)?)"
_HEADING: Final = re.compile(rf"(#+) ({NUMBER}) (\S.*)")
_REFERENCE: Final = re.compile(rf"\[({NUMBER})\]")
_BOLD: Final = re.compile(r"\*\*(\S|\S.*?\S)\*\*")
_ITALIC: Final = re.compile(r"\*(\S|\S.*?\S)\*")
_MINUS: Final = re.compile(r"(?<![\w-])-(?=\d)|(?<= )-(?= \S)")  # -1 and 8 - 2; not R-45, nor a dash in a table
_SNIPPET: Final = 120  # characters


@dataclass(frozen=True)
class Paragraph:
    number: str  # "6.3.1", "R-45"; "R", "T" and "EX" are the chapters of rulings, tables and examples
    title: str
    level: int  # 1 = chapter
    body: str  # Markdown

    @cached_property
    def references(self) -> tuple[str, ...]:
        return tuple(_REFERENCE.findall(self.body))

    @cached_property
    def plain(self) -> str:
        """The body in one line, without any markup."""
        lines = [line for kind, line in _kinds(self.body) if kind and not _is_rule(line)]
        text = " ".join([line.strip("| ").replace(" | ", " · ") for line in lines])
        return _ITALIC.sub(r"\1", _BOLD.sub(r"\1", _REFERENCE.sub(r"\1", text)))

    def to_html(self, link: str = "rule:", heading: bool = True) -> str:
        """For a text browser; references lead to the address `link` + number."""
        blocks = list(_blocks(self.body, link))
        if heading:
            tag, title = f"h{min(self.level + 1, 4)}", _inline(self.title, link)
            blocks.insert(0, f'<{tag}><a name="{self.number}"></a>{self.number} {title}</{tag}>')
        return "\n".join(blocks)


@dataclass(frozen=True)
class Hit:
    paragraph: Paragraph
    snippet: str  # plain text round what was found


@dataclass(frozen=True)
class Rules:
    language: str
    paragraphs: tuple[Paragraph, ...]

    @cached_property
    def _by_number(self) -> dict[str, Paragraph]:
        return {paragraph.number: paragraph for paragraph in self.paragraphs}

    def find(self, number: str) -> Paragraph:
        """The paragraph of a rule as the engine cites it ("chart:T-02"), else the nearest above it, else the first."""
        sought = number.strip().removeprefix("chart:").upper()
        while sought and sought not in self._by_number:
            sought = sought[: max(sought.rfind("."), sought.rfind("-"), 0)]
        return self._by_number.get(sought, self.paragraphs[0])

    def search(self, words: str) -> list[Hit]:
        """Paragraphs in which every word occurs: the number itself, then those with most words in the title."""
        sought = _fold(words).split()
        ranked: list[tuple[int, int, Hit]] = []
        for place, paragraph in enumerate(self.paragraphs if sought else ()):
            head = _fold(f"{paragraph.number} {paragraph.title}")
            below = [word for word in sought if word not in head]
            if all([word in self._folded[place] for word in below]):
                exact = sought == [_fold(paragraph.number)]
                hit = Hit(paragraph, _snippet(paragraph.plain, self._folded[place], below))
                ranked.append((-1 if exact else len(below), place, hit))
        ranked.sort(key=lambda entry: entry[:2])
        return [hit for _, _, hit in ranked]

    @cached_property
    def _folded(self) -> tuple[str, ...]:
        return tuple([_fold(paragraph.plain) for paragraph in self.paragraphs])


@cache
def load_rules(language: str) -> Rules:
    """The rules in this language, or in English if there is no such file."""
    path = resources_dir() / "help" / f"rules.{language}.md"
    if not path.is_file():
        return load_rules("en")
    return parse(path.read_text(encoding="utf-8"), language)


def parse(text: str, language: str) -> Rules:
    paragraphs: list[Paragraph] = []
    for part in re.split(r"^(?=#)", text, flags=re.MULTILINE):
        first, _, body = part.partition("\n")
        if heading := _HEADING.fullmatch(first.rstrip()):
            marks, number, title = heading.groups()
            paragraphs.append(Paragraph(number, title, len(marks), body.strip()))
        elif part.strip():
            raise ValueError(f"rules.{language}.md: no rule number in {first!r}")
    return Rules(language, tuple(paragraphs))


# -- search ------------------------------------------------------------------------------------------------------------


def _fold(text: str) -> str:
    """Without case and accents: "Énines" is found by "enines"."""
    return "".join([_fold_letter(letter) for letter in text])


@cache
def _fold_letter(letter: str) -> str:
    plain = unicodedata.normalize("NFKD", letter).casefold().replace("œ", "oe").replace("æ", "ae")
    return "".join([each for each in plain if not unicodedata.combining(each)])


def _snippet(plain: str, folded: str, sought: Sequence[str]) -> str:
    """The text round these words, the longest of them if they stand apart; the beginning if there are none."""
    wanted = [" ".join(sought), *sorted(sought, key=len, reverse=True)] if sought else []
    found = next((at for at in map(folded.find, wanted) if at >= 0), 0)
    if len(folded) > len(plain):  # a folded letter may be longer (ß, ½): count back to where it came from
        found = [place for place, letter in enumerate(plain) for _ in _fold_letter(letter)][found]
    begin = max(0, found - _SNIPPET // 3)
    if begin:  # at the beginning of a word
        begin = plain.find(" ", begin) + 1
    end = begin + _SNIPPET
    if end < len(plain):
        end = max(plain.rfind(" ", begin, end), begin + 1)
    return ("… " if begin else "") + plain[begin:end] + (" …" if end < len(plain) else "")


# -- HTML --------------------------------------------------------------------------------------------------------------


def _inline(text: str, link: str) -> str:
    text = _MINUS.sub("−", html.escape(text, quote=False))
    text = _ITALIC.sub(r"<i>\1</i>", _BOLD.sub(r"<b>\1</b>", text))
    return _REFERENCE.sub(lambda found: f'<a href="{html.escape(link)}{found[1]}">{found[1]}</a>', text)


def _kinds(body: str) -> Iterator[tuple[str, str]]:
    """Each line with its kind. A numbered list counts from 1: "15. Mai" at the beginning of a line is none."""
    last = 0
    for line in body.splitlines():
        number = re.match(r"(\d+)\. ", line)
        if number and int(number[1]) == last + 1:
            last += 1
            yield "ol", line[number.end() :]
            continue
        last = 0
        if line.startswith("- "):
            yield "ul", line[2:]
        elif line.startswith("|"):
            yield "table", line
        else:
            yield "p" if line.strip() else "", line


def _blocks(body: str, link: str) -> Iterator[str]:
    for kind, group in groupby(_kinds(body), key=lambda entry: entry[0]):
        lines = [line for _, line in group]
        if kind == "table":
            yield _table(lines, link)
        elif kind == "p":
            yield f"<p>{_inline(' '.join(lines), link)}</p>"
        elif kind:
            items = "".join([f"<li>{_inline(line, link)}</li>" for line in lines])
            yield f"<{kind}>{items}</{kind}>"


def _is_rule(line: str) -> bool:
    """The line between head and rows of a table."""
    return line.startswith("|") and not line.strip("|-: ")


def _table(lines: Sequence[str], link: str) -> str:
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines if not _is_rule(line)]
    # Columns of figures and signs are centred.
    align = ["center" if max(map(len, column)) <= 4 else "left" for column in zip(*rows[1:], strict=True)]
    parts = ['<table border="1" cellspacing="0" cellpadding="4" style="border-collapse: collapse; margin: 6px 0px">']
    for place, row in enumerate(rows):
        tag = "td" if place else "th"
        cells = [f'<{tag} align="{way}">{_inline(cell, link)}</{tag}>' for way, cell in zip(align, row, strict=True)]
        parts.append(f"<tr>{''.join(cells)}</tr>")
    return "".join([*parts, "</table>"])
