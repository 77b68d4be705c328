// The details next to the picture: views, the constraints of the selected view, and system spacing.

import { at, counted, make, points, quoted } from "./elements.js";
import { state } from "./state.js";

const names = { left: "Left edge", top: "Top edge", width: "Width", height: "Height", firstBaseline: "First baseline",
  lastBaseline: "Last baseline" };

export function drawDetails(layout, choose) {
  drawViews(layout, choose);
  drawSelected(layout);
  drawSpacings(layout);
}

function drawViews(layout, choose) {
  const head = ["View", "Frame", "Content", "Baselines"];
  const rows = layout.views.map(view => {
    const button = make("button", { type: "button", class: "name", "aria-pressed": view.name === state.view }, view.name);
    button.addEventListener("click", () => choose(view.name));
    const { x, y, width, height } = view.frame;
    const content = [view.intrinsic.width, view.intrinsic.height].map(length => length === null ? "any" : points(length)).join(" × ");
    const baselines = [...new Set([view.firstBaseline, view.lastBaseline].filter(place => place !== null).map(points))];
    const lines = view.lineCount === null ? null : make("small", {}, `${counted(view.lineCount, "line")}${view.truncated ? ", truncated" : ""}`);
    return make("tr", {}, make("th", { scope: "row" }, button, make("small", {}, view.kind)),
      make("td", {}, `${points(width)} × ${points(height)}`, make("small", {}, `at ${points(x)}, ${points(y)}`)),
      make("td", {}, content === "any × any" ? "–" : content), make("td", {}, baselines.join(", ") || "–", lines));
  });
  const focused = document.activeElement?.closest("#views") ? document.activeElement.textContent : null;
  at("views").replaceChildren(make("thead", {}, make("tr", {}, ...head.map(text => make("th", { scope: "col" }, text)))),
    make("tbody", {}, ...rows));
  if (focused) [...at("views").querySelectorAll("button")].find(button => button.textContent === focused)?.focus();
}

function drawSelected(layout) {
  const view = layout.views.find(view => view.name === state.view);
  at("selected-title").textContent = view ? `Layout of ${view.name}` : "Selected view";
  at("selected-hint").hidden = Boolean(view);
  if (!view) return at("selected-body").replaceChildren();
  const facts = [
    view.text === null ? null : ["Text", quoted(view.text)],
    view.key === null ? null : ["Key", `${view.key} (${view.status})`],
    view.font === null ? null : ["Font", `${view.font}, ${points(view.pointSize)} points`],
  ].filter(fact => fact !== null);
  at("selected-body").replaceChildren(
    make("dl", { class: "facts" }, ...facts.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)])),
    ...(layout.explanations ?? []).map(explained));
}

function explained({ attribute, steps }) {
  const [first, ...rest] = steps;
  if (!first) return make("p", {}, `${names[attribute] ?? attribute}: no constraint.`);
  const chain = rest.length === 0 ? null : make("details", {},
    make("summary", {}, `${rest.length} more in the chain of constraints`), make("ol", { class: "chain" }, ...rest.map(step => make("li", {}, ...said(step)))));
  return make("div", { class: "why" },
    make("h3", {}, names[attribute] ?? attribute, make("b", {}, points(first.value))),
    make("p", {}, ...reasons(first)), chain);
}

const said = step => [make("code", {}, step.quantity), ` = ${points(step.value)} `, ...reasons(step)];

const reasons = step => step.because.length === 0 ? ["because no constraint sets it"]
  : ["because ", ...step.because.flatMap((reason, index) => [index ? ", and " : "", make("code", {}, reason)])];

function drawSpacings(layout) {
  at("spacing-section").hidden = layout.spacings.length === 0;
  at("spacings").replaceChildren(...layout.spacings.map(({ upper, lower, sum }) => {
    const terms = sum.terms.map(term => `${term.name} ${points(term.points)}`).join(" + ");
    const rounded = sum.unrounded === sum.spacing ? "" : `, rounded up to a pixel: ${points(sum.spacing)}`;
    const times = sum.multiplier === 1 ? "" : `, × ${points(sum.multiplier)} = ${points(sum.constant)}`;
    return make("li", {}, make("h3", {}, make("span", {}, make("code", {}, upper), " → ", make("code", {}, lower)), make("b", {}, points(sum.constant))),
      make("p", {}, `${terms} = ${points(sum.unrounded)}${rounded}${times}`),
      make("small", {}, `${sum.rule}, confidence ${sum.confidence}`));
  }));
}
