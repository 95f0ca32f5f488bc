"""What the user has chosen, kept between starts. A file that cannot be read never blocks the start: it is put aside."""

from __future__ import annotations

import json
import os
from collections.abc import Container
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from bk40qt.desktop.i18n import LANGUAGES
from bk40qt.engine.records import Record, made, record
from bk40qt.paths import user_config_dir

_LARGEST: Final = 1_000_000  # bytes; ours has a few thousand
THEMES: Final = ("system", "light", "dark")
FONT_SIZES: Final = range(8, 25)  # points; larger letters would leave no room for the buttons that bring them back
PAUSES: Final = range(4001)  # milliseconds
# What these fields can be; the others take anything of their type.
_CHOICES: Final[dict[str, Container[Any]]] = {
    "language": ("", *LANGUAGES), "theme": THEMES, "font_size": (0, *FONT_SIZES), "computer_pause": PAUSES,
}


@record
class Settings(Record):
    """Every field has the type of its default; what a file says otherwise is ignored."""

    language: str = ""  # "" = the system's
    theme: str = "system"  # "system", "light", "dark"
    font_size: int = 0  # points; 0 = the system's
    hex_numbers: bool = True
    overview: bool = True
    animations: bool = True
    computer_pause: int = 400  # milliseconds between two decisions of the computer
    player: str = "simple"  # who plays for the computer
    hand_over: bool = True
    last_scenario: str = "hannut"
    keys: dict[str, list[str]] = made(factory=dict)  # command -> its keys, where they are not the usual ones
    layout: dict[str, str] = made(factory=dict)  # window -> geometry and docks, as Qt writes them
    recent: list[str] = made(factory=list)  # scenario files that were edited, the last one first
    tutorial_done: bool = False

    _path: Path | None = None
    _dropped: bool = False  # the file said something that makes no sense

    def save(self) -> None:
        """Whole or not at all. That settings cannot be kept (a full disk) must not stop a game, so it is not told."""
        if self._path is None:
            return
        from bk40qt.storage.whole import write_whole

        values = {name: getattr(self, name) for name in self.names if not name.startswith("_")}
        text = json.dumps(values, indent=1, ensure_ascii=False)
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, text.encode("utf-8"), durable=False)


def load_settings(path: Path | None = None) -> tuple[Settings, str]:
    """The settings, and the file that was put aside because it could not be read ("" = all is well)."""
    path = path if path is not None else user_config_dir() / "settings.json"
    try:
        if path.stat().st_size > _LARGEST:
            raise ValueError("too large")
        found = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(found, dict):
            raise ValueError("not an object")
    except FileNotFoundError:
        return Settings(_path=path), ""
    except (OSError, ValueError, RecursionError):
        return Settings(_path=path), str(_put_aside(path))
    settings = Settings(_path=path)
    for name in Settings.names:
        if name in found and not name.startswith("_"):
            usual = getattr(settings, name)
            value = _checked(found[name], usual)
            if value not in _CHOICES.get(name, (value,)):
                value = usual
            settings._dropped |= value != found[name]
            setattr(settings, name, value)
    return settings, ""


def _put_aside(path: Path) -> Path:
    """Where it is now: there already, if it cannot be moved."""
    for number in ("", *range(2, 10)):  # the usual name may be taken by a folder
        aside = path.with_name(f"{path.stem}.broken{number}{path.suffix}")
        with suppress(OSError):
            os.replace(path, aside)
            return aside
    return path


def _checked(value: Any, default: Any) -> Any:
    if type(value) is not type(default):
        return default
    if isinstance(value, dict):
        kept = {}
        for name, inner in value.items():
            if isinstance(inner, str) or (isinstance(inner, list) and all(isinstance(item, str) for item in inner)):
                kept[name] = inner
        return kept
    if isinstance(value, list):
        return [item for item in value if isinstance(item, str)]
    return value
