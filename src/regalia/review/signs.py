"""The houses' signs, which go with their colours everywhere, since not everybody sees colours alike."""

from html import escape

# In a square of 12.
SIGNS = (
    '<path d="M6 .5 11 6 6 11.5 1 6Z"/>',
    '<circle cx="6" cy="6" r="4.6"/>',
    '<path d="M6 1 11.4 10.6H.6Z"/>',
    '<path d="M1.6 1.6h8.8v8.8H1.6Z"/>',
    '<path d="M6 .6 7.6 4.3 11.6 4.7 8.6 7.3 9.5 11.3 6 9.2 2.5 11.3 3.4 7.3 .4 4.7 4.4 4.3Z"/>',
)


def sign(seat: int) -> str:
    """The sign of a seat's house."""
    return f'<svg class="sign h{seat}" viewBox="0 0 12 12" aria-hidden="true">{SIGNS[seat]}</svg>'


def sign_columns(names: tuple[str, ...]) -> str:
    """The heads of narrow columns, one for each seat: its sign, and its name for those who do not see it."""
    heads = (f'{sign(seat)}<span class="unseen">{escape(name)}</span>' for seat, name in enumerate(names))
    return "".join(f'<th scope="col">{head}</th>' for head in heads)
