"""What the command line takes from the games: their names, a flag for each of their options, their own commands."""

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import wraps
from typing import Annotated, Any, get_type_hints

import typer

from regalia.games.catalogue import games, rulebook
from regalia.games.codec import Option
from regalia.games.rulebook import Command
from regalia.kernel.refusal import Refusal

GameName = Annotated[str, "the name of a game"]  # a command's parameter; one with a default begins with the first game


@dataclass(frozen=True)
class GameFlags:
    """The flags of a game's options; a command with a parameter of this type takes a flag for each option there is."""

    given: dict[str, Any] = field(default_factory=dict)  # by option; only what was given

    def options(self, game: str) -> Any:
        """The options of a game that the flags give; one that the game does not have is refused."""
        return rulebook(game).codec.from_flags(self.given)


class RuleFlags(GameFlags):
    """Likewise, but only of options that have components of their own."""


def add_games(app: typer.Typer) -> None:
    """Complete the commands with what the games bring."""
    for inner in app.registered_groups:
        if inner.typer_instance is not None:
            _complete(inner.typer_instance)
    _complete(app)
    for book in games():
        for command in book.commands:
            app.command(command.name)(_own_command(command))


def _complete(app: typer.Typer) -> None:
    for info in app.registered_commands:
        if info.callback is not None:
            info.callback = with_game_flags(info.callback)


def with_game_flags(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command as Typer shall see it: a game's name explained, and its flags one by one.

    >>> def simulate(game: GameName, flags: GameFlags) -> None: ...
    >>> "players" in inspect.signature(with_game_flags(simulate)).parameters
    True
    """
    hints = get_type_hints(command, include_extras=True)
    wanted = {name: hint for name, hint in hints.items() if hint in (GameFlags, RuleFlags)}
    if not wanted and GameName not in hints.values():
        return command
    taken = {flag: name for name, hint in wanted.items() for flag in _options(hint is RuleFlags)}

    @wraps(command)
    def run(**said: Any) -> Any:
        flags: dict[str, dict[str, Any]] = {name: {} for name in wanted}
        for flag, name in taken.items():
            value = said.pop(flag)
            if value is not None:
                flags[name][flag] = value
        return command(**said, **{name: wanted[name](given) for name, given in flags.items()})

    _declare(run, [seen for one in _parameters(command, hints) for seen in _as_typer_sees(one)])
    return run


def _declare(command: Any, parameters: list[inspect.Parameter]) -> None:
    """Have Typer see these parameters."""
    command.__signature__ = inspect.Signature(parameters)
    command.__annotations__ = {one.name: one.annotation for one in parameters}


def _parameters(command: Callable[..., Any], hints: dict[str, Any]) -> list[inspect.Parameter]:
    return [one.replace(annotation=hints[one.name]) for one in inspect.signature(command).parameters.values()]


def _as_typer_sees(parameter: inspect.Parameter) -> Iterator[inspect.Parameter]:
    if parameter.annotation in (GameFlags, RuleFlags):
        for name, listed in _options(parameter.annotation is RuleFlags).items():
            yield _parameter(name, _flag(listed), None)
    elif parameter.annotation == GameName:
        explained = Annotated[str, typer.Argument(metavar="GAME", help=" or ".join(book.name for book in games()))]
        needed = parameter.default is parameter.empty
        yield _parameter(parameter.name, explained, parameter.empty if needed else games()[0].name)
    else:
        yield _parameter(parameter.name, parameter.annotation, parameter.default)


def _parameter(name: str, annotation: Any, default: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=annotation, default=default)


def _options(only_rules: bool) -> dict[str, list[tuple[str, Option]]]:
    """All options of all games by their names, each with the titles of the games that have it."""
    found: dict[str, list[tuple[str, Option]]] = {}
    for book in games():
        for option in book.codec.parts:
            if option.chooses_rules or not only_rules:
                found.setdefault(option.name, []).append((book.title, option))
    return found


def _flag(listed: list[tuple[str, Option]]) -> Any:
    """The flag of an option of some games."""
    option = listed[0][1]
    for title, other in listed:
        if other.flag_type is not option.flag_type:
            raise Refusal(f"{listed[0][0]} and {title} have different kinds of options called {option.name}.")
    helps = {other.help for _, other in listed}
    if len(listed) == len(games()) and len(helps) == 1:
        help_text = option.help
    else:
        help_text = "; ".join(f"{title}: {other.help}" for title, other in listed)
    metavar = "FILE" if option.is_file else None
    return Annotated[option.flag_type | None, typer.Option(option.flag, metavar=metavar, help=help_text)]


def _own_command(command: Command) -> Callable[..., None]:
    """A game's own command, as Typer sees it: what has no default is an argument, the rest are flags."""
    hints = get_type_hints(command.run, include_extras=True)

    def run(**said: Any) -> None:
        typer.echo(command.run(**said))

    def seen(one: inspect.Parameter) -> inspect.Parameter:
        kind, (help_text,) = one.annotation.__origin__, one.annotation.__metadata__
        needed = one.default is one.empty
        info = typer.Argument(metavar=one.name.upper(), help=help_text) if needed else typer.Option(help=help_text)
        return _parameter(one.name, Annotated[kind, info], one.default)

    _declare(run, [seen(one) for one in _parameters(command.run, hints)])
    run.__doc__ = command.run.__doc__
    return run
