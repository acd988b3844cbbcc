"""Results files: a file of something else is left alone, and nothing counts twice."""

from pathlib import Path

import pytest

from regalia import Refusal
from regalia.jobs.results_file import ResultsFile
from tests.league.leagues import figures_of, majesty


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    """One sentence says so, and not a byte is changed."""
    path = tmp_path / "notes.txt"
    for text in ("my notes", "my notes\n", "[1]\n", '{"a": 1}\n'):
        path.write_text(text)
        with pytest.raises(Refusal, match="is not a results file"):
            figures_of(majesty("1", "2", deals=2), path)
        assert path.read_text() == text
    path.unlink()
    figures_of(majesty("1", "2", deals=2), path)
    with pytest.raises(Refusal, match="differs in its seed"):
        figures_of(majesty("1", "2", deals=2, seed=2), path)
    with pytest.raises(Refusal, match="differs in its entrants"):
        figures_of(majesty("1", "3", deals=2), path)
    path.write_text(path.read_text() + "nonsense\n")
    with pytest.raises(Refusal, match="line 3"):
        figures_of(majesty("1", "2", deals=2), path)


def test_a_results_file_counts_no_job_twice() -> None:
    """A line that is there twice is read once."""
    results = ResultsFile(None, {"study": "league"})
    for _ in range(2):
        results.add({"of": [0, 1], "first": 0, "deals": 2, "games": []})
    assert len(results.lines) == 1
