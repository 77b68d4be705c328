// The picture of a collection view, with a place to click on each item, header and footer, and their
// list. The places are for the mouse; the list has the same buttons for everyone.

import { at, counted, make, points, show } from "./elements.js";
import { state } from "./state.js";

// A picture that is wider than the panel scrolls instead of getting smaller than this.
const leastZoom = 0.6;

let picture = "";

// - Parameter choose: Shows the part with a number.
export async function drawCollection(found, choose) {
  at("collection-hint").textContent = summary(found);
  const zoom = Math.min(1, Math.max(leastZoom, at("collection-picture").clientWidth / found.width));
  const sheet = at("collection-sheet");
  [sheet.style.width, sheet.style.height] = [`${found.width * zoom}px`, `${found.height * zoom}px`];
  at("collection-hits").replaceChildren(...found.parts.map(part => hit(part, zoom, choose)));
  drawList(found.parts, choose);
  markPart();
  if (picture === found.picture) return;
  picture = found.picture;
  await show(at("collection-image"), picture);
}

// Marks the part that is shown.
export function markPart() {
  for (const button of document.querySelectorAll("[data-part]")) {
    const isShown = button.dataset.part === state.row;
    if (button.hasAttribute("aria-pressed")) button.setAttribute("aria-pressed", String(isShown));
    button.classList.toggle("now", isShown);
  }
  scrollToPart();
}

function scrollToPart() {
  const [map, place] = [at("collection-picture"), document.querySelector("#collection-hits .now")];
  if (!place) return;
  const isVisible = place.offsetTop >= map.scrollTop && place.offsetTop + place.offsetHeight <= map.scrollTop + map.clientHeight
    && place.offsetLeft >= map.scrollLeft && place.offsetLeft + place.offsetWidth <= map.scrollLeft + map.clientWidth;
  if (!isVisible) map.scrollTo(place.offsetLeft - 8, place.offsetTop - 8);
}

export function forgetCollection(text) {
  at("collection-hint").textContent = text;
  picture = "";
  at("collection-image").removeAttribute("src");
  at("collection-sheet").style.height = "0";
  for (const id of ["collection-hits", "collection-parts"]) at(id).replaceChildren();
}

function summary({ category, contentWidth, contentHeight, width, height, parts, count }) {
  const size = `${points(contentWidth)} × ${points(contentHeight)} points`;
  const isCut = width < contentWidth - 1 || height < contentHeight - 1 || parts.length < count;
  const rest = isCut ? ` The first ${counted(parts.length, "part")} of ${count.toLocaleString("en")} are shown.` : "";
  return `The content at ${category} is ${size}.${rest}`;
}

function hit({ index, name, frame }, zoom, choose) {
  const place = make("div", { class: "hit", "data-part": index, title: name });
  place.addEventListener("click", () => choose(index));
  Object.assign(place.style, { left: `${frame.x * zoom}px`, top: `${frame.y * zoom}px`, width: `${frame.width * zoom}px`,
    height: `${frame.height * zoom}px` });
  return place;
}

function drawList(parts, choose) {
  const focused = document.activeElement?.closest("#collection-parts") ? document.activeElement.dataset.part : null;
  const rows = parts.map(({ index, name, frame: { x, y, width, height } }) => {
    const title = name.replace(/^the /, "");
    const button = make("button", { type: "button", class: "name", "data-part": index, "aria-pressed": "false" }, title);
    button.addEventListener("click", () => choose(index));
    return make("tr", {}, make("th", { scope: "row" }, button), make("td", {}, `${points(width)} × ${points(height)}`),
      make("td", {}, `${points(x)}, ${points(y)}`));
  });
  const head = ["Part", "Size", "Position"].map(text => make("th", { scope: "col" }, text));
  at("collection-parts").replaceChildren(make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...rows));
  if (focused !== null) at("collection-parts").querySelector(`[data-part="${focused}"]`)?.focus();
}
