/** Passkeys in the browser: the challenges of the server as WebAuthn wants them, and its credentials as JSON. */
import { post } from "../client/http";
import type { PasskeyChallenge } from "../wire";

/** Browsers have passkeys only in a secure context, and at an address with a name. */
export const hasPasskeys = (): boolean =>
  isSecureContext && "PublicKeyCredential" in window && !isNumber(location.hostname);

export const isNumber = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

export interface PasskeyAnswer {
  token: string;
  credential: Record<string, unknown>;
}

type Descriptor = { id: string; type: "public-key" };
interface MakeOptions {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Descriptor[];
}

/** Make a passkey for a challenge that the server gives at a path; null if the person or the browser ended it. */
export async function makePasskey(path: string, body: unknown = {}): Promise<PasskeyAnswer | null> {
  const { token, options } = await post<PasskeyChallenge>(path, body);
  const told = options as unknown as MakeOptions;
  const made = await ended(
    navigator.credentials.create({
      publicKey: {
        ...(told as unknown as PublicKeyCredentialCreationOptions),
        challenge: bytes(told.challenge),
        user: { ...told.user, id: bytes(told.user.id) },
        excludeCredentials: (told.excludeCredentials ?? []).map((one) => ({
          type: one.type,
          id: bytes(one.id),
        })),
      },
    }),
  );
  if (made === null) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    token,
    credential: {
      ...named(made),
      response: {
        clientDataJSON: text(response.clientDataJSON),
        attestationObject: text(response.attestationObject),
      },
    },
  };
}

/** Sign a challenge with any passkey of this site; null if the person or the browser ended it. */
export async function usePasskey(): Promise<PasskeyAnswer | null> {
  const { token, options } = await post<PasskeyChallenge>("/api/session/passkey/challenge");
  const told = options as unknown as { challenge: string; rpId: string };
  const used = await ended(
    navigator.credentials.get({
      publicKey: {
        challenge: bytes(told.challenge),
        rpId: told.rpId,
        userVerification: "required",
      },
    }),
  );
  if (used === null) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    token,
    credential: {
      ...named(used),
      response: {
        clientDataJSON: text(response.clientDataJSON),
        authenticatorData: text(response.authenticatorData),
        signature: text(response.signature),
        userHandle: response.userHandle ? text(response.userHandle) : null,
      },
    },
  };
}

/** What the browser hands over; null if it was ended, or took too long: it does not say which. */
async function ended(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch {
    return null;
  }
}

const named = (made: PublicKeyCredential): Record<string, string> => ({
  id: made.id,
  rawId: text(made.rawId),
  type: made.type,
});

const text = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const bytes = (data: string): ArrayBuffer =>
  Uint8Array.from(atob(data.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  ).buffer;
