"""The settings dialog. Every change is applied at once, so that its effect can be seen, and kept."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QSpinBox, QWidget

from bk40qt.desktop.i18n import LANGUAGES, tr
from bk40qt.desktop.settings import FONT_SIZES, PAUSES, THEMES, Settings


class Preferences(QDialog):
    changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.language = QComboBox()
        self.language.addItem("", "")
        for code, name in LANGUAGES.items():
            self.language.addItem(name, code)
        self.language.setCurrentIndex(max(0, self.language.findData(settings.language)))
        self.theme = QComboBox()
        for name in THEMES:
            self.theme.addItem("", name)
        self.theme.setCurrentIndex(max(0, self.theme.findData(settings.theme)))
        self.font_size = QSpinBox()
        self.font_size.setRange(FONT_SIZES[0] - 1, FONT_SIZES[-1])
        self.font_size.setSpecialValueText(" ")
        self.font_size.setValue(settings.font_size)  # 0, as in the system, becomes the least one
        self.animations = QCheckBox()
        self.animations.setChecked(settings.animations)
        self.pause = QSpinBox()
        self.pause.setRange(PAUSES[0], PAUSES[-1])
        self.pause.setSingleStep(100)
        self.pause.setValue(settings.computer_pause)
        self._labels = [QLabel() for _ in range(4)]
        form = QFormLayout(self)
        for label, field in zip(self._labels, (self.language, self.theme, self.font_size, self.pause), strict=True):
            label.setBuddy(field)
            form.addRow(label, field)
        form.addRow(self.animations)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
        form.addRow(self._buttons)
        self.retranslate()
        self.language.currentIndexChanged.connect(self._apply)
        self.theme.currentIndexChanged.connect(self._apply)
        self.font_size.valueChanged.connect(self._apply)
        self.animations.toggled.connect(self._apply)
        self.pause.valueChanged.connect(self._apply)

    def _apply(self) -> None:
        settings = self._settings
        settings.language = str(self.language.currentData() or "")
        settings.theme = str(self.theme.currentData())
        settings.font_size = 0 if self.font_size.value() == self.font_size.minimum() else self.font_size.value()
        settings.animations = self.animations.isChecked()
        settings.computer_pause = self.pause.value()
        settings.save()
        self.changed.emit()

    def retranslate(self) -> None:
        self.setWindowTitle(tr("Settings"))
        texts = (tr("&Language"), tr("&Theme"), tr("&Size of letters"), tr("&Pause after each move of the computer"))
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        self.language.setItemText(0, tr("As in the system"))
        for place, text in enumerate((tr("As in the system"), tr("Light"), tr("Dark"))):
            self.theme.setItemText(place, text)
        self.font_size.setSpecialValueText(tr("As in the system"))
        self.font_size.setSuffix(tr(" pt"))
        self.pause.setSuffix(tr(" ms"))
        self.animations.setText(tr("Counters move &visibly"))
        self.language.setToolTip(tr("Takes effect at once"))
        self.theme.setToolTip(tr("Light or dark window and map"))
        self.font_size.setToolTip(tr("For everything but the map, which zooms"))
        self.pause.setToolTip(tr("Milliseconds; 0 is as fast as it can"))
        self.animations.setToolTip(tr("Off: counters are at once where they go"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
