"""The pages: the one page at every address for people, its built files, links as messengers show them."""

import asyncio
import html
from pathlib import Path

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from regalia.games.catalogue import games
from regalia.kernel.refusal import Refusal
from regalia.locale.words import DEFAULT, LANGUAGES, say
from regalia.server.access import greet
from regalia.server.links import code_in
from regalia.server.reach import reach
from regalia.server.route_parts import access_of, table_of
from regalia.server.setting_up import host_seat
from regalia.server.web_guard import POLICY, WORKER_ASKS, policy_of

router = APIRouter()
PAGES = Path(__file__).parent / "built"
LONGEST_NAME = 200  # bytes of the name of a built file
PACKED = {"br": ".br", "gzip": ".gz"}  # how a built file is compressed, the smallest first
FOREVER = "public, max-age=31536000, immutable"  # names of built files change with what is in them
PRIVATE = {"Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex"}
TITLE = "<title>Regalia</title>"


@router.api_route("/join/{secret:path}", methods=["GET", "HEAD"], include_in_schema=False)
async def joining_page(secret: str, request: Request) -> Response:
    """The page of a link: it says what the link is for, and changes nothing. Messengers show its title and picture."""
    if code_in(secret):  # of another device, which nobody hands on: nothing is said of what it leads to
        return page_of(request, 200, headers=PRIVATE)
    try:
        head = await _invitation_head(secret, request)
    except Refusal:  # the page says it in the reader's language
        return page_of(request, 404, headers=PRIVATE)
    return page_of(request, 200, head, PRIVATE)


async def _invitation_head(secret: str, request: Request) -> str:
    """What a messenger is told of a link: who invites, to which game, and its picture."""
    opened = await asyncio.to_thread(access_of(request).open, secret)
    live = await table_of(opened.table, request)
    language = language_of(request)
    host = await host_seat(request, live)
    game = say(f"{live.stored.game}-web-game", {}, language)
    invites = host is not None and live.table.seats[host].usual is None
    title = "web-share-title" if invites else "web-share-title-nobody"
    told = {"seat": live.table.seats[host or 0].name, "game": game}
    base = reach(request, request.app.state.settings).address or str(request.base_url).rstrip("/")
    return _head(
        say(title, told, language),
        say(f"web-share-{opened.link.kind}", told, language),
        f"{base}/share/{live.stored.game}.jpg" if (PAGES / "share" / f"{live.stored.game}.jpg").exists() else "",
    )


def _head(title: str, sentence: str, picture: str) -> str:
    said = {"og:type": "website", "og:site_name": "Regalia", "og:title": title, "og:description": sentence}
    if picture:
        said |= {"og:image": picture, "og:image:width": "1200", "og:image:height": "630"}
    metas = "".join(
        f'<meta property="{name}" content="{html.escape(value, quote=True)}" />' for name, value in said.items()
    )
    card = '<meta name="twitter:card" content="summary_large_image" />' if picture else ""
    described = f'<meta name="description" content="{html.escape(sentence, quote=True)}" />'
    return f"<title>{html.escape(title)}</title>{described}{metas}{card}"


def language_of(request: Request) -> str:
    """The language of a reader, as the browser says it."""
    for wish in request.headers.get("accept-language", "").split(","):
        language = wish.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return DEFAULT


@router.get("/programs", include_in_schema=False)
async def programs(request: Request) -> Response:
    """How to play a seat with curl, with the address this server was reached at and a game there is."""
    text = (Path(__file__).parent / "programs.html").read_text("utf-8")
    shown = text.replace("ADDRESS", str(request.base_url).rstrip("/")).replace("GAME", games()[-1].name)
    return HTMLResponse(shown, headers={POLICY: policy_of(text)})


@router.api_route("/", methods=["GET", "HEAD"], include_in_schema=False)
@router.api_route("/games", methods=["GET", "HEAD"], include_in_schema=False)
@router.api_route("/device", methods=["GET", "HEAD"], include_in_schema=False)
@router.api_route("/rules/{game}", methods=["GET", "HEAD"], include_in_schema=False)
@router.api_route("/table/{table_id}", methods=["GET", "HEAD"], include_in_schema=False)
@router.api_route("/table/{table_id}/text", methods=["GET", "HEAD"], include_in_schema=False)
async def page(request: Request) -> Response:
    """The one page; what it shows depends on its address."""
    return page_of(request)


def page_instead(request: Request, status: int) -> Response | None:
    """A page that says, in the reader's language, that there is nothing here; None for whoever wants no page."""
    return page_of(request, status) if wants_page(request) else None


def page_of(request: Request, status: int = 200, head: str = "", headers: dict[str, str] | None = None) -> Response:
    """The one page, with something said in its head or not."""
    if not (PAGES / "index.html").exists():
        raise HTTPException(503, "The pages are not built; run `make pages`.")
    text = (PAGES / "index.html").read_text("utf-8")
    shown = text.replace(TITLE, head) if head else text
    answer = HTMLResponse(shown, status, headers=headers or {"Cache-Control": "no-cache"})
    answer.headers[POLICY] = policy_of(text)
    greet(request, answer)
    return answer


def wants_page(request: Request) -> bool:
    """A person's browser asks, and not a program: what goes wrong is shown on a page."""
    path = request.url.path
    asks = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    return asks and not path.startswith(("/api/", "/assets/")) and (PAGES / "index.html").exists()


@router.get("/service-worker.js", include_in_schema=False)
async def service_worker() -> Response:
    """What a browser keeps running to be called."""
    if not (PAGES / "service-worker.js").is_file():
        raise HTTPException(404, "There is no such file.")
    return FileResponse(PAGES / "service-worker.js", headers={"Cache-Control": "no-cache", **WORKER_ASKS})


@router.get("/share/{name}", include_in_schema=False)
async def share_picture(name: str) -> Response:
    """The picture of a game that messengers show beside a link."""
    return _file("share", name, {"Cache-Control": "public, max-age=86400"})


@router.get("/assets/{name}", include_in_schema=False)
async def asset(name: str, request: Request) -> Response:
    """A built file, compressed where the build left a compressed one that the browser can read."""
    headers = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding", **(WORKER_ASKS if name.endswith(".js") else {})}
    plain = _file("assets", name, headers)
    understood = {coding.split(";")[0].strip() for coding in request.headers.get("accept-encoding", "").split(",")}
    for coding, ending in PACKED.items():
        packed = PAGES / "assets" / f"{name}{ending}"
        if coding in understood and packed.exists():
            return FileResponse(packed, media_type=plain.media_type, headers={**headers, "Content-Encoding": coding})
    return plain


def _file(folder: str, name: str, headers: dict[str, str]) -> FileResponse:
    path = PAGES / folder / name
    if path.parent != PAGES / folder or len(name.encode()) > LONGEST_NAME or not path.is_file():
        raise HTTPException(404, "There is no such file.")
    return FileResponse(path, headers=headers)
