"""dev.py: what it says when something is missing, when it installs, and that the lock files agree."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import dev


def pins(lock_name):
    """Name -> version (with its marker) of each package in a lock file."""
    text = (dev.LOCKS / lock_name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9._-]+)==(.+?) \\$", text, re.MULTILINE))


# --- Python --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (3, 14, 0), (4, 0, 0)])
def test_new_enough_python_is_no_problem(version):
    assert dev.python_problem(version, "/usr/bin/python3") is None


def test_old_python_is_named_with_what_is_needed():
    text = dev.python_problem((3, 9, 2), "/usr/bin/python3", which=lambda name: None)
    assert "3.11 or newer" in text
    assert "3.9.2 (/usr/bin/python3)" in text


def test_old_python_is_told_of_the_newest_one_present():
    present = {"python3.11", "python3.13"}
    text = dev.python_problem((3, 10, 1), "python3", which=lambda name: name if name in present else None)
    assert "python3.13 dev.py" in text


def test_dev_parses_on_pythons_too_old_for_us():
    # 3.7 must get the sentence above, not a SyntaxError.
    ast.parse(Path(dev.__file__).read_text(encoding="utf-8"), feature_version=(3, 7))


# --- system libraries ----------------------------------------------------------------------------------------------


def test_missing_libraries_are_mapped_to_their_debian_packages(monkeypatch):
    absent = {"libEGL.so.1", "libxkbcommon.so.0"}
    monkeypatch.setattr(dev, "loads", lambda library: library not in absent)
    missing = dev.missing_libraries(dev.OFFSCREEN_LIBRARIES)
    assert missing == {"libEGL.so.1": "libegl1", "libxkbcommon.so.0": "libxkbcommon0"}


def test_a_library_that_does_not_exist_does_not_load():
    assert not dev.loads("libbk40qt-no-such-thing.so.77")


def test_message_on_debian_is_one_line_to_paste():
    text = dev.missing_message(["libEGL.so.1"], ["libegl1"], has_apt=True)
    assert "libEGL.so.1" in text
    assert text.endswith("sudo apt-get install -y --no-install-recommends libegl1")


def test_message_elsewhere_names_libraries_and_no_apt():
    text = dev.missing_message(["libEGL.so.1"], ["libegl1"], has_apt=False)
    assert "libEGL.so.1" in text
    assert "apt-get" not in text


@pytest.fixture
def linux(monkeypatch):
    monkeypatch.setattr(dev.sys, "platform", "linux")


def test_normal_user_without_libraries_leaves_with_code_3(linux, monkeypatch, capsys):
    monkeypatch.setattr(dev, "loads", lambda library: False)
    monkeypatch.setattr(dev, "is_root", lambda: False)
    monkeypatch.setattr(dev.shutil, "which", lambda name: f"/usr/bin/{name}")
    assert dev.main(["test"]) == 3
    assert "sudo apt-get install" in capsys.readouterr().err


def test_root_on_debian_updates_the_package_lists_when_the_first_try_fails(linux, monkeypatch):
    monkeypatch.setattr(dev, "is_root", lambda: True)
    monkeypatch.setattr(dev.shutil, "which", lambda name: f"/usr/bin/{name}")
    calls = []

    def run(arguments, **_):
        calls.append(arguments[:2])
        code = 100 if calls == [["apt-get", "install"]] else 0
        return subprocess.CompletedProcess(arguments, code, stdout="")

    monkeypatch.setattr(dev.subprocess, "run", run)
    dev.provide(["libEGL.so.1"], ["libegl1"])
    assert calls == [["apt-get", "install"], ["apt-get", "update"], ["apt-get", "install"]]


# --- display -------------------------------------------------------------------------------------------------------


def test_no_display_is_a_sentence_and_any_display_will_do(linux):
    assert "DISPLAY" in dev.display_problem({})
    assert dev.display_problem({"DISPLAY": ":0"}) is None
    assert dev.display_problem({"WAYLAND_DISPLAY": "wayland-0"}) is None
    assert dev.display_problem({"QT_QPA_PLATFORM": "offscreen"}) is None


def test_no_display_leaves_with_code_4_before_anything_is_installed(linux, monkeypatch):
    monkeypatch.setattr(dev, "needs_window", lambda arguments: True)
    monkeypatch.setattr(dev, "set_up", lambda *locks: pytest.fail("must not be reached"))
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert dev.main(["run"]) == 4


def test_a_window_is_needed_only_once_it_exists_and_never_for_text_commands(tmp_path):
    assert not dev.needs_window([], root=tmp_path)
    (tmp_path / "bk40qt" / "play").mkdir(parents=True)
    (tmp_path / "bk40qt" / "play" / "__init__.py").touch()
    assert dev.needs_window([], root=tmp_path)
    assert not dev.needs_window(["los", "hannut", "0706"], root=tmp_path)


# --- stamps --------------------------------------------------------------------------------------------------------


@pytest.fixture
def environment(tmp_path, monkeypatch):
    """A pretended .venv and lock; returns the lock and the list of pip calls."""
    monkeypatch.setattr(dev, "VENV", tmp_path)
    monkeypatch.setattr(dev, "LOCKS", tmp_path)
    calls = []

    def run(arguments, **_):
        calls.append(arguments)
        return subprocess.CompletedProcess(arguments, run.code)

    run.code = 0
    monkeypatch.setattr(dev.subprocess, "run", run)
    lock = tmp_path / "some.lock"
    lock.write_text("a==1", encoding="utf-8")
    return lock, calls, run


def test_packages_are_installed_once_and_again_only_when_the_lock_changes(environment):
    lock, calls, _ = environment
    dev.pip_install(lock.name, [], [])
    dev.pip_install(lock.name, [], [])
    assert len(calls) == 1
    lock.write_text("a==2", encoding="utf-8")
    dev.pip_install(lock.name, [], [])
    assert len(calls) == 2


def test_a_failed_installation_is_not_remembered(environment):
    lock, calls, run = environment
    run.code = 1
    with pytest.raises(dev.SetupError) as failure:
        dev.pip_install(lock.name, [], [])
    assert failure.value.code == dev.EXIT_PACKAGES
    run.code = 0
    dev.pip_install(lock.name, [], [])
    assert len(calls) == 2


def test_hashes_are_always_demanded(environment):
    lock, calls, _ = environment
    dev.pip_install(lock.name, [], [])
    assert "--require-hashes" in calls[0]


def test_a_damaged_or_absent_stamp_counts_as_none(tmp_path):
    assert not dev.is_stamped(tmp_path, "x", "1")
    dev.stamp_file(tmp_path, "x").write_bytes(b"\xff\xfe\x00")
    assert not dev.is_stamped(tmp_path, "x", "1")
    dev.stamp(tmp_path, "x", "1")
    assert dev.is_stamped(tmp_path, "x", "1")


# --- lock files ----------------------------------------------------------------------------------------------------


def test_the_other_locks_hold_the_run_time_lock_pin_for_pin():
    run = pins(dev.RUN_LOCK)
    assert run["pyside6-essentials"] == "6.11.3"
    for other in (dev.DEV_LOCK, dev.BENCH_LOCK):
        assert run.items() <= pins(other).items()


@pytest.mark.parametrize("lock_name", [dev.RUN_LOCK, dev.DEV_LOCK, dev.BENCH_LOCK])
def test_every_pin_has_a_hash_and_no_lock_names_a_host(lock_name):
    text = (dev.LOCKS / lock_name).read_text(encoding="utf-8")
    assert "://" not in text
    entries = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    assert len(entries) == len(pins(lock_name)) > 10
    assert all("--hash=sha256:" in entry for entry in entries)


# --- command line --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("arguments", "code"), [([], 2), (["nonsense"], 2), (["--help"], 0)])
def test_usage(arguments, code):
    done = subprocess.run([sys.executable, dev.__file__, *arguments], capture_output=True, text=True)
    assert done.returncode == code
    assert "dev.py run" in (done.stdout if code == 0 else done.stderr)


def test_a_program_killed_by_a_signal_counts_as_failed():
    assert dev.call([sys.executable, "-c", "import sys; sys.exit(7)"]) == 7
    if not dev.WINDOWS:
        assert dev.call([sys.executable, "-c", "import os; os.kill(os.getpid(), 9)"]) == 137
