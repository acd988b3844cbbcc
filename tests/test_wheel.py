"""The package that people install: it has all that the sources have, and the pages; without pages none is made."""

import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PAGES = "src/regalia/server/built"


def _build(sources: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """As `make wheel` does it."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    return subprocess.run(
        [*command, "--wheel-dir", str(folder), str(sources)], capture_output=True, text=True, check=False, timeout=120
    )


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the package is made of, with pages that stand for the built ones."""
    copy = tmp_path_factory.mktemp("sources")
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.splitlines():
        if name.startswith("src/") or name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
    return copy


def test_the_wheel_has_every_file_of_the_sources_and_every_page(sources: Path, tmp_path: Path) -> None:
    built_files = ("index.html", "service-worker.js", "assets/a.js", "assets/a.js.br", "share/a.jpg")
    pages = [f"{PAGES}/{name}" for name in built_files]
    for page in pages:
        (sources / page).parent.mkdir(parents=True, exist_ok=True)
        (sources / page).write_text("a page")
    try:
        built = _build(sources, tmp_path)
    finally:
        shutil.rmtree(sources / PAGES)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    listed = {path.relative_to(sources / "src").as_posix() for path in (sources / "src/regalia").rglob("*.*")}
    ours = {name for name in listed if "__pycache__" not in name and (sources / "src" / name).is_file()}
    assert ours - names == set()
    assert {page.removeprefix("src/") for page in pages} <= names


def test_no_wheel_is_made_without_pages(sources: Path, tmp_path: Path) -> None:
    built = _build(sources, tmp_path)
    assert built.returncode != 0 and "make wheel" in built.stderr + built.stdout
    assert not list(tmp_path.glob("*.whl"))


def _locked(name: str) -> set[str]:
    return {canonicalize_name(Requirement(line).name) for line in (ROOT / name).read_text().splitlines()}


def test_who_only_plays_installs_no_tools_and_all_that_is_needed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = {canonicalize_name(Requirement(one).name) for one in project["dependencies"]}
    tools = {canonicalize_name(Requirement(one).name) for one in project["optional-dependencies"]["dev"]}
    playing, testing = _locked("requirements.lock"), _locked("requirements-dev.lock")
    assert needed <= playing and not playing & testing
    assert tools <= testing
