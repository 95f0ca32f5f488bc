"""Changes of a set-up stage as a whole that its panel needs."""

from __future__ import annotations

from bk40qt.engine.wording import say
from editor.document import ScenarioDocument
from editor.edits.draft import Draft
from editor.patch import Patch


def set_stage_side(document: ScenarioDocument, stage: int, side: str) -> Patch | None:
    """Who places. None for a stage with formations: they belong to a side."""
    draft = Draft(document)
    if draft["setup"][stage]["formations"]:
        return None
    draft["setup"][stage]["side"] = side
    return draft.patch(say("change a set-up stage"))


def forget_formation(document: ScenarioDocument, formation: str) -> Patch | None:
    """Takes a formation that there is not out of set-up, entries and withdrawals, which a file may still name."""
    draft = Draft(document)
    for stage in draft["setup"]:
        stage["formations"] = [row for row in stage["formations"] if row["formation"] != formation]
        if "losses" in stage:
            stage["losses"] = [row for row in stage["losses"] if row["formation"] != formation]
            if not stage["losses"]:
                del stage["losses"]
    for section in ("entries", "withdrawals"):
        if section in draft:
            draft[section][:] = [row for row in draft[section] if row["formation"] != formation]
    return draft.patch(say("take {name} out of the set-up", name=formation))


def forget_carrier(document: ScenarioDocument, carrier: str) -> Patch | None:
    """Takes away who starts aboard a carrier that there is not."""
    draft = Draft(document)
    for stage in draft["setup"]:
        if "mounts" in stage:
            stage["mounts"] = [mount for mount in stage["mounts"] if mount["carrier"] != carrier]
            if not stage["mounts"]:
                del stage["mounts"]
    return draft.patch(say("set what {name} carries", name=carrier))
