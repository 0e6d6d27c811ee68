/** Copies a text. Over plain http there is no clipboard, but what is selected on the page can be copied. */
export async function copyText(
  text: string,
  shown: HTMLElement | null | undefined,
): Promise<boolean> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return true;
  }
  if (shown instanceof HTMLInputElement) shown.select();
  else if (shown) getSelection()?.selectAllChildren(shown);
  return document.execCommand("copy");
}
