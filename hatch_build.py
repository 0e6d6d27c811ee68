"""The hooks of hatchling: compiled rules, the browser client and the scenarios for a wheel, the client for a source
distribution too, and the metadata that depends on where it is built. The work is done in tools/build."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a build backend does not look beside this file

from tools.build import client, compile, metadata, scenarios


class CompileRules(BuildHookInterface[Any]):
    """Adds compiled modules, the browser client and the scenarios to a wheel; editable, the modules lie beside the
    sources. A source distribution holds the built client, so that a machine without Node makes a complete wheel of
    it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        editable = version == "editable"
        if self.target_name == "sdist":
            self.add_client(build_data, "src/", client.RECORD)
            return
        if not editable:
            self.add_client(build_data)
            build_data["force_include"].update(scenarios.wheel_files())
        try:
            out = compile.compile_package(in_place=editable)
        except (compile.CannotCompile, compile.Rejected) as error:
            compile.report(error)
            return
        if out is None or editable:
            return
        for name in compile.products(out):
            build_data["force_include"][str(out / name)] = name
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_client(self, build_data: dict[str, Any], folder: str = "", *more: Path) -> None:
        """The built files are not in git, so hatchling would leave them out."""
        try:
            client.build_client()
        except client.CannotBuildClient as error:
            print(f"meridian: without the browser client ({error})", file=sys.stderr)
            return
        files = client.client_files(*more)
        build_data["force_include"].update({source: folder + target for source, target in files.items()})


class Addresses(MetadataHookInterface):
    def update(self, project: dict[str, Any]) -> None:
        metadata.fill(project)


if __name__ == "__main__":
    sys.exit(compile.main())
