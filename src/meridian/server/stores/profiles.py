"""Stored data of profiles: what signs people in, invitations, and results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meridian.server.stores.club_rows import Membership
from meridian.server.stores.database import Database
from meridian.server.stores.records import (
    AccountRow,
    ChatRow,
    CodeKind,
    CodeRow,
    InvitationRow,
    PasskeyRow,
    ResultDetails,
    ResultFilter,
    ResultRow,
    SessionRow,
)
from meridian.server.stores.scripts import chat, clubs, people, profiles, results

ALL_RESULTS: Final = ResultFilter()


class ProfileStore(Database):
    """The part of the store that signs people in without e-mail and knows what they have played. `Store` says what
    writes promise."""

    async def create_profile(
        self,
        account: AccountRow,
        now: float,
        password: str | None = None,
        passkey: PasskeyRow | None = None,
        invitation: str | None = None,
    ) -> None:
        """Creates an account with what signs it in, and uses its invitation, all or nothing. NameTaken if there is an
        account with its name or e-mail address, NotInvited if the invitation is not good."""
        await self.write(profiles.create_profile(account, password, passkey, invitation, now))

    async def account_by_name(self, name_key: str) -> AccountRow | None:
        """The account with this name."""
        return await self.read(people.account_by_name(name_key))

    async def sessions(self, account: str, now: float) -> list[SessionRow]:
        """The signed-in devices of an account."""
        return await self.read(people.sessions(account, now))

    async def password(self, account: str) -> str | None:
        """The hash of an account's password, or None."""
        return await self.read(profiles.password(account))

    async def put_password(self, account: str, hashed: str | None) -> None:
        """Replaces or removes the password of an account."""
        await self.write(profiles.put_password(account, hashed))

    async def passkey(self, credential: str) -> PasskeyRow | None:
        """A passkey by the id of its credential."""
        return await self.read(profiles.passkey(credential))

    async def passkeys(self, account: str) -> list[PasskeyRow]:
        """The passkeys of an account, oldest first."""
        return await self.read(profiles.passkeys(account))

    async def put_passkey(self, passkey: PasskeyRow) -> None:
        """Adds a passkey. StoreConflict if its credential is known."""
        await self.write(profiles.put_passkey(passkey))

    async def use_passkey(self, credential: str, sign_count: int, now: float) -> bool:
        """Records that a passkey has signed. False if it was removed meanwhile."""
        return await self.write(profiles.use_passkey(credential, sign_count, now))

    async def label_passkey(self, account: str, credential: str, label: str) -> bool:
        """Changes what a passkey of an account is called. False if there is no such one."""
        return await self.write(profiles.label_passkey(account, credential, label))

    async def delete_passkey(self, account: str, credential: str) -> bool:
        """Removes a passkey of an account."""
        return await self.write(profiles.delete_passkey(account, credential))

    async def put_codes(self, account: str, kind: CodeKind, codes: Sequence[CodeRow]) -> None:
        """Replaces the codes of one kind that sign this account in once."""
        await self.write(profiles.put_codes(account, kind, codes))

    async def use_code(self, code_hash: str, now: float) -> CodeRow | None:
        """Uses a code, which is void afterwards; None if it is not good."""
        return await self.write(profiles.use_code(code_hash, now))

    async def recovery_codes(self, account: str) -> int:
        """The number of recovery codes that are left."""
        return await self.read(profiles.recovery_codes(account))

    async def put_invitations(self, invitations: Sequence[InvitationRow]) -> None:
        """Stores new invitations."""
        await self.write(profiles.put_invitations(invitations))

    async def invitations(self, now: float) -> list[InvitationRow]:
        """The invitations that can still be used."""
        return await self.read(profiles.invitations(now))

    async def delete_invitations(self, mark: str) -> int:
        """Withdraws the invitations with this mark; returns how many."""
        return await self.write(profiles.delete_invitations(mark))

    async def put_results(self, rows: Sequence[ResultRow], details: ResultDetails) -> None:
        """Stores the result of a table, once."""
        await self.write(results.put_results(rows, details))

    async def put_chances(self, table: str, chances: Sequence[float]) -> None:
        """Stores the chances of all seats of a finished game at half time."""
        await self.write(results.put_chances(table, chances))

    async def results_of(
        self, account: str, wanted: ResultFilter = ALL_RESULTS, limit: int = 20
    ) -> list[list[ResultRow]]:
        """The last such games of an account, newest first: the results of all their seats."""
        return await self.read(results.results_of(account, wanted, limit))

    async def result_details(self, tables: Sequence[str]) -> dict[str, ResultDetails]:
        """What the history tells of finished games beside their results, by table."""
        return await self.read(results.details_of(tables))

    async def result_tally(self, account: str, wanted: ResultFilter) -> tuple[int, int]:
        """How many such games an account has finished, and won."""
        return await self.read(results.tally(account, wanted))

    async def openings(self, account: str, game: str, limit: int) -> list[results.OpeningRow]:
        """How an account began its last games of a kind, and whether it won them."""
        return await self.read(results.openings(account, game, limit))

    async def game_records(self, account: str) -> list[results.GameRecord]:
        """How often an account has played and won each game."""
        return await self.read(results.game_records(account))

    async def character_records(self, account: str) -> list[results.CharacterRecord]:
        """How an account did against each character."""
        return await self.read(results.character_records(account))

    async def memberships(self, account: str) -> list[Membership]:
        """The clubs of an account, with what it wrote there."""
        return await self.read(clubs.memberships(account), snapshot=True)

    async def chat_of(self, account: str) -> list[ChatRow]:
        """All that an account has written at tables that are still there."""
        return await self.read(chat.of_account(account))
