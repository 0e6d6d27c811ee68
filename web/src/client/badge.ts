/** The number on the icon of the installed client: how many things wait for somebody here. */
export function showBadge(number: number): void {
  if (!("setAppBadge" in navigator)) return;
  const done = number > 0 ? navigator.setAppBadge(number) : navigator.clearAppBadge();
  done.catch(() => undefined);
}
