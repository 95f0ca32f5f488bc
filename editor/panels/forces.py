"""The order of battle: a tree of sides, formations and counters, and below it the values of what is selected."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QMenu, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from bk40qt.desktop.i18n import retell, tr
from bk40qt.desktop.trouble import tell
from bk40qt.engine.wording import translatable
from editor.edits import forces
from editor.edits.counters import add_copies, put_counters
from editor.edits.draft import place_of
from editor.panels.counter_form import CounterForm
from editor.panels.forces_files import export_table, import_table
from editor.panels.forces_tree import ForcesTree
from editor.panels.form import Buttons, scrolling
from editor.panels.form_panel import FormPanel, Path
from editor.panels.formation_form import FormationForm
from editor.panels.library import LibraryDialog
from editor.panels.wording import formation_entry
from editor.unit_library import LibraryError, UnitLibrary, from_counter
from editor.workspace import Workspace, together


class SelectionForm(FormPanel):
    """The properties of the selected counters, or of the selected formation."""

    sections = frozenset(("counters", "formations"))
    follows = frozenset(("turns",))

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(workspace, parent)
        self.hint = QLabel()
        self.hint.setWordWrap(True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.counters, self.formation = CounterForm(workspace), FormationForm(workspace)
        self.pages = QStackedWidget()
        self._counter_page, self._formation_page = scrolling(self.counters), scrolling(self.formation)
        for page in (self.hint, self._counter_page, self._formation_page):
            self.pages.addWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.pages)
        workspace.selection.changed.connect(self.catch_up_soon)
        self.retranslate()

    def retranslate(self) -> None:
        self.hint.setText(tr("Select counters or a formation to see and change their values."))

    def refresh(self) -> None:
        if self.counters.renaming or self.formation.renaming:
            return  # between an id and the next nothing is selected; the page must not go away under the user's hands
        chosen = self.workspace.selection
        known = {entry["id"] for entry in self.document.data["counters"]}
        counters = tuple(sorted(chosen.counters & known))
        if counters:
            self.counters.set_counters(counters)
            self.pages.setCurrentWidget(self._counter_page)
        elif len(chosen.formations) == 1:
            self.formation.set_formation(next(iter(chosen.formations)))
            self.pages.setCurrentWidget(self._formation_page)
        else:
            self.pages.setCurrentWidget(self.hint)

    def show_path(self, path: Path) -> bool:
        form: FormPanel = self.counters if path[0] == "counters" else self.formation
        return form.show_path(path[2:])


class ForcesPanel(FormPanel):
    sections = frozenset(("counters", "formations"))

    def __init__(
        self, workspace: Workspace, library: UnitLibrary | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(workspace, parent)
        self._library = library
        self.tree = ForcesTree()
        self.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.form = SelectionForm(workspace)
        self.buttons = self._make_buttons()
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.addWidget(self.tree)
        halves.addWidget(self.form)
        halves.setSizes([400, 500])
        halves.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.buttons)
        layout.addWidget(halves, 1)
        self.setFocusProxy(self.tree)
        self._following = False
        self.tree.itemSelectionChanged.connect(self._chosen)
        self.tree.dropped.connect(self._dropped)
        self.tree.formation_dropped.connect(self._formation_dropped)
        self.tree.delete_pressed.connect(self.remove)
        self.tree.moved.connect(self._shift)
        self.tree.customContextMenuRequested.connect(self._menu)
        workspace.selection.changed.connect(self._follow)
        self.retranslate()

    def _make_buttons(self) -> Buttons:
        row = Buttons()
        row.add(translatable("+ Formation"), translatable("Add a formation to the side of the cursor"),
                self.add_formation)
        row.add(translatable("+ Counter"), translatable("Add a counter to the formation of the cursor"),
                self.add_counter)
        row.add(translatable("Library…"), translatable("Add counters of a type from the unit library"),
                self.open_library)
        self.twice = row.add(translatable("Duplicate"), translatable("A second one of everything selected"),
                             self.duplicate, "×2")
        self.gone = row.add(translatable("Delete"), translatable("Remove everything selected"), self.remove, "✕")
        self.more = row.add(translatable("More"), translatable("Import and export, keep a type in the library"),
                            self._more, "…")
        return row

    @property
    def library(self) -> UnitLibrary:
        if self._library is None:
            self._library = UnitLibrary()  # read when it is first wanted
        return self._library

    def retranslate(self) -> None:
        self.buttons.retranslate()
        self.tree.retranslate()

    # -- showing -------------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        self.tree.fill(self.document)
        self._follow()

    def _chosen(self) -> None:
        self._following = True
        self.workspace.selection.select_forces(self.tree.chosen_ids("counter"), self.tree.chosen_ids("formation"))
        self._following = False
        self._enable()

    def _follow(self) -> None:
        """Something was selected elsewhere, on the map or by a command."""
        chosen = self.workspace.selection
        if not self._following and self.isVisible():
            self.tree.choose((*sorted(chosen.formations), *sorted(chosen.counters)))
        self._enable()

    def _enable(self) -> None:
        chosen = self.workspace.selection
        for button in (self.twice, self.gone):
            button.setEnabled(bool(chosen.counters or chosen.formations))

    def show_path(self, path: Path) -> bool:
        entries = self.document.data[str(path[0])]
        if len(path) == 1:
            self.tree.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        at = path[1]
        if not isinstance(at, int) or at >= len(entries):
            return False
        self.select(entries[at]["id"])
        self.form.refresh()
        if len(path) == 2:
            self.tree.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return self.form.show_path(path)

    def select(self, *idents: str) -> None:
        """Rows of the tree, and so the selection of the window."""
        self.catch_up()
        known = {entry["id"] for entry in self.document.data["formations"]}
        formations = [name for name in idents if name in known]
        self.workspace.selection.select_forces([name for name in idents if name not in known], formations)
        self.tree.choose(idents)

    # -- changing ------------------------------------------------------------------------------------------------------

    def _added(self, section: str, before: set[str]) -> None:
        """Select what a step has added."""
        new = [entry["id"] for entry in self.document.data[section] if entry["id"] not in before]
        if new:
            self.select(*new)

    def _ids(self, section: str) -> set[str]:
        return {entry["id"] for entry in self.document.data[section]}

    def add_formation(self) -> None:
        before = self._ids("formations")
        if self.push(forces.add_formation(self.document, self.tree.side_here(), tr("New formation"))):
            self._added("formations", before)
            self.form.formation.form.focus("name")

    def add_counter(self) -> None:
        formation = self._home()
        before = self._ids("counters")
        if formation and self.push(forces.add_counter(self.document, formation, tr("New counter"))):
            self._added("counters", before)
            self.form.counters.form.focus("name")

    def _home(self) -> str:
        """Where new counters go; tells the user if there is no formation to choose."""
        entries = self.document.data["formations"]
        formation = self.tree.formation_here()
        if not formation and len(entries) == 1:
            formation = str(entries[0]["id"])
        if not formation:
            self.workspace.said.emit(tr("Choose the formation first, or add one."))
        return formation

    def open_library(self) -> None:
        formation = self._home()
        if not formation:
            return
        entry = formation_entry(self.document, formation)
        assert entry is not None
        dialog = LibraryDialog(self.library, entry, self)
        if dialog.exec() and (unit := dialog.unit()) is not None:
            before = self._ids("counters")
            name, copies = dialog.counter_name(), dialog.copies.value()
            if self.push(add_copies(self.document, formation, name, copies, unit.values())):
                self._added("counters", before)
        dialog.deleteLater()

    def duplicate(self) -> None:
        chosen = self.workspace.selection
        if len(chosen.formations) == 1 and not chosen.counters:
            before = self._ids("formations")
            self.push(forces.duplicate_formation(self.document, next(iter(chosen.formations))))
            self._added("formations", before)
        elif chosen.counters:
            before = self._ids("counters")
            self.push(forces.duplicate_counters(self.document, chosen.counters))
            self._added("counters", before)

    def remove(self) -> None:
        """Everything selected. A formation takes its counters with it; it can be undone, so nobody is asked."""
        chosen = self.workspace.selection
        homes = {entry["id"]: entry["formation"] for entry in self.document.data["counters"]}
        loose = [name for name in chosen.counters if homes.get(name) not in chosen.formations]
        patch = forces.remove_formations(self.document, chosen.formations) if chosen.formations else None
        if patch is None:
            self.push(forces.remove_counters(self.document, loose))
        elif not loose:
            self.push(patch)
        else:
            gone = tuple(chosen.formations)
            steps = (lambda d: forces.remove_counters(d, loose), lambda d: forces.remove_formations(d, gone))
            self.push(together(self.document, patch.name, steps))

    def _dropped(self, counters: list[str], formation: str, before: str | None) -> None:
        self.push(put_counters(self.document, counters, formation, before))
        self.select(*counters)

    def _formation_dropped(self, formation: str, side: str, before: str | None) -> None:
        entries = self.document.data["formations"]
        entry = entries[place_of(entries, id=formation)]
        if entry["side"] != side:
            self.workspace.said.emit(tr("A formation changes its side in its form, not by dragging."))
        elif before is not None and before != formation:
            rest = [other["id"] for other in entries if other["id"] != formation]
            self.push(forces.move_formation(self.document, formation, rest.index(before)))
        elif before is None:
            self.push(forces.move_formation(self.document, formation, len(entries) - 1))

    def _shift(self, step: int) -> None:
        """Alt+Up and Alt+Down: the selected counters one place up or down within their formation, or a formation."""
        counters, formations = self.tree.chosen_ids("counter"), self.tree.chosen_ids("formation")
        if counters and not formations:
            entries = self.document.data["counters"]
            home = entries[place_of(entries, id=counters[0])]["formation"]
            mates = [entry["id"] for entry in entries if entry["formation"] == home]
            rest = [name for name in mates if name not in counters]
            at = sum(name not in counters for name in mates[: mates.index(counters[0])]) + step
            if 0 <= at <= len(rest):
                self.push(put_counters(self.document, counters, home, rest[at] if at < len(rest) else None))
        elif len(formations) == 1 and not counters:
            self._shift_formation(formations[0], step)

    def _shift_formation(self, formation: str, step: int) -> None:
        entries = self.document.data["formations"]
        side = entries[place_of(entries, id=formation)]["side"]
        mates = [number for number, entry in enumerate(entries) if entry["side"] == side]
        at = mates.index(place_of(entries, id=formation)) + step
        if 0 <= at < len(mates):
            self.push(forces.move_formation(self.document, formation, mates[at]))

    # -- menus, files --------------------------------------------------------------------------------------------------

    def _menu(self, pos: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Add a formation"), self.add_formation)
        if self.tree.formation_here():
            menu.addAction(tr("Add a counter"), self.add_counter)
            menu.addAction(tr("Add from the library…"), self.open_library)
        chosen = self.workspace.selection
        if chosen.counters or chosen.formations:
            menu.addSeparator()
            menu.addAction(tr("Duplicate"), self.duplicate)
            menu.addAction(tr("Delete"), self.remove)
        if len(chosen.counters) == 1:
            menu.addAction(tr("Keep its type in the library"), self.keep_type)
        menu.popup(self.tree.viewport().mapToGlobal(pos))

    def _more(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Import a table (CSV)…"), lambda: import_table(self, self.workspace))
        menu.addAction(tr("Export a table (CSV)…"), lambda: export_table(self, self.workspace))
        menu.addSeparator()
        keep = menu.addAction(tr("Keep its type in the library"), self.keep_type)
        keep.setEnabled(len(self.workspace.selection.counters) == 1)
        menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def keep_type(self) -> None:
        """The selected counter as a type of the user's own."""
        wanted = self.workspace.selection.counters
        for entry in self.document.data["counters"]:
            if entry["id"] in wanted:
                home = formation_entry(self.document, entry["formation"])
                try:
                    unit = self.library.add(from_counter(entry, home["side"] if home is not None else ""))
                except LibraryError as error:
                    tell(self, tr("Unit library"), retell(error.message))
                    return
                self.workspace.said.emit(tr("{name} is in your library now.", name=unit.name))
