"""An editor without a window that edits as fast as it can, until it is killed: for the kill test.

    python -m tests.editor.kill_worker FOLDER FILE SEED

Before each change it says nothing; after each, what somebody at the screen would have seen: its number and the hash of
the document. What was said must come back.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from random import Random

from editor.document import ScenarioDocument
from editor.files import open_file, save
from editor.history import History
from editor.journal import Journal
from tests.editor.random_edits import EDITS


def digest(document: ScenarioDocument) -> str:
    return hashlib.sha256(document.text().encode()).hexdigest()


def main() -> None:
    folder, path, seed = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
    chance = Random(seed)
    found = open_file(path)
    assert found.document is not None
    document = found.document
    history = History(document, Journal.start(found.text, path, found.stamp, folder))
    names = [name for name in sorted(EDITS) if name != "crop"]  # makes small maps soon, on which little else happens
    print("ready", digest(document), flush=True)
    number = 0
    while True:
        number += 1
        what = chance.random()
        if what < 0.15:
            history.undo()
        elif what < 0.25:
            history.redo()
        elif what < 0.28:
            history.saved(path, save(document.data, path).stamp)
        else:
            patch = EDITS[chance.choice(names)](document, chance)
            history.push(patch.held("drag") if patch is not None and chance.random() < 0.3 else patch)
        print(number, digest(document), flush=True)


if __name__ == "__main__":
    main()
