"""The lists of a review's page: the seats with luck and skill, the biggest mistakes, every step."""

from html import escape

from regalia.review.findings import KINDS, SHOWN_MISTAKES, Account, Mistake, Moment, Review, Worth
from regalia.review.phrases import actor, percent, remark, signed, signed_percent
from regalia.review.signs import sign, sign_columns

PLURALS = {"blunder": "blunders", "mistake": "mistakes", "inaccuracy": "inaccuracies"}


# The seats.


def seats_section(review: Review) -> str:
    """Points, luck, skill and mistakes of each seat."""
    largest = max(0.01, *(abs(share) for account in review.accounts for share in (account.luck, account.skill)))
    rows = "".join(_seat(review, account, largest) for account in review.accounts)
    names = ("points", "luck", "skill", "decisions", *(PLURALS[kind] for kind in KINDS))
    columns = "".join(f'<th scope="col">{name}</th>' for name in names)
    return (
        '<section aria-labelledby="seats-heading"><h2 id="seats-heading">Luck and skill</h2>'
        '<p class="hint">In parts of a win: what chance gave or took, and what a seat’s own moves gave away.</p>'
        f'<table class="seats card"><thead><tr><th class="words" scope="col">seat</th>{columns}</tr></thead>'
        f"<tbody>{rows}</tbody></table></section>"
    )


def _seat(review: Review, account: Account, largest: float) -> str:
    won = ' <span class="won">won</span>' if account.seat in review.winners else ""
    counts = {"decisions": account.decisions, **{PLURALS[kind]: count for kind, count in account.kinds.items()}}
    counted = "".join(f'<td class="count" data-name="{name}">{count}</td>' for name, count in counts.items())
    return (
        f'<tr><th class="words" scope="row">{sign(account.seat)} {escape(account.name)}{won}</th>'
        f'<td class="score">{account.score}</td>'
        f"{_gauge('luck', account.luck, account.luck_points, largest)}"
        f"{_gauge('skill', account.skill, account.skill_points, largest)}{counted}</tr>"
    )


def _gauge(name: str, share: float, points: float, largest: float) -> str:
    """A bar from nothing in the middle, or at the right end for skill, which only gives away; on one scale."""
    zero, scale = (50, 50) if name == "luck" else (100, 100)
    width = scale * abs(share) / largest
    left = zero - width if share < 0 else zero
    return (
        f'<td class="gauge {name}"><div data-name="{name}"><span class="track" aria-hidden="true">'
        f'<span class="bar" style="left:{left:.1f}%;width:{width:.1f}%"></span></span>'
        f"<b>{signed_percent(share)}</b><small>{signed(points, ' points')}</small></div></td>"
    )


# The mistakes.


def mistakes_section(review: Review) -> str:
    """The biggest mistakes, each with what would have been better."""
    heading = '<section aria-labelledby="mistakes-heading"><h2 id="mistakes-heading">The biggest mistakes</h2>'
    if not review.mistakes:
        return f"{heading}<p>None: no move gave away a fiftieth of a win or more.</p></section>"
    shown = review.mistakes[:SHOWN_MISTAKES]
    cards = "".join(_mistake(review, rank, mistake) for rank, mistake in enumerate(shown, 1))
    return f'{heading}<ol class="mistakes">{cards}</ol></section>'


def _mistake(review: Review, rank: int, mistake: Mistake) -> str:
    decision, number = mistake.decision, mistake.number
    name = escape(review.names[decision.seat])
    return (
        f'<li id="mistake-{rank}" class="card"><span class="seal {decision.kind}" aria-hidden="true">{rank}</span>'
        f"<div><h3>{sign(decision.seat)} {name}: {escape(decision.played.notation)}</h3>{_meaning(decision.played)}"
        f"<p>Better: <strong>{escape(decision.best.notation)}</strong></p>{_meaning(decision.best)}"
        f'<p class="small when">{decision.kind.capitalize()} at <a class="go" href="#step-{number}" '
        f'data-step="{number}">step {number}</a>, round {mistake.moment.round}</p></div>{_fall(mistake)}</li>'
    )


def _meaning(worth: Worth) -> str:
    """A move in a sentence, for those who do not read its notation."""
    return f'<p class="small">{escape(worth.meaning())}</p>'


def _fall(mistake: Mistake) -> str:
    """What was left of the chance, and what was given away."""
    decision = mistake.decision
    played, better = decision.played.wins[decision.seat], decision.best.wins[decision.seat]
    points = f" <span>{signed(-decision.points_loss, ' points')}</span>" if decision.points_loss >= 0.05 else ""
    return (
        f'<div class="fall"><b>{signed_percent(-decision.loss)}</b>'
        f'<span class="track" aria-hidden="true"><span class="kept" style="width:{100 * played:.1f}%"></span>'
        f'<span class="lost" style="width:{100 * decision.loss:.1f}%"></span></span>'
        f'<p class="small"><span>{escape(percent(better))} → {escape(percent(played))}</span>{points}</p></div>'
    )


# The steps.


def steps_section(review: Review) -> str:
    """All steps, folded away until somebody asks for them."""
    rows = "".join(_step(review, moment) for moment in review.moments)
    return (
        '<section aria-labelledby="steps-heading"><h2 id="steps-heading">Every step</h2>'
        f'<details id="steps"><summary>{len(review.moments)} steps with the chances after each</summary>'
        '<div class="wide"><table><thead><tr><th scope="col">step</th><th class="words" scope="col">who</th>'
        f'<th class="words" scope="col">what</th>{sign_columns(review.names)}'
        '<th class="words" scope="col">remark</th></tr></thead>'
        f"<tbody>{rows}</tbody></table></div></details></section>"
    )


def _step(review: Review, moment: Moment) -> str:
    house = "" if moment.seat is None else f"{sign(moment.seat)} "
    who = f"{house}<span>{escape(actor(review, moment))}</span>"
    kind = "chance" if moment.seat is None else moment.decision.kind if moment.decision else ""
    wins = "".join(f"<td>{escape(percent(win))}</td>" for win in moment.wins)
    return (
        f'<tr id="step-{moment.number}" class="{kind}"><th scope="row">{moment.number}</th>'
        f'<td class="words who">{who}</td><td class="words">{escape(moment.notation)}</td>{wins}'
        f'<td class="words remark">{escape(remark(review, moment))}</td></tr>'
    )
