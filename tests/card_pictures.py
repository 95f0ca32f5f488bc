"""Draws the pictures of the home screen: `python -m tests.card_pictures`.

To be run whenever a map of ours, or the way maps are drawn, has changed. The picture of a map keeps the check sum of
its scenario file as a text of the PNG, so that a test can tell whether it is of today.
"""

from __future__ import annotations

import hashlib
import os
from math import sqrt
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QApplication

from bk40qt.paths import shipped_scenarios
from bk40qt.play.banner import GROUND, strip_file
from bk40qt.play.cards import draw, shipped_file

KEY = "scenario"
WIDTH, HEIGHT = 720, 120  # of the strip beside the title
FIELD, GRID, PAPER = "#44583f", "#ffffff", "#f6f1e2"
COUNTERS = (("#7d8a86", "armour", -6), ("#5d7fb0", "infantry", 4))  # grey against horizon blue
HEX = 26.0


def checksum(scenario: Path) -> str:
    return hashlib.sha256(scenario.read_bytes()).hexdigest()


def strip(scale: int) -> QImage:
    """Hexes that fade into the ground of the title, and two companies on them."""
    image = QImage(WIDTH * scale, HEIGHT * scale, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground = QLinearGradient(0, 0, WIDTH, 0)
    ground.setColorAt(0.0, QColor(GROUND))
    ground.setColorAt(1.0, QColor(FIELD))
    painter.fillRect(QRectF(0, 0, WIDTH, HEIGHT), ground)
    ink = QLinearGradient(0, 0, WIDTH, 0)
    for at, alpha in ((0.0, 0), (0.35, 22), (1.0, 60)):
        colour = QColor(GRID)
        colour.setAlpha(alpha)
        ink.setColorAt(at, colour)
    painter.setPen(QPen(ink, 1))
    high = HEX * sqrt(3)
    for column in range(round(WIDTH / HEX / 1.5) + 1):
        for row in range(round(HEIGHT / high) + 2):
            painter.drawPolygon(hexagon(QPointF(WIDTH - column * 1.5 * HEX, (row - column % 2 / 2) * high)))
    for number, (colour_name, arm, turn) in enumerate(COUNTERS):
        painter.save()
        painter.translate(WIDTH - 106 + 58 * number, HEIGHT / 2)
        painter.rotate(turn)
        counter(painter, 46, QColor(colour_name), arm)
        painter.restore()
    painter.end()
    return image


def hexagon(centre: QPointF) -> QPolygonF:
    half = HEX * sqrt(3) / 2
    corners = ((HEX, 0), (HEX / 2, half), (-HEX / 2, half), (-HEX, 0), (-HEX / 2, -half), (HEX / 2, -half))
    return QPolygonF([centre + QPointF(x, y) for x, y in corners])


def counter(painter: QPainter, size: float, colour: QColor, arm: str) -> None:
    """A company with its NATO sign and size mark."""
    body = QRectF(-size / 2, -size / 2, size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawRoundedRect(body.translated(2.5, 3), 4, 4)
    painter.setBrush(colour)
    painter.drawRoundedRect(body, 4, 4)
    sign = QRectF(-size * 0.3, -size * 0.2, size * 0.6, size * 0.4)
    painter.setBrush(QColor(PAPER))
    painter.setPen(QPen(QColor(GROUND), 1.6))
    painter.drawRect(sign)
    if arm == "armour":
        painter.drawRoundedRect(sign.adjusted(size * 0.07, size * 0.08, -size * 0.07, -size * 0.08), size, size)
    else:
        painter.drawLine(sign.topLeft(), sign.bottomRight())
        painter.drawLine(sign.topRight(), sign.bottomLeft())
    painter.drawLine(QPointF(0, -size * 0.4), QPointF(0, -size * 0.28))


def keep(image: QImage | None, target: Path) -> None:
    assert image is not None, target
    target.parent.mkdir(exist_ok=True)
    assert image.save(str(target)), target
    print(target)


def main() -> None:
    app = QApplication.instance() or QApplication([])
    for scale in (1, 2):
        keep(strip(scale), strip_file(scale))
        for name, scenario in shipped_scenarios().items():
            for theme in ("light", "dark"):
                image = draw(scenario, theme, scale)
                if image is not None:
                    image.setText(KEY, checksum(scenario))
                keep(image, shipped_file(name, theme, scale))
    del app


if __name__ == "__main__":
    main()
