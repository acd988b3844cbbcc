"""What is told of a table: each viewer's news, and the updates its streams and answers are sent.

Who knows the scene before is told only what changed; who was away, the whole scene.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from pydantic_core import to_json

from regalia.games.kept_parts import KeptParts
from regalia.server.streams import Listener, Streams, Told
from regalia.table.changes import changes
from regalia.table.entries import Entry
from regalia.table.shapes import NewsItem
from regalia.table.showing import ToldUpdate, Viewer
from regalia.table.table import Table

log = logging.getLogger("regalia.tables")


class Change(NamedTuple):
    """What a viewer is told of one of its news."""

    news: NewsItem
    changes: list[dict[str, Any]] | None  # how the scene differs from the one before; None: that one is not known
    stages: list[dict[str, Any]]
    scene: dict[str, Any]

    @property
    def text(self) -> str:
        """As a stream says it, to those who know the scene before."""
        if self.changes is None:
            return _text(news=[self.news], scene=self.scene, stages=self.stages)
        return _text(news=[self.news], changes=self.changes, stages=self.stages)


class TableTelling:
    """The viewers of one table, from the moment that the first of them asked for it."""

    def __init__(self, table: Table, streams: Streams, hides_scores: bool) -> None:
        """Nobody looks yet."""
        self._table = table
        self._streams = streams
        self._hides_scores = hides_scores
        self._kept = KeptParts()
        self._viewers: dict[int | None, Viewer] = {}
        self._shown: dict[int | None, dict[str, Any]] = {}  # the scene that each viewer was told last

    def knows(self, seat: int | None) -> bool:
        """A seat's news are known, or the spectators'."""
        return seat in self._viewers

    def viewer(self, seat: int | None) -> Viewer:
        """Somebody's eyes on the table."""
        return self._viewers[seat]

    async def open_eyes(self, seat: int | None) -> None:
        """Whoever comes first has the log told to all who may come; nothing may happen at the table meanwhile."""
        self._viewers = await asyncio.to_thread(Viewer.all_of, self._table, self._hides_scores, self._kept)

    def missed(self, seat: int | None, after: int) -> str:
        """What a viewer is told who knows the news up to `after`: an `Update` as JSON."""
        return _text(news=self._viewers[seat].news[max(0, after) :], scene=self._scene_now(seat), stages=[])

    def has_moved(self, seat: int | None, known: int) -> bool:
        """Something happened on the table since the news a viewer knows; a gesture or a name does not count."""
        news = self._viewers[seat].news
        return known > len(news) or any(one.kind in ("steps", "taken_back") for one in news[known:])

    def tell(self, entry: Entry, answer_to: tuple[int | None, ...]) -> list[Change]:
        """Tell all who listen; returns what the viewer in `answer_to` is told."""
        answer: list[Change] = []
        self._kept.turn_over()
        for seat, viewer in self._viewers.items():
            news = viewer.hear(entry)
            listeners = self._streams.of(seat)
            if not listeners and seat not in answer_to:
                self._shown.pop(seat, None)
                continue
            told = self._changes(seat, self._updates(viewer, news))
            _send(told, listeners)
            answer = told if seat in answer_to else answer
        return answer

    def answer(self, seat: int | None, since: int, told: Sequence[Change], in_changes: bool) -> str:
        """What a request of a viewer who knew the news up to `since` is answered, having been told something."""
        news = self._viewers[seat].news[since:]
        is_next = len(told) == 1 and told[0].news.number == since + 1
        if not told or not in_changes or told[0].news.number != since + 1 or any(one.changes is None for one in told):
            scene = told[-1].scene if told else self._scene_now(seat)
            return _text(news=news[: scene["news"] - since], scene=scene, stages=told[0].stages if is_next else [])
        found = [change for one in told for change in one.changes or ()]
        return _text(news=[one.news for one in told], changes=found, stages=told[0].stages if is_next else [])

    def _scene_now(self, seat: int | None) -> dict[str, Any]:
        """The scene as it is now, which the viewer knows from now on."""
        scene = self._shown[seat] = self._viewers[seat].told_scene()
        return scene

    def _changes(self, seat: int | None, updates: list[ToldUpdate]) -> list[Change]:
        """What a viewer is told, each as it differs from what it was told before."""
        told = []
        for news, scene, stages in updates:
            before = self._shown.get(seat)
            known = before is not None and before["news"] == news.number - 1
            told.append(Change(news, changes(before, scene) if known else None, stages, scene))
            self._shown[seat] = scene
        return told

    def _updates(self, viewer: Viewer, news: list[NewsItem]) -> list[ToldUpdate]:
        """What a viewer is told; a move that cannot be cut into stages is told without them, for it counts."""
        try:
            return viewer.told_updates(news)
        except Exception:
            log.exception("a move of %s is told without stages", self._table.book.name)
            return viewer.told_updates(news, staged=False)


def _send(told: list[Change], listeners: list[Listener]) -> None:
    """Queue updates for all who listen with the same eyes."""
    for one in told if listeners else ():
        update = Told("update", one.text, one.news.number)
        for listener in listeners:
            listener.tell(update)


def _text(**said: Any) -> str:
    return to_json(said).decode()
