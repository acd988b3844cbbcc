"""How a review puts things for people, in their language: the result, a move, what there is to say of a step.

All words are in the message files `locale/*/review.ftl`.
"""

from collections.abc import Mapping
from typing import Any

from regalia.games.codec import PLAYERS
from regalia.locale.words import DEFAULT, name_forms
from regalia.review.figures import Figures
from regalia.review.findings import KINDS, Decision, Mistake, Moment, Review, Worth


class Phrases(Figures):
    """What a review says, in one language.

    >>> Phrases().say("review-skill"), Phrases("de").say("review-skill")
    ('skill', 'Können')
    """

    def __init__(self, language: str = DEFAULT) -> None:
        super().__init__(language)
        # Notation is English: who reads English reads it as it is, others read the meaning of moves first.
        self.reads_notation = language == DEFAULT

    def set_up(self, game: str, options: Mapping[str, Any]) -> str:
        """What people agreed on before the game, told in short; where the message is empty, it goes without saying.

        >>> from regalia.games.catalogue import any_game
        >>> Phrases().set_up(any_game(), {"players": 3})
        '3 players'
        """
        said = [self.say("review-players", value=options[PLAYERS])]
        for name, value in options.items():
            if name != PLAYERS and value is not False:
                said.append(self.say(f"{game}-option-{name.replace('_', '-')}", value=value))
        return ", ".join(filter(None, said))

    def result(self, review: Review) -> str:
        """How the game ended, in a sentence."""
        if not review.finished:
            return self.say("review-result-open")
        *others, last = [review.names[seat] for seat in review.winners]
        points = " : ".join(map(str, sorted(review.scores, reverse=True)))
        if not others:
            return self.say("review-result-won", seat=last, points=points)
        return self.say("review-result-shared", others=", ".join(others), last=last, points=points)

    def level(self, review: Review) -> str:
        """Who was asked."""
        return name_forms(review.level.name, self.language)[""]

    def kinds(self) -> dict[str, str]:
        """What the smallest mistake of each kind gives away."""
        return {kind: self.percent(least) for kind, least in KINDS.items()}

    def seal(self, review: Review, rank: int, mistake: Mistake) -> str:
        """What a seal in the plot stands for."""
        name, move = review.names[mistake.decision.seat], self.move(mistake.decision.played)
        return self.say("review-seal", rank=rank, number=str(mistake.number), seat=name, move=move)

    def when(self, mistake: Mistake) -> list[str]:
        """How large a mistake was and when: what is said before the step, the step, and what is said after it."""
        told = {"kind": mistake.decision.kind, "number": str(mistake.number), "round": mistake.moment.round}
        return self.say("review-when", **told).split("*")

    def move(self, step: Moment | Worth) -> str:
        """A move, or what chance brought, in the words that the reader knows best."""
        return step.notation if self.reads_notation else step.meaning(self.language)

    def actor(self, review: Review, moment: Moment) -> str:
        """Who acted in a step."""
        return self.say("review-actor-chance") if moment.seat is None else review.names[moment.seat]

    def step(self, review: Review, moment: Moment) -> str:
        """A step with who acted."""
        seat, move = self.actor(review, moment), self.move(moment)
        return self.say("review-step", number=str(moment.number), seat=seat, move=move)

    def remark(self, review: Review, moment: Moment) -> str:
        """What there is to say of a step."""
        if moment.forced:
            return self.say("review-remark-forced")
        if moment.draw is not None:
            luck = moment.draw.luck[moment.draw.seat]
            told = {"change": self.change(luck), "seat": review.names[moment.draw.seat]}
            return self.say("review-remark-luck", **told) if abs(luck) >= 0.005 else ""
        if moment.decision is None or moment.decision.loss < 0.0005:
            return ""
        return self.loss(moment.decision)

    def loss(self, decision: Decision) -> str:
        """What a decision gave away, and the better move."""
        change, loss = self.change(-decision.loss), self.exact_percent(decision.loss)
        told = {"change": change, "loss": loss, "move": self.move(decision.best)}
        return self.say("review-remark-loss", kind=decision.kind or "none", **told)
