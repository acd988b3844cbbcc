"""Saying a message in a language."""

from functools import cache
from importlib import resources
from typing import Any

DEFAULT = "en"


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # loaded when the first word is said

    bundle = FluentBundle([language], use_isolating=False)
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
    found = bundle.get_message(message)
    if found is None or found.value is None:
        raise LookupError(f"there is no message {message} in {language}")
    words, errors = bundle.format_pattern(found.value, told or {})
    if errors:
        raise LookupError(f"the message {message} in {language} cannot be said: {errors}")
    return str(words)
