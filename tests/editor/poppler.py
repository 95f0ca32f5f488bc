"""PDF files as poppler's tools see them."""

from __future__ import annotations

import subprocess
from pathlib import Path

from PySide6.QtGui import QImage

from bk40qt.engine.rules.blitz40.scenario_file import load_scenario
from editor.printing.orders import Order
from editor.printing.printout import write_pdf


def printed(folder: Path, name: str, order: Order) -> Path:
    path = folder / f"{name}-{order.what}.pdf"
    write_pdf(order.printout(load_scenario(name)), path)
    return path


def called(*words: str | Path) -> str:
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, check=True).stdout


def picture(path: Path, page: int, dpi: int) -> QImage:
    target = path.with_name(f"{path.stem}-{page}")
    called("pdftoppm", "-r", str(dpi), "-f", str(page), "-l", str(page), "-singlefile", "-png", path, target)
    return QImage(f"{target}.png")
