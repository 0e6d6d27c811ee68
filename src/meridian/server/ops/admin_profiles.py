"""The operator's commands for profiles: invitations, and a way back in for people who have lost theirs."""

from __future__ import annotations

from typing import Any, Final

from meridian.core.errors import BadInput
from meridian.server.accounts.accounts import DAY_SECONDS
from meridian.server.accounts.codes import INVITATION_LETTERS, code_hash, draw_code, mark_of
from meridian.server.accounts.names import name_key
from meridian.server.accounts.profiles import OPERATOR_LINK_SECONDS, new_link_token
from meridian.server.moderation.audit import by_admin
from meridian.server.notifications.links import home_of
from meridian.server.settings import Settings
from meridian.server.stores import Store
from meridian.server.stores.records import AccountRow, InvitationRow

MOST_CODES: Final = 1000
MOST_USES: Final = 10_000
MOST_DAYS: Final = 3650


async def profile_of(store: Store, name: str) -> AccountRow:
    """The profile with this name; raises BadInput if there is none."""
    account = await store.account_by_name(name_key(name))
    if account is None:
        raise BadInput(f"no profile has the name {name!r}; who signs in by e-mail only gets a link by e-mail")
    return account


async def invited(store: Store, count: int, uses: int, days: float, now: float) -> dict[str, Any]:
    """New invitation codes, shown only here."""
    for name, value, most in (("--count", count, MOST_CODES), ("--uses", uses, MOST_USES)):
        if not 1 <= value <= most:
            raise BadInput(f"{name} must be 1 to {most}")
    if not 0 < days <= MOST_DAYS:
        raise BadInput(f"--days must be more than 0, and at most {MOST_DAYS}")
    codes = [draw_code(INVITATION_LETTERS) for _ in range(count)]
    await store.put_invitations(
        [
            InvitationRow(
                code_hash=code_hash(code), mark=mark_of(code), uses=uses, created=now, expires=now + days * DAY_SECONDS
            )
            for code in codes
        ]
    )
    await store.record(by_admin("invite", codes=[mark_of(code) for code in codes], uses=uses))
    return {"codes": codes, "uses": uses, "expires": now + days * DAY_SECONDS}


async def listed_invitations(store: Store, withdraw: str | None, now: float) -> dict[str, Any]:
    """The invitations that are left, after one was withdrawn."""
    if withdraw is not None:
        if not await store.delete_invitations(mark_of(withdraw)):
            raise BadInput(f"--withdraw: no invitation begins with {mark_of(withdraw)!r}")
        await store.record(by_admin("withdraw", codes=[mark_of(withdraw)]))
    rows = await store.invitations(now)
    return {
        "invitations": [
            {"begins": row.mark, "uses": row.uses, "created": row.created, "expires": row.expires} for row in rows
        ]
    }


async def sign_in_link(store: Store, settings: Settings, name: str, drop_password: bool, now: float) -> dict[str, Any]:
    """A link that signs a user in once."""
    account = await profile_of(store, name)
    if drop_password:
        await store.put_password(account.id, None)
    expires = now + OPERATOR_LINK_SECONDS
    token = await new_link_token(store, account.id, "operator", expires)
    await store.record(by_admin("sign-in-link", account.id, password_dropped=drop_password))
    return {"name": account.name, "link": f"{home_of(settings)}/#/sign-in/{token}", "expires": expires}
