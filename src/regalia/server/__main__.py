"""`python -m regalia.server`: the server alone, for those who operate it."""

import argparse
import sys

from regalia.kernel.refusal import Refusal
from regalia.server.serving import serve
from regalia.server.settings import Settings


def main() -> None:
    """Serve with the settings of the environment and these flags; bad ones end with one line and exit code 2."""
    parser = argparse.ArgumentParser(prog="python -m regalia.server", description="Serve tables in the browser.")
    parser.add_argument("--host", help="address to listen on; 0.0.0.0 for all")
    parser.add_argument("--port", type=int, help="port to listen on")
    parser.add_argument("--store", help="database file, or an SQLAlchemy address")
    try:
        serve(Settings.from_environment(**vars(parser.parse_args())), opens_browser=False)
    except Refusal as refusal:
        print(f"regalia: {refusal}", file=sys.stderr)
        raise SystemExit(2) from None


if __name__ == "__main__":
    main()
