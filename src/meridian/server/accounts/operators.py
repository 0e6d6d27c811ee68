"""The people who run this server, by their profiles: they are notified of new reports."""

from __future__ import annotations

import hashlib

import msgspec

from meridian.server.accounts.accounts import AccountServices
from meridian.server.accounts.names import name_key
from meridian.server.notifications.links import home_of
from meridian.server.notifications.notification import Notification, NotificationKind
from meridian.server.notifications.preferences import account_receivers
from meridian.server.settings import Settings
from meridian.server.stores.records import AccountRow, NoticeRow, ReportRow


def is_operator(settings: Settings, account: AccountRow) -> bool:
    """Whether a profile is one of those that the settings name."""
    return account.name_key is not None and account.name_key in map(name_key, settings.operators)


def fingerprint(target: str) -> str:
    """Stands for an address in the key of a notification, since keys go to the log."""
    return hashlib.blake2b(target.encode(), digest_size=8).hexdigest()


async def tell_operators(node: AccountServices, report: ReportRow, title: str) -> None:
    """Notify every operator of a report, once."""
    link = f"{home_of(node.settings)}/#/account"
    for name in node.settings.operators:
        account = await node.store.account_by_name(name_key(name))
        if account is None:
            continue
        said = Notification(question=report.id, table_name=title, link=link, player=account.name)
        for receiver in account_receivers(account):
            addressed = receiver.addressed(said)
            await node.outbox.put_row(
                NoticeRow(
                    key=f"report/{report.id}/{fingerprint(receiver.target)}",
                    kind=NotificationKind.REPORT,
                    target=receiver.target,
                    body=msgspec.to_builtins(addressed),
                    due=addressed.quiet_hours().after(node.outbox.clock()),
                )
            )
