"""The commands of the editor window: texts, keys, menus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bk40qt.desktop.commands import FIND_KEYS
from bk40qt.desktop.i18n import tr
from bk40qt.engine.wording import translatable
from editor import clipping
from editor.edits import transform
from editor.patch import Patch
from editor.tools.registry import TOOLS

if TYPE_CHECKING:
    from editor.main_window import EditorWindow

FILE = translatable("&File")
EDIT = translatable("&Edit")
TOOL = translatable("&Tools")
MAP = translatable("&Map")
TRY = translatable("T&ry out")
PANEL = translatable("&Panels")
HELP = translatable("&Help")


def add_commands(window: EditorWindow) -> None:
    _file(window)
    _edit(window)
    _tools(window)
    _map(window)
    _try_out(window)
    _panels(window)
    _help(window)
    window.commands.fill(window.menuBar(), (FILE, EDIT, TOOL, MAP, TRY, PANEL, HELP))


def _file(window: EditorWindow) -> None:
    add, keeper = window.commands.add, window.keeper
    add("new", translatable("New…"), translatable("Begin another scenario in a window of its own"),
        lambda: window.editor_wanted.emit(""), ("Ctrl+N",), FILE)
    add("open", translatable("Open…"), translatable("Edit another scenario in a window of its own"),
        lambda: _open(window), ("Ctrl+O",), FILE)
    add("save", translatable("Save"), translatable("Write the scenario to its file"), keeper.save, ("Ctrl+S",), FILE)
    add("save-as", translatable("Save as…"), translatable("Write the scenario to another file"), keeper.save_as,
        ("Ctrl+Shift+S",), FILE)
    add("revert", translatable("Go back to the file"), translatable("As it was saved last; this can be undone"),
        keeper.revert, (), FILE)
    add("import", translatable("Import…"), translatable("Take over a Tiled map or an order of battle"),
        lambda: _exchange(window, "import"), ("Ctrl+I",), FILE)
    add("export", translatable("Export…"),
        translatable("Write the map for Tiled or as a picture, the counters, or the order of battle"),
        lambda: _exchange(window, "export"), ("Ctrl+Shift+E",), FILE)
    add("print", translatable("Print…"), translatable("Set-up sheets, map, counters and player aid"),
        lambda: _print(window), ("Ctrl+P",), FILE)
    add("preferences", translatable("Settings…"), translatable("Language, theme, size of letters"),
        window.preferences_wanted.emit, ("Ctrl+,",), FILE)
    add("close", translatable("Close"), translatable("Close this window"), window.close, ("Ctrl+W",), FILE)


def _edit(window: EditorWindow) -> None:
    add, workspace, history = window.commands.add, window.workspace, window.history
    add("undo", translatable("Undo"), translatable("Take back the last change"), history.undo, ("Ctrl+Z",), EDIT)
    add("redo", translatable("Redo"), translatable("Do again what was taken back"), history.redo,
        ("Ctrl+Y", "Ctrl+Shift+Z"), EDIT)
    add("cut", translatable("Cut"), translatable("Copy what is selected and take it away"),
        lambda: clipping.cut(workspace), ("Ctrl+X",), EDIT)
    add("copy", translatable("Copy"), translatable("Put what is selected on the clipboard"),
        lambda: _copy(window), ("Ctrl+C",), EDIT)
    add("paste", translatable("Paste"), translatable("Insert the clipboard, ground at the hex under the mouse"),
        window.paste, ("Ctrl+V",), EDIT)
    add("delete", translatable("Delete"), translatable("Take away what is selected"),
        lambda: clipping.delete(workspace), ("Del",), EDIT, scope=(window.area,))
    add("select-all", translatable("Select all hexes"), translatable("Select the whole map"),
        lambda: workspace.selection.select_hexes(window.document.grid.ids), ("Ctrl+A",), EDIT, scope=(window.area,))
    add("select-none", translatable("Select nothing"), translatable("Let go of what is selected"),
        workspace.selection.clear, ("Ctrl+D",), EDIT)


def _tools(window: EditorWindow) -> None:
    add = window.commands.add
    for spec in TOOLS:
        add(f"tool-{spec.name}", spec.text, spec.tip,
            lambda on, name=spec.name: window.choose_tool(name) if on else None, (spec.key,), TOOL, checkable=True)
    shapes = {
        "brush": (translatable("Brush"), translatable("Strokes of the mouse change hexes"), "Shift+B"),
        "fill": (translatable("Fill"), translatable("A click changes all connected hexes that are alike"), "Shift+F"),
        "line": (translatable("Line"), translatable("A drag changes a straight line of hexes"), "Shift+L"),
        "rectangle": (translatable("Rectangle"), translatable("A drag changes a block of hexes"), "Shift+R"),
    }
    for shape, (text, tip, key) in shapes.items():
        add(f"shape-{shape}", text, tip, lambda shape=shape: window.choose_shape(shape), (key,), TOOL)
    add("brush-larger", translatable("Larger brush"), translatable("The brush reaches one hex further"),
        lambda: window.change_size(1), ("]",), TOOL)
    add("brush-smaller", translatable("Smaller brush"), translatable("The brush reaches one hex less"),
        lambda: window.change_size(-1), ("[",), TOOL)
    for number in range(10):
        add(f"number-{number}", translatable("Choose by number"),
            translatable("Terrain, level, points or kind of road of the present tool"),
            lambda number=number: window.type_number(number), (str(number),), scope=(window.area,))


def _map(window: EditorWindow) -> None:
    add, area, settings = window.commands.add, window.area, window.settings
    add("zoom-in", translatable("Zoom in"), translatable("Show less of the map, larger"),
        lambda: area.view.zoom_in(), ("+", "Ctrl++", "Ctrl+="), MAP)
    add("zoom-out", translatable("Zoom out"), translatable("Show more of the map, smaller"),
        lambda: area.view.zoom_out(), ("-", "Ctrl+-"), MAP)
    add("zoom-one", translatable("Natural size"), translatable("One unit of the map as one pixel"),
        lambda: area.view.zoom_full(), ("Ctrl+0",), MAP)
    add("fit", translatable("Whole map"), translatable("Fit the map into the window"), lambda: area.view.fit(),
        ("F", "Ctrl+9"), MAP)
    add("go-to-hex", translatable("Go to hex…"), translatable("By number or by the name of a place"),
        lambda: _ask_hex(window), ("Ctrl+G",), MAP)
    add("numbers", translatable("Hex numbers"), translatable("Show or hide the numbers of the hexes"),
        lambda on: _numbers(window, on), ("Ctrl+H",), MAP, checkable=True, checked=settings.hex_numbers)
    add("overview", translatable("Overview map"), translatable("The whole map, small, in the corner"),
        lambda on: _overview(window, on), ("O",), MAP, checkable=True, checked=settings.overview)
    add("zones", translatable("Zones"), translatable("Show or hide the zones"), area.set_zones_shown, ("Shift+Z",),
        MAP, checkable=True, checked=True)
    add("hide-counters", translatable("Hide counters"), translatable("See the ground under the counters"),
        lambda on: area.scene.set_counters_visible(not on), ("H",), MAP, checkable=True)
    add("viewshed", translatable("What the hex under the cursor sees"),
        translatable("Hexes out of sight are veiled, blind hexes hatched; follows mouse and changes"),
        window.sight_panel.follow.setChecked, ("V",), MAP, checkable=True)
    window.sight_panel.follow.toggled.connect(window.commands["viewshed"].setChecked)
    add("see-from", translatable("See from here"), translatable("Show what this hex sees, and stay with it"),
        lambda: _see_from(window), ("Shift+V",), MAP)
    _transforms(window)


def _transforms(window: EditorWindow) -> None:
    add, document = window.commands.add, window.document

    def do(patch: Patch | None) -> None:
        if not window.workspace.push(patch):
            window.workspace.said.emit(tr("That would not change the map, or leave none."))

    add("resize", translatable("Size of the map…"), translatable("Add columns and rows at the edges, or cut them off"),
        lambda: _resize(window), (), MAP)
    add("crop", translatable("Crop to the selection"), translatable("Only the block of the selected hexes is left"),
        lambda: _crop(window), (), MAP)
    add("shift", translatable("Shift the map…"), translatable("Move everything by columns and rows"),
        lambda: _shift(window), (), MAP)
    add("mirror-across", translatable("Mirror left to right"), translatable("With everything on the map"),
        lambda: do(transform.mirror(document, "horizontal")), (), MAP)
    add("mirror-down", translatable("Mirror top to bottom"), translatable("With everything on the map"),
        lambda: do(transform.mirror(document, "vertical")), (), MAP)
    add("turn-right", translatable("Turn right by 90°"), translatable("Columns become rows, with everything on them"),
        lambda: do(transform.rotate(document, 90)), (), MAP)
    add("turn-left", translatable("Turn left by 90°"), translatable("Columns become rows, with everything on them"),
        lambda: do(transform.rotate(document, 270)), (), MAP)
    add("turn-round", translatable("Turn by 180°"), translatable("With everything on the map"),
        lambda: do(transform.rotate(document, 180)), (), MAP)
    add("renumber", translatable("Number by column or row"),
        translatable("Exchange what the first digits of a hex count"),
        lambda: do(transform.renumber(document, "row" if document.grid.first == "column" else "column")), (), MAP)


def _try_out(window: EditorWindow) -> None:
    add = window.commands.add
    add("play", translatable("Play from here"), translatable("Start a game on what is on the screen, saved or not"),
        window.play_from_here, ("F5",), TRY)
    add("self-play", translatable("Let it play itself"),
        translatable("Random games in the background: who wins how often, and how long they last"),
        lambda: window.show_panel("trial"), ("Shift+F5",), TRY)


def _panels(window: EditorWindow) -> None:
    for number, (name, title) in enumerate(window.docks.titles.items(), 1):
        keys = (f"Alt+{number}",) if number < 10 else ()
        window.commands.add(f"panel-{name}", title, translatable("Show this panel and go to it"),
                            lambda name=name: window.show_panel(name), keys, PANEL)
    window.commands.add("map", translatable("Go to the map"),
                        translatable("Put the keyboard on the map, with its hex cursor"),
                        lambda: _to_map(window), ("F7",), PANEL)


def _help(window: EditorWindow) -> None:
    add = window.commands.add
    add("rules", translatable("Rules"), translatable("The rules of the game, searchable"),
        lambda: window.show_rule(""), ("F1",), HELP)
    add("keys", translatable("Keys…"), translatable("All keys, and how to change them"), lambda: _keys(window),
        ("Ctrl+F1",), HELP)
    add("find-command", translatable("Find a command…"), translatable("Type what you want to do"),
        lambda: _finder(window), FIND_KEYS, HELP)


# -- what they do ------------------------------------------------------------------------------------------------------


def _open(window: EditorWindow) -> None:
    from editor.new_dialog import ask_file

    path = ask_file(window)
    if path:
        window.editor_wanted.emit(path)


def _copy(window: EditorWindow) -> None:
    from editor.panels.zones_list import ZonesPanel

    panel = window.docks.panels["zones"]
    assert isinstance(panel, ZonesPanel)
    if panel.table.hasFocus():
        panel.copy()
    else:
        clipping.copy(window.workspace)


def _print(window: EditorWindow) -> None:
    from bk40qt.desktop.trouble import tell
    from editor.checking import checked_now
    from editor.panels.form import finish_editing
    from editor.printing.print_dialog import PrintDialog
    from editor.problem_words import listed

    finish_editing()
    checked = checked_now(window.document)
    if checked.scenario is None:
        tell(window, tr("This scenario cannot be printed yet"), listed(window.document, checked.problems))
        return
    PrintDialog(checked.scenario, window, bool(checked.problems), window.keeper.folder()).exec()


def _exchange(window: EditorWindow, way: str) -> None:
    from editor import exchanging

    run = exchanging.import_file if way == "import" else exchanging.export_file
    run(window.workspace, window, window.keeper.folder())


def _ask_hex(window: EditorWindow) -> None:
    from PySide6.QtWidgets import QInputDialog

    name, fine = QInputDialog.getText(window, tr("Go to hex"), tr("Number of the hex, or a place name:"))
    if fine and name.strip():
        found = window.find_place(name.strip())
        if found:
            window.area.view.centre_on_hex(found)
            window.area.view.set_cursor_hex(found)
        else:
            window.workspace.said.emit(tr("There is no hex or place {name}.", name=name.strip()))


def _numbers(window: EditorWindow, on: bool) -> None:
    window.area.set_numbers(on)
    window.settings.hex_numbers = on
    window.settings.save()


def _overview(window: EditorWindow, on: bool) -> None:
    window.area.set_overview(on)
    window.settings.overview = on
    window.settings.save()


def _see_from(window: EditorWindow) -> None:
    panel = window.sight_panel
    panel.pinned.setChecked(True)
    panel.follow.setChecked(True)
    panel.show_from(window.area.point_at())


def _resize(window: EditorWindow) -> None:
    from editor.map_dialogs import FrameDialog

    dialog = FrameDialog(window.document.grid, window)
    if dialog.exec():
        more = dialog.values()
        patch = transform.reframe(window.document, more["west"], more["east"], more["north"], more["south"])
        window.workspace.push(patch)


def _crop(window: EditorWindow) -> None:
    grid, hexes = window.document.grid, window.workspace.selection.hexes
    if not hexes:
        window.workspace.said.emit(tr("Select the hexes that are to be left first."))
        return
    numbers = [grid.numbers(grid.index[name]) for name in hexes]
    low, high = min(a for a, _ in numbers), max(a for a, _ in numbers)
    first, last = min(b for _, b in numbers), max(b for _, b in numbers)
    corner, opposite = ((line - 1) * grid.per_line + place - 1 for line, place in ((low, first), (high, last)))
    window.workspace.push(transform.crop(window.document, grid.ids[corner], grid.ids[opposite]))


def _shift(window: EditorWindow) -> None:
    from editor.map_dialogs import ShiftDialog

    dialog = ShiftDialog(window)
    if dialog.exec():
        window.workspace.push(transform.shift(window.document, dialog.columns.value(), dialog.rows.value()))


def _to_map(window: EditorWindow) -> None:
    from PySide6.QtCore import Qt

    window.area.view.setFocus(Qt.FocusReason.TabFocusReason)  # so that the hex cursor shows


def _keys(window: EditorWindow) -> None:
    from bk40qt.desktop.keys import KeysDialog

    KeysDialog(window.commands, window).exec()
    window.retranslate()  # keys stand on the tool bar, too


def _finder(window: EditorWindow) -> None:
    from bk40qt.desktop.finder import Finder

    Finder(window.commands, window).exec()
