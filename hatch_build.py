"""Compile the rules with mypyc: as a hatchling build hook, and in place with `python hatch_build.py`.

The browser client is built in the same way, with npm: `python hatch_build.py web`.

A package without compiled modules is a complete package, only slower. So the build hook never fails for want
of a compiler: it says so in one line on stderr and installs the plain sources.

MERIDIAN_PURE=1 skips compiling. MERIDIAN_OPT=0..3 sets the C optimisation level (3 unless told).
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if sys.platform != "win32":
    import fcntl

# What is compiled, as patterns under src/meridian. Files named __init__.py always stay interpreted. Facts and refusals
# are constants: compiled, the rules that name them need not look them up in a dictionary.
COMPILED: Final = (
    "core/position.py",
    "core/frames.py",
    "core/deck.py",
    "core/playout.py",
    "games/*/events.py",
    "games/*/refusals.py",
    "games/*/rules/*.py",
    "games/*/bots/*.py",
    "bots/*.py",
)
# What compiled modules may import but stays interpreted. mypyc copies the value of a Final constant into the
# code that uses it, so a change here asks for a new build too.
WATCHED: Final = ("core/**/*.py", "bots/**/*.py", "games/**/*.py")

ROOT: Final = Path(__file__).resolve().parent
SOURCE: Final = ROOT / "src"
PACKAGE: Final = SOURCE / "meridian"
RECORD: Final = "_compiled.json"
# All compiled modules share one library, meridian/_native__mypyc, so that calls between them are native.
GROUP: Final = "meridian._native"
EXTENSIONS: Final = (".so", ".pyd")


WEB: Final = ROOT / "web"
# Where the client is built to, and beside it the record of what it was built from.
CLIENT: Final = PACKAGE / "web" / "dist"
CLIENT_RECORD: Final = PACKAGE / "web" / "built.json"
CLIENT_SOURCES: Final = ("index.html", "package-lock.json", "*.config.*", "tsconfig.json", "src/**/*")


class CannotBuildClient(Exception):
    """The browser client is not built; everything else works without it."""


class CannotCompile(Exception):
    """There is nothing here to compile with; the plain sources serve instead."""


class Rejected(Exception):
    """mypyc or the C compiler refused a source."""


def sources(patterns: tuple[str, ...]) -> list[Path]:
    return sorted({path for pattern in patterns for path in PACKAGE.glob(pattern)})


def module_sources() -> list[Path]:
    return [path for path in sources(COMPILED) if path.name != "__init__.py"]


def hashes(paths: list[Path]) -> dict[str, str]:
    """The SHA-256 of each source, by its path under src."""
    return {path.relative_to(SOURCE).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}


def wanted_record(modules: list[Path]) -> dict[str, Any]:
    """What the record of an up-to-date build says."""
    try:
        mypy = importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError as error:
        raise CannotCompile("mypy is not installed") from error
    return {
        "abi": sysconfig.get_config_var("EXT_SUFFIX"),
        "mypy": mypy,
        "opt": os.environ.get("MERIDIAN_OPT", "3"),
        "modules": hashes(modules),
        "watched": hashes([path for path in sources(WATCHED) if path not in set(modules)]),
    }


def read_record(folder: Path) -> dict[str, Any]:
    """The record of the build that lies in a folder; empty where it or one of its files is missing."""
    try:
        record: dict[str, Any] = json.loads((folder / "meridian" / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return record if all((folder / name).is_file() for name in record.get("files", ["?"])) else {}


def is_current(folder: Path, wanted: dict[str, Any]) -> bool:
    record = read_record(folder)
    return bool(record) and {key: record.get(key) for key in wanted} == wanted


def require_compiler(work: Path) -> None:
    """Refuse at once where no C compiler works or Python's headers are missing."""
    try:
        import mypyc.build  # noqa: F401  (before distutils: setuptools must provide it)
        from setuptools._distutils import ccompiler
        from setuptools._distutils import sysconfig as compiler_settings
    except ImportError as error:
        raise CannotCompile(f"{error.name} is not installed") from error
    with tempfile.TemporaryDirectory(dir=work) as probe:
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
    """Silence what compilers write past sys.stderr."""
    saved = os.dup(2)
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(saved, 2)
        os.close(saved)


def build(modules: list[Path], wanted: dict[str, Any], work: Path) -> Path:
    """Compile into a folder under build/, unless what lies there is current; return that folder."""
    out = work / f"mypy-{wanted['mypy']}-O{wanted['opt']}"
    if is_current(out, wanted):
        return out
    require_compiler(work)
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext
    from setuptools.dist import Distribution

    print(f"meridian: compiling {len(modules)} modules (a minute or two)", file=sys.stderr, flush=True)
    record = out / "meridian" / RECORD
    record.unlink(missing_ok=True)
    try:
        with contextlib.chdir(ROOT):
            extensions = mypycify(
                # Faults of interpreted modules are for `make lint`; they do not stand in the way here.
                ["--follow-imports=silent", *(str(path.relative_to(ROOT)) for path in modules)],
                opt_level=wanted["opt"],
                debug_level="0",
                target_dir=str(work.relative_to(ROOT) / "c"),
                group_name=GROUP,
                # One C file a module: a single one for all takes the compiler twice as long, on one core.
                multi_file=True,
            )
            for extension in extensions:
                extension.include_dirs.append(str(work.relative_to(ROOT) / "c" / "meridian"))
                if sys.platform != "win32":
                    # A fused multiply-add rounds once where Python rounds twice: bots would choose otherwise compiled.
                    # Hidden symbols let modules of the library call each other directly.
                    flags = ["-ffp-contract=off", "-fvisibility=hidden", "-fno-plt"]
                    extension.extra_compile_args = [*extension.extra_compile_args, *flags]
            command = on_all_cores(build_ext)(Distribution({"name": "meridian", "ext_modules": extensions}))
            command.build_lib = str(out)
            command.build_temp = str(work / "objects")
            command.ensure_finalized()
            command.run()
    except SystemExit as error:  # how mypyc ends when it finds a fault in a source
        raise Rejected("mypyc rejects a source") from error
    except Exception as error:
        raise Rejected(f"{type(error).__name__}: {error}".splitlines()[0]) from error
    files = sorted(Path(name).relative_to(out).as_posix() for name in command.get_outputs())
    record.write_text(json.dumps({**wanted, "files": files}, indent=1, sort_keys=True), encoding="utf-8")
    return out


def on_all_cores(command: type[Any]) -> type[Any]:
    """The build command, compiling the C files of one library side by side."""

    class Parallel(command):  # type: ignore[misc]
        def build_extensions(self) -> None:
            compile_all = self.compiler.compile

            def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [
                        name for made in pool.map(lambda one: compile_all([one], **options), sources) for name in made
                    ]

            self.compiler.compile = compile_side_by_side
            super().build_extensions()

    return Parallel


def products(out: Path) -> list[str]:
    """The files of a build: compiled modules and, last, their record."""
    return [*read_record(out)["files"], f"meridian/{RECORD}"]


def clear(keep: list[str]) -> None:
    """Remove what an older build left beside the sources: it would be imported in their place."""
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
    modules = module_sources()
    if os.environ.get("MERIDIAN_PURE") == "1" or not modules:
        return None
    work = ROOT / "build" / "mypyc"
    work.mkdir(parents=True, exist_ok=True)
    with open(work / "lock", "w", encoding="ascii") as lock:
        if sys.platform != "win32":  # two builds at once would spoil each other's files
            fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            wanted = wanted_record(modules)
            if in_place and is_current(SOURCE, wanted):
                return SOURCE
            out = build(modules, wanted, work)
            if in_place:
                place(out)
        except (CannotCompile, Rejected):
            if in_place:
                clear(keep=[])
            raise
    return out


def report(error: Exception) -> None:
    print(f"meridian: not compiled, plain Python will be used ({error})", file=sys.stderr)


# The browser client


def client_hashes() -> dict[str, str]:
    """The SHA-256 of each source of the client, by its path under web."""
    found = {path for pattern in CLIENT_SOURCES for path in WEB.glob(pattern) if path.is_file()}
    return {path.relative_to(WEB).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(found)}


def client_is_current(wanted: dict[str, str]) -> bool:
    try:
        record = json.loads(CLIENT_RECORD.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(record == wanted and (CLIENT / "index.html").is_file())


def npm(command: str, *words: str) -> None:
    """Run npm inside web; what it says is shown only if it fails."""
    found = shutil.which(command)
    if found is None:
        raise CannotBuildClient(f"{command} is not installed (Node 20 or newer has it)")
    done = subprocess.run([found, *words], cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise CannotBuildClient(f"{command} {' '.join(words)} failed")


def build_client() -> None:
    """Build the client, unless what lies there is current. Its packages are installed only when their pins changed."""
    if not (WEB / "package-lock.json").is_file():
        if (CLIENT / "index.html").is_file():
            return  # built elsewhere: an image takes it from a stage of its own
        raise CannotBuildClient("its sources are not here")
    (ROOT / "build").mkdir(exist_ok=True)
    with open(ROOT / "build" / "web.lock", "w", encoding="ascii") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        wanted = client_hashes()
        if client_is_current(wanted):
            return
        installed = WEB / "node_modules" / ".meridian-pins"
        if not installed.is_file() or installed.read_text(encoding="ascii") != wanted["package-lock.json"]:
            print("meridian: installing the packages of the browser client", file=sys.stderr, flush=True)
            npm("npm", "ci")
            installed.write_text(wanted["package-lock.json"], encoding="ascii")
        print("meridian: building the browser client", file=sys.stderr, flush=True)
        npm("npm", "run", "build")
        CLIENT_RECORD.write_text(json.dumps(wanted, indent=1), encoding="utf-8")


def client_files() -> dict[str, str]:
    """What a wheel takes of the client: where each file lies, and where it goes."""
    found = [path for path in sorted(CLIENT.rglob("*")) if path.is_file()]
    return {str(path): path.relative_to(SOURCE).as_posix() for path in found}


class CompileRules(BuildHookInterface[Any]):
    """Adds compiled modules and the browser client to a wheel; editable, the modules lie beside the sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        editable = version == "editable"
        if not editable:
            self.add_client(build_data)
        try:
            out = compile_package(in_place=editable)
        except (CannotCompile, Rejected) as error:
            report(error)
            return
        if out is None or editable:
            return
        for name in products(out):
            build_data["force_include"][str(out / name)] = name
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_client(self, build_data: dict[str, Any]) -> None:
        """The built files are not in git, so hatchling would leave them out."""
        try:
            build_client()
        except CannotBuildClient as error:
            print(f"meridian: without the browser client ({error})", file=sys.stderr)
            return
        build_data["force_include"].update(client_files())


def main() -> int:
    """Compile in place, or build the client. A rejected source is a failure here; having no compiler is not."""
    if sys.argv[1:] == ["web"]:
        try:
            build_client()
        except CannotBuildClient as error:
            print(f"meridian: the browser client is not built ({error})", file=sys.stderr)
            return 1
        return 0
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
