"""Pages and letters in HTML, from the templates beside the modules that need them. Whatever goes in is escaped."""

from __future__ import annotations

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup


def page(package: str, template: str, /, **told: Any) -> str:
    """A template of a package, filled in; a name it asks for and is not told is an error."""
    return environment(package).get_template(template).render(told)


@cache
def environment(package: str) -> Environment:
    """The templates of a package: texts are escaped in all of them, also in those that are included."""
    made = Environment(
        loader=PackageLoader(package),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    made.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "separators": (",", ":")}
    made.filters["code"] = _code
    return made


def _code(script: str) -> Markup:
    """A script of our own, as it can stand in its element: nothing in it may end the element."""
    return Markup(script.replace("</script", "<\\/script").replace("<!--", "<\\!--"))
