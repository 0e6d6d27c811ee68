"""What this installation is."""


def compiled() -> bool:
    """Whether the rules run compiled: as extension modules, not from their .py sources."""
    from importlib import import_module

    return not str(import_module("meridian.core.position").__file__).endswith(".py")
