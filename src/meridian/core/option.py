"""Options: where tables may differ, with their values, defaults and clauses."""

from __future__ import annotations

from typing import Any

import msgspec

from meridian.core.errors import BadInput
from meridian.core.suggestions import closest, nearest


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One choice a table can make before play.

    Numbers have a range, words a list; `pick` is how many different words of a long list make a value.
    """

    name: str
    default: Any
    clauses: str
    low: int | None = None
    high: int | None = None
    words: tuple[str, ...] = ()
    pick: int = 0
    earlier: Any = None
    """For an option that was added later: what games begun before it play with. See `pinned`."""

    def kind(self) -> str:
        """What its values look like: number, switch, word or list."""
        if self.pick:
            return "list"
        if isinstance(self.default, bool):
            return "switch"
        return "word" if self.words else "number"

    def values(self) -> str:
        """Its values in one line."""
        if self.kind() == "list":
            return f"{self.default}, or {self.pick} of {', '.join(self.words)}"
        if self.kind() == "switch":
            return "true, false"
        return ", ".join(self.words) if self.words else f"{self.low} to {self.high}"

    def read(self, text: str) -> Any:
        """A value written as text, as on a command line."""
        kind = self.kind()
        value: Any = text
        if kind == "list" and text != self.default:
            value = [word.strip() for word in text.split(",")]
        elif kind == "switch" and text in ("true", "false"):
            value = text == "true"
        elif kind == "number" and text.lstrip("-").isdigit():
            value = int(text)
        return self.check(value)

    def check(self, value: Any) -> Any:
        """The value if it is one of this option's, else a complaint in one line."""
        kind = self.kind()
        if kind == "list":
            return self._check_list(value)
        if kind == "number":
            good = type(value) is int and value in range(self.low or 0, (self.high or 0) + 1)
        elif kind == "switch":
            good = isinstance(value, bool)
        else:
            good = value in self.words
        if not good:
            key = "option-range" if kind == "number" else "option-value"
            raise self._bad(f"{value!r} is not one of {self.values()}", key, value=repr(value), values=self.values())
        return value

    def _check_list(self, value: Any) -> Any:
        if value == self.default:
            return value
        if not isinstance(value, list | tuple):
            said = f"{value!r} is neither {self.default!r} nor a list"
            raise self._bad(said, "option-no-list", value=repr(value), default=repr(self.default))
        for word in value:
            if word not in self.words:
                words = str(word), list(self.words)
                said = f"{word!r} is unknown{closest(*words)}"
                raise self._bad(said, "option-word", value=repr(word), near=nearest(*words))
        different = len(set(value))
        if different != len(value) or different != self.pick:
            said = f"needs {self.pick} different words, not {different}"
            raise self._bad(said, "option-pick", pick=str(self.pick), different=str(different))
        return sorted(value, key=self.words.index)

    def _bad(self, said: str, key: str, **about: str) -> BadInput:
        about |= {"option": self.name, "clauses": self.clauses, "low": str(self.low), "high": str(self.high)}
        return BadInput(f"option {self.name}: {said} ({self.clauses})", key, **about)


def settle(options: tuple[Option, ...], given: dict[str, Any]) -> dict[str, Any]:
    """A value for every option: what was given, checked, and the default for the rest."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            line = f"option {name!r} is unknown{closest(name, list(known))}"
            raise BadInput(line, "option-unknown", option=repr(name), near=nearest(name, list(known)))
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}


def pinned(options: tuple[Option, ...], stored: dict[str, Any]) -> dict[str, Any]:
    """The options of a stored game: what its header says, and for options added since then what was played before."""
    return {**{option.name: option.earlier for option in options if option.earlier is not None}, **stored}
