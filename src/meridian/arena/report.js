const dark = matchMedia("(prefers-color-scheme: dark)").matches;
const ink = dark ? "#e8eaee" : "#1c2430";
const dim = dark ? "#a3abb7" : "#5a6472";
const line = dark ? "#343c47" : "#e3e6ea";
const text = { labelColor: ink, titleColor: dim, labelFontSize: 12, titleFontSize: 12, titleFontWeight: "normal" };
const config = {
  background: "transparent",
  font: "system-ui, sans-serif",
  view: { stroke: null },
  axis: { ...text, gridColor: line, domainColor: line, tickColor: line },
  legend: { ...text },
};
for (const place of document.querySelectorAll(".chart")) {
  const spec = JSON.parse(place.querySelector("script").textContent);
  const options = { actions: false, renderer: "svg", config, tooltip: { theme: dark ? "dark" : "light" } };
  vegaEmbed(place, spec, options);
}
