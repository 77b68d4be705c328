// The findings of the audit, first those at the displayed text size, and the marks on the slider.

import { at, counted, make, quoted } from "./elements.js";
import { state } from "./state.js";

const ranks = { error: 2, warning: 1, note: 0 };
const limit = 60;

export function drawFindings(report, categories, choose) {
  const here = report.findings.filter(finding => finding.categories.includes(state.size));
  const others = report.findings.filter(finding => !finding.categories.includes(state.size));
  at("findings-hint").textContent = report.problems.length > 0 ? report.problems.join(" ")
    : report.findings.length === 0 ? "No findings at any text size, in this width and language."
    : here.length === 0 ? `No findings at ${state.size}; ${counted(others.length, "finding")} at other sizes.`
    : `${counted(here.length, "finding")} at ${state.size}${others.length ? `, ${others.length} only at other sizes` : ""}.`;
  at("findings").replaceChildren(...[...here, ...others].slice(0, limit).map(finding => entry(finding, !here.includes(finding), choose)));
  mark(report.findings, categories);
}

export function forgetFindings(text) {
  at("findings-hint").textContent = text;
  at("findings").replaceChildren();
  for (const tick of at("ticks").children) tick.className = "";
}

function entry(finding, isElsewhere, choose) {
  const view = finding.element.split("/").at(-1);
  const button = make("button", { type: "button", class: "name" }, finding.element || "the cell");
  button.addEventListener("click", () => choose(view));
  const sizes = finding.categories.length > 2 ? `${finding.categories[0]} to ${finding.categories.at(-1)}` : finding.categories.join(", ");
  return make("li", { class: `finding b${ranks[finding.severity]}${isElsewhere ? " elsewhere" : ""}` },
    make("h3", {}, make("span", { class: `badge s${ranks[finding.severity]}` }, finding.severity), finding.rule),
    make("p", {}, button, " ", quoted(finding.message)), make("p", { class: "cure" }, finding.cure),
    make("small", {}, `At ${sizes}`));
}

function mark(findings, categories) {
  [...at("ticks").children].forEach((tick, index) => {
    const worst = Math.max(-1, ...findings.filter(finding => finding.categories.includes(categories[index])).map(finding => ranks[finding.severity]));
    tick.className = `${worst < 0 ? "" : `has h${worst}`}${categories[index] === state.size ? " now" : ""}`.trim();
  });
}
