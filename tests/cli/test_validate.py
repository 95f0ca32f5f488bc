from __future__ import annotations

import json
from pathlib import Path

from bk40qt.engine.document import dump, read
from bk40qt.paths import shipped_scenarios


def broken(tmp_path: Path) -> str:
    document = read(shipped_scenarios()["hannut"])
    document["turns"] = 999
    document["counters"][3]["formation"] = "nobody"
    path = tmp_path / "broken.bk40"
    path.write_text(dump(document), encoding="utf-8")
    return str(path)


def test_shipped_scenarios_have_no_faults(bk40qt):
    found = bk40qt("validate", "hannut", "stonne")
    assert found.code == 0 and found.out.count("no faults") == 2
    found = bk40qt("validate", *map(str, shipped_scenarios().values()))
    assert found.code == 0


def test_every_fault_is_listed_with_its_place(bk40qt, tmp_path):
    found = bk40qt("validate", broken(tmp_path), "stonne")
    assert found.code == 1 and not found.err
    assert "turns:" in found.out and "counters[3].formation:" in found.out and "stonne: no faults" in found.out


def test_faults_as_json(bk40qt, tmp_path):
    found = bk40qt("validate", "stonne", broken(tmp_path), "--json")
    answer = json.loads(found.out)
    assert found.code == 1 and answer["ok"] is False
    good, bad = answer["files"]
    assert good == {"file": "stonne", "ok": True, "title": "Stonne, 15 May 1940", "problems": []}
    assert bad["ok"] is False and {"turns", "counters[3].formation"} <= {one["place"] for one in bad["problems"]}
    assert set(bad["problems"][0]) == {"place", "message", "rule"}


def test_what_is_no_scenario_at_all_has_faults(bk40qt, tmp_path):
    path = tmp_path / "x.bk40"
    for raw in (b"", b"{", b"[]", b"\xff\xfe", b"\x00" * 50, b'{"format": "other"}', b"[" * 100_000, b"null",
                b'{"system": ["blitz40"]}', b'{"system": "chess"}'):
        path.write_bytes(raw)
        found = bk40qt("validate", str(path))
        assert found.code == 1 and not found.err and " fault" in found.out, raw[:20]


def test_a_missing_file_is_told_before_anything_else(bad, tmp_path):
    assert "nowhere.bk40" in bad("validate", broken(tmp_path), "nowhere.bk40")
