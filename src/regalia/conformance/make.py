"""Makes the kit's counts and playthroughs anew: `python -m regalia.conformance.make FOLDER`.

Run it after a rule was changed on purpose, and read the difference before committing it.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from regalia.conformance.perft import count_paths
from regalia.conformance.playthrough import playthrough
from regalia.games.catalogue import games, rulebook
from regalia.kernel.luck import lucks, roll
from regalia.play.game import Game

MOST_PATHS = 200_000  # counts go as deep as this allows


def configurations() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every configuration of every game in which some rule is met."""
    for book in games():
        for wishes in book.configurations().kit:
            yield book.name, dict(wishes)


def name_of(game: str, wishes: dict[str, Any]) -> str:
    """A file name for a configuration."""
    words = (name.split("_")[0] if value is True else str(value) for name, value in wishes.items())
    return "-".join([game, *words])


def counts() -> list[dict[str, Any]]:
    """An entry for each configuration and position."""
    return [entry for game, wishes in configurations() for entry in _entries(game, wishes)]


def _entries(game: str, wishes: dict[str, Any]) -> Iterator[dict[str, Any]]:
    played = Game.new(game, chance_by_hand=True, forced_by_hand=True, **wishes)
    luck = lucks(2026, 1)[0]
    for steps in rulebook(game).configurations().positions:
        while len(played.steps) < steps and not played.is_over:
            _random_step(played, luck)
        yield {
            "game": game,
            "options": wishes,
            "steps": [step.notation for step in played.steps],
            "paths": _counts(played),
        }


def _random_step(played: Game, luck: Any) -> None:
    if played.turn is None:
        played.draw(played.outcomes[int(roll(luck, len(played.outcomes)))])
    else:
        played.play(played.legal_moves[int(roll(luck, len(played.legal_moves)))])


def _counts(played: Game) -> list[int]:
    found: list[int] = []
    for depth in range(1, 13):
        count = count_paths(played, depth)
        if count > MOST_PATHS:
            break
        found.append(count)
    return found


def main(folder: Path) -> None:
    """Write counts and playthroughs."""
    entries = ",\n".join(json.dumps(entry) for entry in counts())
    (folder / "perft.json").write_text(f"[\n{entries}\n]\n", "utf-8")
    playthroughs = folder / "playthroughs"
    playthroughs.mkdir(exist_ok=True)
    for game, wishes in configurations():
        (playthroughs / f"{name_of(game, wishes)}.txt").write_text(playthrough(game, wishes, seed=7), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "conformance"))
