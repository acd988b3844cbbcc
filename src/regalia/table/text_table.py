"""A table in sentences: the one place where a position, its moves and its news become words, for page and terminal.

All of it is made from the scene and the news of a viewer, so nobody is told what they may not know.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from regalia.games.told import Part, SeatName, Told, seats_listed, several
from regalia.locale.words import name_forms
from regalia.play.game import Game
from regalia.play.steps import Event, Move, Step
from regalia.table.saying import Speaker, title_of
from regalia.table.shapes import NewsItem, Offer, Scene
from regalia.table.showing import Viewer
from regalia.table.text_shapes import TextEvent, TextMove, TextPart, TextTable

LATEST = 40  # events that are told with a table to whoever does not say which they know


class TextReader:
    """Reads a table to one viewer, in one language, as it stands when the reader is made."""

    def __init__(self, viewer: Viewer, language: str) -> None:
        """The scene is looked at once."""
        self.viewer = viewer
        self.seat = viewer.seat
        self.scene: Scene = viewer.scene()
        self.game: Game = viewer.told_game()
        self.speaker = Speaker(language, self.scene.seats)

    @property
    def is_mine(self) -> bool:
        """The viewer is to move."""
        return bool(self.scene.offers)

    def table(self, after: int | None = None) -> TextTable:
        """All of it; of what happened all after a number, or the latest."""
        return TextTable(
            title=title_of(self.game.book, self.speaker.language),
            news=self.scene.news,
            viewer=self.seat,
            mine=self.is_mine,
            over=self.scene.over,
            status=self.status(),
            parts=self.parts(),
            moves=self.moves(),
            happened=self.happened(after),
        )

    # The position.

    def status(self) -> str:
        """Whose turn it is, and what is to be decided."""
        return " ".join(self.speaker.told(told) for told in self._status())

    def _status(self) -> Iterator[Told]:
        scene, sentences = self.scene, self.game.book.sentences()
        if scene.over and self.seat in scene.winners:
            others = [seat for seat in scene.winners if seat != self.seat]
            yield Told("text-over-you", {"number": len(others), "seat": seats_listed(others)})
        elif scene.over:
            yield Told("text-over", {"number": len(scene.winners), "seat": seats_listed(scene.winners)})
        elif self.is_mine:
            yield Told("text-turn-mine")
            step = sentences.step(scene.table) if sentences is not None else None
            if step is not None:
                yield step
        elif scene.turn is not None:
            yield Told("text-turn-of", {"seat": SeatName(scene.turn)})
        if self.seat is None:
            yield Told("text-looks-on")

    def parts(self) -> list[TextPart]:
        """The position, part by part."""
        say = self.speaker.told
        return [
            TextPart(key=part.key, heading=say(part.heading), lines=[say(line) for line in part.lines])
            for part in self._parts()
        ]

    def _parts(self) -> list[Part]:
        sentences = self.game.book.sentences()
        if sentences is None:
            own = [Part("table", Told("text-part-table"), tuple(self._facts()))]
        else:
            own = sentences.parts(self.scene.table, self.game.board(), self.seat)
        return [
            Part("turn", Told("text-part-turn"), tuple(self._status())),
            *own,
            Part("scores", Told("text-part-scores"), tuple(self._scores())),
        ]

    def _facts(self) -> Iterator[Told]:
        """The fields of a table that says nothing of its own about it."""
        for name, value in self.scene.table.model_dump().items():
            if name != "game":
                called = name_forms(name.replace("_", " "), self.speaker.language)[""]
                yield Told("text-fact", {"name": called, "value": several(value if _is_list(value) else [value])})

    def _scores(self) -> Iterator[Told]:
        for seat, points in enumerate(self.scene.scores):
            if points is None:
                yield Told("text-score-hidden", {"seat": SeatName(seat)})
            else:
                yield Told("text-score", {"seat": SeatName(seat), "points": points})

    # Moves.

    @property
    def possible(self) -> list[Offer]:
        """The offers that can be played, in the order in which they are numbered."""
        return [offer for offer in self.scene.offers if offer.problem is None]

    def moves(self) -> list[TextMove]:
        """The moves that are possible, numbered, with what they surely bring."""
        return [
            TextMove(number=number, move=offer.move, text=self.offer(offer))
            for number, offer in enumerate(self.possible, 1)
        ]

    def meaning(self, offer: Offer) -> str:
        """What an offer is, in a sentence."""
        return self.meaning_of(self.game.move(offer.move))

    def meaning_of(self, move: Move) -> str:
        """What a move is, in a sentence, with the names as this reader hears them."""
        return replace(move, names=self.speaker.names).meaning(self.speaker.language)

    def move_of_another_moment(self, is_meant: Callable[[str], bool]) -> Move | None:
        """A move of the game that is not offered now, but that somebody means."""
        for number in range(self.game.notation.moves):
            move = self.game.move(number)
            if move.what is not None and is_meant(f"{self.meaning_of(move)} {move.notation}"):
                return move
        return None

    def offer(self, offer: Offer) -> str:
        """What an offer is, what it surely brings, and what it changes for the end."""
        gains = several(self._brings(self._gains(offer)), "; ")
        brings = [self.speaker.say("text-brings", what=gains)] if gains.things else []
        return " ".join([self.meaning(offer), *brings, *self._changes(offer)])

    def _brings(self, gains: list[Event]) -> list[str]:
        """What comes to the reader, and then what comes to each of the others."""
        seats = sorted({one.seat for one in gains if one.seat not in (None, self.seat)}, key=lambda seat: seat or 0)
        said = []
        for seat in (None, *seats):
            of_it = [one for one in gains if one.seat == seat or (seat is None and one.seat == self.seat)]
            what = several(self.speaker.brings(one, self.seat) for one in of_it)
            if seat is not None:
                said.append(self.speaker.say("text-brings-other", seat=SeatName(seat), what=what))
            elif of_it:
                said.append(self.speaker.say("text-brings-mine", what=what))
        return said

    def _gains(self, offer: Offer) -> list[Event]:
        """What a move brings, whatever is decided next; a scoring that it sets off is told when it comes."""
        rules = self.game.book.rules
        return [one for one in (*offer.gains, *offer.later) if not rules.is_scoring(rules.row(one.rule))]

    def _changes(self, offer: Offer) -> list[str]:
        sentences = self.game.book.sentences()
        if sentences is None or offer.foreseen is None or self.seat is None:
            return []
        changes = several((self.speaker.told(one) for one in sentences.foreseen(offer.foreseen, self.seat)), "; ")
        return [self.speaker.say("text-changes", what=changes)] if changes.things else []

    # What happened: counted as it stands in the news, and put into words only where it is told.

    def happened(self, after: int | None = None) -> list[TextEvent]:
        """All that came after a number; without one, the latest."""
        found = self._happenings()
        known = max(0, len(found) - LATEST) if after is None else after
        return [TextEvent(number=at, text=self._sentence(one)) for at, one in enumerate(found[known:], known + 1)]

    def latest(self, number: int) -> list[str]:
        """So many of the last sentences."""
        found = self._happenings()
        return [self._sentence(one) for one in found[max(0, len(found) - number) :]]

    def since_own(self) -> list[str]:
        """What came after the viewer's last move."""
        return [self._sentence(one) for one in self._happenings(since_own=True)]

    def _happenings(self, since_own: bool = False) -> list[Event | NewsItem]:
        """All that is told, or only what came after the viewer's last move."""
        found: list[Event | NewsItem] = []
        for news in self.viewer.news:
            if since_own and any(step.seat == self.seat for step in news.steps if self.seat is not None):
                found = self._after_own(news)
            else:
                found += self._of_news(news)
        return found

    def _of_news(self, news: NewsItem) -> list[Event | NewsItem]:
        """What is told of one piece of news."""
        if news.kind == "steps":
            return self._events(news.steps)
        return [news] if news.kind != "renamed" else []

    def _after_own(self, news: NewsItem) -> list[Event | NewsItem]:
        """What came with the viewer's move, but was not part of it."""
        last = max(at for at, step in enumerate(news.steps) if step.seat == self.seat)
        return self._events(news.steps[last + 1 :])

    def _events(self, steps: list[Step]) -> list[Event | NewsItem]:
        """The events of steps, without what the table shows well enough."""
        rules = self.game.book.rules
        return [event for step in steps for event in step.events if not rules.row(event.rule).minor]

    def _sentence(self, happening: Event | NewsItem) -> str:
        if isinstance(happening, Event):
            return self.speaker.event(happening, self.seat)
        return self._beside(happening)

    def _beside(self, news: NewsItem) -> str:
        """What happened beside the game."""
        say, seat = self.speaker.say, SeatName(news.seat or 0)
        if news.kind == "gestured":
            return say(f"web-gestured-{news.gesture}", seat=seat)
        if news.kind == "seated":
            return say(f"web-seated-{news.how}", seat=seat)
        if news.kind == "rematched":
            return say("text-rematch")
        if news.kind == "taken_back":
            return say("text-taken-back")
        if news.level is None:
            return say("web-returned", seat=seat)
        return say("web-reseated", seat=seat, level=name_forms(news.level, self.speaker.language)[""])


def _is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)
