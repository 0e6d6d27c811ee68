"""Passkeys (WebAuthn): the challenges that a browser signs, and the check of what it answers.

Importing `webauthn` takes half a second, so it is imported when the first passkey is used. All of this runs in threads.
"""

from __future__ import annotations

import ipaddress
import secrets
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from meridian.server.accounts.base64url import from_text, to_text
from meridian.server.accounts.tokens import SignedToken, Signer, TokenKind
from meridian.server.errors import NotSignedIn, Unusable
from meridian.server.settings import Settings
from meridian.server.stores.records import PasskeyRow

CHALLENGE_SECONDS: Final = 300
CHALLENGE_BYTES: Final = 32
MOST_PASSKEYS: Final = 10
LABEL_LETTERS: Final = 40
SIGN_IN: Final = "sign-in"
"""Instead of an account in a challenge that any passkey may answer."""


class PasskeyChallenge(msgspec.Struct, frozen=True, kw_only=True):
    """What a browser needs to make or use a passkey, and the token to send back with its answer."""

    token: str
    options: dict[str, Any]


class Site(msgspec.Struct, frozen=True):
    """Where passkeys are made and used: the origin of the page, and its host, which a passkey is bound to."""

    origin: str
    host: str


def site_of(settings: Settings, origin: str) -> Site:
    """The site of a page. Raises BadInput where browsers have no passkeys: they need https and a name, or localhost."""
    page = urlsplit(origin)
    host = page.hostname or ""
    ours = urlsplit(settings.public_url or origin).hostname
    is_secure = page.scheme == "https" and host == ours and not _is_number(host)
    if not is_secure and host != "localhost":
        raise Unusable.because("no-passkeys-here")
    return Site(origin, host)


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def challenge_to_make(
    signer: Signer, site: Site, account: str, name: str, known: list[PasskeyRow], now: float
) -> PasskeyChallenge:
    """A challenge for a new passkey of an account, which may not exist yet."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Meridian",
        user_id=account.encode(),
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        timeout=CHALLENGE_SECONDS * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=from_text(one.id)) for one in known],
    )
    return _challenge(signer, account, challenge, options_to_json(options), now)


def challenge_to_use(signer: Signer, site: Site, now: float) -> PasskeyChallenge:
    """A challenge for any passkey of this site."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    options = generate_authentication_options(
        rp_id=site.host,
        challenge=challenge,
        timeout=CHALLENGE_SECONDS * 1000,
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return _challenge(signer, SIGN_IN, challenge, options_to_json(options), now)


def account_of_challenge(signer: Signer, token: str, now: float) -> tuple[str, bytes]:
    """The account that a challenge was made for, and the challenge."""
    said = signer.read(token, TokenKind.PASSKEY, now)
    if said is None:
        raise NotSignedIn.because("passkey-late")
    account, _, challenge = said.table.rpartition("/")
    return account, from_text(challenge)


def made(site: Site, challenge: bytes, credential: dict[str, Any], account: str, label: str, now: float) -> PasskeyRow:
    """The passkey that a browser has made in answer to a challenge."""
    from webauthn import verify_registration_response

    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception:  # whatever a stranger's bytes make the parsers raise
        raise NotSignedIn.because("passkey-wrong") from None
    return PasskeyRow(
        id=to_text(found.credential_id),
        account=account,
        public_key=found.credential_public_key,
        sign_count=found.sign_count,
        label=label,
        created=now,
        used=now,
    )


def used(site: Site, challenge: bytes, credential: dict[str, Any], passkey: PasskeyRow) -> int:
    """How often a passkey has signed, after it has signed a challenge. Raises NotSignedIn if it has not."""
    from webauthn import verify_authentication_response

    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
            require_user_verification=True,
        )
    except Exception:  # as above
        raise NotSignedIn.because("passkey-wrong") from None
    return found.new_sign_count


def _challenge(signer: Signer, account: str, challenge: bytes, options: str, now: float) -> PasskeyChallenge:
    about = f"{account}/{to_text(challenge)}"
    said = SignedToken(kind=TokenKind.PASSKEY, table=about, expires=int(now) + CHALLENGE_SECONDS)
    return PasskeyChallenge(token=signer.sign(said), options=msgspec.json.decode(options))
