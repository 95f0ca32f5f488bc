"""Settings of dmgbuild: the window with the program on the left and the Applications folder on the right.

dmgbuild runs this file with `defines` (its -D options) and reads the names that are left.
"""

from __future__ import annotations

import os

defines = globals().get("defines", {})
application = defines.get("app", "bk40qt.app")

format = "UDZO"
files = [application]
symlinks = {"Applications": "/Applications"}
icon = defines.get("icon", "bk40qt.icns")
icon_locations = {os.path.basename(application): (150, 170), "Applications": (450, 170)}
window_rect = ((200, 200), (600, 380))
icon_size = 112
