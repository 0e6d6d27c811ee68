"""A schema names each field of its class once, and says who may know it."""

from __future__ import annotations

from typing import Any

import pytest

from meridian.core.errors import BadInput
from meridian.core.fields import OPEN, Custom, Field, Told, Unshown, own
from meridian.core.kinds import FLAG, NUMBER, SEAT, SEATS, Scope
from meridian.core.schema import Schema


class Farm:
    __slots__ = ("cows", "fence", "secret")

    def __init__(self) -> None:
        self.cows = 3
        self.fence = True
        self.secret = 7

    def copy(self) -> Farm:
        new = Farm()
        new.cows, new.fence, new.secret = self.cows, self.fence, self.secret
        return new


def farm_schema(*more: Field) -> Schema:
    return Schema(Farm, Field("cows", NUMBER, OPEN), Field("fence", FLAG, OPEN), *more)


def test_a_field_without_a_place_in_the_schema_does_not_load() -> None:
    with pytest.raises(TypeError, match="Farm: its schema must name each field once; see secret"):
        farm_schema()


def test_a_field_that_is_named_twice_does_not_load() -> None:
    with pytest.raises(TypeError, match="see cows"):
        farm_schema(Field("cows", NUMBER, OPEN, "again"), Unshown("secret", OPEN))


def test_a_field_that_the_class_lacks_does_not_load() -> None:
    with pytest.raises(TypeError, match="see pigs"):
        farm_schema(Field("secret", NUMBER, OPEN), Field("pigs", NUMBER, OPEN))


def test_a_visibility_must_be_said() -> None:
    unsaid: Any = Field
    with pytest.raises(TypeError):
        unsaid("secret", NUMBER)


def test_a_record_is_written_in_the_order_of_its_schema() -> None:
    schema = farm_schema(Field("secret", SEAT, OPEN, "owner"), Custom("legs", lambda farm, scope: 4 * farm.cows, OPEN))
    assert list(schema.write(Farm(), Scope(None)).items()) == [
        ("cows", 3), ("fence", True), ("owner", "p8"), ("legs", 12),
    ]  # fmt: skip


def test_only_its_owner_knows_what_is_hidden() -> None:
    schema = farm_schema(Field("secret", SEATS, own(0)))
    farm = Farm()
    for viewer, known in ((0, 7), (1, 0), (-1, 0)):
        seen, scope = farm.copy(), Scope(farm, viewer=viewer)
        scope.owner = 0
        schema.hide(seen, farm, scope)
        assert seen.secret == known
    assert farm.secret == 7


def test_a_mistyped_key_is_told_with_the_nearest() -> None:
    schema = farm_schema(Unshown("secret", OPEN), Told("moment", "when", "now"))
    farm = Farm()
    schema.read(farm, {"cows": 5, "moment": "now"}, Scope(farm))
    assert farm.cows == 5
    with pytest.raises(BadInput, match=r"'cowz' is unknown; did you mean cows\?"):
        schema.read(farm, {"cowz": 5}, Scope(farm))
    with pytest.raises(BadInput, match="cows: True is not a whole number"):
        schema.read(farm, {"cows": True}, Scope(farm))


def test_what_follows_from_others_cannot_be_told() -> None:
    schema = farm_schema(Unshown("secret", OPEN), Custom("legs", lambda farm, scope: 12, OPEN))
    with pytest.raises(BadInput, match="'legs' is unknown"):
        schema.read(Farm(), {"legs": 4}, Scope(None))
