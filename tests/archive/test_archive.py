"""Records of every version of the rules that there has been: each can be opened, and looked at to its end.

`write.py` writes one. Before the rules of a game change, a record of the version that goes is put here.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludotheque
from ludotheque.cli.looking import look_at
from ludotheque.cli.sentences import told_once, voice_of
from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games import GAMES
from ludotheque.kernel.game import Data
from ludotheque.kernel.keepsake import unpacked
from ludotheque.kernel.record import BadRecord

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*.json"))
LARGEST = 100_000  # bytes
OPTIONS_GONE = ["legends-1"]  # played with options that there are no longer


@pytest.fixture(params=RECORDS, ids=[path.stem for path in RECORDS])
def path(request: pytest.FixtureRequest) -> Path:
    assert isinstance(request.param, Path)
    return request.param


def without(text: str, *keys: str) -> str:
    return json.dumps({key: value for key, value in json.loads(text).items() if key not in keys})


def has_all_of(shown: object, kept: object) -> bool:
    """Whether all that was kept of a view is still shown; one that is made today may say more."""
    if isinstance(shown, dict) and isinstance(kept, dict):
        return all(name in shown and has_all_of(shown[name], part) for name, part in kept.items())
    if isinstance(shown, list) and isinstance(kept, list):
        return len(shown) == len(kept) and all(map(has_all_of, shown, kept))
    return shown == kept


def test_every_version_of_every_game_is_here() -> None:
    here = {(data["game"], data["version"]) for data in (json.loads(path.read_text("utf-8")) for path in RECORDS)}
    assert here == {(id, version) for id, game in GAMES.items() for version in range(1, game.version + 1)}


def test_each_can_be_looked_at_to_its_end(path: Path) -> None:
    """And at any choice before it, in every language."""
    text = path.read_text(encoding="utf-8")
    data = json.loads(text)
    kept = unpacked(data["keepsake"])
    assert kept is not None
    assert path.stat().st_size < LARGEST
    seen = look_at(text, None)
    assert seen.events == [event for step in kept.events for event in step]
    assert has_all_of(seen.view, kept.view)
    assert seen.result is not None
    assert seen.result._asdict() == kept.result
    assert look_at(text, 5).events == [event for step in kept.events[:6] for event in step]
    for language in LANGUAGES:
        voice = voice_of(data["game"], data["seats"], language)
        assert all(told_once(voice, event) for event in seen.events)
        assert voice.ending(seen.result)


def test_each_is_played_again_where_today_tells_the_same(path: Path) -> None:
    """Else it is refused by name, and shown as it was kept, with a line that says so."""
    text = path.read_text(encoding="utf-8")
    remark, version = look_at(text, None).remark, json.loads(text)["version"]
    if remark is None:
        assert ludotheque.replay(text).over
        return
    assert remark == ("app-record-kept", {"rules": version})
    with pytest.raises(BadRecord, match=f"^the record was made with .* rules {version}"):
        ludotheque.replay(text)


def test_without_what_is_kept_each_is_told_as_far_as_today_can(path: Path) -> None:
    """As with records from before anything was kept. Where options are gone, one line says what it was made with."""
    text = path.read_text(encoding="utf-8")
    data: Data = json.loads(text)
    if path.stem in OPTIONS_GONE:
        with pytest.raises(BadRecord, match=f"^the record was made with .* rules {data['version']}"):
            look_at(without(text, "told", "keepsake"), None)
        return
    seen = look_at(without(text, "told", "keepsake"), None)
    if seen.remark is None:
        assert data["version"] == GAMES[data["game"]].version
        return
    sentence, about = seen.remark
    assert (sentence, about["rules"], about["choices"]) == ("app-record-cut", data["version"], len(data["choices"]))
    assert 0 <= about["number"] <= about["choices"]
    for language in LANGUAGES:
        assert str(about["choices"]) in words_for(None, language).text(sentence, **about)
