/** Whether something got the focus by a key, as browsers judge it; a tap or click gives the focus too. */
export const focusedByKey = (event: FocusEvent): boolean =>
  event.target instanceof Element && event.target.matches(":focus-visible");
