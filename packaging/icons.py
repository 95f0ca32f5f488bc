"""All icons from the one drawing, resources/icons/bk40qt.svg: PNG for Linux, .ico for Windows, .icns for macOS.

    python packaging/icons.py FOLDER

Drawn by Qt's own SVG painter, so that nothing but the program's packages is needed, on any system.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = Path(__file__).parents[1] / "resources" / "icons" / "bk40qt.svg"
LINUX_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
# Apple's names for sizes; ic11 to ic14 are the doubled ones of 16, 32, 128 and 256.
ICNS_SIZES = {
    b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024,
    b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512,
}  # fmt: skip


def drawn(size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    return image


def png(size: int) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    drawn(size).save(buffer, "PNG")  # type: ignore[call-overload]  # bytes, say the stubs; but it wants a str
    return bytes(buffer.data().data())


def bitmap(size: int) -> bytes:
    """An icon's bitmap as Windows keeps it: header, rows from the bottom up, a mask that nobody reads any more."""
    image = drawn(size).convertToFormat(QImage.Format.Format_ARGB32)
    row = 4 * size
    pixels = bytes(image.constBits())
    head = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, row * size, 0, 0, 0, 0)
    mask = bytes((size + 31) // 32 * 4 * size)
    return head + b"".join(pixels[y * row : (y + 1) * row] for y in reversed(range(size))) + mask


def ico() -> bytes:
    # Large ones as PNG, as Windows does itself; small ones as bitmaps, because some tools read nothing else.
    pictures = [(size, png(size) if size >= 128 else bitmap(size)) for size in ICO_SIZES]
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for size, data in pictures:
        place = 6 + 16 * len(pictures) + len(body)
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
        body += data
    return head + body


def icns() -> bytes:
    parts = [(kind, png(size)) for kind, size in ICNS_SIZES.items()]
    body = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for size in LINUX_SIZES:
        (folder / f"bk40qt-{size}.png").write_bytes(png(size))
    (folder / "bk40qt.ico").write_bytes(ico())
    (folder / "bk40qt.icns").write_bytes(icns())


if __name__ == "__main__":
    write(Path(sys.argv[1]))
