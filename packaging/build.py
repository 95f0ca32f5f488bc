#!/usr/bin/env python3
"""Makes the installers of the system it runs on, from a clean checkout: one command, nothing to prepare.

    python packaging/build.py             Linux: .deb and .tar.gz; Windows: setup .exe; macOS: .dmg; all in dist/
    python packaging/build.py --untested  without the tests of what was built
    python packaging/build.py --check     where the .deb cannot be built and tried, says why and ends well

On Linux the .deb is then installed, tried and removed (tests/packaging), which needs root; otherwise that is left out.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

PACKAGING = Path(__file__).resolve().parent
ROOT = PACKAGING.parent
BUILD, DIST = ROOT / "build", ROOT / "dist"
TOOLS = {"objdump": "binutils", "strip": "binutils"}  # program -> Debian package
TEST_TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool"}
SIZES = re.compile(r"(<!-- sizes, by build.py -->\n).*?(<!-- end -->)", re.DOTALL)


def source_date() -> int:
    """The time of what is built, not of the building."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    told = subprocess.run(asked, capture_output=True, text=True).stdout if shutil.which("git") else ""
    # An unpacked archive has no history; its files have the time of the commit.
    return int(told or (ROOT / "dev.py").stat().st_mtime)


def obstacle() -> str:
    """Why a .deb cannot be built, installed and tried on this machine; "" if nothing is known to hinder it."""
    if sys.platform != "linux" or shutil.which("dpkg-deb") is None:
        return "this is no Debian"
    if os.geteuid() != 0:
        return "only root can install a package"
    if not os.access("/usr/lib", os.W_OK):
        return "/usr cannot be written"
    if shutil.which("bk40qt", path="/usr/bin"):
        return "bk40qt is installed already"
    return ""


def ensure_tools(tools: dict[str, str]) -> None:
    import dev

    missing = {program: package for program, package in tools.items() if shutil.which(program) is None}
    if missing:
        dev.provide(list(missing), sorted(set(missing.values())))


def ensure_shared_python() -> None:
    """PyInstaller packs Python's own library, which not every Python has."""
    import dev

    name = sysconfig.get_config_var("INSTSONAME") or ""
    place = Path(sysconfig.get_config_var("LIBDIR") or "/")
    if ".so" in name and ((place / name).is_file() or dev.loads(name)):
        return
    if sys.base_prefix != "/usr":
        raise dev.SetupError(f"This Python ({sys.executable}) was built without a shared library.", dev.EXIT_MISSING)
    dev.provide([name], [f"libpython{sys.version_info[0]}.{sys.version_info[1]}"])


def prepare(arguments: list[str]) -> None:
    """All that building takes; what only the tests take is left out where it cannot be had."""
    import dev

    if "--check" in arguments and (reason := obstacle()):
        raise dev.SetupError(f"The .deb is not built and tried here: {reason}.", dev.EXIT_MISSING)
    if sys.platform == "linux":
        ensure_tools(TOOLS)
        ensure_shared_python()
    dev.ensure_libraries({**dev.OFFSCREEN_LIBRARIES, **dev.X11_LIBRARIES})
    dev.set_up(dev.DEV_LOCK)
    if sys.platform == "linux" and "--untested" not in arguments:
        try:
            ensure_tools(TEST_TOOLS)
        except dev.SetupError as error:
            print(error, "The tests that need windows are left out.", sep="\n", file=sys.stderr)


def in_environment(arguments: list[str]) -> int:
    """Start again inside .venv, made from the lock files, with nothing of the caller's that could change the result."""
    sys.path.insert(0, str(ROOT))
    import dev

    try:
        prepare(arguments)
    except dev.SetupError as error:
        print(error, file=sys.stderr)
        return 0 if "--check" in arguments else int(error.code)
    return int(dev.call(
        [str(dev.venv_program("python")), str(PACKAGING / "build.py"), "--inside", *arguments],
        SOURCE_DATE_EPOCH=str(source_date()), PYTHONHASHSEED="0", QT_QPA_PLATFORM="offscreen", PYTHONOPTIMIZE="",
    ))  # fmt: skip


def freeze() -> Path:
    """PyInstaller's folder (on macOS: the bundle)."""
    import icons

    for place in (BUILD, DIST):
        shutil.rmtree(place, ignore_errors=True)
    DIST.mkdir()
    icons.write(BUILD / "icons")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", str(BUILD / "program"), "--workpath", str(BUILD / "work"), str(PACKAGING / "bk40qt.spec")]
    subprocess.run(command, cwd=ROOT, check=True)
    return BUILD / "program" / ("bk40qt.app" if sys.platform == "darwin" else "bk40qt")


def linux(program: Path, version: str) -> list[Path]:
    import linux_packages

    epoch = int(os.environ["SOURCE_DATE_EPOCH"])
    parts = (program, BUILD / "icons", version, epoch)
    return [linux_packages.make_deb(*parts, BUILD / "deb", DIST), linux_packages.make_tar(*parts, BUILD / "tar", DIST)]


def windows(program: Path, version: str) -> list[Path]:
    setup = DIST / f"bk40qt-{version}-setup.exe"
    subprocess.run([makensis(), *nsis_arguments(program, BUILD / "icons" / "bk40qt.ico", version, setup)], check=True)
    return [setup]


def makensis() -> str:
    usual = Path(os.environ.get("ProgramFiles(x86)", "/")) / "NSIS" / "makensis.exe"
    found = shutil.which("makensis") or (str(usual) if usual.is_file() else None)
    if found is None:
        raise SystemExit("makensis is missing: install NSIS 3 (Debian: nsis, Windows: choco install nsis)")
    return found


def nsis_arguments(program: Path, icon: Path, version: str, setup: Path) -> list[str]:
    """Warnings are errors. tests/packaging compiles it with a stand-in folder, where there is no Windows."""
    told = {"VERSION": version, "PROGRAM": program, "ICON": icon, "SETUP": setup, "ROOT": ROOT}
    return ["-V2", "-WX", *(f"-D{name}={value}" for name, value in told.items()), str(PACKAGING / "windows/bk40qt.nsi")]


def macos(program: Path, version: str) -> list[Path]:
    image = DIST / f"bk40qt-{version}-macos-{os.uname().machine}.dmg"
    defines = ["-D", f"app={program}", "-D", f"icon={BUILD / 'icons' / 'bk40qt.icns'}"]
    settings = str(PACKAGING / "macos" / "dmg.py")
    subprocess.run([sys.executable, "-m", "dmgbuild", "-s", settings, *defines, "bk40qt", str(image)], check=True)
    return [image]


def megabytes(place: Path) -> float:
    files = [place] if place.is_file() else [file for file in place.rglob("*") if file.is_file()]
    return sum(file.stat().st_size for file in files if not file.is_symlink()) / 1e6


def report(program: Path, version: str, made: list[Path], keep: bool) -> None:
    rows = [("unpacked folder", megabytes(program)), *((file.name, megabytes(file)) for file in made)]
    for name, size in rows:
        print(f"{name:<40} {size:7.1f} MB")
    if keep and sys.platform == "linux":  # the only system the page has figures of
        table = "".join(f"| {name} | {size:.1f} MB |\n" for name, size in rows)
        page = PACKAGING / "README.md"
        text = page.read_text(encoding="utf-8")
        page.write_text(SIZES.sub(rf"\g<1>| {version} | size |\n|---|---|\n{table}\g<2>", text), encoding="utf-8")


def main(arguments: list[str]) -> int:
    if arguments[:1] != ["--inside"]:
        return in_environment(arguments)
    sys.path.insert(0, str(ROOT))
    import bk40qt

    version = bk40qt.__version__
    program = freeze()
    made = {"linux": linux, "win32": windows, "darwin": macos}[sys.platform](program, version)
    report(program, version, made, keep="--check" not in arguments)
    if sys.platform != "linux" or "--untested" in arguments:
        return 0
    tests = [sys.executable, "-m", "pytest", "-q", "-rs", "tests/packaging"]
    return subprocess.run(tests, cwd=ROOT, env=dict(os.environ, BK40QT_DEB=str(made[0]))).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
