/** Where in the client one is: the part of the address after #, which the server never sees. */

function read(): string[] {
  const path = location.hash.replace(/^#\/?/, "").split("?")[0] ?? "";
  return path === "" ? [] : path.split("/").map(decode);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Route {
  parts = $state<string[]>(read());

  constructor() {
    addEventListener("hashchange", () => {
      this.parts = read();
    });
  }

  get page(): string {
    return this.parts[0] ?? "";
  }
}

export const route = new Route();

/** The address of a page, such as `link("rules", "GAME", "GP-160")`. */
export const link = (...parts: (string | number)[]): string =>
  `#/${parts.map(encodeURIComponent).join("/")}`;

export function go(...parts: (string | number)[]): void {
  location.hash = link(...parts);
}

/** The same as an address that can be sent to others. */
export const fullLink = (...parts: (string | number)[]): string =>
  `${location.origin}/${link(...parts)}`;
