"""The parts of the installers that can be checked without building: packaging/."""

from __future__ import annotations

import importlib.util
import os
import plistlib
import re
import runpy
import shutil
import struct
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

import bk40qt
from bk40qt.app import SAVE_SUFFIX
from bk40qt.paths import SCENARIO_SUFFIX

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
SUFFIXES = {SCENARIO_SUFFIX, SAVE_SUFFIX}


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    """A script of packaging/, which is no package."""
    monkeypatch.syspath_prepend(str(PACKAGING))

    def load(name: str) -> ModuleType:
        spec = importlib.util.spec_from_file_location(name, PACKAGING / f"{name}.py")
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return load


def needs(program: str) -> str:
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not installed")
    return found


# -- what goes in ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "stays"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/Qt/plugins/printsupport/libcupsprintersupport.so", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6\\translations\\qtbase_fr.qm", True),
        ("PySide6/Qt/translations/qtbase_ja.qm", False),
        ("PySide6/Qt/translations/qt_help_de.qm", False),
        ("PySide6/opengl32sw.dll", False),
        ("numpy/_core/tests/data/a.csv", False),
        ("libcups.so.2", False),
        ("resources/i18n/bk40qt_de.qm", True),
        ("resources/i18n/bk40qt_de.ts", False),
        ("resources/screenshots/assault.png", False),
        ("resources/rules/blitz40/movement.csv", True),
        ("scenarios/hannut.bk40", True),
    ],
)  # fmt: skip
def test_what_is_left_out(tool: Callable[[str], Any], name: str, stays: bool) -> None:
    assert tool("trim").wanted(name) is stays


def test_libraries_stay_only_if_something_needs_them(tool: Callable[[str], Any]) -> None:
    needed = {"module": ["liba.so"], "a": ["libb.so", "libc.so.6"], "b": ["liba.so"], "c": ["libb.so"], "python": []}
    entries = [
        ("lib-dynload/module.so", "module", "EXTENSION"), ("wheel.libs/liba.so", "a", "BINARY"),
        ("liba.so", "wheel.libs/liba.so", "SYMLINK"), ("libb.so", "b", "BINARY"), ("libgtk.so", "c", "BINARY"),
        ("libpython3.11.so.1.0", "python", "BINARY"),
    ]  # fmt: skip
    kept = tool("trim").reached(entries, lambda file: needed[file])
    assert [entry[0] for entry in kept] == [entry[0] for entry in entries if entry[0] != "libgtk.so"]


def test_no_module_is_imported_by_a_name_made_at_run_time() -> None:
    """PyInstaller sees import statements alone; without this the editor had no panels once it was installed."""
    sources = [file for package in ("bk40qt", "editor") for file in (ROOT / package).rglob("*.py")]
    hidden = re.compile(r"\b(import_module|importlib|runpy|__import__\()")
    assert len(sources) > 300
    assert [file.name for file in sources if hidden.search(file.read_text(encoding="utf-8"))] == []


def test_every_language_of_the_program_has_qts_own_texts(tool: Callable[[str], Any]) -> None:
    from bk40qt.desktop.i18n import LANGUAGES

    assert {"en", *tool("trim").LANGUAGES} == set(LANGUAGES)


def test_notices_name_every_package_with_its_version() -> None:
    lock = (PACKAGING / "requirements.lock").read_text(encoding="utf-8")
    notices = (ROOT / "resources" / "THIRD-PARTY-NOTICES.md").read_text(encoding="utf-8")
    rows = {line.split("|")[1].split("(")[0].strip().lower(): line.split("|")[2].strip()
            for line in notices.splitlines() if line.count("|") > 3}
    for name, version in re.findall(r"^([a-z0-9-]+)==(\S+)", lock, re.MULTILINE):
        if name != "colorama":  # Windows only: click's colours in a terminal
            assert rows.get(name) == version, f"{name} {version} is not in THIRD-PARTY-NOTICES.md"


def test_both_places_have_the_same_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == bk40qt.__version__


# -- the build as a part of other checks (--check) ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("sys.platform", "win32"), "this is no Debian"),
        (("shutil.which", lambda program, path=None: None), "this is no Debian"),
        (("os.geteuid", lambda: 1000), "only root can install a package"),
        (("shutil.which", lambda program, path=None: f"/usr/bin/{program}"), "bk40qt is installed already"),
    ],
)
def test_checks_end_well_where_no_package_can_be_tried(
    tool: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, capfd: Any, change: tuple[str, Any], reason: str
) -> None:
    build = tool("build")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("os.geteuid", lambda: 0, raising=False)
    monkeypatch.setattr("os.access", lambda *_: True)
    monkeypatch.setattr("shutil.which", lambda program, path=None: None if path else f"/usr/bin/{program}")
    monkeypatch.setattr("dev.set_up", lambda *_: pytest.fail("nothing need be set up"))
    assert build.obstacle() == ""
    monkeypatch.setattr(*change)
    assert build.main(["--check"]) == 0
    assert capfd.readouterr().err == f"The .deb is not built and tried here: {reason}.\n"


def test_what_building_takes_and_cannot_be_had_is_named(
    tool: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, capfd: Any
) -> None:
    build = tool("build")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("shutil.which", lambda program, path=None: None)
    monkeypatch.setattr("dev.set_up", lambda *_: pytest.fail("nothing need be set up"))
    assert build.main([]) != 0
    error = capfd.readouterr().err
    assert "objdump, strip" in error and "binutils" in error


def test_a_build_goes_on_without_the_tools_of_the_tests_alone(
    tool: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, capfd: Any
) -> None:
    build = tool("build")
    monkeypatch.setattr("sys.platform", "linux")
    present = {"objdump", "strip", "dpkg-deb", "git"}
    monkeypatch.setattr("shutil.which", lambda program, path=None: program if program in present else None)
    for name in ("set_up", "ensure_libraries"):
        monkeypatch.setattr(f"dev.{name}", lambda *_: None)
    monkeypatch.setattr(build, "ensure_shared_python", lambda: None)
    monkeypatch.setattr("dev.call", lambda command, **_: 0)
    assert build.main([]) == 0
    assert "Xvfb, xdotool" in capfd.readouterr().err


# -- icons -------------------------------------------------------------------------------------------------------------


def test_icons(tool: Callable[[str], Any], qapp: object, tmp_path: Path) -> None:
    from PySide6.QtGui import QImage

    icons = tool("icons")
    icons.write(tmp_path)
    for size in icons.LINUX_SIZES:
        image = QImage(str(tmp_path / f"bk40qt-{size}.png"))
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(size // 2, size // 2).alpha() == 255
    ico = (tmp_path / "bk40qt.ico").read_bytes()
    assert struct.unpack_from("<HHH", ico) == (0, 1, len(icons.ICO_SIZES))
    for place, size in enumerate(icons.ICO_SIZES):
        width, height, *_, length, start = struct.unpack_from("<BBBBHHII", ico, 6 + 16 * place)
        assert (width or 256, height or 256) == (size, size) and start + length <= len(ico)
    small = QImage.fromData(ico, "ico")  # type: ignore[arg-type]
    assert not small.isNull()
    icns = (tmp_path / "bk40qt.icns").read_bytes()
    assert icns[:8] == b"icns" + struct.pack(">I", len(icns))
    place = 8
    for kind, size in icons.ICNS_SIZES.items():  # one after the other, each with its name and length
        name, length = struct.unpack_from(">4sI", icns, place)
        assert (name, QImage.fromData(icns[place + 8 : place + length]).width()) == (kind, size)
        place += length
    assert place == len(icns)


# -- Linux -------------------------------------------------------------------------------------------------------------


def test_menu_entry_is_valid() -> None:
    subprocess.run([needs("desktop-file-validate"), PACKAGING / "linux/bk40qt.desktop"], check=True)


def test_menu_entry_opens_all_our_types() -> None:
    entry = (PACKAGING / "linux/bk40qt.desktop").read_text(encoding="utf-8")
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    types = ElementTree.parse(PACKAGING / "linux/bk40qt.xml").getroot().findall(f"{space}mime-type")
    listed = re.search(r"^MimeType=(.*)$", entry, re.MULTILINE)
    assert listed is not None
    assert set(filter(None, listed[1].split(";"))) == {kind.get("type") for kind in types}
    patterns = {glob.get("pattern") for kind in types for glob in kind.findall(f"{space}glob")}
    assert patterns == {f"*{suffix}" for suffix in SUFFIXES}


def test_manual_has_no_faults() -> None:
    command = [needs("man"), "--warnings", "-E", "UTF-8", "-l", "-Tutf8", str(PACKAGING / "linux/bk40qt.1")]
    done = subprocess.run(command, capture_output=True, text=True, env={"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"})
    assert (done.returncode, done.stderr) == (0, "")


def test_manual_names_every_command() -> None:
    command = [sys.executable, "-m", "bk40qt", "--help"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    commands = re.findall(r"^    ([a-z]+) ", told, re.MULTILINE)
    manual = (PACKAGING / "linux/bk40qt.1").read_text(encoding="utf-8")
    assert "simulate" in commands
    assert [name for name in commands if not re.search(rf"^\.BI? {name}\b", manual, re.MULTILINE)] == []


# -- Windows and macOS, which were never here --------------------------------------------------------------------------


def test_windows_setup_compiles(tool: Callable[[str], Any], qapp: object, tmp_path: Path) -> None:
    needs("makensis")
    program = tmp_path / "program"
    (program / "_internal" / "Qt").mkdir(parents=True)
    names = ("bk40qt.exe", "bk40qt-window.exe", "_internal/python311.dll", "_internal/Qt/qwindows.dll")
    for name in names:
        (program / name).write_bytes(os.urandom(300_000))  # cannot be packed smaller
    icon = tmp_path / "bk40qt.ico"
    icon.write_bytes(tool("icons").ico())
    setup = tmp_path / "bk40qt-test-setup.exe"
    build = tool("build")
    subprocess.run([build.makensis(), *build.nsis_arguments(program, icon, bk40qt.__version__, setup)], check=True)
    assert setup.read_bytes()[:2] == b"MZ"
    assert setup.stat().st_size > len(names) * 300_000


def test_windows_setup_takes_files_as_windows_names_them() -> None:
    """makensis on Windows parts names at backslashes alone; here it takes both."""
    script = (PACKAGING / "windows/bk40qt.nsi").read_text(encoding="utf-8")
    assert re.findall(r"\$\{(?:PROGRAM|ROOT)\}(.)", script) == ["\\", "\\"]


def test_windows_setup_knows_all_our_types() -> None:
    script = (PACKAGING / "windows/bk40qt.nsi").read_text(encoding="utf-8")
    assert set(re.findall(r'!insertmacro FILE_TYPE "([^"]+)"', script)) == SUFFIXES
    for suffix in SUFFIXES:
        assert f'DeleteRegKey SHCTX "Software\\Classes\\{suffix}"' in script


def test_windows_version_resource() -> None:
    text = (PACKAGING / "windows/version-info.in").read_text(encoding="utf-8")
    filled = text.format(version="1.2.3", numbers="1, 2, 3, 0", name="bk40qt")
    seen: dict[str, Any] = {}

    def made(kind: str) -> Callable[..., Any]:
        return lambda *parts, **named: seen.setdefault(kind, (parts, named))

    kinds = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "VarFileInfo", "VarStruct")
    strings: dict[str, str] = {}
    eval(filled, {**{kind: made(kind) for kind in kinds}, "StringStruct": strings.__setitem__})
    assert seen["FixedFileInfo"][1]["filevers"] == (1, 2, 3, 0)
    assert strings["ProductVersion"] == "1.2.3"


def test_macos_bundle_owns_all_our_types() -> None:
    info = plistlib.loads((PACKAGING / "macos/Info.plist").read_bytes())
    exported = {kind["UTTypeIdentifier"]: kind["UTTypeTagSpecification"]["public.filename-extension"]
                for kind in info["UTExportedTypeDeclarations"]}
    opened = {kind for document in info["CFBundleDocumentTypes"] for kind in document["LSItemContentTypes"]}
    assert opened == set(exported)
    assert {f".{name}" for names in exported.values() for name in names} == SUFFIXES


def test_macos_leaves_opened_files_to_qt() -> None:
    """Files opened from the Finder are events (bk40qt/desktop/opened_files.py); PyInstaller would take them away."""
    spec = (PACKAGING / "bk40qt.spec").read_text(encoding="utf-8")
    assert not re.search(r"argv_emulation\W+True", spec)


def test_macos_image_shows_program_and_applications() -> None:
    settings = runpy.run_path(str(PACKAGING / "macos/dmg.py"), {"defines": {"app": "/x/bk40qt.app"}})
    assert settings["files"] == ["/x/bk40qt.app"]
    assert set(settings["icon_locations"]) == {"bk40qt.app", *settings["symlinks"]}
