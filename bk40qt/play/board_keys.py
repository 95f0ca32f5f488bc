"""The commands of the game window: texts, keys, menus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bk40qt.desktop.commands import FIND_KEYS
from bk40qt.desktop.i18n import tr
from bk40qt.engine.wording import translatable
from bk40qt.play.orders import THIS_ACTIVATION, THIS_MOVE

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget

    from bk40qt.play.game_window import GameWindow

GAME = translatable("&Game")
DECIDE = translatable("&Decide")
MAP = translatable("&Map")
COMPUTER = translatable("&Computer")
PANELS = translatable("&Panels")
HELP = translatable("&Help")


def add_commands(window: GameWindow) -> None:
    _game(window)
    _decide(window)
    _map(window)
    _computer(window)
    _panels(window)
    _help(window)
    window.commands.fill(window.menuBar(), (GAME, DECIDE, MAP, COMPUTER, PANELS, HELP))


def _game(window: GameWindow) -> None:
    add, session = window.commands.add, window.session
    add("undo", translatable("Undo"), translatable("Take back your last decision, if no die has fallen since"),
        session.undo, ("Ctrl+Z",), GAME)
    add("redo", translatable("Redo"), translatable("Do again what was taken back"), session.redo,
        ("Ctrl+Y", "Ctrl+Shift+Z"), GAME)
    add("analysis", translatable("Analysis mode"), translatable("Undo without limit, even behind dice"),
        lambda on: _analysis(window, on), ("Ctrl+Shift+U",), GAME, checkable=True, checked=session.seats.analysis)
    add("save-copy", translatable("Save a copy…"),
        translatable("Write the game as it is now to another file; this one is always up to date anyway"),
        lambda: _save_copy(window), ("Ctrl+Shift+S",), GAME)
    add("how-it-stands", translatable("How it stands"),
        translatable("Points, losses and figures so far; at the end of the game, who won and why"),
        lambda: _how_it_stands(window), ("F4",), GAME)
    add("watch", translatable("Watch it from the beginning"),
        translatable("The game so far as a replay, in a window of its own"),
        lambda: _watch(window), ("Ctrl+Shift+R",), GAME).setEnabled(session.saved is not None)
    add("report", translatable("Export the report…"),
        translatable("Write an after-action report with pictures of the map"),
        lambda: _report(window), ("Ctrl+Shift+E",), GAME)
    add("preferences", translatable("Settings…"), translatable("Language, theme, size of letters, speed"),
        lambda: _preferences(window), ("Ctrl+,",), GAME)
    add("close", translatable("Back to the home screen"), translatable("Close this game; everything is on disk"),
        window.close, ("Ctrl+W",), GAME)


def _decide(window: GameWindow) -> None:
    add, panel = window.commands.add, window.decision_panel
    scope = (window.view, panel.list)  # Space presses a button, and words are typed into the filter
    add("take", translatable("Take the marked option"), translatable("Do what is marked in the decision panel"),
        panel.take_current, ("Return", "Enter"), DECIDE, scope=(panel.list,))
    add("done", translatable("Pass, stop or go on"), translatable("Take the option that ends or lets things be"),
        panel.take_closing, ("Space",), DECIDE, scope=scope)
    add("next-unit", translatable("Next unit"), translatable("Go to the next unit that can still act"),
        window.next_unit, ("Tab",), DECIDE, scope=scope)
    add("previous-unit", translatable("Previous unit"), translatable("Go to the unit before"),
        lambda: window.next_unit(-1), ("Shift+Tab",), DECIDE, scope=scope)
    add("not-this-move", translatable("No reactions during this move"),
        translatable("Let all reaction windows pass until this move is over"),
        lambda: panel.give_order(THIS_MOVE), ("N",), DECIDE)
    add("not-this-activation", translatable("No reactions during this activation"),
        translatable("Let all reaction windows pass until the enemy formation has finished"),
        lambda: panel.give_order(THIS_ACTIVATION), ("Shift+N",), DECIDE)
    add("react-again", translatable("React again"), translatable("Take back that reaction windows pass"),
        panel.revoke_order, ("Ctrl+N",), DECIDE)
    add("options", translatable("Go to the options"), translatable("Put the keyboard into the list of options"),
        lambda: _show_panel(window.docks["decision"]), ("F6",), DECIDE)
    add("map", translatable("Go to the map"), translatable("Put the keyboard on the map, with its hex cursor"),
        lambda: _to_map(window), ("F7", "M"), DECIDE)
    add("sensible-setup", translatable("Place a sensible set-up"),
        translatable("The computer places what is left; you can change it afterwards"),
        window.session.place_sensibly, ("Ctrl+Shift+P",), DECIDE)
    for number in range(1, 10):
        add(f"option-{number}", translatable("Mark or take an option by its number"),
            translatable("The first press marks the option, the second takes it"),
            lambda number=number: panel.take_number(number), (str(number),), scope=scope)


def _map(window: GameWindow) -> None:
    add, view, scene, settings = window.commands.add, window.view, window.scene, window.settings
    add("zoom-in", translatable("Zoom in"), translatable("Show less of the map, larger"), view.zoom_in,
        ("+", "Ctrl++", "Ctrl+="), MAP)
    add("zoom-out", translatable("Zoom out"), translatable("Show more of the map, smaller"), view.zoom_out,
        ("-", "Ctrl+-"), MAP)
    add("zoom-one", translatable("Natural size"), translatable("One unit of the map as one pixel"), view.zoom_full,
        ("0", "Ctrl+0"), MAP)
    add("fit", translatable("Whole map"), translatable("Fit the map into the window"), view.fit, ("F", "Ctrl+9"), MAP)
    add("go-to-hex", translatable("Go to hex…"), translatable("By number or by the name of a place"),
        window.ask_hex, ("Ctrl+G",), MAP)
    add("numbers", translatable("Hex numbers"), translatable("Show or hide the numbers of the hexes"),
        lambda on: _numbers(window, on), ("Ctrl+H",), MAP, checkable=True, checked=settings.hex_numbers)
    add("hide-counters", translatable("Hide counters"), translatable("See the ground under the counters"),
        lambda on: scene.set_counters_visible(not on), ("H",), MAP, checkable=True)
    add("overview", translatable("Overview map"),
        translatable("The whole map, small, in a corner, while there is more of it than you see"),
        lambda on: _overview(window, on), ("O",), MAP, checkable=True, checked=settings.overview)
    add("fan", translatable("Fan out the stack"), translatable("Lay the counters of the hex side by side"),
        lambda: _fan(window), ("X",), MAP)
    add("enemy-reach", translatable("Enemy reach"), translatable("Where the enemy could come to if activated now"),
        lambda on: window.highlights.show_enemy_reach(on), ("E",), MAP, checkable=True)
    add("sight", translatable("Line of sight tool"), translatable("Drag from hex to hex to see what blocks the view"),
        lambda on: _sight(window, on), ("L",), MAP, checkable=True)
    add("viewshed", translatable("What is seen from here"),
        translatable("Everything in sight of the selected unit or the hex cursor, blind hexes hatched"),
        lambda on: _viewshed(window, on), ("V",), MAP, checkable=True)
    scene.ground.set_numbers(settings.hex_numbers)


def _computer(window: GameWindow) -> None:
    add = window.commands.add
    add("pause", translatable("Pause the computer"), translatable("The computer waits until this is switched off"),
        lambda on: _pause(window, on), ("P",), COMPUTER, checkable=True)
    add("skip", translatable("Skip the computer's moves"),
        translatable("Go on at once to your next decision"), window.session.hurry, ("S",), COMPUTER)
    add("slower", translatable("Slower"), translatable("More time between the computer's decisions"),
        lambda: _speed(window, 2.0), ("Shift+,",), COMPUTER)
    add("faster", translatable("Faster"), translatable("Less time between the computer's decisions"),
        lambda: _speed(window, 0.5), ("Shift+.",), COMPUTER)


def _panels(window: GameWindow) -> None:
    for number, (name, dock) in enumerate(window.docks.items(), 1):
        action = window.commands.add(f"panel-{name}", window.panel_title(name),
                                     translatable("Show this panel and go to it"),
                                     lambda dock=dock: _show_panel(dock), (f"Alt+{number}",), PANELS)
        action.setObjectName(f"panel-{name}")


def _help(window: GameWindow) -> None:
    add = window.commands.add
    add("rules", translatable("Rules"), translatable("The rules of the game, searchable"),
        lambda: window.show_rule(_rule_now(window)), ("F1",), HELP)
    add("keys", translatable("Keys…"), translatable("All keys, and how to change them"),
        lambda: _keys(window), ("Ctrl+F1",), HELP)
    add("find-command", translatable("Find a command…"), translatable("Type what you want to do"),
        lambda: _finder(window), FIND_KEYS, HELP)


# -- what they do ------------------------------------------------------------------------------------------------------


def _analysis(window: GameWindow, on: bool) -> None:
    """Dice and draws can be taken back then: where two play against each other, that is for both to decide."""
    if on and window.session.must_hand_over():
        from bk40qt.play.agreement import analysis_is_agreed

        if not analysis_is_agreed(window):
            window.commands["analysis"].setChecked(False)
            return
    window.session.seats.analysis = on
    window.session.decision_changed.emit()
    window.note()


def _preferences(window: GameWindow) -> None:
    """The dialog is over when the signal comes back; what it changed holds for this game, too."""
    window.preferences_wanted.emit()
    window.session.pause = window.settings.computer_pause
    window.presenter.animated = window.settings.animations


def _to_map(window: GameWindow) -> None:
    from PySide6.QtCore import Qt

    view = window.view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    if view.cursor_hex is None:
        view.move_cursor("up")  # from nowhere: to the middle of what is on the screen
    else:
        view.set_cursor_hex(view.cursor_hex)  # the mouse had hidden it


def _save_copy(window: GameWindow) -> None:
    from PySide6.QtWidgets import QFileDialog

    from bk40qt.desktop.i18n import retell
    from bk40qt.desktop.trouble import tell
    from bk40qt.engine.errors import EngineError
    from bk40qt.engine.wording import message
    from bk40qt.play.library import GAME_SUFFIX, note_game

    if window.session.saved is None:
        return
    path, _ = QFileDialog.getSaveFileName(window, tr("Save a copy"), str(window.session.saved.path),
                                          tr("Saved games (*.bk40save)"))
    if path:
        named = path.endswith(GAME_SUFFIX)  # else nobody has been asked about what lies under the name we make of it
        path = path if named else f"{path}{GAME_SUFFIX}"
        try:
            window.session.saved.copy_to(path, overwrite=named)
            note_game(path, window.session)  # who plays what is for the copy, too
        except EngineError as error:
            tell(window, tr("The copy could not be written"), retell(message(error)))


def _how_it_stands(window: GameWindow) -> None:
    from bk40qt.play.after_game import show_ending

    show_ending(window)


def _watch(window: GameWindow) -> None:
    from bk40qt.play.after_game import watch

    watch(window)


def _report(window: GameWindow) -> None:
    from bk40qt.play.after_game import export

    export(window)


def _numbers(window: GameWindow, on: bool) -> None:
    window.scene.ground.set_numbers(on)
    window.settings.hex_numbers = on
    window.settings.save()


def _overview(window: GameWindow, on: bool) -> None:
    window.overview_corner.set_wanted(on)
    window.settings.overview = on
    window.settings.save()


def _fan(window: GameWindow) -> None:
    hex_name = window.view.cursor_hex
    window.scene.fan(hex_name if window.scene.counters.fanned != hex_name else None)


def _sight(window: GameWindow, on: bool) -> None:
    docks = window.docks
    if on:
        window.behind_sight = next((docks[name] for name in ("log", "dice") if _is_in_front(docks[name])), None)
    window.scene.set_tool(window.sight_tool if on else window.select_tool)
    if on:
        docks["sight"].show()
        docks["sight"].raise_()
        _to_map(window)  # that is where both ends are marked
    elif window.behind_sight is not None and _is_in_front(docks["sight"]):
        window.behind_sight.raise_()  # what was read before


def _is_in_front(dock: QDockWidget) -> bool:
    """Of the panels that share its place."""
    return dock.isVisible() and not dock.visibleRegion().isEmpty()


def _viewshed(window: GameWindow, on: bool) -> None:
    place = window.view.cursor_hex or ""
    for unit in window.session.view()["units"]:
        if unit["id"] == window.selection.unit and unit.get("hex"):
            place = unit["hex"]
    window.sight_tool.show_viewshed(place if on else "")


def _pause(window: GameWindow, on: bool) -> None:
    window.session.paused = on
    window.session.poke()


def _speed(window: GameWindow, factor: float) -> None:
    window.session.pause = max(25, min(4000, int(window.session.pause * factor)))
    window.settings.computer_pause = window.session.pause
    window.settings.save()
    window.toast.say(tr("The computer waits {ms} ms after each decision.", ms=window.session.pause), "")


def _show_panel(dock: object) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QDockWidget, QWidget

    assert isinstance(dock, QDockWidget)
    dock.show()
    dock.raise_()
    panel = dock.widget()
    inside = [child for child in panel.findChildren(QWidget)
              if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisibleTo(panel) and child.isEnabled()]
    target = panel.focusProxy() or (inside[0] if inside else panel)
    target.setFocus(Qt.FocusReason.ShortcutFocusReason)


def _rule_now(window: GameWindow) -> str:
    """The rule of what was just refused, else that of the decision."""
    if window.toast.isVisible() and window.toast.rule:
        return window.toast.rule
    decision = window.session.decision
    return decision.rule if decision is not None else ""


def _keys(window: GameWindow) -> None:
    from bk40qt.desktop.keys import KeysDialog

    KeysDialog(window.commands, window).exec()


def _finder(window: GameWindow) -> None:
    from bk40qt.desktop.finder import Finder

    Finder(window.commands, window).exec()
