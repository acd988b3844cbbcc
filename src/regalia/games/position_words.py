"""Positions in words, for scenarios, puzzles and tests of other engines: their shapes, checked by Pydantic.

A game's `arrange` module has the shape of its own positions: models that allow no other entries, so that a misspelt one
is noticed, and that say what messages call them. What is not of that shape is refused with one sentence.
"""

from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

from pydantic import AfterValidator, BaseModel, Field, ValidationError

from regalia.kernel.refusal import Refusal

Words = TypeVar("Words", bound=BaseModel)
FromOne = Annotated[int, Field(ge=1)]
Count = Annotated[int, Field(ge=0, le=127)]


def one_of(kind: str, names: tuple[str, ...]) -> AfterValidator:
    """A check that a name is one of these."""

    def check(name: str) -> str:
        if name not in names:
            raise ValueError(f"There is no {kind} {name!r}; there are {', '.join(names)}.")
        return name

    return AfterValidator(check)


def read_words(shape: type[Words], words: Mapping[str, Any]) -> Words:
    """The words as the shape has them.

    >>> from typing import ClassVar
    >>> class Trick(BaseModel, extra="forbid"):
    ...     called: ClassVar[str] = "A trick"
    ...     suit: Annotated[str, one_of("suit", ("hearts", "spades"))] = "hearts"
    >>> read_words(Trick, {"colour": "red"})
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: A trick has no entry 'colour'; it has suit.
    >>> read_words(Trick, {"suit": "stars"})
    Traceback (most recent call last):
    regalia.kernel.refusal.Refusal: There is no suit 'stars'; there are hearts, spades.
    """
    try:
        return shape.model_validate(words)
    except ValidationError as error:
        raise Refusal(_sentence(shape, error)) from None


def _sentence(shape: type[BaseModel], error: ValidationError) -> str:
    found = error.errors()
    first = next((one for one in found if one["type"] == "extra_forbidden"), found[0])
    where = list(first["loc"])
    if first["type"] == "extra_forbidden":
        within = _shape_at(shape, where[:-1])
        known = ", ".join(sorted(within.model_fields))
        return f"{within.called} has no entry {where[-1]!r}; it has {known}."  # type: ignore[attr-defined]
    if first["type"] == "value_error":
        return str(first["ctx"]["error"])
    entry = " ".join(str(part) for part in where if part != "[key]")
    return f"The position cannot be set up as it is written: {entry}: {first['msg']}."


def _shape_at(shape: type[BaseModel], where: list[Any]) -> type[BaseModel]:
    """The shape of a part of the position: the last one on the way that is a shape of its own."""
    for part in where:
        inside = shape.model_fields.get(str(part))
        for argument in getattr(inside.annotation, "__args__", ()) if inside else ():
            if isinstance(argument, type) and issubclass(argument, BaseModel):
                shape = argument
    return shape
