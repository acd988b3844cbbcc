"""What is told of a table: each viewer's news, and the updates its streams and answers are sent."""

import asyncio
import logging

from regalia.server.streams import Listener, Streams, Told
from regalia.table.entries import Entry
from regalia.table.shapes import NewsItem, Update
from regalia.table.showing import Viewer
from regalia.table.table import Table

log = logging.getLogger("regalia.tables")


class TableTelling:
    """The viewers of one table: those who asked for it since it is live."""

    def __init__(self, table: Table, streams: Streams, hides_scores: bool) -> None:
        """Nobody looks yet."""
        self._table = table
        self._streams = streams
        self._hides_scores = hides_scores
        self._viewers: dict[int | None, Viewer] = {}

    def knows(self, seat: int | None) -> bool:
        """A seat's news are known, or the spectators'."""
        return seat in self._viewers

    def viewer(self, seat: int | None) -> Viewer:
        """Somebody's eyes on the table."""
        return self._viewers[seat]

    async def open_eyes(self, seat: int | None) -> None:
        """A new viewer is told the whole log; nothing may happen at the table meanwhile."""
        self._viewers[seat] = await asyncio.to_thread(Viewer, self._table, seat, self._hides_scores)

    def missed(self, seat: int | None, after: int) -> Update:
        """What a viewer is told who knows the news up to `after`."""
        viewer = self._viewers[seat]
        return Update(news=viewer.news[max(0, after) :], scene=viewer.scene())

    def has_moved(self, seat: int | None, known: int) -> bool:
        """Something happened on the table since the news a viewer knows; a gesture or a name does not count."""
        news = self._viewers[seat].news
        return known > len(news) or any(one.kind in ("steps", "taken_back") for one in news[known:])

    def tell(self, entry: Entry, answer_to: tuple[int | None, ...]) -> list[Update]:
        """Tell all who listen; returns what the viewer in `answer_to` is told."""
        answer: list[Update] = []
        for seat, viewer in self._viewers.items():
            news = viewer.hear(entry)
            listeners = self._streams.of(seat)
            updates = self._updates(viewer, news) if listeners or seat in answer_to else []
            _send(updates, listeners)
            answer = updates if seat in answer_to else answer
        return answer

    def _updates(self, viewer: Viewer, news: list[NewsItem]) -> list[Update]:
        """What a viewer is told; a move that cannot be cut into stages is told without them, for it counts."""
        try:
            return viewer.updates(news)
        except Exception:
            log.exception("a move of %s is told without stages", self._table.book.name)
            return viewer.updates(news, staged=False)


def _send(updates: list[Update], listeners: list[Listener]) -> None:
    """Queue updates for all who listen with the same eyes."""
    for update in updates if listeners else ():
        text = update.model_dump_json()
        for listener in listeners:
            listener.tell(Told("update", text, update.scene.news))
