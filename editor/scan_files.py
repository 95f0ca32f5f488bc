"""The pictures of scanned maps as files: read with care, kept until their scenario is saved, then put beside it.

A scenario names a picture in its own folder. Before it has one, and for work that a crash left behind, a copy lies in
a folder of ours, under a name that tells its content.
"""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader

from bk40qt.desktop.i18n import retell, tr
from bk40qt.engine.rules.blitz40.scenario_scan import MAX_NAME, PICTURES, is_file_name
from bk40qt.engine.wording import os_reason
from bk40qt.paths import user_data_dir
from bk40qt.storage.whole import write_whole

MAX_BYTES: Final = 200 * 2**20
MAX_SIDE: Final = 40_000  # pixels of the file, along one side
MAX_PIXELS: Final = 36_000_000  # kept in memory; larger scans are read smaller
_LIMIT_MB: Final = 1024  # that Qt may allocate for one picture
_KEPT: Final = 50  # pictures in our folder, those not used for longest go


class PictureTrouble(Exception):
    """A picture cannot be shown; the text says why, in the present language."""


# ------------------------------------------------------------------------------------------------------------- loading

def load_picture(path: Path) -> tuple[QImage, QSize]:
    """The picture, smaller than its file if that is very large, and the size of the file. PictureTrouble otherwise."""
    try:
        if not path.is_file():
            raise PictureTrouble(tr("There is no file {path}.", path=path))
        if path.stat().st_size > MAX_BYTES:
            raise PictureTrouble(tr("The picture is larger than {n} MiB.", n=MAX_BYTES // 2**20))
    except (OSError, ValueError) as error:
        raise PictureTrouble(tr("The picture cannot be read: {why}", why=error)) from None
    QImageReader.setAllocationLimit(_LIMIT_MB)
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    kind = bytes(reader.format().data()).decode("ascii", "replace")
    if kind not in PICTURES:
        raise PictureTrouble(tr("This is no picture that can be shown; PNG and JPEG can."))
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > MAX_SIDE:
        raise PictureTrouble(tr("The picture may have {n} pixels along a side at most.", n=MAX_SIDE))
    if size.width() * size.height() > MAX_PIXELS:
        shrink = (MAX_PIXELS / (size.width() * size.height())) ** 0.5
        reader.setScaledSize(QSize(max(1, int(size.width() * shrink)), max(1, int(size.height() * shrink))))
    image = reader.read()
    if image.isNull():
        raise PictureTrouble(tr("The picture cannot be read: {why}", why=reader.errorString()))
    turned = reader.transformation() & QImageIOHandler.Transformation.TransformationRotate90
    return image, size.transposed() if turned else size


# ------------------------------------------------------------------------------------------------------------- keeping


def store() -> Path:
    return user_data_dir() / "pictures"


def take(picture: Path, scenario: Path | None) -> str:
    """The name by which a scenario in this file may call the picture. PictureTrouble if no copy can be made."""
    if scenario is not None and is_file_name(picture.name) and _folder(scenario) == picture.resolve().parent:
        return picture.name
    try:
        with picture.open("rb") as stream:
            digest = hashlib.file_digest(stream, "sha256").hexdigest()[:8]
        kind = picture.suffix.lower()
        kind = kind if kind.removeprefix(".") in PICTURES else ".png"
        clean = "".join(c if c.isalnum() or c in " ._-" else "_" for c in picture.stem).strip(" .")[: MAX_NAME - 20]
        name = f"{clean or 'scan'}-{digest}{kind}"
        _copy(picture, store() / name)
    except OSError as error:
        raise PictureTrouble(tr("The picture cannot be read: {why}", why=retell(os_reason(error)))) from None
    _thin_out()
    return name


def find(name: str, scenario: Path | None) -> Path | None:
    """The picture of that name: beside the scenario, or in our folder. None if there is none, or it is no such name."""
    if not is_file_name(name):
        return None
    folders = [] if scenario is None else [_folder(scenario)]
    for place in (folder / name for folder in (*folders, store())):
        if place.is_file():
            with suppress(OSError):
                if place.parent == store():
                    os.utime(place)
            return place
    return None


def bring(name: str, before: Path | None, scenario: Path) -> str:
    """Puts the picture beside a scenario that was saved there, from where it was. Why it cannot, "" if it is there."""
    there = _folder(scenario) / name
    picture = find(name, before)
    if picture is None or picture == there:
        return ""  # missing: that has been told when it was looked for
    try:
        if not there.exists():
            _copy(picture, there)
        elif not _same(picture, there):
            return tr("another picture called {name} is there already", name=name)
    except OSError as error:
        return retell(os_reason(error))
    return ""


def _folder(scenario: Path) -> Path:
    return scenario.resolve().parent


def _copy(picture: Path, to: Path) -> None:
    if to.exists():
        os.utime(to)
    else:
        to.parent.mkdir(parents=True, exist_ok=True)
        write_whole(to, picture.read_bytes())


def _same(one: Path, other: Path) -> bool:
    if one.stat().st_size != other.stat().st_size:
        return False
    with one.open("rb") as first, other.open("rb") as second:
        return hashlib.file_digest(first, "sha256").digest() == hashlib.file_digest(second, "sha256").digest()


def _thin_out() -> None:
    with suppress(OSError):
        kept = sorted(store().iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in kept[_KEPT:]:
            path.unlink()
