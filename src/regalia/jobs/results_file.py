"""Results files: what was played, kept in a file from which a study that was stopped goes on."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from regalia.kernel.refusal import Refusal


class ResultsFile:
    """What was played: in memory and, if there is a path, in a file.

    The first line says of what study, each other one is a job. A last line without an end was being written
    when the power failed: it is passed over, and its job played again.
    """

    def __init__(self, path: Path | None, first_line: dict[str, Any]) -> None:
        """Read what there is; a file of something else is refused."""
        self.path = path
        self.lines: list[dict[str, Any]] = []
        self._done: set[tuple[int, int, int]] = set()
        self._first_line: dict[str, Any] = json.loads(json.dumps(first_line))
        self._file: Any = None
        if path is None:
            return
        try:
            self._file = path.open("a+b")
            self._take_up(path)
        except OSError as error:
            raise Refusal(f"The results file {path} cannot be written: {error.strerror}.") from None
        except Refusal:
            self.close()
            raise

    def _take_up(self, path: Path) -> None:
        self._file.seek(0)
        whole, end, torn = self._file.read().rpartition(b"\n")
        beginning = _line(self._first_line)
        if not end and not beginning.startswith(torn):
            raise _no_results_file(path)
        self._file.truncate(len(whole + end))
        if not end:
            self._write(beginning)
            return
        first, *rest = whole.split(b"\n")
        self._check(path, _read(first))
        for number, line in enumerate(rest, 2):
            self._remember(path, number, _read(line))

    def _check(self, path: Path, found: Any) -> None:
        if not isinstance(found, dict) or "study" not in found:
            raise _no_results_file(path)
        for name, wanted in self._first_line.items():
            if found.get(name) != wanted:
                kind = self._first_line["study"]
                raise Refusal(f"{path} is of another {kind}: it differs in its {name}; choose another file.")

    def _remember(self, path: Path, number: int, line: Any) -> None:
        try:
            self._add(line)
        except (KeyError, TypeError, ValueError):
            raise Refusal(f"{path}, line {number}: this is not the result of a unit.") from None

    def _add(self, line: dict[str, Any]) -> None:
        one, other = line["of"]
        deals = {(one, other, deal) for deal in range(line["first"], line["first"] + line["deals"])}
        if not deals & self._done:
            self.lines.append(line)
        self._done |= deals

    def add(self, line: dict[str, Any]) -> None:
        """Keep the line of a job, and write it down at once."""
        self._add(json.loads(_line(line)))
        if self._file is not None:
            try:
                self._write(_line(line))
            except OSError as error:
                raise Refusal(f"The results file {self.path} cannot be written: {error.strerror}.") from None

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()

    def missing(self, of: tuple[int, int], deals: int, largest: int) -> Iterator[tuple[int, int]]:
        """The deals not yet played, as first and number, at most `largest` in a row.

        >>> results = ResultsFile(None, {"study": "league"})
        >>> results.add({"of": [0, 1], "first": 0, "deals": 3})
        >>> list(results.missing((0, 1), 10, largest=4))
        [(3, 1), (4, 4), (8, 2)]
        """
        first = None
        for deal in range(deals + 1):
            absent = deal < deals and (*of, deal) not in self._done
            if first is not None and (not absent or deal % largest == 0):
                yield first, deal - first
                first = None
            if absent and first is None:
                first = deal

    def close(self) -> None:
        """No more is to come."""
        if self._file is not None:
            self._file.close()


def _line(words: dict[str, Any]) -> bytes:
    return json.dumps(words, separators=(",", ":")).encode() + b"\n"


def _read(line: bytes) -> Any:
    """What a line says; None if it is no JSON."""
    try:
        return json.loads(line)
    except ValueError:
        return None


def _no_results_file(path: Path) -> Refusal:
    return Refusal(f"{path} is not a results file; choose another one, or none that exists.")
