/** What everybody agreed on before the first roll: the host's commitment, the hashes of the numbers, then the numbers. */
import { bytesToHex, link, sha, unhex } from "./hashes";
import { checkKeys } from "./read";
import { AGREEMENT, Wrong, type Agreement, type Header } from "./report";

export const committedTo = (
  header: string,
  periods: number,
  open: string,
  closed: string,
): string => link("commitment", header, periods, open, closed);
export const listOf = (committed: string, players: unknown[], hashes: (string | null)[]): string =>
  link("nonce hashes", committed, players, hashes);
export const hashOf = (nonce: string): string => bytesToHex(sha(unhex(nonce)));
/** The number of a seat that gives none of its own, or not any more: nobody can choose it. */
export const fixedNonce = (table: string, open: string, closed: string, seat: number): string =>
  link("fixed nonce", table, open, closed, seat);

export interface Nonces {
  given: number[];
  withheld: number[];
}

/** Checks an agreement of all seats, or of so many entrants. Who gave their number, and who held it back, comes back. */
export function checkAgreement(header: Header, told: Agreement, parties = header.seats): Nonces {
  const where = "agreement";
  checkKeys(where, told, AGREEMENT);
  const { players, nonce_hashes: hashes, nonces } = told;
  if ([players, hashes, nonces].some((each) => each.length !== parties))
    throw new Wrong(where, "length");
  if (told.committed !== committedTo(header.hash, header.periods, told.open, told.closed))
    throw new Wrong(where, "hash");
  if (told.listed !== listOf(told.committed, players, hashes))
    throw new Wrong("nonce hashes", "hash");
  if (told.hash !== link("nonces", told.listed, nonces)) throw new Wrong("nonces", "hash");
  const found: Nonces = { given: [], withheld: [] };
  for (const [seat, player] of players.entries()) {
    const [hash, nonce] = [hashes[seat] ?? null, nonces[seat] ?? ""];
    if (!["person", "bot"].includes(player) || (player === "bot" && hash !== null))
      throw new Wrong(`nonce ${seat + 1}`, "shape");
    if (hash !== null && bytesToHex(unhex(hash)) === hashOf(nonce)) found.given.push(seat);
    else if (nonce !== fixedNonce(header.table, told.open, told.closed, seat))
      throw new Wrong(`nonce ${seat + 1}`, "nonce");
    else if (hash !== null) found.withheld.push(seat);
  }
  checkValues("open", told.open, told.open_values, header.periods);
  checkValues("closed", told.closed, told.closed_values, header.periods);
  return found;
}

/** Every value revealed leads back to the one the host was bound to. */
function checkValues(where: string, commitment: string, values: string[], periods: number): void {
  if (values.length > periods) throw new Wrong(`${where} chain`, "length");
  let below = bytesToHex(unhex(commitment));
  for (const value of values) {
    if (hashOf(value) !== below) throw new Wrong(`${where} chain`, "chain");
    below = value;
  }
}
