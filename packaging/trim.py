"""What of Qt, Python and the libraries goes into the installed program. Read by bk40qt.spec.

Qt's hooks take every plugin that could ever be used; we name those that are. Shared libraries then stay only if
something that stays needs them: without that, a theme plugin left out would still leave all of GTK behind.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterable
from pathlib import PurePath, PurePosixPath

# One file to put somewhere: name inside the program's folder, source, PyInstaller's kind.
Entry = tuple[str, str, str]

# Never imported by us, or only by test code of the libraries. No network: no ssl.
EXCLUDED_MODULES = [
    "PySide6.QtNetwork", "PySide6.QtOpenGL", "PySide6.QtQml", "PySide6.QtQuick",
    "numpy.ctypeslib", "numpy.f2py", "numpy.fft", "numpy.ma", "numpy.polynomial", "numpy.random", "numpy.testing",
    "shapely.plotting", "shapely.testing", "shapely.tests", "sqlite_utils.cli",
    "hypothesis", "matplotlib", "mypy", "pip", "pytest", "setuptools", "pkg_resources", "typing_extensions",
    "_hashlib", "_ssl", "asyncio", "doctest", "ensurepip", "ftplib", "lib2to3", "pdb", "pydoc", "pydoc_data", "ssl",
    "tkinter", "unittest", "webbrowser", "xmlrpc",
    "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw", "_multibytecodec",
]  # fmt: skip

# Folder of Qt's plugins -> those kept, on whichever system has them. Other folders go (OpenGL, network, TLS, touch
# screens without a desktop). `offscreen` is what `bk40qt print` draws on; without `cups` there is no paper on Linux.
PLUGINS = {
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platformthemes": {"qxdgdesktopportal"},
    "imageformats": {"qsvg", "qjpeg", "qico"},
    "iconengines": {"qsvgicon"},
    "printsupport": {"cupsprintersupport", "windowsprintersupport"},
    "styles": {"qmodernwindowsstyle", "qwindowsvistastyle", "qmacstyle"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"bradient", "adwaita"},
}
LANGUAGES = ("de", "fr")

# Taken from the system, because they belong to it: printing speaks to the machine's own CUPS, and bundling that would
# bring a TLS library of ours that nobody updates.
SYSTEM_LIBRARIES = ("libcups.so.2",)

# Data of our own that the program never reads: sources of translations, pictures of the README, reports of the tests.
SOURCES_ONLY = re.compile(r"resources/(screenshots/|i18n/.*\.ts$|rules/.*/coverage\.md$|THIRD-PARTY-NOTICES\.md$)")

_PLUGIN = re.compile(r"(?:^|/)plugins/([^/]+)/(?:lib)?([^/]+?)\.(?:so|dll|dylib)$")
_TRANSLATION = re.compile(r"(?:^|/)translations/([^/]+)\.qm$")
_LIBRARY_TESTS = re.compile(r"^(numpy|shapely)/(.*/)?tests/|^numpy/.*\.(pxd|pyi|h|a)$|\.dist-info/")
_WINDOWS_GRAPHICS = re.compile(r"(^|/)(opengl32sw|d3dcompiler_\d+)\.dll$", re.IGNORECASE)


def wanted(name: str) -> bool:
    """Whether the installed program needs this file, judged by its place alone."""
    place = str(PurePosixPath(name.replace("\\", "/")))
    if "PySide6" in place:
        if found := _PLUGIN.search(place):
            return found[2] in PLUGINS.get(found[1], ())
        if found := _TRANSLATION.search(place):
            return found[1] in {f"qtbase_{code}" for code in LANGUAGES}
    if PurePath(place).name in SYSTEM_LIBRARIES:
        return False
    return not (_LIBRARY_TESTS.search(place) or _WINDOWS_GRAPHICS.search(place) or SOURCES_ONLY.search(place))


def reached(entries: Iterable[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Those shared libraries that an extension module, a plugin, Python itself or a kept library needs.

    `needs` gives the names of the libraries that a file asks the loader for."""
    entries = list(entries)
    by_name: dict[str, list[Entry]] = {}
    for entry in entries:
        by_name.setdefault(PurePath(entry[0]).name, []).append(entry)
    todo = [entry for entry in entries if entry[2] == "EXTENSION" or _PLUGIN.search(entry[0]) or _is_python(entry[0])]
    kept = set(todo)
    while todo:
        for name in needs(todo.pop()[1]):
            new = [entry for entry in by_name.get(PurePath(name).name, ()) if entry not in kept]
            kept.update(new)
            todo += [entry for entry in new if entry[2] != "SYMLINK"]
    return [entry for entry in entries if entry in kept]


def needed_by(file: str) -> list[str]:
    """The libraries that a file names itself. (ldd would add what those need in turn, left out or not.)"""
    told = subprocess.run(["objdump", "-p", file], capture_output=True, text=True, check=True).stdout
    return re.findall(r"NEEDED\s+(\S+)", told)


def _is_python(name: str) -> bool:
    return PurePath(name).name.startswith("libpython")
