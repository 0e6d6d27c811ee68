/* Plays asciicasts of this site: <div class="cast" data-cast="terminal.cast"></div>. Colours and weights, no cursor. */
const here = new URL(".", document.currentScript.src);
const COLOURS = { 31: "#c62828", 32: "#2e7d32", 33: "#b26a00", 34: "#1e66d0", 35: "#8e24aa", 36: "#00838f" };

function write(screen, state, text) {
  for (const [, codes, plain] of text.matchAll(/\x1b\[([\d;]*)m|([^\x1b]+)/g)) {
    if (plain === undefined) {
      for (const code of (codes || "0").split(";").map(Number)) {
        if (code === 0) state.style = "";
        else if (code === 1) state.style += "font-weight:bold;";
        else if (code === 2) state.style += "opacity:0.65;";
        else if (COLOURS[code]) state.style += `color:${COLOURS[code]};`;
      }
      continue;
    }
    const piece = document.createElement("span");
    piece.style.cssText = state.style;
    piece.textContent = plain.replaceAll("\r", "");
    screen.append(piece);
  }
  screen.scrollTop = screen.scrollHeight;
}

function show(place, cast) {
  const [head, ...events] = cast.trim().split("\n").map((line) => JSON.parse(line));
  const screen = document.createElement("pre");
  screen.tabIndex = 0;
  screen.setAttribute("aria-label", head.title);
  screen.style.cssText = "height:26em;overflow:auto;white-space:pre-wrap;font-size:0.65rem;padding:0.8em;";
  const button = document.createElement("button");
  button.className = "md-button";
  let timers = [];
  const end = () => {
    timers.forEach(clearTimeout);
    timers = [];
    button.textContent = "Play";
  };
  const all = () => {
    screen.replaceChildren();
    const state = { style: "" };
    for (const [, , text] of events) write(screen, state, text);
  };
  button.onclick = () => {
    if (timers.length > 0) return end(), all();
    screen.replaceChildren();
    const state = { style: "" };
    timers = events.map(([at, , text]) => setTimeout(() => write(screen, state, text), 1000 * at));
    timers.push(setTimeout(end, 1000 * (events.at(-1)?.[0] ?? 0)));
    button.textContent = "Show the end";
  };
  place.replaceChildren(screen, button);
  end();
  all();
}

for (const place of document.querySelectorAll("[data-cast]"))
  fetch(new URL(place.dataset.cast, here)).then(async (told) => show(place, await told.text()));
