"""`python -m regalia.server`: the server alone, for those who operate it."""

from regalia.cli import app

if __name__ == "__main__":
    import sys

    sys.argv.insert(1, "serve")
    app()
