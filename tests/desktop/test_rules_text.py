"""The rules help: complete, true to the tables, and readable by the program. Every language file is checked alike."""

import ast
import csv
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bk40qt.desktop.rules_text import NUMBER, Paragraph, Rules, load_rules, parse
from bk40qt.paths import resources_dir, shipped_scenarios
from tests.rule_table import rules as paragraphs_csv

ENGINE = Path(__file__).resolve().parents[2] / "bk40qt" / "engine"
TABLES = resources_dir() / "rules" / "blitz40"
LANGUAGES = sorted([path.name.split(".")[1] for path in (resources_dir() / "help").glob("rules.*.md")])


@pytest.fixture(params=LANGUAGES)
def rules(request: pytest.FixtureRequest) -> Rules:
    found = load_rules(request.param)
    assert found.language == request.param
    return found


# -- the texts ---------------------------------------------------------------------------------------------------------


def cited_by_the_engine() -> Iterator[str]:
    """Every text of the engine that looks like a rule number. Chapters and other small figures cannot be told apart."""
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if re.fullmatch(rf"(chart:)?{NUMBER}", node.value) and not re.fullmatch(r"[A-Z]+|\d+", node.value):
                    yield node.value
    with (TABLES / "limits.csv").open(encoding="utf-8") as file:
        yield from [row["rule"] for row in csv.DictReader(line for line in file if not line.startswith("#"))]


def test_english_is_there() -> None:
    assert "en" in LANGUAGES


def test_every_rule_ruling_table_and_example_has_a_paragraph(rules: Rules) -> None:
    there = [paragraph.number for paragraph in rules.paragraphs]
    wanted = [number for number in paragraphs_csv() if re.fullmatch(NUMBER, number)]
    assert len(wanted) > 200
    assert [number for number in there if number not in ("R", "T", "EX")] == wanted


def test_numbers_and_levels_are_those_of_the_english_file(rules: Rules) -> None:
    english = load_rules("en")
    assert [(p.number, p.level) for p in rules.paragraphs] == [(p.number, p.level) for p in english.paragraphs]


def test_every_paragraph_says_something(rules: Rules) -> None:
    assert [p.number for p in rules.paragraphs if len(p.plain) < 20] == []


def test_what_the_engine_cites_is_a_paragraph(rules: Rules) -> None:
    cited = set(cited_by_the_engine())
    assert {"6.3.1", "R-45", "chart:T-02", "2.B.1", "7.3"} <= cited
    assert {text for text in cited if rules.find(text).number != text.removeprefix("chart:")} == set()
    chapters = [str(chapter) for chapter in range(14)]
    assert [rules.find(chapter).number for chapter in chapters] == chapters


def test_what_the_scenarios_cite_is_a_paragraph(rules: Rules) -> None:
    for path in shipped_scenarios().values():
        notes = " ".join(json.loads(path.read_text(encoding="utf-8"))["notes"])
        cited = re.findall(rf"\(({NUMBER})\)", notes)
        assert cited and [rules.find(number).number for number in cited] == cited


def test_references_lead_to_paragraphs(rules: Rules) -> None:
    there = {paragraph.number for paragraph in rules.paragraphs}
    for paragraph in rules.paragraphs:
        assert set(paragraph.references) <= there - {paragraph.number}, paragraph.number
        assert not re.search(r"\[(?!" + NUMBER + r"\])|\\", paragraph.body), paragraph.number


def test_a_translation_refers_to_the_same_paragraphs(rules: Rules) -> None:
    for paragraph in load_rules("en").paragraphs:
        assert sorted(rules.find(paragraph.number).references) == sorted(paragraph.references), paragraph.number


def test_no_markup_is_left_in_the_html(rules: Rules) -> None:
    for paragraph in rules.paragraphs:
        text = re.sub(r"<[^>]*>", "", paragraph.to_html())
        assert not re.search(r"\*|\[|\]|\||^#|^- |^\d+\. \*", text, re.MULTILINE), paragraph.number


# -- the tables of the help against those the engine plays by ----------------------------------------------------------


def table(paragraph: Paragraph, which: int = 0) -> list[list[str]]:
    """The rows of a table of the paragraph, without its head."""
    found = re.findall(r"(?:^\|.*\n?)+", paragraph.body, re.MULTILINE)[which]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found.splitlines()[2:]]


def figures(paragraph: Paragraph, columns: slice, which: int = 0) -> list[list[str]]:
    """The number each cell begins with, as the CSV files write it."""
    rows = [row[columns] for row in table(paragraph, which)]
    return [[re.match(r"\+?(-?\d+|½)", cell)[1].replace("½", "1/2") for cell in row] for row in rows]  # type: ignore[index]


def data(name: str) -> list[list[str]]:
    with (TABLES / f"{name}.csv").open(encoding="utf-8") as file:
        return list(csv.reader(line for line in file if not line.startswith("#")))[1:]


def test_the_combat_results_are_those_of_the_engine(rules: Rules) -> None:
    assert table(rules.find("T-01")) == data("crt_outward")
    chances = {"soft": [0] * 10, "armour": [0] * 10, "step": [0] * 10}
    for roll, *results in data("crt_outward"):
        ways = 6 - abs(7 - int(roll))
        for column, result in enumerate(results):
            chances["soft"][column] += ways * (result != "-")
            chances["armour"][column] += ways * (result in "N1")
            chances["step"][column] += ways * (result == "1")
    assert [[int(cell) for cell in row[1:]] for row in table(rules.find("T-01"), 1)] == list(chances.values())


@pytest.mark.parametrize(
    ("number", "name", "columns"),
    [
        ("T-02", "fire_firer", slice(1, 3)),
        ("T-03", "fire_target", slice(1, 4)),
        ("T-04", "indirect", slice(1, 2)),
        ("T-05", "movement", slice(1, 4)),
        ("T-08", "spotting", slice(1, 3)),
        ("4.1", "spotting", slice(1, 3)),
    ],
)
def test_the_figures_are_those_of_the_engine(rules: Rules, number: str, name: str, columns: slice) -> None:
    # Order too: the rows of the help stand in the order of the CSV file.
    assert figures(rules.find(number), columns) == [row[columns] for row in data(name)]


def test_formation_factors_and_reaction_checks_are_those_of_the_engine(rules: Rules) -> None:
    assert figures(rules.find("T-06"), slice(1, 2)) == [row[-1:] for row in data("formation_factor")]
    base, added = (figures(rules.find("T-07"), slice(1, 2), which) for which in (0, 1))
    assert base + added == [row[-1:] for row in data("reaction")]


def test_victory_at_hannut_is_that_of_the_scenario(rules: Rules) -> None:
    scenario = json.loads(shipped_scenarios()["hannut"].read_text(encoding="utf-8"))
    holders = {entry["hex"]: entry["side"] for entry in scenario["control"]}
    rows = table(rules.find("T-09"))
    points = scenario["victory"]["points"]
    assert [(row[0], int(row[2])) for row in rows] == [(point["hex"], point["vp"]) for point in points]
    assert all([row[1] == point.get("name", row[1]) for row, point in zip(rows, points, strict=True)])
    held = {row[0]: row[3] for row in rows}
    assert len(set(held.values())) == 2  # one word for each side
    assert len({(holders[place], word) for place, word in held.items()}) == 2
    bands = [[int(each) for each in re.findall(r"\d+", " ".join(row))] for row in table(rules.find("T-10"))]
    assert bands == [
        [band["turn"], band["low"] - 1, band["low"], band["high"], band["high"] + 1]
        for band in scenario["victory"]["bands"]
    ]


def test_the_markers_at_the_start_are_those_of_the_scenarios(rules: Rules) -> None:
    wanted = []
    for name in ("hannut", "stonne"):
        scenario = json.loads(shipped_scenarios()[name].read_text(encoding="utf-8"))
        late = {entry["formation"] for entry in scenario["entries"]}
        for side in ("german", "french"):
            own = [each for each in scenario["formations"] if each["side"] == side and each["marker"]]
            formations = [each["id"] for each in own if each["id"] not in late]
            first = next(entry for entry in scenario["markers"] if (entry["side"], entry["turn"]) == (side, 1))
            row = [len(formations), *[first.get(kind, 0) for kind in ("artillery", "stuka", "repeat", "general")]]
            wanted.append([*row, sum(row)])
    assert [[int(cell) for cell in row[1:]] for row in table(rules.find("T-11"))] == wanted


# -- finding -----------------------------------------------------------------------------------------------------------


SMALL = """\
# 6 Actions

Short & <plain>, with **bold** and *italic*, see [6.3.1] and [R-45].
Goes on at -1.

15. Mai is no list.

1. one
2. two - three

- dot

| Head | -1 |
|---|---|
| row | R-45 |

## 6.3.1 Opportunity fire

Nothing of Énines.

# R Rulings

Straße, Œuvre and a stream.

## R-45 Bridges <b>

Fire across a stream.
"""


@pytest.fixture
def small() -> Rules:
    return parse(SMALL, "xx")


@pytest.mark.parametrize(
    ("cited", "found"),
    [
        ("6.3.1", "6.3.1"),
        ("chart:R-45", "R-45"),
        ("r-45", "R-45"),
        (" 6.3.1 ", "6.3.1"),
        ("6.3.1.9", "6.3.1"),
        ("6.4", "6"),
        ("R-99", "R"),
        ("nonsense", "6"),
        ("", "6"),
    ],
)
def test_find(small: Rules, cited: str, found: str) -> None:
    assert small.find(cited).number == found


def test_a_language_without_a_file_is_english() -> None:
    assert load_rules("tlh") is load_rules("en")


def test_a_heading_without_a_number_is_refused() -> None:
    with pytest.raises(ValueError, match="no rule number in '## Nothing'"):
        parse("## Nothing\n", "xx")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("fire", ["6.3.1", "R-45"]),  # title before text
        ("FIRE stream", ["R-45"]),  # all words
        ("enines", ["6.3.1"]),
        ("STRASSE", ["R"]),
        ("oeuvre", ["R"]),
        ("r-45", ["R-45", "6"]),  # the number itself first
        ("bazooka", []),
        ("  ", []),
    ],
)
def test_search(small: Rules, words: str, found: list[str]) -> None:
    assert [hit.paragraph.number for hit in small.search(words)] == found


def test_a_snippet_shows_what_was_found_without_markup() -> None:
    filler = "word " * 60
    rules = parse(f"# 1 Title\n\n{filler}ßßß **needle** of [6.3.1] {filler}\n", "xx")
    (hit,) = rules.search("needle")
    assert "ßßß needle of 6.3.1 word" in hit.snippet
    assert hit.snippet.startswith("… word") and hit.snippet.endswith("word …") and len(hit.snippet) < 130
    (hit,) = rules.search("title")
    assert hit.snippet.startswith("word word") and hit.snippet.endswith("word …")


def test_the_search_finds_what_a_player_would_ask_for() -> None:
    rules = load_rules("en")
    assert rules.search("opportunity fire")[0].paragraph.number == "6.3.1"
    assert rules.search("minefield")[0].paragraph.number == "10.1"
    assert rules.search("8.4")[0].paragraph.number == "8.4"
    assert {"4.3.2", "R-28", "EX-02"} <= {hit.paragraph.number for hit in rules.search("blind hex")}


# -- HTML --------------------------------------------------------------------------------------------------------------


def test_html(small: Rules) -> None:
    assert small.find("6").to_html().splitlines() == [
        '<h2><a name="6"></a>6 Actions</h2>',
        "<p>Short &amp; &lt;plain&gt;, with <b>bold</b> and <i>italic</i>, see "
        '<a href="rule:6.3.1">6.3.1</a> and <a href="rule:R-45">R-45</a>. Goes on at −1.</p>',
        "<p>15. Mai is no list.</p>",
        "<ol><li>one</li><li>two − three</li></ol>",
        "<ul><li>dot</li></ul>",
        '<table border="1" cellspacing="0" cellpadding="4" style="border-collapse: collapse; margin: 6px 0px">'
        '<tr><th align="center">Head</th><th align="center">−1</th></tr>'
        '<tr><td align="center">row</td><td align="center">R-45</td></tr></table>',
    ]


def test_html_of_a_title_is_escaped_and_the_heading_can_be_left_out(small: Rules) -> None:
    ruling = small.find("R-45")
    assert ruling.to_html().startswith('<h3><a name="R-45"></a>R-45 Bridges &lt;b&gt;</h3>')
    assert ruling.to_html(heading=False) == "<p>Fire across a stream.</p>"


def test_the_address_of_links_can_be_chosen(small: Rules) -> None:
    assert '<a href="help:&quot;6.3.1">' in small.find("6").to_html(link='help:"')
