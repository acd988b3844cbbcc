"""`python -m regalia.server`: the server alone, for those who operate it."""

import argparse
import sys

from regalia.kernel.refusal import Refusal
from regalia.server.serving import serve
from regalia.server.settings import Settings


def main() -> None:
    """Serve with these flags; bad input ends with one line and exit code 2, as in the command `regalia serve`."""
    parser = argparse.ArgumentParser("python -m regalia.server", description="Serve tables in the browser.")
    parser.add_argument("--host", help="address to listen on; 0.0.0.0 for all")
    parser.add_argument("--port", type=int, help="port to listen on")
    parser.add_argument("--store", metavar="FILE", help="database file, or an SQLAlchemy address")
    parser.add_argument("--open", action="store_true", help="open the browser")
    flags = parser.parse_args()
    try:
        serve(Settings.from_environment(host=flags.host, port=flags.port, store=flags.store), flags.open)
    except Refusal as refusal:
        print(f"regalia: {refusal}", file=sys.stderr)
        raise SystemExit(2) from None


if __name__ == "__main__":
    main()
