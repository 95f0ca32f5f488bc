"""The scan of a scenario file: which picture lies under the map in the editor, and where. Play makes nothing of it."""

from __future__ import annotations

from typing import Any, Final

from bk40qt.engine.fields import Fields, Report, shown
from bk40qt.engine.rules.blitz40.scenario import Scan
from bk40qt.engine.wording import say

PICTURES: Final = ("png", "jpg", "jpeg", "bmp", "webp", "gif", "ppm", "pgm", "tif", "tiff")
MAX_NAME: Final = 120  # characters
NUMBERS: Final = ("x", "y", "scale_x", "scale_y", "rotation", "shear", "opacity")
_DEFAULTS: Final = {"rotation": 0.0, "shear": 0.0, "opacity": 0.5}
_PLACE: Final = (-1_000_000, 1_000_000)
_LIMITS: Final = {"x": _PLACE, "y": _PLACE, "rotation": (-360, 360), "shear": (-100, 100), "opacity": (0, 1)}
_SCALES: Final = (0.0001, 10_000)  # either sign: a negative one mirrors the picture
_BAD: Final = frozenset('/\\:*?"<>|')  # separators of some system, or not allowed in names there


def parse_scan(fields: Fields | None) -> Scan | None:
    if fields is None:
        return None
    file = fields.text("file")
    numbers = {key: _real(fields, key, key in _DEFAULTS) for key in NUMBERS}
    fields.done()
    return Scan(file, **{key: value for key, value in numbers.items() if value is not None}) if file else None


def _real(fields: Fields, key: str, optional: bool) -> float | None:
    value = fields.take(key, optional)
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return float(value)
    if value is not None:
        fields.wrong(key, say("must be a number, not {value}", value=shown(value)))
    return None


def is_file_name(name: str) -> bool:
    """A picture in the folder of the scenario: nothing that could lead elsewhere on any system."""
    stem, dot, kind = name.rpartition(".")
    fine = bool(dot and stem) and not name.startswith((".", " ")) and not _BAD.intersection(name)
    return fine and name.isprintable() and len(name) <= MAX_NAME and kind.lower() in PICTURES


def check_scan(scan: Scan | None, report: Report) -> None:
    if scan is None:
        return
    if not is_file_name(scan.file):
        message = say("must be the name of a picture (PNG, JPEG) in the folder of the scenario, not {value}",
                      value=shown(scan.file))
        report.add("scan.file", message)
    for key, (low, high) in _LIMITS.items():
        if not low <= getattr(scan, key) <= high:
            report.add(f"scan.{key}", say("must be from {low} to {high}", low=low, high=high))
    least, most = _SCALES
    for key in ("scale_x", "scale_y"):
        if not least <= abs(getattr(scan, key)) <= most:
            report.add(f"scan.{key}", say("must be from {low} to {high}", low=least, high=most))


def scan_document(scan: Scan) -> dict[str, Any]:
    """Numbers of six places, more than a pixel needs; what has its default value is left out."""
    made: dict[str, Any] = {"file": scan.file}
    for key in NUMBERS:
        number = round(getattr(scan, key), 6) + 0.0  # no -0.0
        if key not in _DEFAULTS or number != _DEFAULTS[key]:
            made[key] = number
    return made
