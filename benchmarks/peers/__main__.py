"""Installs the peers and prints what they do here: `python -m benchmarks.peers [PEER ...] [--quick]`, `make peers`."""

from __future__ import annotations

import argparse
import sys

from benchmarks.peers.environments import PEERS
from benchmarks.peers.measuring import measured
from benchmarks.reporting import exit_status

SECONDS, QUICK = 8.0, 1.0
"""CPU seconds of each measurement."""


def main() -> int:
    """Install what is missing, and measure every peer or those named."""
    parser = argparse.ArgumentParser(prog="benchmarks.peers", description="Other engines, on this machine.")
    known = {peer.name: peer for peer in PEERS}
    parser.add_argument("peers", nargs="*", metavar="PEER", help=f"only these: {', '.join(known)}")
    parser.add_argument("--quick", action="store_true", help="a second each: a look, not a figure")
    said = parser.parse_args()
    for name in said.peers:
        if name not in known:
            parser.error(f"there is no peer {name!r}: {', '.join(known)}")

    def measure_all() -> None:
        for peer in [known[name] for name in said.peers] or PEERS:
            if not peer.installed:
                print(f"installing {', '.join(peer.packages)}", flush=True)
                peer.install()
            for what, figure in measured(peer, QUICK if said.quick else SECONDS).items():
                print(f"{peer.name:14}{what:22}{figure:12,.0f} a second of CPU", flush=True)

    return exit_status(measure_all)


if __name__ == "__main__":
    sys.exit(main())
