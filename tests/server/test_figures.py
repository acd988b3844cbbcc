"""The figures of a server: they count what happens, name no table and no secret, and are told to few."""

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from regalia.server.counting import REGISTRY
from tests.helpers.serving import FRIEND, ME, listening, look, play, possible, running, set_up, told_refusal


def _figures(browser: httpx.Client) -> dict[tuple[str, str], float]:
    """Each figure by its name and its route or kind."""
    answer = browser.get("/metrics")
    assert answer.status_code == 200, answer.text
    found: dict[tuple[str, str], float] = {}
    for family in text_string_to_metric_families(answer.text):
        for one in family.samples:
            if "le" not in one.labels:
                of = one.labels.get("route", "") + one.labels.get("status", "") + one.labels.get("kind", "")
                found[one.name, of] = found.get((one.name, of), 0) + one.value
    return found


def test_figures_count_what_happens_and_name_nobody(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server, server.browser() as browser:
        invitation = set_up(browser, "majesty", [ME, FRIEND])
        table = invitation["table"]
        with listening(browser, table, 0) as events:
            next(events)
            scene = look(browser, table, 0)["scene"]
            play(browser, table, scene, possible(scene)[0]["move"])
            browser.get(f"/{'x' * 500}")
            browser.get("/join/" + invitation["links"]["1"].rpartition("/")[2])
            figures = _figures(browser)
            assert (figures["regalia_live_tables", ""], figures["regalia_streams", ""]) == (1, 1)
            assert figures["regalia_seats_here", ""] == 1
        assert figures["regalia_request_seconds_count", "/api/tables/{table_id}/moves200"] == 1
        assert figures["regalia_request_seconds_count", "/api/tables/{table_id}/stream200"] == 1
        assert figures["regalia_request_seconds_count", "none404"] == 1
        assert figures["regalia_entries_total", "played"] == 1
        assert figures["regalia_told_seconds_count", ""] == 1
        assert figures["regalia_store_write_seconds_count", ""] >= 1
        assert figures["regalia_store_well", ""] == 1 and ("regalia_bots_waiting", "") in figures
        text = browser.get("/metrics").text
        assert table not in text and not re.search(r"=\"[^\"]*([0-9a-f]{16}|xxxx|127\.0)", text)


@pytest.mark.parametrize("headers", [{"X-Forwarded-For": "127.0.0.1"}, {"Via": "1.1 proxy"}, {"X-Real-IP": "10.0.0.1"}])
def test_a_proxy_on_the_own_machine_is_told_no_figures(browser: httpx.Client, headers: dict[str, str]) -> None:
    assert "REGALIA_METRICS" in told_refusal(browser.get("/metrics", headers=headers), 403)


def test_figures_are_told_to_whom_the_setting_names(tmp_path: Path) -> None:
    word = "a-word-that-nobody-guesses"
    with running(tmp_path / "a.db", metrics=word) as server, server.browser() as browser:
        for wrong in ({}, {"Authorization": "Bearer x"}, {"Authorization": f"Bearer {word}x"}, {"Authorization": word}):
            assert word not in told_refusal(browser.get("/metrics", headers=wrong), 401)
        assert browser.get("/metrics", headers={"Authorization": f"Bearer {word}"}).status_code == 200
        assert word not in server.log.read_text()


def test_a_word_that_is_guessed_at_once_is_refused_and_not_shown() -> None:
    environment = {**os.environ, "REGALIA_METRICS": "opne-hunter2"}
    command = [sys.executable, "-m", "regalia.server", "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment)
    assert done.returncode == 2 and "REGALIA_METRICS" in done.stderr and "hunter2" not in done.stderr


def test_operators_are_told_what_each_figure_is_for() -> None:
    told = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")
    ours = {family.name for family in REGISTRY.collect() if family.name.startswith("regalia_")} - {"regalia_info"}
    counted = {family.name for family in REGISTRY.collect() if family.type == "counter"}
    named = {name if name not in counted else f"{name}_total" for name in ours}
    assert set(re.findall(r"`(regalia_\w+)`", told)) == named
