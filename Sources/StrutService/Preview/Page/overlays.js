// Lines over a picture, in its points. Labels keep their size on the screen at any zoom.

import { points, shape } from "./elements.js";
import { shows } from "./state.js";

const lettering = 11;

// - Parameter isWide: True if there is room for sums, and not only for numbers, to the right of the
//   cell.
export function overlay(layout, zoom, isWide, selected) {
  const pen = { layout, zoom, isWide, unit: 1 / zoom };
  return [
    ...(shows("spacing") ? spacings(pen) : []),
    ...(shows("margins") ? margins(pen) : []),
    ...(shows("frames") ? layout.views.map(view => box(view.frame, "o-frame")) : []),
    ...(shows("baselines") ? baselines(pen) : []),
    ...(shows("intrinsic") ? layout.views.flatMap(view => intrinsic(view, pen)) : []),
    ...layout.views.filter(view => view.name === selected).map(view => box(view.frame, "o-selected")),
  ];
}

const box = ({ x, y, width, height }, name) => shape("rect", { class: name, x, y, width, height });
const line = (x1, y1, x2, y2, name) => shape("line", { class: name, x1, y1, x2, y2 });

function letter(text, x, y, name, anchor, { unit }) {
  const element = shape("text", { class: name, x, y: y + 4 * unit, "font-size": lettering * unit, "text-anchor": anchor });
  element.textContent = text;
  return element;
}

// Moves numbers down that would overlap others.
function apart(marks, { unit }) {
  let next = -Infinity;
  return marks.sort((a, b) => a.y - b.y).map(mark => {
    const place = Math.max(mark.y, next);
    next = place + 12.5 * unit;
    return { ...mark, place };
  });
}

function margins({ layout, unit }) {
  const { x, y, width, height } = layout.margins;
  const reach = 6 * unit;
  return [
    ...[x, x + width].map(side => line(side, -reach, side, layout.height + reach, "o-margin")),
    ...[y, y + height].map(side => line(-reach, side, layout.width + reach, side, "o-margin")),
  ];
}

function baselines(pen) {
  const { layout, unit } = pen;
  const isOneLine = view => view.lastBaseline === null || view.lastBaseline - view.firstBaseline < 1 / 16;
  const marks = layout.views.flatMap(view => view.firstBaseline === null ? [] : isOneLine(view)
    ? [{ y: view.firstBaseline, name: "first" }]
    : [{ y: view.firstBaseline, name: "first" }, { y: view.lastBaseline, name: "last" }]);
  const single = marks.filter((mark, index) => marks.findIndex(other => Math.abs(other.y - mark.y) < 1 / 16) === index);
  const lines = single.map(mark => line(-4 * unit, mark.y, layout.width + 4 * unit, mark.y, `o-${mark.name}`));
  const numbers = apart(single, pen).map(mark =>
    letter(points(mark.y), -9 * unit, mark.place, `l-${mark.name}`, "end", pen));
  return [...lines, ...numbers];
}

function spacings(pen) {
  const { layout, unit, isWide } = pen;
  const bands = layout.spacings.map(spacing =>
    shape("rect", { class: "o-spacing", x: 0, y: spacing.start, width: layout.width, height: Math.max(0, spacing.end - spacing.start) }));
  const marks = layout.spacings.map(spacing => ({ y: (spacing.start + spacing.end) / 2, spacing }));
  const sums = apart(marks, pen).map(({ place, spacing }) =>
    letter(isWide ? shortSum(spacing.sum) : points(spacing.sum.constant), layout.width + 12 * unit, place, "l-spacing", "start", pen));
  return [...bands, ...sums];
}

// `20.67 (16 + 4.33 = 20.33)`: the sum is rounded up to a pixel. A sum of one term is the number
// alone.
function shortSum(sum) {
  const terms = sum.terms.map(term => points(term.points)).join(" + ").replaceAll("+ −", "− ");
  return sum.terms.length < 2 ? points(sum.constant) : `${points(sum.constant)} (${terms} = ${points(sum.unrounded)})`;
}

// The intrinsic size, drawn from the view's leading corner.
function intrinsic({ frame, intrinsic }, pen) {
  if (intrinsic.width === null && intrinsic.height === null) return [];
  const isReversed = pen.layout.direction === "rightToLeft";
  const width = intrinsic.width ?? frame.width;
  const own = { x: isReversed ? frame.x + frame.width - width : frame.x, y: frame.y, width, height: intrinsic.height ?? frame.height };
  const size = [intrinsic.width, intrinsic.height].map(length => length === null ? "any" : points(length)).join(" × ");
  const x = isReversed ? frame.x + frame.width - 3 * pen.unit : frame.x + 3 * pen.unit;
  return [box(own, "o-intrinsic"), letter(size, x, frame.y + 7 * pen.unit, "l-intrinsic", isReversed ? "end" : "start", pen)];
}
