/** A whole journal in a link: small enough for an address, and read without a server that knows the game. */

/** Longer addresses are cut off somewhere between here and whoever gets them. */
export const LONGEST_LINK = 7000;
/** So large a journal may become when it is unpacked: as much as the server takes. */
const MOST_BYTES = 1 << 20;

async function through(data: BlobPart, stream: GenericTransformStream): Promise<Uint8Array> {
  const reader = new Blob([data]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = (await reader.read()) as ReadableStreamReadResult<
      Uint8Array<ArrayBuffer>
    >;
    if (done) break;
    size += value.length;
    if (size > MOST_BYTES) throw new RangeError("too long");
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A journal as letters for an address. */
export async function pack(text: string): Promise<string> {
  const packed = await through(text, new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of packed) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The reverse of `pack`; null for letters that are no packed journal. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      await through(bytes, new DecompressionStream("deflate-raw")),
    );
  } catch {
    return null;
  }
}
