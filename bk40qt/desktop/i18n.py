"""Texts in the language of the user. English is in the source; German and French are Qt Linguist files.

`tests/texts.py` collects the patterns, so the first argument of `tr` and both of `trn` are literals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTranslator

from bk40qt.engine.wording import Said
from bk40qt.paths import resources_dir

if TYPE_CHECKING:
    from datetime import date

CONTEXT: Final = "bk40qt"
LANGUAGES: Final = {"en": "English", "de": "Deutsch", "fr": "Français"}
# Our English is British, and so are its dates: 13 May 1940.
_LOCALES: Final = {
    "en": QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom),
    "de": QLocale(QLocale.Language.German),
    "fr": QLocale(QLocale.Language.French),
}

_installed: list[QTranslator] = []  # ours and Qt's own, for its dialogs
_language = "en"


def pattern(text: str) -> str:
    """The pattern in the present language, still with its placeholders."""
    return QCoreApplication.translate(CONTEXT, text)


def tr(text: str, /, **values: object) -> str:
    """The text in the present language, its placeholders filled in."""
    found = pattern(text)
    return found.format(**values) if values else found


def trn(one: str, many: str, n: int, /, **values: object) -> str:
    """A text that counts something: `one` for n = 1 in English; other languages have their own forms."""
    if _language == "en":
        found = one if n == 1 else many
    else:
        found = QCoreApplication.translate(CONTEXT, many, None, n)
    return found.format(n=n, **values)


def retell(text: str) -> str:
    """Something the engine has said, in the present language."""
    return text.retold(pattern) if isinstance(text, Said) else text


def language() -> str:
    return _language


def system_language() -> str:
    """The first language of the user's system that we have."""
    for name in QLocale.system().uiLanguages():
        code = name.split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def set_language(code: str) -> None:
    """Say everything in this language from now on. Qt tells all widgets by a LanguageChange event."""
    global _language
    _language = code if code in LANGUAGES else "en"
    QLocale.setDefault(_LOCALES[_language])
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    if _language != "en":
        from PySide6.QtCore import QLibraryInfo

        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for name, folder in ((f"qtbase_{_language}", qt), (f"bk40qt_{_language}", str(resources_dir() / "i18n"))):
            translator = QTranslator()
            if translator.load(name, folder):
                QCoreApplication.installTranslator(translator)
                _installed.append(translator)


def number(value: float, decimals: int = 0) -> str:
    return QLocale().toString(float(value), "f", decimals)


def percent(value: float, decimals: int = 0) -> str:
    return tr("{number} %", number=number(100 * value, decimals))


def day(value: date) -> str:
    """A date in words, as people of that language write it."""
    return QLocale().toString(QDate(value.year, value.month, value.day), QLocale.FormatType.LongFormat)
