/** This client's part in the dice: drawn on this device, after the table has committed itself. */
export function drawNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
