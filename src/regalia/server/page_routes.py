"""The pages, links that are opened, and the page that says how the server is."""

import asyncio
from importlib.metadata import version
from pathlib import Path

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from regalia.games.catalogue import games
from regalia.server.access import greet
from regalia.server.http_shapes import Health
from regalia.server.table_routes import access_of, registry_of

router = APIRouter()
PAGES = Path(__file__).parent / "built"
LONGEST_NAME = 200  # bytes of the name of a built file
FOREVER = "public, max-age=31536000, immutable"  # names of built files change with what is in them


@router.get("/health", tags=["server"])
async def health(request: Request) -> Health:
    """How the server is."""
    registry = registry_of(request)
    well = await asyncio.to_thread(registry.store.is_well)
    return Health(
        status="well" if well else "ill",
        version=version("regalia"),
        live_tables=len(registry.tables),
        streams=sum(len(live.listeners) for live in registry.tables.values()),
        store=well,
        bots_ready=registry.pool.is_ready,
    )


@router.get("/join/{secret}", include_in_schema=False)
async def join(secret: str, request: Request) -> Response:
    """Open a link: the browser holds the seat from now on, and the secret leaves the address bar."""
    opened = await asyncio.to_thread(access_of(request).open, secret)
    if opened is None:
        raise HTTPException(403, "This link is not valid, or was renewed; ask who set up the table for a new one.")
    answer = RedirectResponse(f"/table/{opened[0]}", 303)
    browser = greet(request, answer)
    await asyncio.to_thread(registry_of(request).store.hold, browser, *opened)
    return answer


@router.get("/programs", include_in_schema=False)
async def programs(request: Request) -> Response:
    """How to play a seat with curl, with the address this server was reached at and a game there is."""
    text = (Path(__file__).parent / "programs.html").read_text("utf-8")
    return HTMLResponse(text.replace("ADDRESS", str(request.base_url).rstrip("/")).replace("GAME", games()[-1].name))


@router.api_route("/", methods=["GET", "HEAD"], include_in_schema=False)
@router.api_route("/table/{table_id}", methods=["GET", "HEAD"], include_in_schema=False)
async def page(request: Request) -> Response:
    """The one page; what it shows depends on its address."""
    if not (PAGES / "index.html").exists():
        raise HTTPException(503, "The pages are not built; run `make pages`.")
    answer = FileResponse(PAGES / "index.html", headers={"Cache-Control": "no-cache"})
    greet(request, answer)
    return answer


@router.get("/assets/{name}", include_in_schema=False)
async def asset(name: str, request: Request) -> Response:
    """A built file, compressed where the build left a compressed one."""
    path = PAGES / "assets" / name
    if path.parent != PAGES / "assets" or len(name.encode()) > LONGEST_NAME or not path.is_file():
        raise HTTPException(404, "There is no such file.")
    headers = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding"}
    packed = path.with_name(path.name + ".gz")
    if packed.exists() and "gzip" in request.headers.get("accept-encoding", ""):
        kind = FileResponse(path).media_type
        return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return FileResponse(path, headers=headers)
