"""Load on a real `meridian serve` over loopback: `python -m benchmarks.server`."""
