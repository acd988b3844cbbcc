"""What an entrant is, in the words of results files.

The format of these files is older than the names in the code, and files stay readable for good: a league is
continued only from a file whose first line says exactly what would be written today. So here is, once, what the
files call things; nothing else in Regalia goes by these names.
"""

from typing import Any

from regalia.bots.levels import Level

# Of a level: what the file calls each figure, in the order in which it is written.
FIGURES = {
    "method": "method",
    "iterations": "iterations",
    "leaf": "leaf",
    "rollout_turns": "turns",
    "chance_samples": "futures",
    "exploration": "exploration",
    "margin": "margin",
    "temperature": "heat",
    "move_dropout": "overlooks",
}
METHODS = {"greedy": "glance", "policy": "instinct", "search": "search"}
LEAVES = {"value": "judgement", "random playout": "random playout", "policy playout": "instinct playout"}
TRAINED = "taught"   # False for random play, whose weights know nothing


def figures_of(name: str, level: Level, trained: bool) -> dict[str, Any]:
    """A level that takes part, for the first line of a results file.

    >>> level = Level("whist", "monarch", "search", iterations=400, leaf="policy playout")
    >>> words = figures_of("monarch@400:policy-playout", level, trained=True)
    >>> words["name"], words["leaf"], words["heat"], words["taught"]
    ('monarch@400:instinct-playout', 'instinct playout', 0.5, True)
    """
    words = {word: getattr(level, figure) for figure, word in FIGURES.items()}
    words["method"] = METHODS[level.method]
    words["leaf"] = LEAVES[level.leaf]
    return {"name": name_in_file(name), **words, TRAINED: trained}


def name_in_file(name: str) -> str:
    """What the file calls an entrant whose name says how it values leaves.

    >>> name_in_file("monarch@400:policy-playout"), name_in_file("monarch@400"), name_in_file("monarch@400:value")
    ('monarch@400:instinct-playout', 'monarch@400', 'monarch@400:judgement')
    """
    level, colon, leaf = name.partition(":")
    return f"{level}{colon}{LEAVES.get(leaf.replace('-', ' '), leaf).replace(' ', '-')}" if colon else name


def leaf_in_code(leaf: str) -> str:
    """How a leaf is valued, whether it is called as in the files or as in the code.

    >>> leaf_in_code("instinct playout"), leaf_in_code("policy playout")
    ('policy playout', 'policy playout')
    """
    return {word: leaf for leaf, word in LEAVES.items()}.get(leaf, leaf)
