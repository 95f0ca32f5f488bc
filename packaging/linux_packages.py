"""The .deb and the .tar.gz, from PyInstaller's folder. Both come out the same, byte for byte, from the same folder."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import tarfile
import time
from pathlib import Path

import trim

PACKAGING = Path(__file__).resolve().parent
ROOT = PACKAGING.parent

# What is not bundled, library -> Debian package. The build fails over any other library that is asked for.
REQUIRED = {
    "libGL.so.1": "libgl1", "libEGL.so.1": "libegl1", "libxcb.so.1": "libxcb1",
    "libc.so.6": "libc6", "libm.so.6": "libc6", "libdl.so.2": "libc6", "libpthread.so.0": "libc6",
    "librt.so.1": "libc6", "libutil.so.1": "libc6", "ld-linux-x86-64.so.2": "libc6", "ld-linux-aarch64.so.1": "libc6",
}  # fmt: skip
# Asked for by one plugin each: without them no printing on paper, or X11 instead of Wayland.
OPTIONAL = {
    "libcups.so.2": "libcups2",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
# Files that bundled libraries read: fonts and how to find them, keyboard layouts.
DATA_PACKAGES = ("fontconfig-config", "fonts-dejavu-core", "xkb-data")


def is_elf(file: Path) -> bool:
    with file.open("rb") as handle:
        return handle.read(4) == b"\x7fELF"


def binaries(folder: Path) -> list[Path]:
    return [file for file in sorted(folder.rglob("*")) if file.is_file() and not file.is_symlink() and is_elf(file)]


def asked_of_system(folder: Path) -> set[str]:
    """The libraries that the folder's files need and the folder has not."""
    asked = {name for file in binaries(folder) for name in trim.needed_by(str(file))}
    return asked - {file.name for file in folder.rglob("*")}


def glibc(folder: Path) -> str:
    """The oldest C library that has everything the folder's files ask for."""
    told = [subprocess.run(["objdump", "-T", str(file)], capture_output=True, text=True).stdout
            for file in binaries(folder)]
    versions = [word.strip("()") for text in told for word in text.split() if word.strip("()").startswith("GLIBC_2.")]
    return "2." + str(max(int(version.split(".")[1]) for version in versions))


def dependencies(folder: Path) -> tuple[str, str]:
    """Depends and Recommends."""
    asked = asked_of_system(folder)
    if unknown := asked - set(REQUIRED) - set(OPTIONAL):
        raise SystemExit(f"Needed, but neither bundled nor expected of the system: {', '.join(sorted(unknown))}.\n"
                         "Install its package here and build again, or name it in packaging/linux_packages.py.")
    required = {REQUIRED[name] for name in asked if name in REQUIRED} | set(DATA_PACKAGES)
    depends = [f"libc6 (>= {glibc(folder)})" if name == "libc6" else name for name in sorted(required)]
    return ", ".join(depends), ", ".join(sorted({OPTIONAL[name] for name in asked if name in OPTIONAL}))


def settle(tree: Path, epoch: int) -> None:
    """The same modes and times whoever builds, and whenever."""
    for place in [*tree.rglob("*"), tree]:
        if not place.is_symlink():
            place.chmod(0o755 if place.is_dir() or (place.name == "bk40qt" and is_elf(place)) else 0o644)
        os.utime(place, (epoch, epoch), follow_symlinks=False)


def integrate(tree: Path, icons: Path, version: str, epoch: int) -> None:
    """Menu entry, file types, icons, man page, licence: what makes a desktop know the program. `tree` is like /usr."""

    def put(place: str, data: bytes) -> None:
        file = tree / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)

    put("share/applications/bk40qt.desktop", (PACKAGING / "linux/bk40qt.desktop").read_bytes())
    put("share/mime/packages/bk40qt.xml", (PACKAGING / "linux/bk40qt.xml").read_bytes())
    put("share/icons/hicolor/scalable/apps/bk40qt.svg", (ROOT / "resources/icons/bk40qt.svg").read_bytes())
    for picture in sorted(icons.glob("bk40qt-*.png")):
        size = picture.stem.removeprefix("bk40qt-")
        put(f"share/icons/hicolor/{size}x{size}/apps/bk40qt.png", picture.read_bytes())
    day = time.strftime("%Y-%m-%d", time.gmtime(epoch))
    manual = (PACKAGING / "linux/bk40qt.1").read_text(encoding="utf-8")
    manual = manual.replace("@DATE@", day).replace("@VERSION@", version)
    put("share/man/man1/bk40qt.1.gz", gzip.compress(manual.encode(), mtime=0))
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in ("LICENSE", "resources/THIRD-PARTY-NOTICES.md")]
    put("share/doc/bk40qt/copyright", "\n\n".join(texts).encode())


def make_deb(program: Path, icons: Path, version: str, epoch: int, work: Path, out: Path) -> Path:
    shutil.rmtree(work, ignore_errors=True)
    usr = work / "usr"
    shutil.copytree(program, usr / "lib/bk40qt", symlinks=True)
    (usr / "bin").mkdir()
    (usr / "bin/bk40qt").symlink_to("../lib/bk40qt/bk40qt")
    integrate(usr, icons, version, epoch)
    files = [file for file in sorted(usr.rglob("*")) if file.is_file() and not file.is_symlink()]
    sums = [f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(work)}\n" for file in files]
    depends, recommends = dependencies(program)
    architecture = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    control = (PACKAGING / "linux/control.in").read_text(encoding="utf-8").format(
        version=version, architecture=architecture.stdout.strip(), depends=depends, recommends=recommends,
        kilobytes=sum((file.stat().st_size + 1023) // 1024 for file in files))
    (work / "DEBIAN").mkdir()
    (work / "DEBIAN/control").write_text(control, encoding="utf-8")
    (work / "DEBIAN/md5sums").write_text("".join(sums), encoding="utf-8")
    settle(work, epoch)
    deb = out / f"bk40qt_{version}_{architecture.stdout.strip()}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(work), str(deb)], check=True,
                   env=dict(os.environ, SOURCE_DATE_EPOCH=str(epoch)), stdout=subprocess.DEVNULL)
    return deb


def make_tar(program: Path, icons: Path, version: str, epoch: int, work: Path, out: Path) -> Path:
    """To unpack anywhere: the program, and `share` to copy into ~/.local by those who want the menu entry."""
    name = f"bk40qt-{version}-linux-{os.uname().machine}"
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(program, work / name, symlinks=True)
    integrate(work / name, icons, version, epoch)
    settle(work, epoch)
    target = out / f"{name}.tar.gz"

    def anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        return entry

    with target.open("wb") as raw, gzip.GzipFile("", "wb", mtime=0, fileobj=raw) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive:
            for place in sorted((work / name).rglob("*")):
                archive.add(place, str(place.relative_to(work)), recursive=False, filter=anonymous)
    return target
