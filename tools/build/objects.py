"""The C compiler on all cores, with object files cached by their sources.

A change in the body of one function gives one new C file; the objects of the others come from the cache. An
interrupted build continues where it stopped.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

KEPT_BUILDS: Final = 4  # number of builds whose objects are cached, by last use


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

            def compile_one(source: str, options: dict[str, Any]) -> str:
                flags = repr((mypy, self.compiler.compiler_so, sorted(options.items())))
                stored = kept / f"{digest(Path(source).read_bytes(), headers.encode(), flags.encode())}.o"
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
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = list(pool.map(lambda source: compile_one(source, options), sources))
                if len(sources) > 1:
                    forget(kept, KEPT_BUILDS * len(sources))
                return made

            self.compiler.compile = compile_all
            super().build_extensions()

    return Reusing


def forget(kept: Path, most: int) -> None:
    """Remove all objects but the `most` recently used."""
    for path in sorted(kept.glob("*.o"), key=lambda path: path.stat().st_mtime, reverse=True)[most:]:
        path.unlink()
