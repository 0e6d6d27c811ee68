"""The C compiler on all cores, with object files cached by their sources.

A change in the body of one function gives one new C file; the objects of the others come from the cache. An
interrupted build continues where it stopped.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

KEPT_BUILDS: Final = 4  # number of builds whose objects are cached, by last use
WORTH_IT: Final = 20  # from this number of sources on, headers are read once for all of them
FIRST_HEADER: Final = "__native__native.h"  # every source that mypyc writes for a module begins with it


def digest(*parts: bytes) -> str:
    made = hashlib.sha256()
    for part in parts:
        made.update(hashlib.sha256(part).digest())
    return made.hexdigest()


def reusing_objects(command: type[Any], work: Path, mypy: str) -> type[Any]:
    """The build command, compiling C files side by side and taking known objects from `work`/kept. The version of
    mypy stands for the C files and headers it brings."""
    kept = work / "kept"

    class Reusing(command):  # type: ignore[misc]
        def build_extensions(self) -> None:
            kept.mkdir(parents=True, exist_ok=True)
            compile_plainly = self.compiler.compile
            headers = digest(*(path.read_bytes() for path in sorted((work / "c").rglob("*.h"))))

            def kept_at(source: str, options: dict[str, Any]) -> Path:
                flags = repr((mypy, self.compiler.compiler_so, sorted(options.items())))
                return kept / f"{digest(Path(source).read_bytes(), headers.encode(), flags.encode())}.o"

            def compile_one(source: str, options: dict[str, Any]) -> str:
                stored = kept_at(source, options)
                (made,) = self.compiler.object_filenames([source], output_dir=options["output_dir"])
                if stored.is_file():
                    Path(made).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(stored, made)
                    stored.touch()
                    return str(made)
                compile_plainly([source], **options)
                fresh = stored.with_suffix(".new")
                shutil.copyfile(made, fresh)
                fresh.replace(stored)
                return str(made)

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                missing = sum(not kept_at(source, options).is_file() for source in sources)
                first = work / "c" / "meridian" / FIRST_HEADER if missing >= WORTH_IT else None
                with headers_read(self.compiler, first, options), ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = list(pool.map(lambda source: compile_one(source, options), sources))
                if len(sources) > 1:
                    forget(kept, KEPT_BUILDS * len(sources))
                return made

            self.compiler.compile = compile_all
            super().build_extensions()

    return Reusing


@contextmanager
def headers_read(compiler: Any, first: Path | None, options: dict[str, Any]) -> Iterator[None]:
    """Meanwhile the first header of all sources lies there already compiled: GCC then reads neither it nor those of
    Python again for each source, and makes the same objects. Where a compiler cannot do that, it reads them."""
    if first is None or compiler.compiler_type != "unix":
        yield
        return
    read = first.with_name(f"{first.name}.gch")
    try:
        with suppress(Exception):
            _, _, after, preprocessor, _ = compiler._setup_compile(
                None, options.get("macros"), options.get("include_dirs"), [], None, options.get("extra_postargs")
            )
            before = ["-x", "c-header", *(options.get("extra_preargs") or [])]
            arguments = compiler._get_cc_args(preprocessor, options.get("debug", False), before)
            compiler._compile(str(read), str(first), ".h", arguments, after, preprocessor)
        yield
    finally:
        read.unlink(missing_ok=True)  # it would be used even if the headers were others


def forget(kept: Path, most: int) -> None:
    """Remove all objects but the `most` recently used."""
    for path in sorted(kept.glob("*.o"), key=lambda path: path.stat().st_mtime, reverse=True)[most:]:
        path.unlink()
