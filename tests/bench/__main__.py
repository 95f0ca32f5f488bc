"""All figures in one go, each with what we must reach, where we want to be, and the peer that ran beside it.

    python dev.py bench                      # sets the peers up, then runs this
    python -m tests.bench [--only sight,start] [--json FILE] [--strict]

Machines are noisy: what counts is the ratio to the peer within one run. See ../shared/performance.md.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import os
import platform
import re
import sys
import time
import traceback
from pathlib import Path
from typing import Any, NamedTuple

Figure = tuple[str, float, str]


class Target(NamedTuple):
    """`more`: a larger figure is better. Peers are names of other figures of the same run."""

    pattern: str
    must: float | None
    goal: float | None
    more: bool
    peers: tuple[str, ...] = ()


TARGETS = (
    Target(r"random play, (hannut|stonne)", None, None, True,
           ("random play, peer, python-chess", "random play, peer, catanatron")),
    Target(r"random play, hannut / python-chess", 1.0, None, True),
    Target(r"random play, hannut / catanatron", None, 1.0, True),
    Target(r"random play, hannut, a whole game", 1.0, 0.2, False),
    Target(r"simulation on 2 cores, .* / one process", 1.7, 1.9, True, ("a bare loop on 2 cores / one process",)),
    Target(r"loading (hannut|stonne)", None, None, False),
    Target(r"(hannut|200x200): Sight\.clear", 500_000, 3_000_000, True,
           (r"\1: peer, shapely STRtree per pair", r"\1: peer, walking in integers")),
    Target(r"200x200: all verdicts", 2000, 300, False),
    Target(r"200x200: all verdicts, peak memory", 200, 64, False),
    Target(r"hannut: all verdicts", 150, 30, False),
    Target(r"(hannut|200x200): all verdicts, pairs", None, None, True,
           (r"\1: peer, shapely STRtree per pair", r"\1: peer, walking in integers")),
    Target(r"(hannut|200x200): viewshed with reasons", 5, 1, False),
    Target(r"commit of a decision, hannut / bare", 1.5, 1.1, False),
    # Longer or shorter than 5,000 decisions: bench_storage says what 5,000 would take.
    Target(r"open a game of 5000 decisions, hannut|\.\.\. that is at most, for 5000", 2000, 300, False),
    Target(r"bk40qt .*", 0.5, 0.2, False, ("bare Python, nothing imported",)),
    Target(r"home screen / bare PySide6 window", 1.5, 1.2, False),
    Target(r"Hannut board / bare PySide6 window", 2.5, 1.6, False),
    Target(r"packed, (home|board) / from source, (elapsed|processor)", 1.5, 1.2, False),
    Target(r"200x200.*: (pan|zoom|the whole map).*, (median|99th of 100|worst)", 30, 60, True),
    Target(r"editor (opens|starts with) 200x200 / Tiled", 2, 1, False),
    Target(r"200x200: (undo of a )?stroke, .*, seen, (median|worst)", 50, 25, False),
    Target(r"200x200: (undo of a )?stroke, size 1 at [\d.]+, (median|worst)", 50, 25, False),
)


def target_of(name: str) -> tuple[Target, tuple[str, ...]] | None:
    """The target of a figure and the names of its peers."""
    for target in TARGETS:
        match = re.fullmatch(target.pattern, name)
        if match:
            return target, tuple(match.expand(peer) for peer in target.peers)
    return None


def judged(module: str, figure: Figure, all_figures: dict[str, float]) -> dict[str, Any]:
    name, value, unit = figure
    found: dict[str, Any] = {"module": module, "name": name, "value": value, "unit": unit}
    aim = target_of(name)
    if aim is None:
        return found
    target, peers = aim
    for what in ("must", "goal"):
        wanted = getattr(target, what)
        if wanted is not None:
            found[what] = wanted
            found[f"{what}_met"] = value >= wanted if target.more else value <= wanted
    ratios = {peer: value / all_figures[peer] for peer in peers if all_figures.get(peer)}
    if ratios:
        found["ratio"] = ratios
    return found


def line(found: dict[str, Any]) -> str:
    value = found["value"]
    text = f"{found['name']:<58} {value:>14,.{3 if value < 10 else 1}f} {found['unit']:<12}"
    for what in ("must", "goal"):
        if what in found:
            text += f" {what} {found[what]:,g}: {'yes' if found[f'{what}_met'] else 'NO'}"
    for peer, ratio in found.get("ratio", {}).items():
        text += f"  {ratio:,.3g} x {peer.rpartition(': ')[2].removeprefix('random play, ').removeprefix('peer, ')}"
    return text.rstrip()


def modules() -> list[str]:
    return sorted(path.stem.removeprefix("bench_") for path in Path(__file__).parent.glob("bench_*.py"))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__.partition("\n")[0])
    parser.add_argument("--only", default="", help=f"some of {', '.join(modules())}, with commas")
    parser.add_argument("--json", metavar="FILE", help="write all figures there, too")
    parser.add_argument("--strict", action="store_true", help="exit code 1 if a must is missed")
    told = parser.parse_args(arguments)
    wanted = told.only.split(",") if told.only else modules()
    unknown = sorted(set(wanted) - set(modules()))
    if unknown:
        parser.error(f"there is no benchmark {unknown[0]!r}; there are {', '.join(modules())}")
    print(f"# Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()} {platform.system()}")
    for peer in ("chess", "catanatron"):
        if importlib.util.find_spec(peer) is None:
            print(f"# {peer}: peer not installed (python dev.py bench installs it)")
    rows: list[dict[str, Any]] = []
    failed = False
    for name in wanted:
        began = time.perf_counter()
        try:
            figures: list[Figure] = importlib.import_module(f"tests.bench.bench_{name}").figures()
        except Exception:  # one that does not run must not keep the others from it
            traceback.print_exc()
            failed = True
            continue
        print(f"\n# {name}, {time.perf_counter() - began:.0f} s", flush=True)
        values = {figure[0]: figure[1] for figure in figures}
        for figure in figures:
            rows.append(judged(name, figure, values))
            print(line(rows[-1]), flush=True)
    missed = [row["name"] for row in rows if row.get("must_met") is False]
    print(f"\n# {sum('must' in row for row in rows)} musts, missed: {', '.join(missed) or 'none'}")
    if told.json:
        Path(told.json).write_text(json.dumps({"python": platform.python_version(), "cores": os.cpu_count(),
                                               "figures": rows}, indent=1) + "\n", encoding="utf-8")
    return 1 if failed or (told.strict and missed) else 0


if __name__ == "__main__":
    sys.exit(main())
