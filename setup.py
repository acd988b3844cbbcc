"""The wheel carries the built pages, so that whoever installs it needs no Node; without them none is made."""

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PAGES = Path("src/regalia/server/built/index.html")


class WithPages(build_py):
    """Refuses to build a package that would serve no pages."""

    def run(self) -> None:
        """Build; working on the sources needs no pages yet."""
        if not self.editable_mode and not PAGES.is_file():
            raise SystemExit("The pages are not built, so the package would serve none; `make wheel` builds both.")
        super().run()


setup(cmdclass={"build_py": WithPages})
