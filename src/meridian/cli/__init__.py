"""The command line: one small module per command, loaded only when it is called."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cyclopts import App

COMMANDS: Final = {
    "play": "Sit down at a table, against bots or with friends: in the browser, or with --text in the terminal.",
    "learn": "Learn a game by playing: short lessons, in the terminal or the browser; or write a lesson.",
    "serve": "Serve tables over HTTP and WebSocket, for people and bots.",
    "config": "Show the settings of a server, and where each of them comes from.",
    "doctor": "Look for what could keep a server from starting here, or make it slow or unsafe.",
    "admin": "Look after a server's tables and its database, while it runs or not.",
    "simulate": "Play games between bots and report what came of them.",
    "tournament": "Play a round robin of bots, rated and resumable, and make a report page of it.",
    "bot": "Begin a bot of your own, or check one.",
    "new-game": "Begin a game of your own: a folder with a small, complete one.",
    "check-game": "Check a game of your own, and say in a sentence each what is wrong with it.",
    "replay": "Show the log of a journal, as one seat or everybody knows it.",
    "practice": "Practise: positions out of games with a question, graded by chances to win.",
    "advise": "Advise a seat at a moment of a journal, with chances to win; or tell the luck in a whole game.",
    "export": "Write journals as a dataset: every seat's views, legal answers and results as Parquet.",
    "check": "Run scenario files: rule tests that read like worked examples.",
    "rules": "Show the rule book of a game, or one clause of it.",
    "ask": "Ask a game for exact odds, or a position for what it answers.",
    "report": "Write the roll report of a journal played with verifiable chance.",
    "verify": "Check a roll report, without trusting its author.",
    "edition": "Show, check, begin or compare editions: the data a game is played with.",
    "languages": "List the languages and how much is translated into each; or begin a new one.",
    "games": "List the games with their players, options, bots and clauses.",
}
"""Every command with what it does, in one line each."""
VERBOSE: Final = ("-v", "--verbose")
"""Before a command or anywhere behind it."""


def main(argv: list[str] | None = None) -> int:
    """Run a command; bad input is reported in one line, with exit status 2."""
    try:
        status = _main(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()  # the reader may have gone: better noticed here than at the end of Python
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return status


def _main(words: list[str]) -> int:
    args = [word for word in words if word not in VERBOSE]
    if len(args) < len(words):
        from meridian.core.verbose import everything_logged

        with everything_logged():
            return _main(args)
    if not args or args[0] in ("--help", "-h", "help"):
        print(usage())
        return 0
    if args[0] == "--version":
        from meridian import __version__

        print(f"meridian {__version__}")
        return 0
    if args[0] == "--install-completion":
        return _install_completion(args[1:])
    if args[0] not in COMMANDS:
        from meridian.core.suggestions import closest

        hint = closest(args[0], list(COMMANDS))
        return _complain(f"there is no command {args[0]!r}{hint} (meridian --help lists them)")
    return _run(args[0], args[1:])


def usage() -> str:
    """The commands. Written out here because loading the command parser takes longer than reading it."""
    width = max(map(len, COMMANDS))
    lines = [f"  {name:{width}}  {what}" for name, what in COMMANDS.items()]
    return "\n".join(
        [
            "Meridian: a table for three whole-Earth board games.",
            "",
            "Usage: meridian COMMAND [ARGUMENTS]",
            "",
            *lines,
            "",
            "meridian COMMAND --help explains a command; meridian --version tells the version.",
            "meridian COMMAND -v logs what happens; meridian --install-completion completes commands in your shell.",
        ]
    )


def _app(name: str, called: str) -> App:
    """The parser of a command."""
    from importlib import import_module

    from cyclopts import App, Parameter

    module = import_module(f"{__name__}.{name.replace('-', '_')}")
    app = App(name=called, help_flags=["--help", "-h"], version_flags=[], default_parameter=Parameter(negative=()))
    if hasattr(module, "SUBCOMMANDS"):
        app.help = module.HELP
        for word, command in module.SUBCOMMANDS.items():
            app.command(command, name=word)
    if hasattr(module, "run"):
        app.default(module.run)
    return app


def command_line() -> App:
    """The parser of all commands together: for completion and the reference. Running one needs only its own."""
    from cyclopts import App

    app = App(name="meridian", help_flags=["--help", "-h"], version_flags=["--version"])
    for name in COMMANDS:
        app.command(_app(name, name))
    return app


def _install_completion(args: list[str]) -> int:
    """Write the completion script of all commands where the shell looks for it."""
    from cyclopts.completion.detect import ShellDetectionError

    shells = ("bash", "zsh", "fish", "powershell")
    if len(args) > 1 or (args and args[0] not in shells):
        return _complain(f"--install-completion takes one of {', '.join(shells)}, or nothing")
    try:
        path = command_line().install_completion(shell=args[0] if args else None)  # type: ignore[arg-type]
    except ModuleNotFoundError as error:
        return _lacking(error)
    except ShellDetectionError:
        return _complain(f"which shell is this? meridian --install-completion {'|'.join(shells)}")
    except OSError as error:
        return _complain(f"--install-completion: {error.filename}: {error.strerror}")
    print(f"meridian: {path}; open a new shell to use it")
    return 0


def _run(name: str, args: list[str]) -> int:
    import logging

    from cyclopts import CycloptsError

    from meridian.core.errors import BadInput

    log = logging.getLogger(__name__)
    if log.isEnabledFor(logging.DEBUG):
        from meridian import __version__
        from meridian.installation import compiled

        how = "compiled" if compiled() else "interpreted"
        log.debug("meridian %s (%s), Python %s: %s", __version__, how, sys.version.split()[0], name)
    try:
        app = _app(name, f"meridian {name}")
        return int(app(args, exit_on_error=False, print_error=False, result_action="return_value") or 0)
    except BadInput as error:
        log.debug("refused", exc_info=True)
        return _complain(str(error))
    except ModuleNotFoundError as error:
        log.debug("a module is missing", exc_info=True)
        return _lacking(error)
    except CycloptsError as error:
        return _complain(f"{name}: {' '.join(str(error).split())} (meridian {name} --help explains it)")
    except KeyboardInterrupt:
        return _complain("interrupted", 130)


def _lacking(error: ModuleNotFoundError) -> int:
    """Say how to get a module of an extra. Any other that is missing is a fault of this installation."""
    from meridian.cli.extras import extra_of
    from meridian.core.optional_imports import not_installed

    extra = extra_of(error.name)
    if extra is None:
        raise error
    return _complain(str(not_installed(error, extra)))


def _complain(text: str, status: int = 2) -> int:
    print(f"meridian: {text}", file=sys.stderr)
    return status
