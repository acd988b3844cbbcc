"""Saying a message in a language."""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from regalia.games.catalogue import games

DEFAULT = "en"
LANGUAGES = ("en", "de", "ru", "it", "hu")
REGIONS = {"en": "en-GB"}  # whose dates a language writes, where the language alone does not say it
NAMED = ("card", "person", "place", "city", "title", "country", "building")  # what a message tells of by name


def message_files(language: str) -> Iterator[Traversable]:
    """The files of a language: the general ones, then each game's."""
    for folder in (resources.files(__package__), *(book.folder.joinpath("locale") for book in games())):
        inside = folder.joinpath(language)
        files = [file for file in inside.iterdir() if file.name.endswith(".ftl")] if inside.is_dir() else []
        yield from sorted(files, key=lambda file: file.name)


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # loaded when the first word is said

    bundle = FluentBundle([REGIONS.get(language, language)], use_isolating=False)
    for file in message_files(language):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def message_name(key: str) -> str:
    """The message of a rule's key.

    >>> message_name("whist.refused.not_your_suit")
    'whist-refused-not-your-suit'
    """
    return key.replace(".", "-").replace("_", "-")


def sheet_message(key: str) -> str:
    """The message of a rule's line on the score sheet.

    >>> sheet_message("whist.trick.last")
    'whist-sheet-trick-last'
    """
    game, _, rule = key.partition(".")
    return message_name(f"{game}.sheet.{rule}")


def has_message(message: str, language: str = DEFAULT) -> bool:
    """Whether a language says it.

    >>> has_message("whist-trick")
    False
    """
    return bool(_bundle(language).has_message(message))


def say(message: str, args: dict[str, Any] | None = None, language: str = DEFAULT) -> str:
    """The words of a message.

    >>> say("whist-trick")
    Traceback (most recent call last):
    LookupError: there is no message whist-trick in en
    """
    bundle = _bundle(language)
    found = bundle.get_message(message) if bundle.has_message(message) else None
    if found is None or found.value is None:
        raise LookupError(f"there is no message {message} in {language}")
    words, errors = bundle.format_pattern(found.value, with_names(args or {}, language))
    if errors:
        raise LookupError(f"the message {message} in {language} cannot be said: {errors}")
    return str(words)


def with_names(args: dict[str, Any], language: str) -> dict[str, Any]:
    """What a message is told, its names in the language.

    Beside `card`, the name, a message may use `card-id`, the name as the rules write it, for choosing between
    words; and `card-genitive` or whatever other forms the language gives its names as attributes.

    >>> with_names({"card": "Ace/Jack"}, "en")
    {'card-id': 'Ace/Jack', 'card': 'Ace/Jack'}
    """
    full: dict[str, Any] = {}
    for key, value in args.items():
        if key not in NAMED or not isinstance(value, str):
            full[key] = value
            continue
        full[f"{key}-id"] = value
        for form, name in name_forms(value, language).items():
            full[f"{key}-{form}" if form else key] = name
    return full


@cache
def name_forms(name: str, language: str) -> dict[str, str]:
    """A name of the game in a language, by form; "" is the form it is listed in. Unknown names stay as they are."""
    if "/" in name:
        parts = [name_forms(part, language) for part in name.split("/")]
        return {form: "/".join(part.get(form, part[""]) for part in parts) for form in parts[0]}
    bundle = _bundle(language)
    message = "name-" + name.lower().replace(" ", "-")
    if not bundle.has_message(message):
        return {"": name}
    found = bundle.get_message(message)
    patterns = {"": found.value, **found.attributes}
    return {form: str(bundle.format_pattern(pattern)[0]) for form, pattern in patterns.items()}
