"""Quiet hours: the local time of day when a person wants no notifications."""

from __future__ import annotations

import re
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from meridian.core.errors import BadInput

FORM = re.compile(r"([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)", re.ASCII)


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its IANA name, such as Europe/Berlin."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        raise BadInput(f"{name[:60]!r} is not a time zone, such as Europe/Berlin") from None


class QuietHours:
    """Hours of the day, such as 22:00-07:00, in a time zone. An empty string, or equal start and end, means never."""

    def __init__(self, hours: str = "", zone: str = "UTC") -> None:
        self.zone = zone_of(zone)
        found = FORM.fullmatch(hours or "00:00-00:00")
        if found is None:
            raise BadInput(f"{hours[:60]!r} are not quiet hours, such as 22:00-07:00")
        first, second, third, fourth = map(int, found.groups())
        self.start = time(first, second)
        self.end = time(third, fourth)

    def after(self, moment: float) -> float:
        """The first moment, from this one on, outside quiet hours."""
        local = datetime.fromtimestamp(moment, self.zone)
        now = local.time()
        if not self._quiet(now):
            return moment
        day = local.date() + timedelta(days=int(now >= self.end))
        # When clocks go back, the end of the quiet hours comes twice; the first one may be over already.
        ends = (datetime.combine(day, self.end.replace(fold=fold), self.zone).timestamp() for fold in (0, 1))
        return next((end for end in ends if end > moment), moment)

    def _quiet(self, now: time) -> bool:
        if self.start <= self.end:
            return self.start <= now < self.end
        return now >= self.start or now < self.end
