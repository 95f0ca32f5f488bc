"""The translations: up to date with the sources, complete, and compiled.

`python -m tests.texts` brings the files up to date.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from tests.texts import (
    CONTEXT,
    LANGUAGES,
    Text,
    collect,
    compiled,
    fitting,
    placeholders,
    read,
    ts_path,
    unfinished,
    update,
    written,
)

COMMAND = "run: python -m tests.texts"


@pytest.fixture(scope="module")
def texts() -> dict[str, Text]:
    return collect()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_up_to_date(language: str, texts: dict[str, Text]) -> None:
    path = ts_path(language)
    now = path.read_text(encoding="utf-8")
    assert now == written(language, texts, read(path)), COMMAND
    assert path.with_suffix(".qm").read_bytes() == compiled(now), COMMAND


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated(language: str, texts: dict[str, Text]) -> None:
    missing = [text.source for text in unfinished(texts, read(ts_path(language)))]
    assert not missing, f"{len(missing)} texts; see: python -m tests.texts --missing {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_placeholders_of_the_text(language: str, texts: dict[str, Text]) -> None:
    known = read(ts_path(language))
    for text in texts.values():
        for form in fitting(text, known.get(text.source)):
            # "one unit" may do without the number, and so may a language that says it otherwise.
            spare = {"{n}"} if text.counts else set()
            assert not form or placeholders(form) | spare == placeholders(text.source) | spare, (text.source, form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_a_letter_for_the_keyboard_where_the_text_has_one(
    language: str, texts: dict[str, Text]
) -> None:
    known = read(ts_path(language))
    for text in texts.values():
        for form in filter(None, fitting(text, known.get(text.source))):
            assert form.count("&") == text.source.count("&"), (text.source, form)


def test_french_signs_are_set_off_by_a_space_that_does_not_break(texts: dict[str, Text]) -> None:
    known = read(ts_path("fr"))
    for text in texts.values():
        for form in fitting(text, known.get(text.source)):
            assert not re.search(r"[^\W\d_}] ?[;?!](\s|$)| :(\s|$)|« | »", form), (text.source, form)


def _sources(root: Path, source: str) -> dict[str, Text]:
    (root / "bk40qt").mkdir(exist_ok=True)
    (root / "bk40qt" / "some.py").write_text(source, encoding="utf-8")
    return collect(root)


def test_texts_are_found_by_how_they_are_said(tmp_path: Path) -> None:
    found = _sources(
        tmp_path,
        """
tr("Go to {hex}", hex=name); i18n.tr("Two" " parts"); say("said {x}", x=1); translatable("marked")
trn("{n} unit", "{n} units", n)
tr(variable); other("not a text"); say("{a} ({b})", a=1, b=2); say("{whole}.5", whole=1)
@event(EVENTS, "moved", "{unit} moves")
class Moved: ...
""",
    )
    assert list(found) == ["Go to {hex}", "Two parts", "marked", "said {x}", "{n} units", "{unit} moves", "{whole}.5"]
    assert [text.source for text in found.values() if text.counts] == ["{n} units"]
    assert found["marked"].files == {"bk40qt/some.py"}


def test_what_shipped_scenarios_say_is_found(tmp_path: Path) -> None:
    scenario = {
        "title": "Somewhere, 1 May 1940", "date": "1940-05-01", "notes": ["First note.", "Second note."],
        "sides": [{"name": "Germans"}, {"name": "French"}], "zones": [{"text": "near the mill"}, {}],
        "counters": [{"type": "tank", "model": "fast tanks"}, {"type": "hq", "model": "staff"}, {"type": "infantry"}],
    }
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "some.bk40").write_text(json.dumps(scenario), encoding="utf-8")
    assert set(collect(tmp_path)) == {
        "Somewhere, 1 May 1940", "Somewhere", "First note.", "Second note.", "Germans", "French", "near the mill",
        "fast tanks",
    }


def test_a_text_cannot_be_counted_and_not(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="both"):
        _sources(tmp_path, 'trn("a unit", "units", n); tr("units")')


def test_updating_keeps_translations_and_drops_what_is_gone(tmp_path: Path) -> None:
    first = _sources(tmp_path, 'tr("old <&>"); tr("kept"); trn("{n} unit", "{n} units", n)')
    missing = update("de", first, {"kept": ("bleibt",), "old <&>": ("alt \"'",)}, tmp_path)
    assert [text.source for text in missing] == ["{n} units"]
    assert read(ts_path("de", tmp_path))["old <&>"] == ("alt \"'",)
    second = _sources(tmp_path, 'tr("kept"); tr("new"); trn("{n} unit", "{n} units", n)')
    missing = update("de", second, {"{n} units": ("{n} Einheit", "{n} Einheiten")}, tmp_path)
    assert [text.source for text in missing] == ["new"]
    assert read(ts_path("de", tmp_path)) == {
        "kept": ("bleibt",),
        "new": ("",),
        "{n} units": ("{n} Einheit", "{n} Einheiten"),
    }
    before = ts_path("de", tmp_path).read_bytes()
    update("de", second, {}, tmp_path)
    assert ts_path("de", tmp_path).read_bytes() == before


def test_qt_finds_the_compiled_texts(tmp_path: Path) -> None:
    texts = _sources(tmp_path, 'tr("kept"); tr("new"); trn("{n} unit", "{n} units", n)')
    update("de", texts, {"kept": ("bleibt",), "{n} units": ("{n} Einheit", "{n} Einheiten")}, tmp_path)
    translator = QTranslator()
    assert translator.load("bk40qt_de", str(tmp_path))
    assert translator.translate(CONTEXT, "kept") == "bleibt"
    assert not translator.translate(CONTEXT, "new")
    assert [translator.translate(CONTEXT, "{n} units", None, n) for n in (0, 1, 2)] == [
        "{n} Einheiten",
        "{n} Einheit",
        "{n} Einheiten",
    ]
