"""The example of the README is run as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_library_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    section = README.read_text(encoding="utf-8").split("## Script it")[1]
    found = re.search(r"```python\n(.*?)```", section, re.DOTALL)
    assert found is not None
    exec(compile(found.group(1), str(README), "exec"), {})
    printed = capsys.readouterr().out
    assert "DP-A3 8.1.1" in printed  # a target is being chosen
    assert re.search(r"\(\d[\d.]*\) = column", printed)  # the factor with its modifiers and rules
    assert "rolled" in printed
