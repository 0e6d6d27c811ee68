/** Finds on the page what a lesson points at, such as `area:BRA` or `answer:roll *`. */

/** The attributes that carry the ids of each kind of thing, the closest first. */
const ATTRIBUTES: Record<string, readonly string[]> = {
  answer: ["data-action", "data-do", "data-chooses"],
  area: ["data-area"],
  card: ["data-card"],
  die: ["data-die"],
  field: ["data-field"],
  guild: ["data-guild", "data-field"],
  key: ["data-key", "data-place"],
  panel: ["data-panel"],
  place: ["data-place"],
  region: ["data-region"],
  seat: ["data-seat"],
  stack: ["data-stack"],
  ticket: ["data-ticket"],
  title: ["data-title", "data-place", "data-field"],
  track: ["data-track"],
};

/** The attributes of what can be chosen on a board. */
const ON_BOARD = ["data-area", "data-field", "data-place"];

/** Boards glide and zoom, and drawers open: where things are is measured again so often, in milliseconds. */
const MEASURED_EVERY = 250;
/** What covers more of the window than this is not lit: a light that is everywhere shows nothing. */
const MOST_OF_WINDOW = 0.6;
/** Where things stand that are put away on a small screen: the sign that shows them is lit instead. */
const PUT_AWAY = "[data-tool=shelf]";
/** The list of all answers. */
const LIST = "#answers";
/** Opens the list of all answers, where those stand that nothing else on the table shows now: lit if nothing else is. */
const LISTED = "[data-tool=answers]";
/** A lesson speaks in no room that is narrower, in pixels. */
const NARROWEST_ROOM = 320;

/** A rectangle of the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Whether an id fits a pattern in which `*` stands for anything. */
export function fits(pattern: string, id: string): boolean {
  const parts = pattern.split("*");
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  if (parts.length === 1) return id === pattern;
  if (id.length < first.length + last.length || !id.startsWith(first) || !id.endsWith(last))
    return false;
  let from = first.length;
  for (const part of parts.slice(1, -1)) {
    const at = id.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return from <= id.length - last.length;
}

/** The elements of a page that a point means, for each attribute that has any. */
export function elementsOf(point: string, page: ParentNode): Element[][] {
  const cut = point.indexOf(":");
  const [kind, id] = [point.slice(0, cut), point.slice(cut + 1)];
  return (ATTRIBUTES[kind] ?? [])
    .map((attribute) =>
      [...page.querySelectorAll(`[${attribute}]`)].filter((element) =>
        fits(id, element.getAttribute(attribute) ?? ""),
      ),
    )
    .filter((found) => found.length > 0);
}

/** What an answer names that is given on the board, such as a city: the things with its last word for an id. */
function namedBy(point: string, page: ParentNode): Element[] {
  const last = point.startsWith("answer:") ? point.split(" ").slice(1).at(-1) : undefined;
  if (last === undefined) return [];
  return [
    ...page.querySelectorAll(ON_BOARD.map((one) => `#board [${one}="${CSS.escape(last)}"]`).join()),
  ];
}

/** What shows a thing that is closed now: the sign of its page, or the button that opens its kind of answers. */
function signsOf(point: string, page: ParentNode): Element[] {
  const [kind, id = ""] = point.split(":", 2);
  if (kind === "answer")
    return [...page.querySelectorAll(`[data-opens~="${CSS.escape(id.split(" ")[0] ?? "")}"]`)];
  const tool = kind === "panel" ? `, [data-tool="game-${CSS.escape(id)}"]` : "";
  return [...page.querySelectorAll(`[data-holds~="${CSS.escape(point)}"]${tool}`)];
}

/** Where only one choice of several is seen at a time, such as a number of dice, a press on it brings the next one. */
const insteadOf = (things: Element[], page: ParentNode): Element[] =>
  things.some((one) => one.hasAttribute("data-chooses"))
    ? [...page.querySelectorAll("[data-chooses]")]
    : [];

/** The heads of closed groups of the list that hold some things: a press opens them. */
const headsOf = (things: Element[]): Element[] => [
  ...new Set(
    things.flatMap((one) => one.closest("details:not([open])")?.querySelector("summary") ?? []),
  ),
];

/** What lies beyond an edge of the board to so large a part is not to be pressed. */
const MOST_BEYOND = 0.6;

/** Beyond which edge of a board the most of something lies, if it does. */
export function sideBeyond(box: Box, board: Box): "left" | "right" | null {
  const most = MOST_BEYOND * box.width;
  if (board.left - box.left > most) return "left";
  return box.left + box.width - board.left - board.width > most ? "right" : null;
}

/** The sign that leads to what lies beyond the left or the right edge of the board, if that is where some things are. */
function beyondEdge(things: Element[], page: ParentNode): Element[] {
  const board = page.querySelector("#board");
  const inside = things.filter((one) => board?.contains(one));
  if (!board || inside.length === 0) return [];
  const side = sideBeyond(
    around(inside.map((one) => one.getBoundingClientRect())),
    board.getBoundingClientRect(),
  );
  return side ? [...page.querySelectorAll(`#board [data-beyond=${side}]`)] : [];
}

/** Where the thing that a point means is seen now; where its sign is, if it is put away; nothing if neither is. */
export function boxesOf(point: string, page: ParentNode = document): Box[] {
  const cover = roomNow() === null ? document.getElementById("drawer") : null;
  const seen = (elements: Element[]): Box[] =>
    elements.flatMap((element) => {
      const box = boxOf(element);
      return box === null || isUnder(cover, element, box) ? [] : [box];
    });
  const things = elementsOf(point, page);
  const ways = seen(beyondEdge(things[0] ?? [], page));
  if (ways.length > 0) return ways;
  // A list that is closed has its answers, too: what is seen goes before what would be closer.
  const boxes = things.map(seen).find((found) => found.length > 0) ?? [];
  // The parts of a thing, such as the lands of a Region, are lit together; answers may stand in several places.
  if (boxes.length > 0)
    return point.startsWith("answer:") || boxes.length < 2 ? boxes : [around(boxes)];
  const closed = things.flat();
  const signs = seen([
    ...namedBy(point, page),
    ...signsOf(point, page),
    ...insteadOf(closed, page),
    ...headsOf(closed),
  ]);
  if (signs.length > 0) return signs;
  return closed.some((one) => !one.closest(LIST)) ? seen([...page.querySelectorAll(PUT_AWAY)]) : [];
}

/** Where something lies over the board that was opened there, such as a card, a note or an offer being made. */
export const opened = (page: ParentNode = document): Box[] =>
  [...page.querySelectorAll("[data-over]")].flatMap((element) => boxOf(element) ?? []);

/** What points light: a box for each thing that is not too large, and the points of which nothing is seen. */
export interface Lit {
  boxes: Box[];
  missing: string[];
}
export const DARK: Lit = { boxes: [], missing: [] };
const isAnswer = (point: string): boolean => point.startsWith("answer:");

export function litBy(points: string[]): Lit {
  const most = MOST_OF_WINDOW * innerWidth * innerHeight;
  const found = points.map((point) => boxesOf(point));
  const boxes = found.flat().filter((box) => box.width * box.height < most);
  const list = document.querySelector(LISTED);
  const listed = list && boxOf(list);
  return {
    boxes: boxes.length === 0 && listed && points.some(isAnswer) ? [listed] : boxes,
    missing: points.filter((point, at) => found[at]?.length === 0 && !(listed && isAnswer(point))),
  };
}

/** Measure something now and again, as long as it may change; tells whenever it has. What comes back ends it. */
export function watch<T>(measure: () => T, changed: (now: T) => void): () => void {
  let before = "";
  const look = (): void => {
    const now = measure();
    const said = JSON.stringify(now);
    if (said === before) return;
    before = said;
    changed(now);
  };
  look();
  const timer = setInterval(look, MEASURED_EVERY);
  addEventListener("resize", look);
  return () => {
    clearInterval(timer);
    removeEventListener("resize", look);
  };
}

/** Where an element is seen. What can be done with a card is seen only once it has risen: until then the card is. */
function boxOf(element: Element): Box | null {
  const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    ? element
    : element.closest("[data-card]");
  if (!seen) return null;
  const { left, top, width, height } = seen.getBoundingClientRect();
  const inside = left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;
  return width > 0 && height > 0 && inside ? { left, top, width, height } : null;
}

/** Whether a drawer that leaves no room lies over an element. */
const isUnder = (cover: Element | null, element: Element, box: Box): boolean =>
  cover !== null &&
  !cover.contains(element) &&
  overlap(cover.getBoundingClientRect(), box) > (box.width * box.height) / 2;

export function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

/** How much of a box lies under another one, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** To hide a part of what is pointed at is so much worse than to hide as much of what else lies open. */
const POINTED = 20;

/** The corner of a room in which a box of this size hides least of what is pointed at, and then of what else lies open.
 * The earlier corner wins a tie. */
export function freeCorner(
  room: Box,
  size: { width: number; height: number },
  points: Box[],
  open: Box[] = [],
  margin = 10,
): Box {
  const right = room.left + room.width - size.width - margin;
  const bottom = room.top + room.height - size.height - margin;
  const corners = [
    { left: room.left + margin, top: room.top + margin },
    { left: right, top: room.top + margin },
    { left: room.left + margin, top: bottom },
    { left: right, top: bottom },
  ].map((corner) => ({ ...corner, ...size }));
  const hidden = corners.map(
    (corner) => POINTED * hiddenBy(corner, points) + hiddenBy(corner, open),
  );
  return corners[hidden.indexOf(Math.min(...hidden))] ?? { ...room, ...size };
}

/** How much of some boxes lies under another one, in square pixels. */
const hiddenBy = (box: Box, points: Box[]): number =>
  points.reduce((sum, one) => sum + overlap(box, one), 0);

/** What a board marks as something to choose. */
const MARKED = "#board .target";
/** Where a large thing counts as seen: so many pixels around its middle, where a land has its name. */
const MIDDLE = 56;

/** Where answers stand on the table now, by the middles of the things to press. */
export function answerSpots(actions: readonly string[], page: ParentNode = document): Box[] {
  const given = new Set(actions);
  const named = new Set(actions.map((one) => one.split(" ").slice(1).at(-1)));
  const has = (element: Element, attributes: readonly string[], ids: Set<unknown>): boolean =>
    attributes.some((one) => element.hasAttribute(one) && ids.has(element.getAttribute(one)));
  const asks = ATTRIBUTES.answer ?? [];
  const things = [
    ...asks.map((one) => `[${one}]`),
    ...ON_BOARD.map((one) => `#board [${one}]`),
    MARKED,
  ];
  return [...page.querySelectorAll(things.join())].flatMap((element) => {
    const answers =
      element.matches(MARKED) || has(element, asks, given) || has(element, ON_BOARD, named);
    if (!answers) return [];
    const box = boxOf(element);
    return box === null ? [] : [middleOf(box)];
  });
}

function middleOf({ left, top, width, height }: Box): Box {
  const [wide, high] = [Math.min(width, MIDDLE), Math.min(height, MIDDLE)];
  return {
    left: left + (width - wide) / 2,
    top: top + (height - high) / 2,
    width: wide,
    height: high,
  };
}

/** So many places are tried from left to right, and from top to bottom. */
const TRIED = 9;

/** Where a box of this size hides nothing of what is pointed at: in a corner, or else anywhere in the room; where it
 * hides least, if it hides something everywhere. */
export function freeSpot(
  room: Box,
  size: { width: number; height: number },
  points: Box[],
  margin = 10,
): { at: Box; hides: boolean } {
  const hidden = (box: Box): number => hiddenBy(box, points);
  const corner = freeCorner(room, size, points, [], margin);
  const steps = Array.from({ length: TRIED }, (_, step) => step / (TRIED - 1));
  const [wide, high] = [
    room.width - size.width - 2 * margin,
    room.height - size.height - 2 * margin,
  ];
  let [at, least] = [corner, hidden(corner)];
  for (const down of steps)
    for (const right of steps) {
      if (least === 0) return { at, hides: false };
      const box = {
        left: room.left + margin + right * wide,
        top: room.top + margin + down * high,
        ...size,
      };
      const now = hidden(box);
      if (now < least) [at, least] = [box, now];
    }
  return { at, hides: least > 0 };
}

/** Where a lesson may speak: over the board, beside an open drawer; null if the drawer leaves no room. */
export const roomNow = (): Box | null =>
  roomOf(
    document.getElementById("board")?.getBoundingClientRect(),
    document.getElementById("drawer")?.getBoundingClientRect(),
  );

/** Of a board and a drawer. */
export function roomOf(board: Box | undefined, drawer: Box | undefined): Box | null {
  if (!board) return null;
  const { left, top, width, height } = board;
  if (!drawer || overlap(board, drawer) === 0) return { left, top, width, height };
  const beside = drawer.left - left;
  return beside < NARROWEST_ROOM ? null : { left, top, width: beside, height };
}
