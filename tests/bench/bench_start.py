"""How long the text commands take from start to end, beside a bare Python; and that none of them imports Qt.

    python -m tests.bench.bench_start

The figure is the fastest of several starts: what the command costs, not what else the machine was doing.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

Figure = tuple[str, float, str]
ROOT = Path(__file__).parents[2]
ROUNDS = 9

BARE = "bare Python, nothing imported"
COMMANDS: dict[str, list[str]] = {
    BARE: ["-c", "pass"],
    "bk40qt --help": ["-m", "bk40qt", "--help"],
    "bk40qt los hannut 0706 0702": ["-m", "bk40qt", "los", "hannut", "0706", "0702"],
    "bk40qt los hannut 0706": ["-m", "bk40qt", "los", "hannut", "0706"],
}
# The exit code may be 1 (the answer is no) and still be right; 2 is bad input.
_LOADED = (
    "import sys\nfrom bk40qt.__main__ import main\n"
    "try:\n    main({arguments!r})\nexcept SystemExit:\n    pass\n"
    "print(sorted({{name.partition('.')[0] for name in sys.modules}}), file=sys.stderr)"
)


def taken(arguments: list[str]) -> float:
    began = time.perf_counter()
    code = subprocess.run([sys.executable, *arguments], cwd=ROOT, stdout=subprocess.DEVNULL).returncode
    seconds = time.perf_counter() - began
    assert code in (0, 1), (arguments, code)
    return seconds


def imports(arguments: list[str]) -> str:
    """The top-level modules that a command has loaded when it is done."""
    code = _LOADED.format(arguments=arguments)
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stderr


def figures() -> list[Figure]:
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for arguments in COMMANDS.values():
        taken(arguments)  # files into the cache, bytecode written
    for _ in range(ROUNDS):
        for name, arguments in COMMANDS.items():
            times[name].append(taken(arguments))
    for name, arguments in COMMANDS.items():
        if name != BARE:
            loaded = imports(arguments[2:])
            assert "PySide6" not in loaded, f"{name} imports Qt"
    return [(name, min(found), "s") for name, found in times.items()]


def main() -> None:
    for name, value, unit in figures():
        print(f"{name:<60} {value:>12,.3f} {unit}")


if __name__ == "__main__":
    main()
