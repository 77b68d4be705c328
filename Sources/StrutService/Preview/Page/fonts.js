// A font that was dropped or chosen: its contents, and its lines through letters that reach them.

import { get } from "./asking.js";
import { at, counted, make, points, shape, show } from "./elements.js";

export function setUpFonts() {
  let depth = 0;
  const carriesFile = event => [...(event.dataTransfer?.types ?? [])].includes("Files");
  const reveal = isOver => document.documentElement.classList.toggle("dropping", isOver);
  addEventListener("dragenter", event => { if (carriesFile(event)) reveal(++depth > 0); });
  addEventListener("dragleave", event => { if (carriesFile(event)) reveal(--depth > 0); });
  addEventListener("dragover", event => { if (carriesFile(event)) event.preventDefault(); });
  addEventListener("drop", event => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    reveal((depth = 0) > 0);
    if (event.dataTransfer.files[0]) inspect(event.dataTransfer.files[0]);
  });
  at("font-file").addEventListener("change", () => {
    if (at("font-file").files[0]) inspect(at("font-file").files[0]);
    at("font-file").value = "";
  });
  at("font-close").addEventListener("click", () => at("font").close());
  at("font").addEventListener("click", event => { if (event.target === at("font")) at("font").close(); });
}

async function inspect(file) {
  at("font-title").textContent = file.name;
  at("font-body").replaceChildren(make("p", { role: "status" }, "Opening the font…"));
  if (!at("font").open) at("font").showModal();
  try {
    const answer = await get("/preview/font", { method: "POST", body: file, headers: { "Content-Type": "application/octet-stream" } });
    const faces = await Promise.all(answer.faces.map(face => drawn(face)));
    const left = answer.faceCount - answer.faces.length;
    at("font-body").replaceChildren(make("p", { role: "status", class: "hint" },
      `${answer.bytes.toLocaleString("en")} bytes, ${counted(answer.faceCount, "face")}${left > 0 ? `; ${left} not shown` : ""}`), ...faces,
      ...(answer.failures.length ? [make("ul", { class: "problems" }, ...answer.failures.map(text => make("li", {}, text)))] : []));
  } catch (error) {
    at("font-body").replaceChildren(make("p", { class: "problems", role: "alert" }, error.message));
  }
}

async function drawn(face) {
  const { report } = face;
  const name = report.fullName ?? report.postScriptName ?? report.family ?? "Unnamed font";
  const facts = [["Family", report.family], ["Style", report.subfamily], ["PostScript name", report.postScriptName], ["Version", report.version],
    ["Format", report.format], ["Glyphs", report.glyphCount.toLocaleString("en")], ["Characters", report.codepointCount.toLocaleString("en")],
    ["Weight", report.weight], ["Axes", report.axes.map(axis => `${axis.tag} ${axis.range.map(points).join("–")}`).join(", ")],
    ["Scripts", report.scripts.join(", ")]].filter(([, value]) => value !== null && value !== "");
  return make("section", { class: "face" }, make("h3", {}, name), await picture(face), metrics(report),
    make("dl", { class: "facts" }, ...facts.flatMap(([term, value]) => [make("dt", {}, term), make("dd", {}, String(value))])),
    report.warnings.length ? make("ul", { class: "problems" }, ...report.warnings.map(text => make("li", {}, text))) : null);
}

async function picture(face) {
  const image = make("img", { alt: `“${face.sample}”, with the lines of the font`, draggable: "false" });
  await show(image, face.picture);
  const lines = shape("svg", { class: "lines", viewBox: `0 0 ${face.width} ${face.height}`, "aria-hidden": "true" });
  let next = -Infinity;
  for (const { name, points: height } of face.lines) {
    const y = face.baseline - height;
    const label = shape("text", { x: face.width + 10, y: Math.max(y, next) + 4, class: `l-${name === "baseline" ? "first" : "margin"}` });
    next = Math.max(y, next) + 14;
    label.textContent = name;
    lines.append(shape("line", { x1: 0, x2: face.width + 6, y1: y, y2: y, class: name === "baseline" ? "o-first" : "o-margin" }), label);
  }
  const sheet = make("div", { class: "sheet" }, image, lines);
  sheet.style.aspectRatio = `${face.width} / ${face.height}`;
  sheet.style.maxWidth = `${face.width}px`;
  return make("div", { class: "letters" }, sheet);
}

function metrics({ metrics, at: sized }) {
  const rows = [["Ascender", "ascender"], ["Descender", "descender"], ["Line gap", "leading"], ["Line height", "lineHeight"], ["Cap height", "capHeight"],
    ["x-height", "xHeight"], ["Underline", "underlinePosition"]];
  return make("table", { class: "metrics" },
    make("thead", {}, make("tr", {}, ...["Line", `In 1/${metrics.unitsPerEm} em`, `At ${points(sized?.pointSize ?? 17)} points`, "From"]
      .map(text => make("th", { scope: "col" }, text)))),
    make("tbody", {}, ...rows.map(([name, key]) => make("tr", {}, make("th", { scope: "row" }, name),
      make("td", {}, metrics[key] === null ? "–" : points(metrics[key])),
      make("td", {}, sized?.[key] === null || sized?.[key] === undefined ? "–" : points(sized[key])),
      make("td", {}, metrics.sources[key] ?? "–")))));
}
