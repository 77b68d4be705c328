// The state of the page, stored in the address after the #, so that a link shows the same state.

export const overlays = [["margins", "Margins"], ["baselines", "Baselines"], ["spacing", "System spacing"], ["frames", "Frames"],
  ["intrinsic", "Intrinsic sizes"]];

const usual = { cell: "", row: "0", size: "L", width: "", lang: "", dir: "", scale: "3", era: "", tall: "", bold: "", show: "margins,baselines,spacing",
  beside: "", view: "" };

// The limits of the width in points, which are those of the service.
export const widthLimits = { least: 1, most: 4096 };

export const state = { ...usual };

export function read() {
  const words = new URLSearchParams(location.hash.slice(1));
  for (const name of Object.keys(usual)) state[name] = words.get(name) ?? usual[name];
}

export function write() {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) if (value !== usual[name]) words.set(name, value);
  const hash = words.toString().replaceAll("%2C", ",").replaceAll("%2F", "/");
  history.replaceState(null, "", hash ? `#${hash}` : location.pathname);
}

// Returns the default state for this cell, with these overlays.
export function reset() {
  const { cell, row, show } = state;
  return { ...usual, cell, row, show };
}

export const list = name => state[name] ? state[name].split(",") : [];
export const shows = name => list("show").includes(name);

// Returns the query for the state.
export function question(...left) {
  const words = { cell: state.cell, row: state.row === "0" ? "" : state.row, category: state.size, width: state.width, locale: state.lang,
    direction: state.dir, scale: state.scale, era: state.era, tallLines: state.tall, bold: state.bold, beside: state.beside, view: state.view };
  const asked = Object.entries(words).filter(([name, value]) => value && !left.includes(name));
  return new URLSearchParams(asked).toString();
}
