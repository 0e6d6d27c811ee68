/** Hand a file over to whoever sits at this device. */
export function save(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address));
}
