"""The table of rules and the tests that cover them.

    python -m tests.rule_table            write resources/rules/blitz40/coverage.md and tell what is not covered
    python -m tests.rule_table --print    print the table instead

A test covers the rules that its marker names, `@pytest.mark.rule("6.3.1", "R-37")`, and those at the beginning of its
name: test_4_3_2_..., test_R_27_..., test_EX_02_4_3_2_..., test_T_01_... The test files are read, not run.
"""

from __future__ import annotations

import ast
import csv
import re
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).resolve().parent
FOLDER = TESTS.parent / "resources" / "rules" / "blitz40"
COVERAGE = FOLDER / "coverage.md"
COMMAND = "python -m tests.rule_table"


class Rule(NamedTuple):
    number: str  # "6.3.1", "R-37", "EX-06"
    title: str
    why_not: str  # why it cannot be tested; "" = it can


class RuleTest(NamedTuple):
    file: str  # path below tests/
    name: str
    numbers: tuple[str, ...]
    broken: bool  # expected to fail: a known defect

    def __str__(self) -> str:
        return f"{self.file}::{self.name}"


def rules(path: Path = FOLDER / "paragraphs.csv") -> dict[str, Rule]:
    """Every paragraph, ruling, table and example, by number and in the order of the file."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(line for line in file if not line.startswith("#"))
        found: dict[str, Rule] = {}
        for row in rows:
            number, testable, why_not = row["number"], row["testable"], row["why_not"]
            if number in found or testable not in ("yes", "no") or (testable == "no") != bool(why_not):
                raise ValueError(f"{path}: bad or repeated row {number!r}")
            found[number] = Rule(number, row["title"], why_not)
    return found


def numbers_in_name(name: str, known: Collection[str]) -> tuple[str, ...]:
    """The rule numbers with which the name of a test begins: test_EX_02_4_3_2_blind gives EX-02 and 4.3.2."""
    words = name.removeprefix("test_").split("_")
    found: list[str] = []
    while words:
        # A letter of a paragraph (2.A) is a capital: test_2_a_turn_is... is about chapter 2.
        kind = words[0].upper()
        if kind in ("EX", "R", "T") and len(words) > 1 and words[1].isdigit():
            found.append(f"{kind}-{words[1]}")
            words = words[2:]
            continue
        length = next((length for length in range(min(len(words), 4), 0, -1)
                       if words[0].isdigit() and ".".join(words[:length]) in known), 0)
        if not length:
            break
        found.append(".".join(words[:length]))
        words = words[length:]
        while words and words[0].isdigit():  # test_2_A_3: step 3 of 2.A
            words = words[1:]
    return tuple(found)


def tests(known: Collection[str], folder: Path = TESTS) -> list[RuleTest]:
    """Every test function below the folder that names a rule, in a stable order."""
    found: list[RuleTest] = []
    for path in sorted(folder.rglob("test_*.py")):
        file = path.relative_to(folder).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"), file)
        found += _tests_in(file, tree.body, _module_marks(tree), known)
    return found


def _tests_in(file: str, body: list[ast.stmt], outer: tuple[ast.expr, ...],
              known: Collection[str]) -> Iterator[RuleTest]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _tests_in(file, node.body, (*outer, *node.decorator_list), known)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            marks = (*outer, *node.decorator_list)
            numbers = [*numbers_in_name(node.name, known), *(number for mark in marks for number in _named(file, mark))]
            if numbers:
                broken = any(_mark_name(mark) == "xfail" for mark in marks)
                yield RuleTest(file, node.name, tuple(dict.fromkeys(numbers)), broken)


def _module_marks(tree: ast.Module) -> tuple[ast.expr, ...]:
    """`pytestmark = pytest.mark.rule(...)`, or a list of marks."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and [ast.unparse(to) for to in node.targets] == ["pytestmark"]:
            return tuple(node.value.elts) if isinstance(node.value, ast.List | ast.Tuple) else (node.value,)
    return ()


def _mark_name(mark: ast.expr) -> str:
    """The last word of pytest.mark.<word>(...), or ""."""
    name = ast.unparse(mark.func if isinstance(mark, ast.Call) else mark)
    return name.removeprefix("pytest.mark.") if name.startswith("pytest.mark.") else ""


def _named(file: str, mark: ast.expr) -> list[str]:
    if _mark_name(mark) != "rule" or not isinstance(mark, ast.Call):
        return []
    found = [word.value for word in mark.args if isinstance(word, ast.Constant) and isinstance(word.value, str)]
    if len(found) != len(mark.args) or not found:
        raise ValueError(f"{file}:{mark.lineno}: a rule mark names its rules as texts: pytest.mark.rule('6.3.1')")
    return found


class Table(NamedTuple):
    rules: dict[str, Rule]
    by_rule: dict[str, list[RuleTest]]
    unknown: list[str]  # "file::test: number", marks that name no rule

    def gaps(self) -> list[Rule]:
        return [rule for number, rule in self.rules.items() if not rule.why_not and not self.by_rule[number]]

    def status(self, rule: Rule) -> str:
        covering = self.by_rule[rule.number]
        if not covering:
            return f"not testable: {rule.why_not}" if rule.why_not else "**no test**"
        broken = [test.name for test in covering if test.broken]
        return f"tested; known defect: {', '.join(broken)}" if broken else "tested"


def collect(folder: Path = TESTS) -> Table:
    known = rules()
    by_rule: dict[str, list[RuleTest]] = {number: [] for number in known}
    unknown: list[str] = []
    for test in tests(known, folder):
        for number in test.numbers:
            if number in by_rule:
                by_rule[number].append(test)
            elif re.fullmatch(r"\d.*|R-.*|EX-.*|T-.*", number):  # others, such as B.5 or DP-M1, are no rows here
                unknown.append(f"{test}: {number}")
    return Table(known, by_rule, unknown)


def markdown(table: Table) -> str:
    testable = [rule for rule in table.rules.values() if not rule.why_not]
    lines = [
        "# Rules and their tests",
        "",
        f"Written by `{COMMAND}`; do not edit. {len(testable) - len(table.gaps())} of {len(testable)} testable"
        f" paragraphs, rulings, tables and examples are covered; {len(table.rules) - len(testable)} cannot be tested.",
        "",
        "| Rule | Title | Tests | Status |",
        "|---|---|---|---|",
    ]
    for rule in table.rules.values():
        lines.append(f"| {rule.number} | {rule.title} | {_cell(table.by_rule[rule.number])} | {table.status(rule)} |")
    return "\n".join(lines) + "\n"


def _cell(covering: list[RuleTest]) -> str:
    files: dict[str, list[str]] = {}
    for test in covering:
        files.setdefault(Path(test.file).stem, []).append(test.name.removeprefix("test_"))
    return "<br>".join(f"{file}: {', '.join(names)}" for file, names in files.items())


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--print"]):
        print(f"usage: {COMMAND} [--print]", file=sys.stderr)
        return 2
    table = collect()
    if arguments:
        print(markdown(table), end="")
        return 0
    COVERAGE.write_text(markdown(table), encoding="utf-8", newline="\n")
    print(f"{COVERAGE.relative_to(TESTS.parent)}: {len(table.rules)} rules, {len(table.gaps())} without a test")
    for rule in table.gaps():
        print(f"  {rule.number} {rule.title}")
    for mark in table.unknown:
        print(f"  no such rule: {mark}")
    return 1 if table.gaps() or table.unknown else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
