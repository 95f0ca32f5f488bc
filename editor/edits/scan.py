"""The scanned map under the hexes: put there, moved, taken away, and carried along when the map changes as a whole.

A scan is the section `scan` of the file. Where it lies is an affine transform from pixels of the picture to units of
the map, written as Qt writes it: (a, b, c, d, x, y) takes (px, py) to (a px + c py + x, b px + d py + y).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atan2, cos, degrees, hypot, radians, sin, sqrt
from typing import Any, Final

from bk40qt.engine.hexgrid import Grid
from bk40qt.engine.rules.blitz40.scenario import Scan
from bk40qt.engine.rules.blitz40.scenario_scan import NUMBERS, scan_document
from bk40qt.engine.wording import say
from editor.document import ScenarioDocument
from editor.edits.draft import Draft
from editor.patch import Patch

Point = tuple[float, float]
Affine = tuple[float, float, float, float, float, float]
_ACROSS: Final = 96.0  # from line to line, in units of the map
_ALONG: Final = 32.0 * sqrt(3)  # half of the way from hex to hex on a line


# --------------------------------------------------------------------------------------------------------------- edits


def add_scan(document: ScenarioDocument, scan: Scan) -> Patch | None:
    draft = Draft(document)
    draft["scan"] = scan_document(scan)
    return draft.patch(say("lay a scan under the map"))


def remove_scan(document: ScenarioDocument) -> Patch | None:
    draft = Draft(document)
    if "scan" in draft:
        del draft["scan"]
    return draft.patch(say("remove the scan"))


def place_scan(document: ScenarioDocument, affine: Affine) -> Patch | None:
    """Calibrated: the picture lies where this transform takes it."""
    draft = Draft(document)
    draft["scan"] = scan_document(placed(scan_of(document.data["scan"]), affine))
    return draft.patch(say("calibrate the scan"))


def adjust_scan(document: ScenarioDocument, key: str, value: float) -> Patch | None:
    """One number of its place, or its opacity. Several changes of one number in a row are one step."""
    draft = Draft(document)
    draft["scan"] = scan_document(scan_of({**document.data["scan"], key: value}))
    name = say("change the strength of the scan") if key == "opacity" else say("move the scan")
    patch = draft.patch(name)
    return patch.held(f"scan {key}") if patch is not None else None


# ------------------------------------------------------------------------------------------------------------ geometry


def scan_of(entry: dict[str, Any]) -> Scan:
    """The scan that a document holds."""
    return Scan(entry["file"], **{key: float(entry[key]) for key in NUMBERS if key in entry})


def affine_of(scan: Scan) -> Affine:
    turn = radians(scan.rotation)
    across, down = scan.scale_x, scan.scale_y
    return (across * cos(turn), across * sin(turn), down * (scan.shear * cos(turn) - sin(turn)),
            down * (scan.shear * sin(turn) + cos(turn)), scan.x, scan.y)


def placed(scan: Scan, affine: Affine) -> Scan:
    """The same picture elsewhere, by a transform that is not degenerate."""
    a, b, c, d, x, y = affine
    scale_x, turn = hypot(a, b), atan2(b, a)
    scale_y = (a * d - b * c) / scale_x
    shear = (c * cos(turn) + d * sin(turn)) / scale_y
    return Scan(scan.file, x, y, scale_x, scale_y, degrees(turn), shear, scan.opacity)


def from_three(points: Sequence[Point], targets: Sequence[Point]) -> Affine | None:
    """The transform that takes three points to three others; None if they lie on a line."""
    (px, py), (qx, qy), (rx, ry) = points
    (ax, ay), (bx, by), (cx, cy) = targets
    ux, uy, vx, vy = qx - px, qy - py, rx - px, ry - py
    sx, sy, tx, ty = bx - ax, by - ay, cx - ax, cy - ay
    area = ux * vy - uy * vx
    if abs(area) < 1e-6 or abs(sx * ty - sy * tx) < 1e-6:
        return None
    a, c = (sx * vy - tx * uy) / area, (tx * ux - sx * vx) / area
    b, d = (sy * vy - ty * uy) / area, (ty * ux - sy * vx) / area
    return a, b, c, d, ax - a * px - c * py, ay - b * px - d * py


def applied(affine: Affine, point: Point) -> Point:
    a, b, c, d, x, y = affine
    return a * point[0] + c * point[1] + x, b * point[0] + d * point[1] + y


def middle(grid: Grid, line: int, position: int) -> Point:
    """Of a hex, which need not be on the map."""
    shift = int((line % 2 == 1) == (grid.shifted == "odd"))
    x, y = _ACROSS * line, _ALONG * (2 * position + shift)
    return (x, y) if grid.top == "flat" else (y, x)


def carried(entry: dict[str, Any], old: Grid, new: Grid, move: Callable[[int, int], tuple[int, int]]) -> dict[str, Any]:
    """The scan on another grid, so that what is drawn on it stays under its hexes."""
    known = ((1, 1), (3, 1), (1, 2))
    turn = from_three([middle(old, *place) for place in known], [middle(new, *move(*place)) for place in known])
    assert turn is not None, "hexes of a grid do not lie on one line"
    scan = scan_of(entry)
    if not scan.scale_x or not scan.scale_y:
        return entry  # a fault of the file: it lies nowhere
    corners = ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0))
    before = affine_of(scan)
    (x, y), (ax, ay), (bx, by) = (applied(turn, applied(before, corner)) for corner in corners)
    return scan_document(placed(scan, (ax - x, ay - y, bx - x, by - y, x, y)))
