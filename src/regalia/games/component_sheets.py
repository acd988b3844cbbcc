"""Sheets on which a game shows what its box holds: tables and paragraphs in English, for `regalia rules`."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ComponentTable:
    """A table of components."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    title: str = ""
    numbers: tuple[int, ...] = ()   # the columns that hold numbers


@dataclass(frozen=True)
class Paragraph:
    """Some lines of text; its heading stands before it."""

    text: str
    heading: str = ""


Component = ComponentTable | Paragraph
