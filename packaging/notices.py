"""The licence texts of everything that goes into the installed program; the spec puts them into its folder `licenses`.

resources/THIRD-PARTY-NOTICES.md says what is under which licence; here are the texts, taken from what is installed.
"""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

from trim import Entry

FOLDER = "licenses"
COMMON = Path("/usr/share/common-licenses")
_TEXT = re.compile(r"(^|/)(licen[cs]e|copying|notice|authors)[^/]*$", re.IGNORECASE)
_COMMON = re.compile(r"/usr/share/common-licenses/([A-Za-z0-9.-]*[A-Za-z0-9])")


def texts(modules: Iterable[str], binaries: Iterable[Entry]) -> list[Entry]:
    """Entries for the spec: the texts of Python, of each package a module of which is bundled, of system libraries."""
    places = {Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt"}
    (python, *_) = [place for place in places if place.is_file()]
    found = [("python/LICENSE.txt", python)]
    owners = metadata.packages_distributions()
    names = {owner for module in modules for owner in owners.get(module.partition(".")[0], ())}
    for name in sorted({*names, "pyinstaller"}):  # PyInstaller itself: its start program is in ours
        found += of_distribution(name)
    found += [(f"qt/{file.name}", file) for file in sorted((Path(__file__).parent / "licenses").iterdir())]
    if sys.platform == "linux":
        found += of_system([source for _, source, _ in binaries if source.startswith(("/lib", "/usr/lib"))])
    return [(f"{FOLDER}/{name}", str(source), "DATA") for name, source in sorted(found)]


def of_distribution(name: str) -> list[tuple[str, Path]]:
    inside = [file for file in metadata.files(name) or () if ".dist-info/" in str(file) and _TEXT.search(str(file))]
    if not inside and not name.lower().startswith(("pyside6", "shiboken6")):  # whose texts are ours: packaging/licenses
        raise SystemExit(f"{name} is bundled but brings no licence text; put it into packaging/licenses")
    label = name.lower().replace("_", "-")
    # The name after the last folder would collide: NumPy has a LICENSE for each part.
    tails = [(re.sub(r"^.*?\.dist-info/(licenses/)?", "", str(file)), file) for file in inside]
    return [(f"{label}/{tail}", Path(str(file.locate()))) for tail, file in tails]


def of_system(libraries: list[str]) -> list[tuple[str, Path]]:
    """What Debian says about each of its packages a library comes from, and the licences which that refers to."""
    packages = sorted({owner for library in libraries for owner in _owners(library)})
    found = [(f"system/{name}.txt", Path(f"/usr/share/doc/{name}/copyright")) for name in packages]
    common = {name for _, file in found for name in _COMMON.findall(file.read_text(encoding="utf-8"))}
    return found + [(f"system/common/{name}.txt", (COMMON / name).resolve()) for name in sorted(common)]


def _owners(library: str) -> list[str]:
    # dpkg knows a file by the name it was installed under, and /lib is a link to /usr/lib nowadays.
    real = str(Path(library).resolve())
    names = dict.fromkeys([library, real, real.removeprefix("/usr")])
    told = subprocess.run(["dpkg", "-S", *names], capture_output=True, text=True, check=False).stdout
    owners = [line.partition(":")[0] for line in told.splitlines()]
    if not owners:
        raise SystemExit(f"{library} is bundled but belongs to no package of this system")
    return owners
