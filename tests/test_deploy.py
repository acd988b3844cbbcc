"""The files of `deploy/` name settings that exist and ports that fit; what was written there stays true."""

import configparser
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from regalia.server.settings import Settings
from regalia.server.stopping import STILL_ANSWERING

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
KNOWN = {f"REGALIA_{name.upper()}" for name in Settings.model_fields} | {"REGALIA_CACHE"}
PORT = Settings.model_fields["port"].default


def _compose() -> dict[str, Any]:
    composed: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return composed


def _dockerfile() -> list[tuple[str, str]]:
    """The instructions, each on one line."""
    text = re.sub(r"\\\n\s*", " ", (DEPLOY / "Dockerfile").read_text("utf-8"))
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    joined: list[str] = []
    for line in lines:
        if line.startswith(" "):
            joined[-1] += line
        else:
            joined.append(line)
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in joined)]


def _unit(name: str) -> dict[str, list[str]]:
    """What a unit sets; a key may stand several times."""
    found: dict[str, list[str]] = {}
    for key, value in re.findall(r"^(\w+)=(.*)$", (DEPLOY / name).read_text("utf-8"), re.MULTILINE):
        found.setdefault(key, []).append(value)
    return found


@pytest.mark.parametrize("name", sorted(one.name for one in DEPLOY.iterdir() if one.is_file()))
def test_every_setting_that_is_named_exists(name: str) -> None:
    named = set(re.findall(r"\bREGALIA_[A-Z_]+", (DEPLOY / name).read_text("utf-8")))
    assert named <= KNOWN


def test_the_hall_has_two_servers_that_share_all_but_their_names() -> None:
    services = _compose()["services"]
    assert set(services) == {"postgres", "server1", "server2", "proxy"}
    assert services["server1"] == services["server2"]
    settings = services["server1"]["environment"]
    for name, value in settings.items():
        if name.startswith("REGALIA_") and "${" not in value:
            Settings.from_environment(**{name.removeprefix("REGALIA_").lower(): value})
    assert services["proxy"]["environment"]["SERVERS"].split() == [f"server1:{PORT}", f"server2:{PORT}"]
    assert "ports" not in services["server1"] and "ports" not in services["postgres"], "only the proxy is reached"
    store = re.sub(r"\$\{\w+[^}]*\}", "x", settings["REGALIA_STORE"])
    postgres = services["postgres"]["environment"]
    assert store == f"postgresql://{postgres['POSTGRES_USER']}:x@postgres/{postgres['POSTGRES_DB']}"


def test_servers_have_time_to_stop_and_the_proxy_sees_it() -> None:
    server = _compose()["services"]["server1"]
    goes_on = float(server["environment"]["REGALIA_STOP_AFTER"])
    assert int(server["stop_grace_period"].removesuffix("s")) > goes_on + STILL_ANSWERING
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    every = re.search(r"health_interval (\d+)s", caddy)
    assert every and int(every[1]) < goes_on, "it looks before the server is gone"
    assert "health_uri /ready" in caddy and "flush_interval -1" in caddy
    assert int(_unit("regalia@.service")["TimeoutStopSec"][0]) > STILL_ANSWERING


def test_every_secret_is_in_the_example_and_has_no_value_there() -> None:
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    example = dict(re.findall(r"^(\w+)=(.*)$", (DEPLOY / "env.example").read_text("utf-8"), re.MULTILINE))
    assert set(example) == wanted
    assert example["POSTGRES_PASSWORD"] == example["METRICS_WORD"] == ""
    mounted = [one for service in _compose()["services"].values() for one in service.get("volumes", [])]
    volumes = {one.partition(":")[0] for one in mounted}
    assert {one for one in volumes if not one.startswith(".")} == set(_compose()["volumes"])
    assert (DEPLOY / "Caddyfile").is_file()


def test_the_image_is_made_of_what_there_is_and_runs_as_nobody_special() -> None:
    steps = _dockerfile()
    names = [name for name, _ in steps]
    known = "FROM RUN WORKDIR COPY ENV USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK CMD"
    assert set(names) <= set(known.split())
    said = dict(steps)
    assert said["USER"] == "regalia" and names.index("USER") < names.index("CMD")
    assert said["EXPOSE"] == str(PORT) and f":{PORT}/health" in said["HEALTHCHECK"]
    assert said["CMD"] == '["regalia", "serve"]' and said["STOPSIGNAL"] == "SIGTERM"
    environment = dict(part.split("=", 1) for part in said["ENV"].split())
    assert {name for name in environment if name.startswith("REGALIA_")} <= KNOWN
    assert environment["REGALIA_CACHE"] in said["VOLUME"]
    assert Path(environment["REGALIA_STORE"]).parent.as_posix() in said["VOLUME"]
    for name in ("requirements.lock", "requirements-dev.lock"):
        assert (ROOT / name).is_file() and f"/regalia/{name}" in "".join(rest for what, rest in steps if what == "COPY")
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert re.search(r"^wheel: \$\(READY\) \$\(PAGES\)", makefile, re.MULTILINE), "what the image is built with"


def test_what_an_image_needs_is_not_left_out_of_it() -> None:
    left_out = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line and line[0] != "#"]
    for needed in ("Makefile", "pyproject.toml", "setup.py", "README.md", "LICENSE", "requirements.lock", "src", "web"):
        assert (ROOT / needed).exists() and needed not in left_out
    assert {".git", ".venv", "**/node_modules", "src/regalia/server/built"} <= set(left_out)


def test_the_units_are_units_and_agree_with_each_other() -> None:
    for name in ("regalia@.service", "regalia-backup.service", "regalia-backup.timer"):
        parser = configparser.RawConfigParser(strict=False)
        parser.read_string((DEPLOY / name).read_text("utf-8"))
        assert "Unit" in parser.sections()
    server, backup = _unit("regalia@.service"), _unit("regalia-backup.service")
    assert server["ExecStart"] == ["/opt/regalia/bin/regalia serve"]
    for name in ("User", "EnvironmentFile"):
        assert server[name] == backup[name]
    assert backup["Environment"][0] in server["Environment"], "the same store"
    assert "MemoryDenyWriteExecute" not in server
