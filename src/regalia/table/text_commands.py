"""Commands typed into text mode or the terminal: read once, here, and answered in the words of the reader.

Nothing is played here. What a command means is answered; whoever asked then plays the move, takes back, or leaves.
"""

import re
from functools import cache

from regalia.bots.advice import Advice
from regalia.games.rulebook import Payment
from regalia.games.told import SeatName, Told, several
from regalia.locale.words import DEFAULT, message_name, say
from regalia.table.shapes import Offer
from regalia.table.text_shapes import TextAnswer, TextPart
from regalia.table.text_table import TextReader

COMMANDS = ("position", "moves", "pay", "why", "undo", "last", "hint", "sheet", "help", "quit")
ALONE = ("undo", "hint", "sheet", "help", "quit")  # with more words behind them they are something else
LONGEST = 200      # characters of a command
MOST_REASONS = 4   # moves of which a reason is told at once


@cache
def command_words(language: str) -> dict[str, str]:
    """The command of each word; the language's own words go before the English ones.

    >>> command_words("de")["züge"], command_words("de")["moves"]
    ('moves', 'moves')
    """
    found: dict[str, str] = {}
    for spoken in (language, DEFAULT):
        for command in COMMANDS:
            for word in say(f"text-word-{command}", language=spoken).split():
                found.setdefault(word.casefold(), command)
    return found


def word_for(command: str, language: str) -> str:
    """The word by which a command is shown."""
    return say(f"text-word-{command}", language=language).split()[0]


class Commander:
    """Answers the commands of one reader."""

    def __init__(self, reader: TextReader) -> None:
        self.reader = reader
        self._speaker = reader.speaker
        self._language = reader.speaker.language

    def answer(self, said: str, paying: int | None = None) -> TextAnswer:
        """The answer to what was typed; `paying` is a move chosen before, for which a way to pay is awaited."""
        text = " ".join(said.split())[:LONGEST]
        if not text:
            return TextAnswer(said=[self.reader.status()], paying=paying)
        first, _, rest = text.partition(" ")
        command = command_words(self._language).get(first.casefold())
        if command is not None and not (rest and command in ALONE):
            return self._command(command, rest, paying)
        if text.isdecimal():
            return self._number(int(text), paying)
        part = self._part(text, exactly=True)
        return self._told_part(part) if part is not None else self._move(text)

    def _say(self, message: str, **args: object) -> str:
        return self._speaker.say(message, **args)

    def _word(self, command: str) -> str:
        return word_for(command, self._language)

    def _command(self, command: str, rest: str, paying: int | None) -> TextAnswer:
        match command:
            case "position":
                return self._position(rest)
            case "moves":
                return self._moves(rest)
            case "pay":
                return self._pay(rest, paying)
            case "why":
                return self._why(rest)
            case "undo":
                return self._undo()
            case "last":
                return self._last(rest)
            case "hint":
                return TextAnswer(said=[], does="hint") if self.reader.is_mine else self._not_my_turn()
            case "sheet":
                return TextAnswer(said=self._sheet())
            case "quit":
                return TextAnswer(said=[], does="quit")
        return TextAnswer(said=self._help())

    # The position.

    def _position(self, rest: str) -> TextAnswer:
        parts = self.reader.parts()
        if not rest:
            return TextAnswer(said=[line for part in parts for line in (f"{part.heading}:", *part.lines)])
        part = self._part(rest)
        if part is not None:
            return self._told_part(part)
        return TextAnswer(said=[self._say("text-no-part", said=rest, parts=self._headings())])

    def _told_part(self, part: TextPart) -> TextAnswer:
        return TextAnswer(said=[f"{part.heading}:", *part.lines])

    def _headings(self) -> str:
        return ", ".join(part.heading for part in self.reader.parts())

    def _part(self, said: str, exactly: bool = False) -> TextPart | None:
        """The part that is meant: by its English word, its heading, or the beginnings of words in it."""
        wanted, parts = said.casefold(), self.reader.parts()
        for part in parts:
            if wanted in (part.key, part.heading.casefold()):
                return part
        if exactly:
            return None
        fitting = [part for part in parts if _fits(wanted, f"{part.key} {part.heading}")]
        return fitting[0] if fitting else None

    # Moves.

    def _moves(self, rest: str) -> TextAnswer:
        moves = self.reader.moves()
        if not moves:
            return TextAnswer(said=[self._say("text-moves-none")])
        fitting = [move for move in moves if not rest or _fits(rest, move.text)]
        if not fitting:
            return self._no_move(rest)
        return TextAnswer(said=[self._say("text-move", number=move.number, move=move.text) for move in fitting])

    def _number(self, number: int, paying: int | None) -> TextAnswer:
        possible = self.reader.possible
        if not possible:
            return self._not_my_turn()
        if paying is not None and paying in [offer.move for offer in possible]:
            return self._pay(str(number), paying)
        if not 1 <= number <= len(possible):
            return TextAnswer(said=[self._say("text-no-number", number=str(number), last=len(possible))])
        return self._choose(possible[number - 1])

    def _move(self, text: str) -> TextAnswer:
        """A move by its notation, or by words that fit it alone."""
        if not self.reader.is_mine:
            return TextAnswer(said=[self._unknown_waiting(text)])
        exact = [offer for offer in self.reader.scene.offers if offer.notation.casefold() == text.casefold()]
        if exact:
            return self._choose(exact[0]) if exact[0].problem is None else self._reasons(exact)
        fitting = [offer for offer in self.reader.possible if self._is_meant(text, offer)]
        if len(fitting) == 1:
            return self._choose(fitting[0])
        if fitting:
            numbered = [move for move in self.reader.moves() if move.move in [offer.move for offer in fitting]]
            lines = [self._say("text-move", number=move.number, move=move.text) for move in numbered]
            return TextAnswer(said=[self._say("text-several", said=text), *lines])
        refused = [offer for offer in self.reader.scene.offers if self._is_meant(text, offer)]
        return self._reasons(refused) if refused else TextAnswer(said=[self._unknown(text)])

    def _is_meant(self, text: str, offer: Offer) -> bool:
        return _fits(text, f"{self.reader.meaning(offer)} {offer.notation}")

    def _choose(self, offer: Offer) -> TextAnswer:
        """Play a move; where it is paid in several ways, or with cards that only stand for others, ask first."""
        if not offer.paid:
            return TextAnswer(said=[], does="play", moves=[offer.move])
        ways = self._ways(offer)
        if len(ways) > 1 or any(way.wild for way in ways):
            lines = [self._say("text-pay-way", number=at, cards=_cards(way)) for at, way in enumerate(ways, 1)]
            asked = self._say("text-pay-which", move=self.reader.meaning(offer))
            return TextAnswer(said=[asked, *lines], paying=offer.move)
        return TextAnswer(said=[], does="play", moves=[offer.move, *(ways[0].moves if ways else ())])

    def _ways(self, offer: Offer) -> tuple[Payment, ...]:
        game = self.reader.game.copy()
        return game.payments(game.move(offer.move))

    def _pay(self, rest: str, paying: int | None) -> TextAnswer:
        chosen = [offer for offer in self.reader.possible if offer.move == paying and offer.paid]
        if not chosen:
            return TextAnswer(said=[self._say("text-pay-first", pay=self._word("pay"))])
        if not rest.isdecimal():
            return self._choose(chosen[0])
        ways = self._ways(chosen[0])
        if 1 <= int(rest) <= len(ways):
            return TextAnswer(said=[], does="play", moves=[chosen[0].move, *ways[int(rest) - 1].moves])
        return TextAnswer(said=[self._say("text-pay-no-number", number=rest, last=len(ways))], paying=paying)

    def _why(self, rest: str) -> TextAnswer:
        """What forbids a move, or that nothing does."""
        if not self.reader.is_mine:
            return self._not_my_turn()
        if not rest:
            return TextAnswer(said=[self._say("text-why-what", why=self._word("why"))])
        possible = self.reader.possible
        if rest.isdecimal() and 1 <= int(rest) <= len(possible):
            return self._reasons([possible[int(rest) - 1]])
        offers = self.reader.scene.offers
        meant = [offer for offer in offers if offer.notation.casefold() == rest.casefold()]
        meant = meant or [offer for offer in offers if self._is_meant(rest, offer)]
        return self._reasons(meant) if meant else self._not_now(rest)

    def _not_now(self, said: str) -> TextAnswer:
        """A move of another moment is not offered; what is wrong with it is that the moment is another."""
        move = self.reader.move_of_another_moment(lambda text: _fits(said, text))
        reason = None if move is None else self.reader.game.problem(move.number)
        if move is None or reason is None:
            return self._no_move(said)
        told = reason.text(self._language)
        return TextAnswer(said=[self._say("text-not-possible", move=self.reader.meaning_of(move), reason=told)])

    def _reasons(self, offers: list[Offer]) -> TextAnswer:
        return TextAnswer(said=[self._reason(offer) for offer in offers[:MOST_REASONS]])

    def _reason(self, offer: Offer) -> str:
        meaning = self.reader.meaning(offer)
        if offer.problem is None:
            return self._say("text-possible", move=meaning, number=self.reader.possible.index(offer) + 1)
        return self._say("text-not-possible", move=meaning, reason=self._say(message_name(offer.problem)))

    def _no_move(self, said: str) -> TextAnswer:
        return TextAnswer(said=[self._say("text-not-move", said=said, moves=self._word("moves"))])

    def _not_my_turn(self) -> TextAnswer:
        return TextAnswer(said=[self.reader.status()])

    def _undo(self) -> TextAnswer:
        if self.reader.scene.can_take_back:
            return TextAnswer(said=[], does="undo")
        return TextAnswer(said=[self._say("web-refused-nothing-to-take-back")])

    # What happened, and what it came to.

    def _last(self, rest: str) -> TextAnswer:
        lines = self.reader.latest(int(rest)) if rest.isdecimal() else self.reader.since_own()
        return TextAnswer(said=lines or [self._nothing()])

    def _nothing(self) -> str:
        return self._say("text-nothing-last")

    def _sheet(self) -> list[str]:
        game = self.reader.game
        if self.reader.viewer.hides_scores and not game.is_over:
            return [self._say("text-sheet-hidden")]
        sheet = game.score_sheet()
        lines = [
            self._say("text-sheet-line", source=source.text(self._language), seats=_by_seat(points))
            for source, points in sheet.by_source().items()
        ]
        if not lines:
            return [self._say("text-sheet-none")]
        return [*lines, self._say("text-sheet-total", seats=_by_seat(list(sheet.totals)))]

    def hint(self, advice: Advice) -> list[str]:
        """The best moves as a bot sees them, each with its number in the list."""
        numbers = {offer.move: at for at, offer in enumerate(self.reader.possible, 1)}
        found = [option for option in advice.advised if option.move.number in numbers]
        return [
            self._say(
                "text-hint",
                number=numbers[option.move.number],
                move=self.reader.meaning(self.reader.possible[numbers[option.move.number] - 1]),
                chance=round(100 * option.wins[advice.seat]),
            )
            for option in found
        ]

    # What can be typed.

    def _help(self) -> list[str]:
        told = {command: {"word": self._word(command)} for command in COMMANDS}
        told["position"]["parts"] = self._headings()
        return [self._say("text-help"), *(self._say(f"text-help-{one}", **args) for one, args in told.items())]

    def _unknown(self, said: str) -> str:
        return self._say("text-unknown", said=said, help=self._word("help"))

    def _unknown_waiting(self, said: str) -> str:
        words = {command: self._word(command) for command in ("position", "last", "help")}
        return self._say("text-unknown-waiting", said=said, **words)


def _fits(said: str, text: str) -> bool:
    """Every word that was typed begins a word of the text.

    >>> _fits("par king", "Claim the position Paris King."), _fits("park", "Claim the position Paris King.")
    (True, False)
    """
    words = re.findall(r"\w+", text.casefold())
    typed = re.findall(r"\w+", said.casefold())
    return bool(typed) and all(any(_begins(one, word) for word in words) for one in typed)


def _begins(typed: str, word: str) -> bool:
    """A word, or the beginning of one; a number is only itself, and a single letter begins nothing."""
    return typed == word or (len(typed) > 1 and not typed.isdecimal() and word.startswith(typed))


def _cards(way: Payment) -> object:
    return several(Told("text-pay-cards", {"number": number, "card": card}) for card, number in way.cards.items())


def _by_seat(points: list[int]) -> object:
    return several(
        Told("text-sheet-seat", {"seat": SeatName(seat), "points": number}) for seat, number in enumerate(points)
    )
