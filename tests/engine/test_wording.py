"""Texts that remember their pattern."""

from __future__ import annotations

import errno
import json
import os
import pickle
from copy import deepcopy

import pytest

from bk40qt.engine.codes import code_text
from bk40qt.engine.errors import EngineError
from bk40qt.engine.wording import Said, halves, heard, listed, message, os_reason, retold, say, translatable

GERMAN = {"{a} sees {b}": "{b} wird von {a} gesehen", "the enemy": "der Feind", "{whole}.5": "{whole},5"}


def german(pattern: str) -> str:
    return GERMAN.get(pattern, pattern)


def test_a_said_text_is_a_text() -> None:
    said = say("{a} sees {b}", a="X", b=7)
    assert said == "X sees 7" and hash(said) == hash("X sees 7") and said in {"X sees 7"}
    assert json.dumps(said) == '"X sees 7"'
    assert type(str(said)) is str


def test_it_is_retold_with_what_is_said_inside_it() -> None:
    assert say("{a} sees {b}", a="X", b=say("the enemy")).retold(german) == "der Feind wird von X gesehen"
    assert retold("plain", german) == "plain" and retold(7, german) == 7


def test_values_are_never_read_as_patterns() -> None:
    assert say("{a} sees {b}", a="{b}", b="{0}").retold(german) == "{0} wird von {b} gesehen"


@pytest.mark.parametrize("copied", [lambda said: pickle.loads(pickle.dumps(said)), deepcopy], ids=["pickle", "copy"])
def test_it_survives_copying(copied) -> None:  # type: ignore[no-untyped-def]
    said = copied(say("{a} sees {b}", a="X", b=say("the enemy")))
    assert isinstance(said, Said)
    assert said.retold(german) == "der Feind wird von X gesehen"


def test_lists_keep_what_is_said_in_them() -> None:
    assert listed(["a", "b"]) == "a, b" and not isinstance(listed(["a", "b"]), Said)
    both = listed([say("the enemy"), "b"], "; ")
    assert both == "the enemy; b"
    assert retold(both, german) == "der Feind; b"
    assert listed([]) == ""


@pytest.mark.parametrize("count", range(-5, 12))
def test_half_points_are_written_as_numbers_are(count: int) -> None:
    assert halves(count) == f"{count / 2:g}"
    assert retold(halves(count), german) == f"{count / 2:g}".replace(".", ",")


def test_a_text_from_a_save_is_recognized_by_its_pattern() -> None:
    patterns = (translatable("{a} hears {b}"), "{a} sees {b}")
    assert retold(heard("X (1) sees Y", patterns), german) == "Y wird von X (1) gesehen"
    assert heard("nobody is here", patterns) == "nobody is here"


def test_an_error_keeps_what_was_said() -> None:
    assert retold(message(EngineError(say("the enemy"))), german) == "der Feind"
    assert message(EngineError("plain")) == "plain" and message(EngineError()) == ""


def test_codes_become_words() -> None:
    assert code_text("in_column") == "in column" and isinstance(code_text("in_column"), Said)
    assert code_text("at_gun") == "anti-tank gun"
    assert code_text("of_another_system {x}") == "of another system {x}"


def test_what_the_system_says_of_a_file_can_be_said_in_another_language() -> None:
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    said = say("{path} cannot be saved: {why}", path="x.bk40", why=os_reason(full))
    german = {"No space left on device": "kein Platz mehr", "{path} cannot be saved: {why}": "{path}: {why}"}
    assert said.retold(lambda text: german[text]) == "x.bk40: kein Platz mehr"
    assert os_reason(OSError(1, "something rare")) == "something rare"
    assert os_reason(ValueError("embedded null byte")) == "embedded null byte"
    own = say("the file is read-only")
    assert os_reason(PermissionError(13, own)) is own
