"""Compiling: one source, three ways to run it.

`Bound` takes the modules of a game's rules and hands back their functions, either as they are (plain), or
as Numba-compiled copies that call each other, or compiled with every array index checked. Rules need no
decorator for it and stay ordinary Python.
"""

import dis
import hashlib
import importlib
import os
import shutil
import sys
import tempfile
import threading
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import numpy as np
import platformdirs
from filelock import FileLock

from regalia.kernel.fields import record_type

Way = Literal["plain", "compiled", "checked", "gpu"]

KEPT_CACHES = 16  # compiled caches of this many versions of the sources stay on disk

# Where Numba keeps what it compiles is one setting for all threads.
_ONE_AT_A_TIME = threading.RLock()


class Bound:
    """The functions of some modules, bound to each other in one way; compiled when first asked for.

    A function of a later module takes the place of an earlier one of the same name: so general code
    written against `regalia.kernel.contract` gets the game's functions. Compiled functions take the
    types their annotations declare, so each is compiled once, whatever integers it is called with.
    """

    def __init__(
        self,
        modules: Iterable[types.ModuleType],
        kinds: Mapping[object, type],
        constants: Mapping[str, Any],
        way: Way,
        cache_name: str,
        sources: tuple[Path, ...],
        logged: bool = False,
    ) -> None:
        """Bind the functions of `modules`; `kinds` gives the record class each annotation stands for.

        `constants` take the place of globals of the same name in the modules that have them.
        `sources` are the folders or files that matter: an edit there makes what was compiled before worthless.
        `logged` says whether the functions are handed a log or None where they take `Log | None`.
        """
        self.way = way
        self._sources = sources
        self._logged = logged
        self._kinds = kinds
        self._cache_name = f"{cache_name}-{way}"
        self._scopes: dict[str, dict[str, Any]] = {}
        self._plain: dict[str, types.FunctionType] = {}
        self._contract_functions: set[str] = set()  # those that general code calls and a game provides
        self._bound: dict[str, Callable[..., Any]] = {}
        self._inside: dict[str, Callable[..., Any]] = {}
        for module in modules:
            self._add_module(module)
        for scope in self._scopes.values():
            scope.update({name: value for name, value in constants.items() if name in scope})
        if way == "plain":
            self._bound.update(self._plain)
            self._tell_scopes(self._plain)

    def __getitem__(self, name: str) -> Callable[..., Any]:
        """The function of that name, to be called from Python."""
        if name not in self._bound:
            with _ONE_AT_A_TIME:
                if name not in self._bound:  # another thread may have been first
                    self._bound[name] = self._device(name) if self.way == "gpu" else self._entry(name)
        return self._bound[name]

    def _entry(self, name: str) -> Callable[..., Any]:
        """Compile a function that Python calls, or load it if these very sources were compiled before.

        What it calls is compiled into it and needs neither a cache nor a way in from Python.
        """
        function = self._plain[name]
        folder = cache_root(self._sources) / self._cache_name
        marker = folder / f"{name}.compiled"
        # of several processes that want it one compiles, and the others wait for it
        with _cache_folder(folder), FileLock(folder / f"{name}.lock"):
            if marker.exists():
                try:
                    return _compile(function, self._signature(function), self.way, cache=True)
                except Exception:  # a cache of another machine: compile again below
                    marker.unlink(missing_ok=True)
            for called in _globals_of(function):
                self._inner(called)
            entry = _compile(function, self._signature(function), self.way, cache=True)
            marker.touch()
            return entry

    def _inner(self, name: str) -> None:
        """Compile a function for the compiled functions that call it, after those it calls itself.

        It is merged into each of them, which makes play a third faster; except the functions of the contract, which
        are called from many places.
        """
        if name in self._inside or name not in self._plain:
            return
        function = self._plain[name]
        for called in _globals_of(function):
            self._inner(called)
        merged = self.way == "compiled" and name not in self._contract_functions
        self._inside[name] = _compile(function, self._signature(function), self.way, cache=False, merged=merged)
        self._tell_scopes({name: self._inside[name]})

    def _device(self, name: str) -> Callable[..., Any]:
        """A function for the GPU, after those it calls."""
        function = self._plain[name]
        for called in _globals_of(function):
            if called in self._plain and called not in self._inside:
                self._inside[called] = self._device(called)
        cuda: Any = importlib.import_module("numba.cuda")
        device_function: Callable[..., Any] = cuda.jit(device=True)(function)
        self._tell_scopes({name: device_function})
        return device_function

    def _add_module(self, module: types.ModuleType) -> None:
        for name, function in vars(module).items():
            if isinstance(function, types.FunctionType) and function.__module__ == module.__name__:
                scope = self._scopes.setdefault(module.__name__, dict(vars(module)))
                copy = types.FunctionType(function.__code__, scope, name, function.__defaults__)
                copy.__module__ = module.__name__
                copy.__annotations__ = function.__annotations__
                if name in self._plain:
                    self._contract_functions.add(name)
                self._plain[name] = copy

    def _tell_scopes(self, functions: Mapping[str, Callable[..., Any]]) -> None:
        for scope in self._scopes.values():
            for name in scope.keys() & functions.keys():
                if isinstance(scope[name], types.FunctionType):
                    scope[name] = functions[name]

    def _signature(self, function: types.FunctionType) -> tuple[Any, ...] | None:
        """The argument types the annotations declare; None, to be found at each call, where some have defaults."""
        if function.__defaults__:
            return None
        hints = get_type_hints(function, include_extras=True)
        hints.pop("return", None)
        return tuple(self._numba_type(hint) for hint in hints.values())

    def _numba_type(self, hint: Any) -> Any:
        import numba

        if get_origin(hint) is types.UnionType:
            log, _ = get_args(hint)
            return self._numba_type(log) if self._logged else numba.none
        if hint in (int, bool, float):
            return {int: numba.int64, bool: numba.boolean, float: numba.float64}[hint]
        if get_origin(hint) is Annotated:
            element = hint.__metadata__[0]
            if issubclass(element, np.generic):
                return numba.from_dtype(np.dtype(element))[::1]
            return self._numba_type(element)[::1]
        return numba.from_dtype(record_type(self._kinds.get(hint, hint)))


def _globals_of(function: types.FunctionType) -> set[str]:
    """Names of functions a function refers to."""
    names = {op.argval for op in dis.get_instructions(function) if op.opname == "LOAD_GLOBAL"}
    return {name for name in names if isinstance(function.__globals__.get(name), types.FunctionType)}


def _compile(
    function: types.FunctionType, signature: Any, way: Way, cache: bool, merged: bool = False
) -> Callable[..., Any]:
    import numba

    njit: Any = numba.njit
    wrap: Callable[..., Callable[..., Any]] = njit(
        signature,
        cache=cache,
        nogil=True,
        error_model="numpy",
        boundscheck=way == "checked",
        no_cpython_wrapper=not cache,
        no_cfunc_wrapper=True,
        forceinline=merged,
    )
    return wrap(function)


@contextmanager
def _cache_folder(folder: Path) -> Iterator[None]:
    """Have Numba keep what it compiles in a folder of this version of the sources."""
    import numba

    config: Any = numba.core.config
    before = config.CACHE_DIR
    folder.mkdir(parents=True, exist_ok=True)
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


@cache
def cache_root(sources: tuple[Path, ...]) -> Path:
    """The folder of compiled code for exactly these sources.

    Numba notices an edit only in the file of the function it loads, not in the functions that one calls;
    so the folder is named by a hash over all sources and versions. REGALIA_CACHE moves it elsewhere.
    """
    base = Path(os.environ.get("REGALIA_CACHE") or platformdirs.user_cache_path("regalia"))
    folder = base / source_hash(sources)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
    except OSError:
        return Path(tempfile.mkdtemp(prefix="regalia-"))
    _drop_old_caches(base)
    return folder


def _drop_old_caches(base: Path) -> None:
    folders = sorted((f for f in base.iterdir() if f.is_dir()), key=lambda f: f.stat().st_mtime, reverse=True)
    for old in folders[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)


@cache
def source_hash(sources: tuple[Path, ...]) -> str:
    """A short hash over the sources that are compiled, the compilers and the kind of processor."""
    import llvmlite
    import llvmlite.binding
    import numba

    versions = (numba.__version__, llvmlite.__version__, sys.version, llvmlite.binding.get_host_cpu_name())
    digest = hashlib.sha256(repr(versions).encode())
    for source in sources:
        for path in sorted(source.rglob("*.py")) if source.is_dir() else [source]:
            digest.update(f"{source.name}/{path.relative_to(source).as_posix()}".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
