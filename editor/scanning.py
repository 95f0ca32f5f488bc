"""The scan of a window: the map shows what the document says of it, and what is chosen or clicked becomes a step."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMainWindow

from bk40qt.desktop.i18n import tr
from bk40qt.desktop.trouble import tell
from bk40qt.engine.fields import Report
from bk40qt.engine.rules.blitz40.scenario import Scan
from bk40qt.engine.rules.blitz40.scenario_scan import check_scan
from editor import scan_files
from editor.aside import aside
from editor.background import fitted
from editor.document import Change
from editor.edits.scan import Affine, add_scan, place_scan, scan_of
from editor.keeping import Keeper
from editor.map_area import MapArea
from editor.panels.picture import PicturePanel
from editor.scan_files import PictureTrouble
from editor.workspace import Workspace

Picture = tuple[QImage, QSize]


class Scanning(QObject):
    def __init__(
        self, window: QMainWindow, workspace: Workspace, keeper: Keeper, area: MapArea, panel: PicturePanel
    ) -> None:
        super().__init__(window)
        self._window, self._workspace, self._keeper = window, workspace, keeper
        self._area, self._panel = area, panel
        self._loaded: tuple[tuple[Path, int], Picture] | None = None  # the last picture, by file and time
        workspace.changed.connect(self._changed)
        area.remade.connect(self.show)
        keeper.changed.connect(self.show)  # beside another file there may be another picture
        panel.picture_wanted.connect(self.add)
        self.show()

    def _changed(self, change: Change) -> None:
        if "scan" in change.sections:
            self.show()

    def show(self) -> None:
        """What the document says. That a picture is missing or broken is told in the panel and stops nobody."""
        background, entry = self._area.background, self._workspace.document.data.get("scan")
        trouble = ""
        if entry is None:
            background.remove()
        else:
            scan = scan_of(entry)
            try:
                background.show(*self._picture(scan), scan)
            except PictureTrouble as found:
                background.remove()
                trouble = str(found)
        self._panel.show_scan(background.is_shown, trouble)
        if trouble:
            self._workspace.said.emit(trouble)

    def _picture(self, scan: Scan) -> Picture:
        report = Report()
        check_scan(scan, report)
        if report.problems:
            raise PictureTrouble("\n".join(str(problem) for problem in report.problems))
        path = scan_files.find(scan.file, self._keeper.path)
        if path is None:
            raise PictureTrouble(tr("There is no picture {name} beside the scenario.", name=scan.file))
        try:
            state = (path, path.stat().st_mtime_ns)
        except OSError as error:
            raise PictureTrouble(tr("The picture cannot be read: {why}", why=error)) from None
        if self._loaded is None or self._loaded[0] != state:
            self._loaded = (state, scan_files.load_picture(path))
        return self._loaded[1]

    def add(self, path: Path) -> bool:
        """A picture under the map, as a step that can be undone; False, and a message, if it cannot be shown."""
        try:
            _, size = scan_files.load_picture(path)
            where = self._keeper.path
            name = aside(lambda: scan_files.take(path, where))
        except PictureTrouble as trouble:
            tell(self._window, tr("The picture cannot be shown"), str(trouble))
            return False
        self._workspace.push(add_scan(self._workspace.document, fitted(self._area.background.layout, size, name)))
        return True

    def calibrated(self, affine: Affine) -> None:
        if "scan" in self._workspace.document.data:
            self._workspace.push(place_scan(self._workspace.document, affine))
