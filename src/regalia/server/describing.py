"""Writes the description of the HTTP interface, from which the client's types are made.

`python -m regalia.server.describing FILE`
"""

import json
import sys
from pathlib import Path

from regalia.server.app import create_app
from regalia.server.settings import Settings


def describe(path: Path) -> None:
    """Write openapi.json there, if it changed."""
    text = json.dumps(create_app(Settings()).openapi(), indent=1) + "\n"
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    describe(Path(sys.argv[1]))
