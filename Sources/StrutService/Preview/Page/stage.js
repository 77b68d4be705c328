// The pictures: one, or three side by side, with lines over them, a button on each view, and an
// edge to drag.

import { at, make, points, shape, show } from "./elements.js";
import { overlay } from "./overlays.js";
import { state, widthLimits } from "./state.js";

// Baselines are to the left of a cell, and distances or, if there is room, their sums to the right.
const gutters = { left: 50, right: 52, sums: 236 };
// The zoom is that of cells at least as wide as a phone, so that it stays constant while an edge is
// dragged.
const phones = { large: 430, small: 320 };

export class Stage {
  #columns = [];
  #choose;
  #setWidth;
  #layouts = [];

  constructor(choose, setWidth) {
    this.#choose = choose;
    this.#setWidth = setWidth;
    new ResizeObserver(() => this.redraw()).observe(at("stage"));
  }

  async draw(layouts) {
    this.#layouts = layouts;
    while (this.#columns.length < layouts.length) this.#columns.push(this.#column(this.#columns.length === 0));
    for (const column of this.#columns.splice(layouts.length)) column.figure.remove();
    await Promise.all(layouts.map((layout, index) => this.#show(this.#columns[index], layout.picture)));
    this.redraw();
  }

  // A picture that is already shown stays: selecting a view does not change it.
  async #show(column, svg) {
    if (column.svg === svg) return;
    column.svg = svg;
    await show(column.picture, svg);
  }

  clear() {
    this.#layouts = [];
    for (const column of this.#columns.splice(0)) column.figure.remove();
  }

  // Redraws everything except the pictures, after a change of the overlays or of the room.
  redraw() {
    if (!this.#layouts.length) return;
    const { paddingLeft, paddingRight } = getComputedStyle(at("stage"));
    const room = at("stage").clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const isRow = this.#layouts.length > 1 && room > 700;
    const isWide = this.#layouts.length === 1 && room > 620;
    const count = isRow ? this.#layouts.length : 1;
    const free = room - count * (gutters.left + (isWide ? gutters.sums : gutters.right));
    const phone = room > 620 ? phones.large : phones.small;
    const across = isRow ? this.#layouts.reduce((sum, layout) => sum + layout.width, 0) : Math.max(this.#layouts[0].width, phone);
    const zoom = Math.min(isRow ? 1 : 1.5, Math.max(1, free) / across);
    at("stage").classList.toggle("row", isRow);
    this.#layouts.forEach((layout, index) => this.#place(this.#columns[index], layout, zoom, isWide));
  }

  #place(column, layout, zoom, isWide) {
    const { figure, sheet, picture, title, lines } = column;
    Object.assign(figure.dataset, { category: layout.category, direction: layout.direction });
    figure.style.paddingLeft = `${gutters.left}px`;
    figure.style.paddingRight = `${isWide ? gutters.sums : gutters.right}px`;
    title.replaceChildren(make("b", {}, layout.category), ` ${points(layout.width)} × ${points(layout.height)} points`);
    sheet.style.width = `${layout.width * zoom}px`;
    sheet.style.height = `${layout.height * zoom}px`;
    picture.alt = `The cell at ${layout.category}: ${layout.views.filter(view => view.text).map(view => view.text).join(", ")}`;
    lines.setAttribute("viewBox", `0 0 ${layout.width} ${layout.height}`);
    lines.replaceChildren(...overlay(layout, zoom, isWide, state.view));
    this.#placeHits(column, layout, zoom);
    if (column.handle) this.#placeHandle(column.handle, layout, zoom);
  }

  // MARK: Views

  // Large views are below the views inside them, and each button keeps its focus when the page is
  // redrawn.
  #placeHits({ hits, buttons }, layout, zoom) {
    const views = [...layout.views].sort((a, b) => b.frame.width * b.frame.height - a.frame.width * a.frame.height);
    const names = new Set(views.map(view => view.name));
    for (const [name, button] of buttons) {
      if (names.has(name)) continue;
      button.remove();
      buttons.delete(name);
    }
    views.forEach((view, index) => {
      let button = buttons.get(view.name);
      if (!button) {
        button = make("button", { type: "button", class: "hit" });
        button.addEventListener("click", () => this.#choose(view.name));
        buttons.set(view.name, button);
        hits.append(button);
      }
      const { x, y, width, height } = view.frame;
      button.setAttribute("aria-label", `${view.name}, ${view.kind}, ${points(width)} by ${points(height)} points, at ${layout.category}`);
      button.setAttribute("aria-pressed", String(view.name === state.view));
      Object.assign(button.style, { left: `${x * zoom}px`, top: `${y * zoom}px`, width: `${Math.max(8, width * zoom)}px`,
        height: `${Math.max(8, height * zoom)}px`, zIndex: String(index + 1) });
    });
  }

  // MARK: The edge

  #placeHandle(handle, layout, zoom) {
    handle.dataset.zoom = String(zoom);
    handle.dataset.width = String(layout.givenWidth);
    handle.setAttribute("aria-valuenow", String(Math.round(layout.givenWidth)));
    handle.setAttribute("aria-valuetext", `${points(layout.givenWidth)} points wide`);
  }

  #handle() {
    const handle = make("div", { class: "handle", role: "slider", tabindex: "0", "aria-label": "Width", "aria-orientation": "horizontal",
      "aria-valuemin": widthLimits.least, "aria-valuemax": widthLimits.most });
    const set = width => this.#setWidth(Math.min(widthLimits.most, Math.max(widthLimits.least, Math.round(width))));
    let start = null;
    handle.addEventListener("pointerdown", event => {
      handle.setPointerCapture(event.pointerId);
      start = { x: event.clientX, width: Number(handle.dataset.width), zoom: Number(handle.dataset.zoom) };
      handle.focus();
      event.preventDefault();
    });
    handle.addEventListener("pointermove", event => { if (start) set(start.width + (event.clientX - start.x) / start.zoom); });
    for (const kind of ["pointerup", "pointercancel"]) handle.addEventListener(kind, () => { start = null; });
    handle.addEventListener("keydown", event => {
      const step = event.shiftKey ? 10 : 1;
      const now = Number(state.width || handle.dataset.width);
      const next = { ArrowLeft: now - step, ArrowDown: now - step, ArrowRight: now + step, ArrowUp: now + step, PageDown: now - 10,
        PageUp: now + 10, Home: widthLimits.least, End: widthLimits.most }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      set(next);
    });
    return handle;
  }

  #column(isFirst) {
    const title = make("figcaption");
    const picture = make("img", { class: "picture", alt: "", draggable: "false" });
    const lines = shape("svg", { class: "lines", "aria-hidden": "true" });
    const hits = make("div", { class: "hits" });
    const handle = isFirst ? this.#handle() : null;
    const sheet = make("div", { class: "sheet" }, picture, lines, hits, handle);
    const figure = make("figure", { class: "column" }, title, sheet);
    at("stage").append(figure);
    return { figure, sheet, picture, title, lines, hits, handle, buttons: new Map(), svg: "" };
  }
}
