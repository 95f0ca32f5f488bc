#!/usr/bin/env python3
"""Sets up this checkout and runs it: the only command a newcomer needs.

    python dev.py run [arguments of bk40qt]    set everything up once, start the program
    python dev.py test [arguments of pytest]   set everything up once, run all checks and tests
    python dev.py bench [arguments]            measure speed, with the peers beside it
    python dev.py lock [--upgrade]             write packaging/requirements*.lock anew

Standard library only. Exit codes: 0 fine, 1 a check failed, 2 wrong usage, 3 something is missing that only you can
install (the exact command is printed), 4 no display for the window, 5 the Python packages could not be installed.
"""

# Must still parse on old Pythons, so that they get a sentence instead of a syntax error.
from __future__ import annotations

import contextlib
import ctypes
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOCKS = ROOT / "packaging"
RUN_LOCK, DEV_LOCK, BENCH_LOCK = "requirements.lock", "requirements-dev.lock", "requirements-bench.lock"
OLDEST_PYTHON = (3, 11)
WINDOWS = os.name == "nt"

EXIT_FAILED, EXIT_USAGE, EXIT_MISSING, EXIT_NO_DISPLAY, EXIT_PACKAGES = 1, 2, 3, 4, 5

# What Qt's wheels expect from the system: library -> Debian package.
OFFSCREEN_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
}
X11_LIBRARIES = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
# These never open a window, so they need neither Qt's libraries nor a display.
TEXT_COMMANDS = {"los", "simulate", "validate", "replay", "engine", "game", "print", "-h", "--help", "--version"}


class SetupError(Exception):
    """Set-up cannot go on: what to tell the user, and the exit code."""

    def __init__(self, message, code):
        super().__init__(message)
        self.code = code


def say(text: str) -> None:
    # Always flushed: our lines must stay in order with those of the programs we start.
    print(text, flush=True)


# --- the machine --------------------------------------------------------------------------------------------------


def python_problem(version: tuple[int, ...], executable: str, which=shutil.which) -> str | None:
    """Why this Python will not do, and which one on this machine would."""
    if tuple(version[:2]) >= OLDEST_PYTHON:
        return None
    have = ".".join(str(part) for part in version[:3])
    text = f"bk40qt needs Python {OLDEST_PYTHON[0]}.{OLDEST_PYTHON[1]} or newer; this is {have} ({executable})."
    for minor in range(20, OLDEST_PYTHON[1] - 1, -1):
        if which(f"python3.{minor}"):
            return f"{text}\nThis machine has a newer one: python3.{minor} dev.py ..."
    return f"{text}\nInstall a newer Python, then use it to run dev.py."


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_libraries(wanted: dict[str, str]) -> dict[str, str]:
    return {library: package for library, package in wanted.items() if not loads(library)}


def apt_line(packages: list[str], sudo: bool = True) -> str:
    return f"{'sudo ' if sudo else ''}apt-get install -y --no-install-recommends {' '.join(packages)}"


def missing_message(libraries: list[str], packages: list[str], has_apt: bool) -> str:
    what = f"Missing on this machine: {', '.join(libraries)}." if libraries else "Python's venv is missing."
    if has_apt:
        return f"{what}\nInstall, then start again:\n    {apt_line(packages)}"
    where = f"Install that with your system's package manager (in Debian: {', '.join(packages)})"
    return f"{what}\n{where}, then start again."


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def provide(libraries: list[str], packages: list[str]) -> None:
    """Installs Debian packages if we may; otherwise says which."""
    has_apt = shutil.which("apt-get") is not None
    if not (has_apt and is_root()):
        raise SetupError(missing_message(libraries, packages, has_apt), EXIT_MISSING)
    command = shlex.split(apt_line(packages, sudo=False))
    env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    say(f"== installing system packages: {' '.join(packages)}")

    def quietly(arguments: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            arguments, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    result = quietly(command)
    if result.returncode != 0:  # mostly: the package lists are empty or old
        say("   package lists first: apt-get update")
        quietly(["apt-get", "update"])
        result = quietly(command)
    if result.returncode != 0:
        say(result.stdout)
        raise SetupError(missing_message(libraries, packages, has_apt), EXIT_MISSING)


def ensure_libraries(wanted: dict[str, str]) -> None:
    if not sys.platform.startswith("linux"):
        return  # the wheels for Windows and macOS bring everything
    missing = missing_libraries(wanted)
    if not missing:
        return
    provide(list(missing), sorted(set(missing.values())))
    still = missing_libraries(missing)
    if still:
        raise SetupError(f"Installed, but still not loadable: {', '.join(still)}.", EXIT_MISSING)


def ensure_venv_module() -> None:
    # Debian's python3 comes without ensurepip; every other Python has it.
    probe = [sys.executable, "-c", "import venv, ensurepip"]
    if subprocess.run(probe, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0:
        return
    provide([], [f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"])


def display_problem(env) -> str | None:
    """Qt aborts without a display and nothing can catch that: look first."""
    if not sys.platform.startswith("linux"):
        return None
    if env.get("QT_QPA_PLATFORM") or env.get("DISPLAY") or env.get("WAYLAND_DISPLAY"):
        return None
    return (
        "There is no display (DISPLAY and WAYLAND_DISPLAY are not set), so no window can open.\n"
        "Start it from a desktop session, or under xvfb-run, or play in the terminal: python dev.py run game hannut"
    )


def needs_window(arguments: list[str], root: Path = ROOT) -> bool:
    # Until the package exists the program is text only.
    if not (root / "bk40qt" / "play" / "__init__.py").is_file():
        return False
    return not (arguments and arguments[0] in TEXT_COMMANDS)


# --- the environment ----------------------------------------------------------------------------------------------


def venv_program(name: str, venv: Path = VENV) -> Path:
    return venv / "Scripts" / f"{name}.exe" if WINDOWS else venv / "bin" / name


def venv_identity(venv: Path) -> str:
    """Changes when the checkout was moved or another Python is used: then the environment is made anew."""
    return f"{sys.version_info[0]}.{sys.version_info[1]} {sys.base_prefix} {venv}"


def lock_digest(lock: Path) -> str:
    return hashlib.sha256(lock.read_bytes()).hexdigest()


def stamp_file(venv: Path, name: str) -> Path:
    return venv / f"bk40qt-{name}.stamp"


def is_stamped(venv: Path, name: str, value: str) -> bool:
    try:
        return stamp_file(venv, name).read_text(encoding="utf-8") == value
    except (OSError, UnicodeDecodeError):
        return False


def stamp(venv: Path, name: str, value: str) -> None:
    stamp_file(venv, name).write_text(value, encoding="utf-8")


@contextlib.contextmanager
def one_at_a_time():
    """Two dev.py in one checkout must not build the same environment together. (Not guarded on Windows.)"""
    try:
        import fcntl
    except ImportError:
        yield
        return
    try:
        handle = open(ROOT / ".venv-lock", "w")
    except OSError as error:
        raise SetupError(f"Cannot write in {ROOT} ({error.strerror}): .venv belongs there.", EXIT_PACKAGES) from error
    with handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def ensure_venv() -> None:
    identity = venv_identity(VENV)
    python = venv_program("python")
    if is_stamped(VENV, "venv", identity) and subprocess.run([str(python), "-c", ""]).returncode == 0:
        return
    ensure_venv_module()
    say("== making .venv")
    base = getattr(sys, "_base_executable", None) or sys.executable
    if subprocess.run([base, "-m", "venv", "--clear", str(VENV)]).returncode != 0:
        raise SetupError(f"Could not make {VENV}. Is the directory writable and the disk not full?", EXIT_PACKAGES)
    write_launcher()
    stamp(VENV, "venv", identity)


def write_launcher() -> None:
    """The command bk40qt inside .venv, and the checkout on its path: an editable install without building anything."""
    # Asked of the new environment: the Python that runs dev.py has another site-packages.
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    answer = subprocess.run([str(venv_program("python")), "-c", code], stdout=subprocess.PIPE, text=True, check=True)
    # A line of code in pure ASCII, because Pythons differ in how they decode a bare path here.
    line = f"import sys; sys.path.append({str(ROOT)!a})\n"
    (Path(answer.stdout.strip()) / "bk40qt.pth").write_text(line, encoding="ascii")
    python = venv_program("python")
    if WINDOWS:
        launcher = python.parent / "bk40qt.cmd"
        launcher.write_text('@"%~dp0python.exe" -m bk40qt %*\n', encoding="ascii")
    else:
        # A shell script, because a #! line cannot name a path with spaces.
        launcher = python.parent / "bk40qt"
        launcher.write_text(f'#!/bin/sh\nexec {shlex.quote(str(python))} -m bk40qt "$@"\n', encoding="utf-8")
        launcher.chmod(0o755)


def pip_install(lock_name: str, also_satisfies: list[str], from_source: list[str]) -> bool:
    """Whether anything had to be installed."""
    lock = LOCKS / lock_name
    value = lock_digest(lock)
    if is_stamped(VENV, lock_name, value):
        return False
    say(f"== installing the packages of packaging/{lock_name} (a minute or so, only when that file has changed)")
    command = [str(venv_program("python")), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input"]
    command += ["--no-compile", "--require-hashes", "--only-binary", ":all:"]
    if from_source:  # built with the setuptools of the lock installed before, never with one fetched on the side
        command += ["--no-binary", ",".join(from_source), "--no-build-isolation", "--use-pep517"]
    command += ["-r", str(lock)]
    started = time.monotonic()
    env = dict(os.environ, PIP_USER="0")
    if subprocess.run(command, env=env, stdin=subprocess.DEVNULL).returncode != 0:
        raise SetupError("pip could not install the packages; its reason is above (network? disk?).", EXIT_PACKAGES)
    say(f"   {time.monotonic() - started:.1f} s")
    stamp(VENV, lock_name, value)
    for other in also_satisfies:
        stamp(VENV, other, lock_digest(LOCKS / other))
    return True


def compile_packages() -> None:
    """Byte code for what every start imports. pip would do it for all of Qt and the tools too, which takes far longer;
    and where PYTHONDONTWRITEBYTECODE is set, Python never does it by itself."""
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    python = str(venv_program("python"))
    packages = Path(subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True).stdout.strip())
    names = ("numpy", "shapely", "sqlite_utils", "platformdirs", "_pytest", "hypothesis", "xdist", "execnet")
    folders = [str(packages / name) for name in names if (packages / name).is_dir()]
    subprocess.run([python, "-m", "compileall", "-q", "-j", "0", *folders], stdin=subprocess.DEVNULL)


def set_up(*locks: str) -> None:
    with one_at_a_time():
        ensure_venv()
        for lock in locks:
            # The development lock contains the run-time lock, pin for pin (tests/test_dev.py).
            satisfied = [RUN_LOCK] if lock == DEV_LOCK else []
            if pip_install(lock, satisfied, ["chess"] if lock == BENCH_LOCK else []):
                compile_packages()
        own = [str(ROOT / name) for name in ("bk40qt", "editor")]
        subprocess.run([str(venv_program("python")), "-m", "compileall", "-q", *own], stdin=subprocess.DEVNULL)


# --- commands -----------------------------------------------------------------------------------------------------


def call(arguments: list[str], **extra_env: str) -> int:
    """Runs a program of the environment, with the terminal; Ctrl-C is its business."""
    child = subprocess.Popen(arguments, cwd=str(ROOT), env=dict(os.environ, **extra_env))
    while True:
        try:
            code = child.wait()
        except KeyboardInterrupt:
            continue
        return code if code >= 0 else 128 - code  # killed by a signal: as the shell counts


def command_run(arguments: list[str]) -> int:
    if needs_window(arguments):
        problem = display_problem(os.environ)
        if problem:
            raise SetupError(problem, EXIT_NO_DISPLAY)
        on_x11 = os.environ.get("QT_QPA_PLATFORM", "xcb") == "xcb" and not os.environ.get("WAYLAND_DISPLAY")
        ensure_libraries({**OFFSCREEN_LIBRARIES, **(X11_LIBRARIES if on_x11 else {})})
    set_up(RUN_LOCK)
    return call([str(venv_program("python")), "-m", "bk40qt", *arguments])


def test_steps(arguments: list[str]) -> list[tuple[str, list[str]]]:
    python = str(venv_program("python"))
    return [
        ("ruff", [python, "-m", "ruff", "check", "."]),
        ("import contracts", [str(venv_program("lint-imports"))]),
        ("mypy", [python, "-m", "mypy"]),  # what and how strictly: pyproject.toml
        ("pytest", [python, "-m", "pytest", *(arguments or ["-n", "2"])]),
    ]


def command_test(arguments: list[str]) -> int:
    ensure_libraries(OFFSCREEN_LIBRARIES)
    set_up(DEV_LOCK)
    results = []
    for name, step in test_steps(arguments):
        say(f"\n== {name}")
        started = time.monotonic()
        code = call(step, QT_QPA_PLATFORM="offscreen")
        results.append((name, code, time.monotonic() - started))
    say("\n== summary")
    for name, code, seconds in results:
        say(f"   {name:<18}{'ok' if code == 0 else f'FAILED (exit code {code})':<24}{seconds:7.1f} s")
    return EXIT_FAILED if any(code for _, code, _ in results) else 0


def command_bench(arguments: list[str]) -> int:
    set_up(DEV_LOCK, BENCH_LOCK)
    return call([str(venv_program("python")), "-m", "tests.bench", *arguments], QT_QPA_PLATFORM="offscreen")


def command_lock(arguments: list[str]) -> int:
    """Extra arguments go to uv: --upgrade, or --upgrade-package NAME. Without them present pins are kept."""
    ensure_venv_module()
    with tempfile.TemporaryDirectory(prefix="bk40qt-lock-") as place:
        subprocess.run([sys.executable, "-m", "venv", place], check=True)
        python = str(venv_program("python", Path(place)))
        subprocess.run([python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "uv"], check=True)
        # Each lock holds the versions of the one before it, so that they can share one environment.
        plan = [(RUN_LOCK, None, None), (DEV_LOCK, "dev", RUN_LOCK), (BENCH_LOCK, "bench", DEV_LOCK)]
        for lock, extra, constraint in plan:
            command = [python, "-m", "uv", "pip", "compile", "-q", "pyproject.toml", "-o", f"packaging/{lock}"]
            command += ["--universal", "--python-version", "3.11", "--generate-hashes", "--fork-strategy", "fewest"]
            command += ["--only-binary", ":all:", "--no-emit-index-url"]
            command += ["--custom-compile-command", "python dev.py lock"]
            command += ["--extra", extra] if extra else []
            command += ["--constraint", f"packaging/{constraint}"] if constraint else []
            command += ["--no-binary", "chess"] if lock == BENCH_LOCK else []
            subprocess.run([*command, *arguments], cwd=str(ROOT), check=True)
            say(f"packaging/{lock}")
    return 0


COMMANDS = {"run": command_run, "test": command_test, "bench": command_bench, "lock": command_lock}


def main(argv: list[str]) -> int:
    problem = python_problem(sys.version_info, sys.executable)
    if problem:
        print(problem, file=sys.stderr)
        return EXIT_MISSING
    if not argv or argv[0] not in COMMANDS:
        wants_help = argv[:1] in (["-h"], ["--help"])
        print(__doc__.strip(), file=sys.stdout if wants_help else sys.stderr)
        return 0 if wants_help else EXIT_USAGE
    try:
        return COMMANDS[argv[0]](argv[1:])
    except SetupError as error:
        print(error, file=sys.stderr)
        return error.code
    except subprocess.CalledProcessError as error:
        print(f"This failed (exit code {error.returncode}): {shlex.join(map(str, error.cmd))}", file=sys.stderr)
        return EXIT_FAILED
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
