"""Many tables at once: 200 tables of four bots with four listening streams each, on a server of its own.

    python bench/tables.py [--tables 200] [--streams 4] [--seconds 60] [--pace 2]

Reports how long a move takes from its acknowledgement, when it is on disk, to the last of its listeners, and
whether any listener missed a move or an error came. The server and its listeners share this machine.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

import httpx
import sqlalchemy as sql

from regalia.games.catalogue import games
from regalia.server.replaying import lay_table
from regalia.server.schema import entries
from regalia.server.store import Store
from regalia.table.showing import Viewer

PORT = 8791
ADDRESS = f"http://127.0.0.1:{PORT}"


@dataclass
class Stream:
    """One listener: when each news came."""

    table: str
    came: dict[int, float] = field(default_factory=dict)
    heard: list[int] = field(default_factory=list)
    error: str = ""


async def listen(stream: Stream, key: str) -> None:
    """Read a stream until it is cancelled."""
    reader, writer = await asyncio.open_connection("127.0.0.1", PORT, limit=2**22)
    path = f"/api/tables/{stream.table}/stream"
    writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {key}\r\n\r\n".encode())
    while line := await reader.readline():
        if line.startswith(b"HTTP/1.1") and b" 200 " not in line:
            stream.error = line.decode()
        elif line.startswith(b"data: ") and b'"scene"' in line:
            now, told = time.time(), json.loads(line[6:])
            stream.came[told["scene"]["news"]] = now
            stream.heard += [one["number"] for one in told["news"]]
    writer.close()


async def run(tables: int, streams: int, seconds: float, pace: float) -> tuple[list[Stream], int]:
    """Set the tables up, listen for a while, and say what came; and how many requests failed."""
    listeners: list[Stream] = []
    tasks = []
    failed = 0
    async with httpx.AsyncClient(base_url=ADDRESS, timeout=60) as client:
        for at in range(tables):
            game = games()[at % len(games())].name
            wish = {
                "game": game,
                "options": {"players": 4},
                "seats": [{"kind": "bot", "level": 1 + seat} for seat in range(4)],
                "pace": pace,
            }
            answer = await client.post("/api/tables", json=wish)
            failed += answer.status_code != 201
            table = answer.json()["table"]
            watching = await client.post("/api/join", json={"link": answer.json()["watch"], "program": True})
            for _ in range(streams):
                listeners.append(Stream(table))
                tasks.append(asyncio.create_task(listen(listeners[-1], watching.json()["key"])))
        print(f"{tables} tables, {len(tasks)} streams; listening for {seconds:.0f} s …", flush=True)
        await asyncio.sleep(seconds)
        health = (await client.get("/health")).json()
        print(f"health: {health}")
    for task in tasks:
        task.cancel()
    return listeners, failed


def report(store: Store, listeners: list[Stream]) -> dict[str, float]:
    """What the listeners heard against what the log says."""
    delays: list[float] = []
    missed = 0
    by_table: dict[str, list[Stream]] = {}
    for stream in listeners:
        by_table.setdefault(stream.table, []).append(stream)
    for table_id, streams in by_table.items():
        written = written_when(store, table_id)
        last = min(max(stream.heard, default=0) for stream in streams)
        for stream in streams:
            missed += sorted(stream.heard) != list(range(1, max(stream.heard, default=0) + 1))
        for number, at in written.items():
            came = [stream.came.get(number) for stream in streams]
            if number <= last and all(came):
                delays.append(max(one for one in came if one) - at)
    delays.sort()
    errors = sum(bool(stream.error) for stream in listeners)
    p50, p99 = (delays[int(len(delays) * part)] for part in (0.5, 0.99))
    figures = {"moves": len(delays), "streams with a gap": missed, "errors": errors}
    return {**figures, "p50 ms": 1000 * p50, "p99 ms": 1000 * p99}


def written_when(store: Store, table_id: str) -> dict[int, float]:
    """For each news of a spectator, when the entry it comes from was written."""
    stored = store.find_table(table_id)
    assert stored is not None
    table = lay_table(stored)
    viewer = Viewer(table, None)
    wanted = sql.select(entries.c.at).where(entries.c.table_id == table_id).order_by(entries.c.number)
    with store.engine.connect() as connection:
        times = [datetime.fromisoformat(text).timestamp() for text in connection.execute(wanted).scalars()]
    found = {}
    for entry, at in zip(store.read_log(table_id), times, strict=True):
        table.follow(entry)
        for news in viewer.hear(entry):
            found[news.number] = at
    return found


def main() -> None:
    """Run the server and its listeners."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--streams", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=2)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        command = [sys.executable, "-m", "regalia.server", "--port", str(PORT), "--store", str(path)]
        log = (Path(folder) / "log").open("w")
        server = subprocess.Popen(command, stderr=log, stdout=log, env=os.environ)
        try:
            while True:
                try:
                    if httpx.get(f"{ADDRESS}/health").json()["bots_ready"]:
                        break
                except httpx.HTTPError:
                    pass
                time.sleep(0.2)
            listeners, failed = asyncio.run(run(asked.tables, asked.streams, asked.seconds, asked.pace))
        finally:
            server.terminate()
            server.wait(20)
        lines = (Path(folder) / "log").read_text().splitlines()
        troubled = [line for line in lines if " ERROR " in line or " WARNING " in line]
        figures = report(Store(f"sqlite:///{path}"), listeners)
        figures["failed requests"] = failed
        figures["troubled log lines"] = len(troubled)
        for name, value in figures.items():
            print(f"{name:20} {value:,.0f}")
        for line in troubled[:5]:
            print(line)


if __name__ == "__main__":
    main()
