"""`meridian languages`: the languages, how much of Meridian speaks each of them, and the folder of a new one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from meridian.cli.arguments import DEFAULT_LANG, Json, check_language
from meridian.core.errors import BadInput
from meridian.core.languages import SHIPPED, Language, described, language, languages
from meridian.core.messages import Message
from meridian.translations import skeleton
from meridian.translations.coverage import Coverage, coverage, file_of, total, unknown_files

HELP = "List the languages and how much is translated into each; or begin a new one."


def run(
    code: Annotated[str | None, Parameter(name="LANG", help="The code of a language, such as fr.")] = None,
    /,
    *,
    missing: Annotated[bool, Parameter(help="List what is missing, superfluous or does not fit.")] = False,
    as_json: Json = False,
    lang: Annotated[str, Parameter(help="Texts in a language that Meridian has, such as en.")] = DEFAULT_LANG,
) -> int:
    """List the languages with how much of each catalogue is translated, in per cent.

    English and German come with Meridian; MERIDIAN_LANGUAGES names folders with further ones. A message that is missing
    is said in English; so is one with other variables than in English, which makes the exit status 1.
    """
    check_language(lang)
    if missing and code is None:
        raise BadInput("--missing wants a language: meridian languages fr --missing")
    found = {one: coverage(language(one)) for one in ([code] if code is not None else languages())}
    wrong = any(total(parts).changed for parts in found.values())
    if as_json:
        print(json.dumps({"languages": [_plain(language(one), parts) for one, parts in found.items()]}))
    elif missing and code is not None:
        _list(language(code), found[code], lang)
    else:
        _show(found, lang)
    return 1 if wrong else 0


def _plain(told: Language, found: dict[str, Coverage]) -> dict[str, Any]:
    parts = {
        name: {"translated": one.translated, "percent": one.percent, **msgspec.to_builtins(one)}
        for name, one in found.items()
    }
    about = {"code": told.code, "name": told.name, "locale": told.locale, "folder": told.folder}
    return {**about, "percent": total(found).percent, "catalogues": parts, "unknown_files": unknown_files(told)}


def _show(found: dict[str, dict[str, Coverage]], lang: str) -> None:
    console, first = Console(), next(iter(found.values()))
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(_say(lang, "languages-catalogue"))
    table.add_column(_say(lang, "languages-messages"), justify="right")
    for code in found:
        table.add_column(f"{code}\n{escape(language(code).name)}", justify="right")
    for name, one in first.items():
        table.add_row(name, str(one.messages), *(f"{parts[name].percent} %" for parts in found.values()))
    every = [total(parts) for parts in found.values()]
    table.add_row(_say(lang, "languages-all"), str(every[0].messages), *(f"{one.percent} %" for one in every))
    console.print(table, highlight=False)
    for code, one in zip(found, every, strict=True):
        if one.changed:
            console.print(_say(lang, "languages-wrong", lang=code, count=len(one.changed)), highlight=False)


def _list(told: Language, found: dict[str, Coverage], lang: str) -> None:
    """One line for each message, so that they can be counted and searched."""
    for name, one in found.items():
        for each in one.changed:
            english, own = " ".join(each.english) or "-", " ".join(each.found) or "-"
            file = f"{told.folder}/{file_of(name)}:{each.line}"
            print(_say(lang, "languages-changed", file=file, key=each.key, english=english, found=own))
        for key in one.missing:
            print(_say(lang, "languages-missing", file=file_of(name), key=key))
        for key in one.superfluous:
            print(_say(lang, "languages-superfluous", file=file_of(name), key=key))
    for file in unknown_files(told):
        print(_say(lang, "languages-unknown-file", file=file))


def new(
    code: Annotated[str, Parameter(name="LANG", help="The code of the language, such as fr or pt-BR.")],
    /,
    *,
    name: Annotated[str, Parameter(help="What the language is called in itself; otherwise its code.")] = "",
    locale: Annotated[str, Parameter(help="How numbers are written, such as fr-FR; otherwise the code.")] = "",
    folder: Annotated[Path, Parameter(help="Where to write: its folder becomes a sub-folder there.")] = Path("."),
    pseudo: Annotated[bool, Parameter(help="Translate all at once, into English with accents: to try pages.")] = False,
    as_json: Json = False,
    lang: Annotated[str, Parameter(help="Texts in a language that Meridian has, such as en.")] = DEFAULT_LANG,
) -> int:
    """Write the folder of a new language, with the English texts as comments in its catalogues."""
    check_language(lang)
    if code in SHIPPED:
        raise BadInput(f"{code} comes with Meridian")
    made = folder / code
    own = locale or ("en-GB" if pseudo else code)
    begun = described(made, {"name": name or code, "locale": own})
    files = (
        skeleton.write(begun, skeleton.pseudo, skeleton.pseudo_text)
        if pseudo
        else skeleton.write(begun, skeleton.commented)
    )
    if as_json:
        print(json.dumps({"folder": str(made), "files": files}))
    else:
        print(_say(lang, "languages-written", folder=str(made), path=str(folder), lang=code))
    return 0


def _say(lang: str, key: str, /, **args: Any) -> str:
    return Message("meridian", key, args).say(lang)


SUBCOMMANDS = {"new": new}
