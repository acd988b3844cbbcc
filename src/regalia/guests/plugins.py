"""Bots that other packages bring along: found by the entry-point group `regalia.bots`.

A package names a callable that makes its bot, in its own pyproject.toml:

    [project.entry-points."regalia.bots"]
    thrifty = "thrifty_bot:make"

The callable is handed the game's name, its options and a seed, and returns a `Bot`. `examples/plugin` is a
whole such package, and `docs/bot-protocol.md` says the rest.
"""

from importlib.metadata import EntryPoint, entry_points
from typing import Any, cast

from regalia.guests.bot import Bot, reason
from regalia.kernel.refusal import Refusal

GROUP = "regalia.bots"


def plugin_names() -> tuple[str, ...]:
    """The names of all bots that installed packages bring along, in order."""
    return tuple(sorted({found.name for found in entry_points(group=GROUP)}))


def make_plugin(name: str, game: str, options: Any, seed: int) -> Bot:
    """The bot of that name, made for a game; whatever is wrong with it is one Refusal.

    >>> from regalia.games.catalogue import any_game, rulebook
    >>> make_plugin("nobody", any_game(), rulebook(any_game()).choose(), seed=1)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: No installed package brings along a bot 'nobody'; ...
    """
    found = _entry(name)
    try:
        make = found.load()
    except (Exception, SystemExit) as error:  # it is somebody else's module: anything may happen in it
        raise Refusal(f"The bot {name!r} cannot be loaded from {found.value}: {reason(error)}.") from error
    try:
        bot = make(game, options, seed)
        fits = isinstance(bot, Bot) and isinstance(bot.name, str) and not isinstance(bot, type)
    except (Exception, SystemExit) as error:
        raise Refusal(f"The bot {name!r} could not be made by {found.value}: {reason(error)}.") from error
    if not fits:
        made = type(bot).__name__
        raise Refusal(f"The bot {name!r} must have a name and a method choose(view); {found.value} made a {made}.")
    return cast(Bot, bot)


def _entry(name: str) -> EntryPoint:
    """The one entry point of that name."""
    found = list({entry.value: entry for entry in entry_points(group=GROUP, name=name)}.values())
    if not found:
        known = ", ".join(plugin_names()) or "none at all"
        raise Refusal(f"No installed package brings along a bot {name!r}; there are: {known}.")
    if len(found) > 1:
        makers = " and ".join(entry.value for entry in found)
        raise Refusal(f"There is more than one bot {name!r}, from {makers}; uninstall all but one.")
    return found[0]
