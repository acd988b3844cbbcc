"""What an operator sets: nonsense is refused in one line, what nobody reads is told, the docs name what there is."""

import re
from pathlib import Path
from typing import Any, get_args, get_origin

import pytest

from regalia.kernel.refusal import Refusal
from regalia.server.settings import OTHERS, Settings, unknown_settings

DOCS = Path(__file__).parents[2] / "docs"
TABLE = DOCS / "server.md"


def _type_of(name: str) -> Any:
    kind = Settings.model_fields[name].annotation
    return get_args(kind)[0] if get_origin(kind) is not None and kind not in (int, float, str, bool) else kind


NUMBERS = [name for name in Settings.model_fields if _type_of(name) in (int, float)]
SWITCHES = [name for name in Settings.model_fields if _type_of(name) is bool]
WRONG = [(name, bad) for name in NUMBERS for bad in ("-1", "many", "nan", "inf", "1e999", "9" * 30, "")]
WRONG += [(name, bad) for name in SWITCHES for bad in ("perhaps", "2", "")]
WRONG += [("log", "xml"), ("metrics", "opne"), ("metrics", "a word with spaces"), ("port", "65536"), ("port", "80.5")]
ADDRESSES = ("regalia.example", "ftp://regalia.example", "https://", "https://a/b", "https://a b", "https://me@a")
WRONG += [("address", bad) for bad in ADDRESSES]


@pytest.mark.parametrize(("name", "bad"), WRONG)
def test_what_cannot_be_is_refused_in_one_line(name: str, bad: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"REGALIA_{name.upper()}", bad)
    with pytest.raises(Refusal, match=f"REGALIA_{name.upper()} cannot be") as refused:
        Settings.from_environment()
    assert len(str(refused.value).splitlines()) == 1


@pytest.mark.parametrize("good", ["", "https://regalia.example", "http://192.168.0.7:8765", "https://regalia.example/"])
def test_a_public_address_is_one(good: str) -> None:
    assert Settings.from_environment(address=good).address == good


def test_what_nobody_reads_is_told_with_what_may_be_meant() -> None:
    assert unknown_settings([f"REGALIA_{name.upper()}" for name in Settings.model_fields]) == []
    (told,) = unknown_settings(["REGALIA_TINKERS"])
    assert "REGALIA_TINKERS is no setting" in told and "REGALIA_THINKERS meant?" in told


def test_the_table_of_settings_names_each_with_its_usual_value() -> None:
    rows = dict(re.findall(r"^\| `REGALIA_(\w+)` \|[^|]*\| ([^|]*) \|", TABLE.read_text("utf-8"), re.MULTILINE))
    assert set(rows) == {name.upper() for name in Settings.model_fields} | {"CACHE"}
    for name in (*NUMBERS, *SWITCHES):
        if re.fullmatch(r"`[\d.]+`", rows[name.upper()]):
            assert float(rows[name.upper()].strip("`")) == float(Settings.model_fields[name].default), name


def test_no_page_names_a_setting_that_there_is_not() -> None:
    known = {name.upper() for name in (*Settings.model_fields, *OTHERS)}
    for page in [*DOCS.glob("*.md"), DOCS.parent / "README.md", DOCS.parent / "CONTRIBUTING.md"]:
        assert set(re.findall(r"REGALIA_([A-Z_]+)", page.read_text("utf-8"))) <= known, page.name


def test_an_own_folder_that_cannot_be_made_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(Refusal, match="REGALIA_STORE names another"):
        assert Settings().store_address
