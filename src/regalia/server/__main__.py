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
    parser.add_argument("--address", help="the public address, such as https://regalia.example; links begin with it")
    parser.add_argument("--open", action="store_true", help="open the browser")
    flags = parser.parse_args()
    try:
        said = {name: getattr(flags, name) for name in ("host", "port", "store", "address")}
        serve(Settings.from_environment(**said), flags.open)
    except Refusal as refusal:
        print(f"regalia: {refusal}", file=sys.stderr)
        raise SystemExit(2) from None


if __name__ == "__main__":
    main()
