"""The built .deb: installed, used by an ordinary user without network, upgraded, removed. packaging/build.py runs this.

    BK40QT_DEB=dist/bk40qt_0.1.0_amd64.deb python -m pytest tests/packaging     (as root)
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import bk40qt
from tests.bench.bench_start import packed_figures

DEB = os.environ.get("BK40QT_DEB", "")
ROOT = Path(__file__).parents[2]
NOBODY = 65534
PATIENCE = 60.0  # seconds; for a busy machine
SHIPPED = Path("/usr/lib/bk40qt/_internal/scenarios")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not DEB, reason="BK40QT_DEB names no .deb: packaging/build.py makes one"),
    pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="installing needs root"),
]


def dpkg(*arguments: str) -> None:
    subprocess.run(["dpkg", *arguments], check=True, stdout=subprocess.DEVNULL)


def traces() -> set[str]:
    """All that the machine has of us, outside users' folders and this checkout."""
    places = ["/etc", "/opt", "/usr", "/var"]
    command = ["find", *places, "-xdev", "-name", "*bk40*", "-not", "-path", "/usr/share/*/mimeinfo.cache"]
    return set(subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines())


class User:
    """Somebody with a home and nothing else: no rights, no Python on the path that we need, no network."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.own(home)
        # In some containers nobody may take the network away, not even root.
        self.apart = ["unshare", "-n"] if subprocess.run(["unshare", "-n", "true"]).returncode == 0 else []

    def own(self, *places: Path) -> None:
        for place in places:
            os.chown(place, NOBODY, NOBODY)

    def command(self, *arguments: str | Path, **environment: str) -> list[str]:
        names = {"HOME": str(self.home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", **environment}
        become = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", "env", "-i"]
        return [*self.apart, *become, *(f"{name}={value}" for name, value in names.items()), *map(str, arguments)]

    def run(self, *arguments: str | Path, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(self.command("bk40qt", *arguments, **environment), cwd=self.home, input=typed,
                              capture_output=True, text=True, timeout=4 * PATIENCE)

    def says(self, *arguments: str | Path, typed: str = "") -> str:
        done = self.run(*arguments, typed=typed)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def user() -> Iterator[User]:
    with tempfile.TemporaryDirectory(prefix="bk40deb-") as place:  # pytest's own folders are root's alone
        os.chmod(place, 0o755)
        home = Path(place) / "home"
        home.mkdir()
        yield User(home)


@pytest.fixture(scope="module", autouse=True)
def installed() -> Iterator[None]:
    if shutil.which("bk40qt", path="/usr/bin"):
        pytest.skip("bk40qt is installed on this machine")
    before = traces()
    dpkg("-i", DEB)
    try:
        yield
    finally:
        dpkg("-r", "bk40qt")
    assert traces() == before
    assert not Path("/usr/lib/bk40qt").exists()


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    if shutil.which("Xvfb") is None or shutil.which("xdotool") is None:
        pytest.skip("Xvfb and xdotool are not both installed")
    read, write = os.pipe()
    with subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp"],
                          pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        with os.fdopen(read) as answer:
            yield f":{answer.readline().strip()}"
        server.terminate()


class Screen:
    """One program with windows on a virtual display."""

    def __init__(self, user: User, display: str, *arguments: str | Path, **environment: str) -> None:
        self.environment = {**os.environ, "DISPLAY": display}
        command = user.command("bk40qt", *arguments, DISPLAY=display, **environment)
        self.program = subprocess.Popen(command, cwd=user.home, stderr=subprocess.PIPE, text=True)

    def xdotool(self, *arguments: str) -> str:
        return subprocess.run(["xdotool", *arguments], env=self.environment, capture_output=True, text=True).stdout

    def window(self, small: int = 300) -> str:
        """The window on top that is larger than a helper of Qt's."""
        for number in reversed(self.xdotool("search", "--onlyvisible", "--class", "bk40qt").split()):
            sizes = dict(line.split("=") for line in self.xdotool("getwindowgeometry", "--shell", number).splitlines())
            if int(sizes.get("WIDTH", 0)) > small:
                return number
        return ""

    def title(self) -> str:
        number = self.window()
        return self.xdotool("getwindowname", number).strip() if number else ""

    def has_title(self, start: str) -> bool:
        """Whether any window, however small, is called so."""
        return bool(self.xdotool("search", "--onlyvisible", "--name", f"^{start}"))

    def press(self, *keys: str) -> None:
        self.xdotool("windowfocus", "--sync", self.window())
        for key in keys:
            time.sleep(0.5)
            self.xdotool("key", key)

    def wait(self, ready: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not ready():
            assert self.program.poll() is None, f"the program has ended: {self.program.communicate()[1]}"
            assert time.monotonic() < end, f"nothing happened; the window is {self.title()!r}"
            time.sleep(0.2)

    def picture(self, name: str) -> None:
        folder = ROOT / "build" / "screenshots"
        folder.mkdir(parents=True, exist_ok=True)
        if shutil.which("import"):
            subprocess.run(["import", "-window", "root", folder / name], env=self.environment, check=True)

    def close(self) -> str:
        self.program.terminate()
        return self.program.communicate(timeout=PATIENCE)[1]


def new_save(user: User, name: str, decisions: int = 3) -> Path:
    path = user.home / name
    requests = [{"do": "new", "scenario": "hannut", "seed": 7, "save": str(path)},
                *({"do": "submit", "option": 1} for _ in range(decisions)), {"do": "quit"}]
    answers = user.says("engine", typed="".join(json.dumps(request) + "\n" for request in requests)).splitlines()
    assert all(json.loads(answer)["ok"] for answer in answers), answers
    return path


def count(user: User, save: Path) -> int:
    """How many decisions a saved game has; all of them are played again."""
    found = json.loads(user.says("replay", save, "--verify", "--json"))
    return int(found["decisions"])


def test_the_command_line(user: User) -> None:
    assert user.says("--version") == f"bk40qt {bk40qt.__version__}\n"
    commands = re.findall(r"^    ([a-z]+) ", user.says("--help"), re.MULTILINE)
    texts = {"los", "simulate", "validate", "replay", "engine", "game", "print"}
    assert texts | {"edit", "play", "watch"} == set(commands)
    for command in commands:
        assert f"bk40qt {command}" in user.says(command, "--help")
    assert "line of sight" in user.run("los", "hannut", "0706", "0702").stdout
    user.says("validate", "hannut", "stonne", SHIPPED / "hannut.bk40")
    alone, two = (user.says("simulate", "stonne", "--games", "4", "--jobs", jobs, "--json") for jobs in "12")
    assert json.loads(alone)["digest"] == json.loads(two)["digest"]
    user.says("print", "stonne", "--what", "setup", "--language", "de", "--out", "setup.pdf")
    assert (user.home / "setup.pdf").read_bytes().startswith(b"%PDF")
    assert "Hannut" in user.run("game", "hannut", "--seed", "1", typed="quit\n").stdout
    assert count(user, new_save(user, "text.bk40save")) == 3


def test_double_click_on_a_scenario_begins_a_game(user: User, display: str) -> None:
    scenario = Path(shutil.copy(SHIPPED / "stonne.bk40", user.home / "My own.bk40"))
    user.own(scenario)
    games = user.home / ".local/share/bk40qt/games"
    screen = Screen(user, display, scenario)
    try:
        screen.wait(lambda: screen.title().startswith("New game"))
        screen.picture("new-game.png")
        screen.press("Return")
        screen.wait(lambda: list(games.glob("stonne*.bk40save")))
        screen.wait(lambda: screen.title().startswith("Stonne"))
        time.sleep(3)  # tiles and panels follow the first frame
        screen.picture("board.png")
    finally:
        assert "Traceback" not in screen.close()


def test_a_decision_is_played_in_the_window(user: User, display: str) -> None:
    save = new_save(user, "window.bk40save", decisions=1)
    screen = Screen(user, display, save)
    try:
        screen.wait(lambda: screen.window(small=1300))  # wider than the home screen
        time.sleep(3)
        log = save.with_name(f"{save.name}-wal")
        written = log.stat().st_mtime_ns
        screen.press("F6", "1", "Return")
        screen.wait(lambda: log.stat().st_mtime_ns > written)
        time.sleep(1)
        screen.picture("decision.png")
    finally:
        assert "Traceback" not in screen.close()
    assert count(user, save) == 2


def test_it_speaks_the_language_of_the_user(user: User, display: str) -> None:
    screen = Screen(user, display, SHIPPED / "hannut.bk40", LANGUAGE="de")
    try:
        screen.wait(lambda: "Hannut" in screen.title())
        screen.picture("german.png")
        assert not screen.title().startswith("New game")
    finally:
        screen.close()


def test_the_editor_opens_a_scenario(user: User, display: str) -> None:
    screen = Screen(user, display, "edit", SHIPPED / "stonne.bk40")
    try:
        screen.wait(lambda: "stonne.bk40" in screen.title())
        time.sleep(2)
        screen.picture("editor.png")
    finally:
        assert "Traceback" not in screen.close()


def test_a_game_that_is_open_is_not_opened_again(user: User, display: str) -> None:
    """A second double click starts a second program: it says why not, and the first goes on."""
    save = new_save(user, "twice.bk40save", decisions=1)
    first = Screen(user, display, save)
    try:
        first.wait(lambda: first.window(small=1300))
        second = Screen(user, display, save)
        try:
            second.wait(lambda: second.has_title("This game cannot be opened"))
            second.picture("open-twice.png")
        finally:
            assert "Traceback" not in second.close()
        assert first.program.poll() is None
    finally:
        assert "Traceback" not in first.close()
    assert count(user, save) == 1


def test_a_newer_save_is_refused_with_a_reason(user: User, display: str) -> None:
    save = new_save(user, "newer.bk40save")
    with sqlite3.connect(save) as database:
        database.execute("PRAGMA user_version = 2")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    done = user.run("replay", save)
    assert done.returncode == 2
    assert "newer version" in done.stderr and "Traceback" not in done.stderr
    screen = Screen(user, display, save)
    try:
        screen.wait(lambda: screen.has_title("This game cannot be opened"))
        screen.picture("newer-save.png")
    finally:
        assert "Traceback" not in screen.close()


def test_the_desktop_knows_the_files() -> None:
    if shutil.which("update-mime-database") is None or shutil.which("update-desktop-database") is None:
        pytest.skip("no desktop here: shared-mime-info and desktop-file-utils are not both installed")
    assert "application/x-bk40-save:*.bk40save" in Path("/usr/share/mime/globs2").read_text(encoding="utf-8")
    cache = Path("/usr/share/applications/mimeinfo.cache").read_text(encoding="utf-8")
    assert "application/x-bk40-scenario=bk40qt.desktop" in cache


def test_licences_are_there() -> None:
    notices = Path("/usr/share/doc/bk40qt/copyright").read_text(encoding="utf-8")
    assert "LGPL" in notices and "ICU" in notices
    assert {"ICU.txt", "LGPL-3.0.txt", "Qt-third-party.txt"} <= set(os.listdir(SHIPPED.parent / "licenses" / "qt"))
    licences = {path.name for path in (SHIPPED.parent / "licenses").iterdir()}
    assert {"python", "qt", "shapely", "numpy", "sqlite-utils", "platformdirs", "pyinstaller", "system"} <= licences


@pytest.mark.parametrize("screen", ["home", "board"])
def test_start_is_about_as_fast_as_from_source(user: User, display: str, screen: str) -> None:
    environment = {**os.environ, "HOME": str(user.home), "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    packed = user.command("bk40qt", "--exit-when-shown", screen, DISPLAY=display)
    slow: list[str] = []
    for _ in range(3):  # the fastest start counts, and others on the machine can only make it slower
        figures = packed_figures(screen, packed, environment)
        print(*(f"{name:<60} {value:.3f} {unit}" for name, value, unit in figures), sep="\n")
        slow = [name for name, value, unit in figures if unit == "times" and value > 1.5]
        if os.getloadavg()[0] > 2 * (os.cpu_count() or 1):  # elapsed time is then mostly that of others
            slow = [name for name in slow if "elapsed" not in name]
        if not slow:
            return
    pytest.fail(f"more than 1.5 times: {', '.join(slow)}")


def test_an_upgrade_keeps_what_the_user_has(user: User, tmp_path: Path) -> None:
    new_save(user, "kept.bk40save")

    def belongings() -> dict[str, bytes]:
        return {str(file.relative_to(user.home)): file.read_bytes() for file in user.home.rglob("*") if file.is_file()}

    before = belongings()
    assert any(name.startswith(".config/bk40qt/") for name in before)
    newer = tmp_path / "newer"
    subprocess.run(["dpkg-deb", "-R", DEB, newer], check=True)
    control = newer / "DEBIAN/control"
    control.write_text(control.read_text().replace(f"Version: {bk40qt.__version__}", "Version: 999"))
    subprocess.run(["dpkg-deb", "-Znone", "-b", newer, tmp_path / "newer.deb"], check=True, stdout=subprocess.DEVNULL)
    dpkg("-i", str(tmp_path / "newer.deb"))
    assert belongings() == before
    assert count(user, user.home / "kept.bk40save") == 3


def test_it_wrote_only_where_it_may(user: User) -> None:
    """Last of all: nothing of the program was changed, and the home has nothing but the usual folders and our files."""
    assert subprocess.run(["dpkg", "-V", "bk40qt"], capture_output=True, text=True).stdout == ""
    hidden = {path.name for path in user.home.iterdir() if path.name.startswith(".")}
    assert hidden <= {".cache", ".config", ".local"}
    inside = {path.name for folder in (".cache", ".config", ".local/share", ".local/state")
              if (user.home / folder).is_dir() for path in (user.home / folder).iterdir()}
    assert inside <= {"bk40qt", "fontconfig"}
