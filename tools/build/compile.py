"""Compile the rules with mypyc: for a wheel, or in place with `python -m tools.build.compile`.

A package without compiled modules is complete, only slower. So a missing compiler is no error: one line on stderr
says so, and the plain sources are used.

MERIDIAN_PURE=1 skips compiling. MERIDIAN_OPT=0..3 is the C optimisation level: by default 1 in place, which takes half
the time and costs little speed, and 3 for a wheel.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.metadata
import json
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tools.build.objects import reusing_objects

if sys.platform != "win32":
    import fcntl

# What is compiled, as patterns under src/meridian. Files named __init__.py always stay interpreted. Facts and refusals
# are constants: compiled, the rules that name them need not look them up in a dictionary.
COMPILED: Final = (
    "core/chance.py",
    "core/position.py",
    "core/frames.py",
    "core/deck.py",
    "core/kinds.py",
    "core/card_kinds.py",
    "core/fields.py",
    "core/schema.py",
    "core/procedures.py",
    "core/patches.py",
    "core/players.py",
    "core/playout.py",
    "core/thinking_time.py",
    "core/values.py",
    "games/*/facts.py",
    "games/*/position.py",
    "games/*/position_records.py",
    "games/*/procedures.py",
    "games/*/refusals.py",
    "games/*/rules/**/*.py",
    "games/*/bots/*.py",
    "games/*/queries/*.py",
    "bots/*.py",
    "research/cells.py",
    "research/columns.py",
    "research/numbering.py",
    "research/reading.py",
    "research/tables.py",
)
# What compiled modules may import but stays interpreted. mypyc copies the value of a Final constant into the
# code that uses it, so a change here requires a new build too.
WATCHED: Final = ("core/**/*.py", "bots/**/*.py", "games/**/*.py")

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src"
PACKAGE: Final = SOURCE / "meridian"
WORK: Final = ROOT / "build" / "mypyc"
RECORD: Final = "_compiled.json"
# All compiled modules share one library, meridian/_native__mypyc, so that calls between them are native.
GROUP: Final = "meridian._native"
EXTENSIONS: Final = (".so", ".pyd")
OPT_IN_PLACE: Final = "1"
OPT_WHEEL: Final = "3"


class CannotCompile(Exception):
    """There is no working compiler; the plain sources are used instead."""


class Rejected(Exception):
    """mypyc or the C compiler refused a source."""


def sources(patterns: tuple[str, ...]) -> list[Path]:
    return sorted({path for pattern in patterns for path in PACKAGE.glob(pattern)})


def module_sources() -> list[Path]:
    return [path for path in sources(COMPILED) if path.name != "__init__.py"]


def hashes(paths: list[Path]) -> dict[str, str]:
    """The SHA-256 of each source, by its path under src."""
    return {path.relative_to(SOURCE).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}


def source_record() -> dict[str, Any]:
    """The part of a record that identifies the sources and the Python of a build."""
    modules = module_sources()
    return {
        "abi": sysconfig.get_config_var("EXT_SUFFIX"),
        "modules": hashes(modules),
        "watched": hashes([path for path in sources(WATCHED) if path not in set(modules)]),
    }


def wanted_record(opt: str) -> dict[str, Any]:
    """The record of an up-to-date build."""
    try:
        mypy = importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError as error:
        raise CannotCompile("mypy is not installed") from error
    return {"mypy": mypy, "opt": opt, **source_record()}


def read_record(folder: Path) -> dict[str, Any]:
    """The record of the build in a folder; empty if it or one of its files is missing."""
    try:
        record: dict[str, Any] = json.loads((folder / "meridian" / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return record if all((folder / name).is_file() for name in record.get("files", ["?"])) else {}


def is_current(folder: Path, wanted: dict[str, Any]) -> bool:
    record = read_record(folder)
    return bool(record) and {key: record.get(key) for key in wanted} == wanted


def fits_sources() -> bool:
    """Whether the compiled modules beside the sources are current and for this Python, at any optimisation level."""
    return is_current(SOURCE, source_record())


def require_compiler() -> None:
    """Fail early if no C compiler works or Python's headers are missing."""
    try:
        import mypyc.build  # noqa: F401  (before distutils: setuptools must provide it)
        from setuptools._distutils import ccompiler
        from setuptools._distutils import sysconfig as compiler_settings
    except ImportError as error:
        raise CannotCompile(f"{error.name} is not installed") from error
    with tempfile.TemporaryDirectory(dir=WORK) as probe:
        source = Path(probe, "probe.c")
        source.write_text("#include <Python.h>\n", encoding="ascii")
        compiler = ccompiler.new_compiler()
        compiler_settings.customize_compiler(compiler)
        try:
            with quiet():
                compiler.compile([str(source)], probe, include_dirs=[sysconfig.get_path("include")])
        except Exception as error:
            raise CannotCompile("no working C compiler with Python's headers") from error


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Silence output that compilers write directly to the file descriptor."""
    saved = os.dup(2)
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(saved, 2)
        os.close(saved)


def native_extensions(opt: str) -> list[Any]:
    """The output of mypyc for the modules: C files, and how to compile them."""
    from mypyc.build import mypycify

    c_files = WORK.relative_to(ROOT) / "c"
    extensions = mypycify(
        # Errors in interpreted modules are left to `make lint`; they are ignored here. Its mypy may run meanwhile.
        [
            "--follow-imports=silent",
            f"--cache-dir={WORK / 'cache'}",
            *(str(path.relative_to(ROOT)) for path in module_sources()),
        ],
        opt_level=opt,
        debug_level="0",
        target_dir=str(c_files),
        group_name=GROUP,
        # One C file a module: a single one for all takes the compiler twice as long, on one core.
        multi_file=True,
    )
    for extension in extensions:
        extension.include_dirs.append(str(c_files / "meridian"))
        if sys.platform != "win32":
            # A fused multiply-add rounds once where Python rounds twice: compiled bots would choose differently.
            # Hidden symbols let modules of the library call each other directly.
            flags = ["-ffp-contract=off", "-fvisibility=hidden", "-fno-plt"]
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return list(extensions)


def build(wanted: dict[str, Any]) -> Path:
    """Compile into a folder under build/, unless it is current; return that folder."""
    out = WORK / f"mypy-{wanted['mypy']}-O{wanted['opt']}"
    if is_current(out, wanted):
        return out
    require_compiler()
    from setuptools.command.build_ext import build_ext
    from setuptools.dist import Distribution

    print(f"meridian: compiling {len(wanted['modules'])} modules (a minute or two)", file=sys.stderr, flush=True)
    record = out / "meridian" / RECORD
    record.unlink(missing_ok=True)
    try:
        with contextlib.chdir(ROOT):
            distribution = Distribution({"name": "meridian", "ext_modules": native_extensions(wanted["opt"])})
            command = reusing_objects(build_ext, WORK, wanted["mypy"])(distribution)
            command.build_lib = str(out)
            command.build_temp = str(WORK / "objects")
            command.ensure_finalized()
            command.run()
    except SystemExit as error:  # mypyc exits so when it finds an error in a source
        raise Rejected("mypyc rejects a source") from error
    except Exception as error:
        raise Rejected(f"{type(error).__name__}: {error}".splitlines()[0]) from error
    files = sorted(Path(name).relative_to(out).as_posix() for name in command.get_outputs())
    record.write_text(json.dumps({**wanted, "files": files}, indent=1, sort_keys=True), encoding="utf-8")
    return out


def products(out: Path) -> list[str]:
    """The files of a build: compiled modules and, last, their record."""
    return [*read_record(out)["files"], f"meridian/{RECORD}"]


def clear(keep: list[str]) -> None:
    """Remove the files of an older build beside the sources: they would be imported instead."""
    found = [path for path in PACKAGE.rglob("*") if path.suffix in EXTENSIONS or path == PACKAGE / RECORD]
    for path in found:
        if path.relative_to(SOURCE).as_posix() not in keep:
            path.unlink()


def place(out: Path) -> None:
    """Put a build beside the sources.

    Each file is replaced, never overwritten: a running process may have the old one mapped into its memory.
    """
    for name in products(out):
        fresh = SOURCE / f"{name}.new"
        shutil.copy(out / name, fresh)
        fresh.replace(SOURCE / name)
    clear(keep=products(out))


def compile_package(in_place: bool) -> Path | None:
    """Compile the package and return the folder that holds the result, or None where nothing is compiled."""
    if os.environ.get("MERIDIAN_PURE") == "1" or not module_sources():
        return None
    opt = os.environ.get("MERIDIAN_OPT") or (OPT_IN_PLACE if in_place else OPT_WHEEL)
    WORK.mkdir(parents=True, exist_ok=True)
    with open(WORK / "lock", "w", encoding="ascii") as lock:
        if sys.platform != "win32":  # two parallel builds would overwrite each other's files
            fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            wanted = wanted_record(opt)
            if in_place and is_current(SOURCE, wanted):
                return SOURCE
            out = build(wanted)
            if in_place:
                place(out)
        except (CannotCompile, Rejected):
            if in_place:
                clear(keep=[])
            raise
    return out


def report(error: Exception) -> None:
    print(f"meridian: not compiled, plain Python will be used ({error})", file=sys.stderr)


def main() -> int:
    """Compile in place. A rejected source is a failure; having no compiler is not."""
    try:
        compile_package(in_place=True)
    except CannotCompile as error:
        report(error)
    except Rejected as error:
        report(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
