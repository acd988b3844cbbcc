"""Breaks rules one at a time and sees which test notices: `make break-rules`.

Each break in broken_rules.toml is a line of the rules, what it is replaced by, and what that would mean at the
table. The rules are broken in a copy of the sources; scenarios are run against it. A break that nobody notices is
an error.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Break:
    """One broken rule."""

    meaning: str
    file: str
    line: str
    broken: str


ENTRIES = tomllib.loads((ROOT / "tests" / "conformance" / "broken_rules.toml").read_text("utf-8"))["breaks"]
BREAKS = [Break(**entry) for entry in ENTRIES]


def try_break(broken: Break, copy: Path) -> list[str]:
    """The scenarios that fail with one rule broken."""
    path = copy / "src" / "regalia" / "games" / broken.file
    text = path.read_text("utf-8")
    if broken.line not in text:
        raise SystemExit(f"break_rules.py is out of date: {broken.file} has no {broken.line!r}")
    path.write_text(text.replace(broken.line, broken.broken), "utf-8")
    tests = "tests/conformance/test_scenarios.py"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", tests, "-n", "0"]
    environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
    result = subprocess.run(command, cwd=copy, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    path.write_text(text, "utf-8")
    return re.findall(r"^FAILED \S+\[([^\]]+)\]", result.stdout, re.MULTILINE)


def main() -> None:
    """Break every rule of the list and print who noticed."""
    unnoticed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "regalia"
        for part in ("src", "tests", "conformance"):
            shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__", "playthroughs"))
        shutil.copy(ROOT / "pyproject.toml", copy)
        for broken in BREAKS:
            noticed = try_break(broken, copy)
            unnoticed += not noticed
            who = f"{noticed[0]} and {len(noticed) - 1} more" if len(noticed) > 1 else (noticed or ["NOBODY"])[0]
            print(f"{broken.meaning}: noticed by {who}", flush=True)
    if unnoticed:
        raise SystemExit(f"{unnoticed} broken rules went unnoticed")


if __name__ == "__main__":
    main()
