"""Compiling: what several threads ask for at once is compiled once, and kept where it belongs."""

import importlib.util
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest

from regalia.engine import compiling
from regalia.engine.compiling import Bound

THREADS = 4
SOURCE = """
def half(number: int) -> int:
    return number // 2


def quarter(number: int) -> int:
    return half(half(number))
"""


def bound_in(folder: Path) -> Bound:
    """The functions of a small module, in a cache of their own."""
    file = folder / "parts.py"
    file.write_text(SOURCE)
    spec = importlib.util.spec_from_file_location("parts", file)
    assert spec and spec.loader
    parts = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(parts)
    return Bound([parts], {}, {}, "compiled", "parts", (file,))


def test_threads_that_ask_at_once_share_what_one_of_them_compiles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGALIA_CACHE", str(tmp_path / "cache"))
    compiled: Counter[str] = Counter()
    really_compile = compiling._compile

    def counted(function: Any, signature: Any, way: Any, cache: bool, merged: bool = False) -> Any:
        compiled[function.__name__] += cache
        return really_compile(function, signature, way, cache, merged)

    monkeypatch.setattr(compiling, "_compile", counted)
    bound, together = bound_in(tmp_path), Barrier(THREADS)

    def ask(thread: int) -> int:
        together.wait()
        return int(bound[("half", "quarter")[thread % 2]](12))

    with ThreadPoolExecutor(THREADS) as threads:
        assert list(threads.map(ask, range(THREADS))) == [6, 3, 6, 3]
    assert compiled == {"half": 1, "quarter": 1}
    kept = [file.name for file in (tmp_path / "cache").rglob("*.nbi")]
    assert len(kept) == 2, kept
