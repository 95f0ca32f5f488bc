"""The texts of the program and their translations.

    python -m tests.texts                  bring resources/i18n/*.ts up to date, make the .qm files, say what is missing
    python -m tests.texts --missing de     print what is not translated yet, as JSON
    python -m tests.texts --fill de FILE   take translations from a JSON file: {"text": "translation"}; for a text that
                                           counts, {"text": ["one", "many"]}

Texts are the literal first arguments of tr(), say() and translatable(), the second of trn() (its English plural) and
the patterns of events; further what the shipped scenarios say in words. The sources are read, not run. A text that is
gone from the sources is gone from the files.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from bk40qt.play.scenario_head import without_date

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
PACKAGES = ("bk40qt", "editor")
SCENARIOS = ("scenarios", "resources/tutorial")
LANGUAGES = ("de", "fr")
CONTEXT = "bk40qt"
FORMS = 2  # of a text that counts, in German as in French


@dataclass(slots=True)
class Text:
    """What is said in the sources. `counts`: made by trn, with a form for one and a form for many."""

    source: str
    counts: bool
    files: set[str] = field(default_factory=set)


Translation = tuple[str, ...]  # one form, or FORMS for a text that counts; empty strings where there is none yet


def collect(root: Path = ROOT) -> dict[str, Text]:
    """Every text of the program, sorted."""
    found: dict[str, Text] = {}
    for name, source, counts in (*_in_sources(root), *_in_scenarios(root)):
        text = found.setdefault(source, Text(source, counts))
        if text.counts != counts:
            raise SystemExit(f"{name}: {source!r} is both counted (trn) and not (tr, say) in the sources")
        text.files.add(name)
    return dict(sorted(found.items()))


def _in_sources(root: Path) -> Iterator[tuple[str, str, bool]]:
    for package in PACKAGES:
        for path in sorted((root / package).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            for source, counts in _texts(ast.parse(path.read_text(encoding="utf-8"), name)):
                yield name, source, counts


def _in_scenarios(root: Path) -> Iterator[tuple[str, str, bool]]:
    """What cards, dialogs and printed sheets show of the shipped scenarios; the names of places stay as they are."""
    for folder in SCENARIOS:
        for path in sorted((root / folder).glob("*.bk40")):
            name = path.relative_to(root).as_posix()
            scenario = json.loads(path.read_text(encoding="utf-8"))
            title = scenario["title"]
            said = [title, without_date(title, scenario["date"]), scenario.get("credits", ""), *scenario["notes"]]
            said += [side["name"] for side in scenario["sides"]]
            said += [zone.get("text", "") for zone in scenario["zones"]]
            said += [unit.get("model", "") for unit in scenario["counters"] if unit["type"] != "hq"]
            yield from ((name, text, False) for text in said if has_words(text))


def _texts(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        place = {"tr": 0, "say": 0, "translatable": 0, "trn": 1, "event": 2}.get(called)
        if place is None or len(node.args) <= place:
            continue
        text = node.args[place]
        if isinstance(text, ast.Constant) and isinstance(text.value, str) and has_words(text.value):
            yield text.value, called == "trn"


def has_words(text: str) -> bool:
    """Whether a language could want it otherwise: words, a colon (French sets it off), a decimal point."""
    plain = re.sub(r"\{[^}]*\}", "0", text)
    return any(sign.isalpha() or sign == ":" for sign in plain) or re.search(r"0\.\d", plain) is not None


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"\{[^}]*\}", text))


# -- the files ---------------------------------------------------------------------------------------------------------


def ts_path(language: str, folder: Path = FOLDER) -> Path:
    return folder / f"bk40qt_{language}.ts"


def read(path: Path) -> dict[str, Translation]:
    """The translations of a file, finished or not."""
    if not path.exists():
        return {}
    found: dict[str, Translation] = {}
    for message in ElementTree.parse(path).getroot().iter("message"):
        source, translation = message.find("source"), message.find("translation")
        if source is None or translation is None:
            continue
        forms = [form.text or "" for form in translation.iter("numerusform")]
        found[source.text or ""] = tuple(forms) if message.get("numerus") == "yes" else (translation.text or "",)
    return found


def fitting(text: Text, known: Translation | None) -> Translation:
    """The translation in as many forms as the text needs."""
    wanted = FORMS if text.counts else 1
    return known if known is not None and len(known) == wanted else ("",) * wanted


def written(language: str, texts: dict[str, Text], known: dict[str, Translation]) -> str:
    """A Qt Linguist file. As Linguist writes it, so that editing there changes the translations alone."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines += [f'<TS version="2.1" language="{language}" sourcelanguage="en">', "<context>"]
    lines.append(f"    <name>{CONTEXT}</name>")
    for text in texts.values():
        lines.append('    <message numerus="yes">' if text.counts else "    <message>")
        lines += [f'        <location filename="../../{name}"/>' for name in sorted(text.files)]
        lines.append(f"        <source>{_escaped(text.source)}</source>")
        forms = fitting(text, known.get(text.source))
        tag = "translation" if all(forms) else 'translation type="unfinished"'
        if text.counts:
            lines.append(f"        <{tag}>")
            lines += [f"            <numerusform>{_escaped(form)}</numerusform>" for form in forms]
            lines.append("        </translation>")
        else:
            lines.append(f"        <{tag}>{_escaped(forms[0])}</translation>")
        lines.append("    </message>")
    return "\n".join([*lines, "</context>", "</TS>", ""])


def _escaped(text: str) -> str:
    return escape(text, {'"': "&quot;", "'": "&apos;"})


def unfinished(texts: dict[str, Text], known: dict[str, Translation]) -> list[Text]:
    return [text for text in texts.values() if not all(fitting(text, known.get(text.source)))]


def compiled(ts: str) -> bytes:
    """The .qm file for a .ts file, by the lrelease that comes with PySide6. Unfinished texts stay English."""
    tool = Path(sys.executable).parent / "pyside6-lrelease"
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "texts.ts", Path(folder) / "texts.qm"
        source.write_text(ts, encoding="utf-8")
        command = [str(tool), "-silent", "-nounfinished", str(source), "-qm", str(target)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode or not target.exists():
            raise SystemExit(f"{tool.name} failed:\n{done.stdout}{done.stderr}")
        return target.read_bytes()


def update(language: str, texts: dict[str, Text], more: dict[str, Translation], folder: Path = FOLDER) -> list[Text]:
    """Bring the files of a language up to date; what is still to be translated."""
    path = ts_path(language, folder)
    known = {**read(path), **more}
    ts = written(language, texts, known)
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(ts, encoding="utf-8")
    path.with_suffix(".qm").write_bytes(compiled(ts))
    return unfinished(texts, known)


def _filled(path: str) -> dict[str, Translation]:
    data = json.loads(Path(path).read_text(encoding="utf-8"))
    return {source: (forms,) if isinstance(forms, str) else tuple(forms) for source, forms in data.items()}


def main(arguments: list[str]) -> int:
    texts = collect()
    match arguments:
        case ["--missing", language]:
            missing = unfinished(texts, read(ts_path(language)))
            empty = {text.source: [""] * FORMS if text.counts else "" for text in missing}
            print(json.dumps(empty, ensure_ascii=False, indent=1))
            return 0
        case ["--fill", chosen, path]:
            more = {chosen: _filled(path)}
        case []:
            more = {}
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    for language in LANGUAGES:
        missing = update(language, texts, more.get(language, {}))
        print(f"{ts_path(language).name}: {len(texts)} texts, {len(missing)} unfinished")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
