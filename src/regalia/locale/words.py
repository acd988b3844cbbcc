"""Saying a message in a language."""

from functools import cache
from importlib import resources
from typing import Any

DEFAULT = "en"
LANGUAGES = ("en", "de", "ru", "it", "hu")
REGIONS = {"en": "en-GB"}  # whose dates a language writes, where the language alone does not say it
NAMED = ("card", "person", "place", "city", "title")  # what a message tells of by name


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # loaded when the first word is said

    bundle = FluentBundle([REGIONS.get(language, language)], use_isolating=False)
    folder = resources.files(__package__).joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def message_name(key: str) -> str:
    """The message of a rule's key.

    >>> message_name("royals.refused.too_few_cards")
    'royals-refused-too-few-cards'
    """
    return key.replace(".", "-").replace("_", "-")


def say(message: str, told: dict[str, Any] | None = None, language: str = DEFAULT) -> str:
    """The words of a message.

    >>> say("majesty-refused-not-split")[-1]
    '.'
    """
    bundle = _bundle(language)
    found = bundle.get_message(message) if bundle.has_message(message) else None
    if found is None or found.value is None:
        raise LookupError(f"there is no message {message} in {language}")
    words, errors = bundle.format_pattern(found.value, with_names(told or {}, language))
    if errors:
        raise LookupError(f"the message {message} in {language} cannot be said: {errors}")
    return str(words)


def with_names(told: dict[str, Any], language: str) -> dict[str, Any]:
    """What a message is told, its names in the language.

    Beside `card`, the name, a message may use `card-id`, the name as the rules write it, for choosing between
    words; and `card-genitive` or whatever other forms the language gives its names as attributes.

    >>> with_names({"card": "France/Spain"}, "en")
    {'card-id': 'France/Spain', 'card': 'France/Spain'}
    """
    full: dict[str, Any] = {}
    for key, value in told.items():
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
