"""Pictures of the maps, for the cards of the home screen.

Those of the shipped scenarios are drawn beforehand (`python -m tests.card_pictures`) and lie in resources/cards. Others
are drawn when they are first wanted, after the window has been shown, and kept in the user's cache.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final
from zlib import crc32

from PySide6.QtCore import QObject, QRunnable, QSize, QThreadPool, QTimer, Signal, Slot
from PySide6.QtGui import QImage, QPixmap

from bk40qt.desktop.theme import theme_name
from bk40qt.engine.errors import EngineError
from bk40qt.paths import resources_dir, user_cache_dir
from bk40qt.play.scenario_head import ScenarioCard

WIDTH: Final = 400  # of a picture, at a scale of 1
HEIGHT: Final = 240
_BEYOND: Final = 1.15
_LATER: Final = 100  # milliseconds: the window first
_PATIENCE: Final = 2000  # milliseconds
_MANNER: Final = 1  # counted up when the map is drawn in another way: pictures in the cache are then made anew


class _Drawn(QObject):
    done = Signal(object, object, object)  # card, file to keep it in, QImage or None or exception


class _Drawing(QRunnable):
    """Draws one map off the screen's thread: a large one takes longer than a window may be silent."""

    def __init__(self, card: ScenarioCard, target: Path, theme: str, scale: int) -> None:
        super().__init__()
        self.drawn = _Drawn()
        self._what = card, target, theme, scale

    def run(self) -> None:
        card, target, theme, scale = self._what
        try:
            image: object = draw(card.path, theme, scale)
        except BaseException as error:  # raised again where it is seen
            image = error
        with suppress(RuntimeError):  # the window is gone, and with it whoever wanted the picture
            self.drawn.done.emit(card, target, image)


class CardPictures(QObject):
    """Asks for nothing that takes time while the window is being made: what must be drawn, comes later by `ready`."""

    ready = Signal(str)  # file of a scenario whose picture is there now

    def __init__(self, parent: QObject, cache: Path | None = None) -> None:
        super().__init__(parent)
        self._cache = cache
        self._waiting: dict[Path, tuple[ScenarioCard, int]] = {}
        self._hopeless: set[Path] = set()  # files of which no picture can be made
        self._drawing: _Drawing | None = None
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)

    def picture(self, card: ScenarioCard, ratio: float) -> QPixmap | None:
        """The picture of the map, or None; then it is drawn soon, if that is possible."""
        scale = 2 if ratio > 1 else 1
        picture = QPixmap()
        if card.shipped:
            picture.load(str(shipped_file(card.path.stem, theme_name(), scale)))
        if picture.isNull():
            picture.load(str(self._cached(card, scale)))
        if not picture.isNull():
            picture.setDevicePixelRatio(scale)
            return picture
        if not card.problem and card.path not in self._hopeless:
            self._waiting[card.path] = card, scale
            QTimer.singleShot(_LATER, self._draw_next)
        return None

    def close(self) -> None:
        """Draw no more. A thread that is drawing must end before its objects do."""
        self._waiting.clear()
        self._pool.waitForDone(_PATIENCE)

    def _cached(self, card: ScenarioCard, scale: int) -> Path:
        """Where the picture of this state of the file is kept."""
        if self._cache is None:
            self._cache = user_cache_dir() / "cards"
        try:
            found = card.path.stat()
            state = crc32(f"{found.st_mtime_ns} {found.st_size} {_MANNER}".encode())
        except OSError:
            state = 0
        return self._cache / f"{crc32(os.fsencode(card.path)):08x}-{theme_name()}-{scale}-{state:08x}.png"

    def _draw_next(self) -> None:
        if self._drawing is not None or not self._waiting:
            return
        card, scale = self._waiting.pop(next(iter(self._waiting)))
        self._drawing = _Drawing(card, self._cached(card, scale), theme_name(), scale)
        self._drawing.setAutoDelete(False)  # Python keeps it
        self._drawing.drawn.done.connect(self._keep)
        self._pool.start(self._drawing)

    @Slot(object, object, object)
    def _keep(self, card: ScenarioCard, target: Path, image: object) -> None:
        self._drawing = None
        QTimer.singleShot(0, self._draw_next)
        if isinstance(image, BaseException):
            raise image
        if not isinstance(image, QImage):
            self._hopeless.add(card.path)
            return
        with suppress(OSError):
            target.parent.mkdir(parents=True, exist_ok=True)
            for old in target.parent.glob(f"{target.name.rpartition('-')[0]}-*.png"):
                old.unlink(missing_ok=True)
        if image.save(str(target)):
            self.ready.emit(str(card.path))
        else:
            self._hopeless.add(card.path)  # nowhere to keep it: drawing it again and again would not help


def shipped_file(name: str, theme: str, scale: int) -> Path:
    return resources_dir() / "cards" / f"{name}-{theme}{'@2x' if scale > 1 else ''}.png"


def draw(scenario: Path, theme: str, scale: int) -> QImage | None:
    """The middle of the map of a scenario file; None if it has no usable one."""
    from bk40qt.engine.document import read
    from bk40qt.engine.rules.blitz40.scenario_file import parse
    from bk40qt.mapview.board_art import picture
    from bk40qt.mapview.layout import HexLayout
    from bk40qt.mapview.style import style_for

    try:
        found, _ = parse(read(scenario))
    except EngineError:
        return None
    if found is None:
        return None
    layout = HexLayout(found.board.grid)
    width, height = WIDTH * scale, HEIGHT * scale
    # Large enough to fill the card without the frame of the sheet, whatever the shape of the map.
    enlarged = _BEYOND * max(width / layout.bounds.width(), height / layout.bounds.height())
    whole = QSize(round(layout.bounds.width() * enlarged), round(layout.bounds.height() * enlarged))
    image = picture(found.board, layout, style_for(theme), whole.width(), whole.height())
    return image.copy((image.width() - width) // 2, (image.height() - height) // 2, width, height)
