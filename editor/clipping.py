"""Copy, cut, paste and delete of what is selected, by way of the system's clipboard."""

from __future__ import annotations

import json
from typing import Final

from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtWidgets import QApplication

from bk40qt.desktop.i18n import tr
from bk40qt.engine.hexgrid import OFF_MAP
from bk40qt.engine.wording import say
from editor.edits import clip, forces
from editor.patch import Patch
from editor.tools.ground import erase
from editor.tools.select import EVERYTHING
from editor.workspace import Workspace, together

MIME: Final = "application/x-bk40qt-clip+json"


def copy(workspace: Workspace) -> bool:
    """False if nothing is selected."""
    if not workspace.selection:
        workspace.said.emit(tr("Nothing is selected."))
        return False
    put(workspace, workspace.selection.for_clip())
    return True


def put(workspace: Workspace, selection: clip.Selection) -> None:
    """A copy of this on the clipboard."""
    value = clip.clip(workspace.document, selection)
    mime = QMimeData()
    mime.setData(MIME, QByteArray(json.dumps(value, ensure_ascii=False).encode("utf-8")))
    QApplication.clipboard().setMimeData(mime)


def cut(workspace: Workspace) -> None:
    if copy(workspace):
        delete(workspace)


def delete(workspace: Workspace) -> None:
    """Hexes become bare; counters and formations go."""
    document, selection = workspace.document, workspace.selection
    patch: Patch | None
    if selection.hexes:
        patch = erase(document, tuple(selection.hexes), EVERYTHING)
    else:
        counters, formations = tuple(selection.counters), tuple(selection.formations)
        patch = together(document, say("remove counters"), (
            lambda scratch: forces.remove_counters(scratch, counters) if counters else None,
            lambda scratch: forces.remove_formations(scratch, formations) if formations else None,
        ))  # fmt: skip
    workspace.push(patch)


def paste(workspace: Workspace, at: str) -> None:
    """From hex `at` on; "" pastes no ground."""
    found = clipped()
    if found is None:
        workspace.said.emit(tr("There is nothing on the clipboard that can be pasted here."))
        return
    document = workspace.document
    value = clip.turned(found, document.grid)
    formation = next(iter(workspace.selection.formations)) if len(workspace.selection.formations) == 1 else None
    if not workspace.push(clip.paste(document, value, at or None, formation)):
        workspace.said.emit(tr("Pasting would change nothing."))
        return
    if "ground" in value and at:
        workspace.selection.select_hexes(covered(workspace, value, at))
        if value is not found:
            workspace.said.emit(tr("The hexes are turned by 90 degrees: here the points lie another way."))


def clipped() -> clip.Entry | None:
    """What the clipboard holds, if it is ours."""
    mime = QApplication.clipboard().mimeData()
    if mime is None or not mime.hasFormat(MIME):
        return None
    return clip.read_clip(bytes(mime.data(MIME).data()))


def covered(workspace: Workspace, value: clip.Entry, at: str) -> list[str]:
    """The hexes that ground pasted at a hex covers."""
    grid = workspace.document.grid
    q0, r0 = grid.axial[grid.index[at]]
    places = (grid.at(q0 + entry["at"][0], r0 + entry["at"][1]) for entry in value["ground"]["hexes"])
    return [grid.ids[h] for h in places if h != OFF_MAP]
