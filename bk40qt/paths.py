"""Where things lie, in a source checkout and in a frozen build; nobody else guesses."""

import sys
from pathlib import Path

SCENARIO_SUFFIX = ".bk40"


def _root() -> Path:
    """The directory that holds resources/ and scenarios/."""
    frozen = getattr(sys, "_MEIPASS", None)  # PyInstaller: where the spec puts data files
    if isinstance(frozen, str):
        return Path(frozen)
    return Path(__file__).resolve().parent.parent


def _shipped(name: str) -> Path:
    path = _root() / name
    if not path.is_dir():
        # A wheel holds code only; the data live in the checkout and in the installers.
        raise FileNotFoundError(f"{name}/ is not at {path}: run bk40qt from its source checkout or from an installer")
    return path


def resources_dir() -> Path:
    """Tables, unit lists, pictures: read-only."""
    return _shipped("resources")


def scenarios_dir() -> Path:
    """The scenarios we ship: read-only."""
    return _shipped("scenarios")


def shipped_scenarios() -> dict[str, Path]:
    """Name -> file of each shipped scenario, in alphabetical order."""
    return {path.stem: path for path in sorted(scenarios_dir().glob(f"*{SCENARIO_SUFFIX}"))}


def user_data_dir() -> Path:
    """Where saved games and own scenarios go; not made here."""
    import platformdirs  # here, because most commands never need it

    return platformdirs.user_data_path("bk40qt", appauthor=False)


def user_config_dir() -> Path:
    """Where the settings are; not made here."""
    import platformdirs

    return platformdirs.user_config_path("bk40qt", appauthor=False)


def user_cache_dir() -> Path:
    """What can be made anew at any time, such as pictures of maps; not made here."""
    import platformdirs

    return platformdirs.user_cache_path("bk40qt", appauthor=False)


def user_log_dir() -> Path:
    """Reports of program errors; not made here."""
    import platformdirs

    return platformdirs.user_log_path("bk40qt", appauthor=False)
