"""Regalia: the board games Royals and Majesty by the book.

>>> import regalia
>>> game = regalia.new_game("royals", players=3, edition="2016", seed=2)
>>> game.turn
0
>>> [str(move) for move in game.legal_moves]
['take France', 'take German States', 'blind']
>>> game.play("take France")
>>> for move in game.legal_moves:
...     print(f"{move}: {move.meaning()}")
claim Marseille Marshal: Claim the Marshal in Marseille for 1 France card; it gives 1 influence.
end turn: Play no more cards this turn.
>>> game.why_not("claim Madrid King")
Reason(rule='royals.refused.too_few_cards')
>>> str(game.why_not("claim Madrid King"))[:45]
'This position costs more than the hand can pa'
>>> game.play("claim Marseille Marshal")
>>> game.scores, game.turn
((2, 0, 0), 1)
"""

from regalia.games.rulebook import Payment
from regalia.kernel.contract import CHANCE, NOBODY
from regalia.kernel.refusal import Refusal
from regalia.play.game import Game, IllegalMove, Reason
from regalia.play.score_sheet import ScoreSheet
from regalia.play.steps import Event, Move, Outcome, Step
from regalia.play.view import View
from regalia.record.reading import parse_record, read_record
from regalia.record.writing import record_text, write_record

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "Outcome",
    "Payment",
    "Reason",
    "Refusal",
    "ScoreSheet",
    "Step",
    "View",
    "new_game",
    "parse_record",
    "read_record",
    "record_text",
    "write_record",
]

new_game = Game.new
