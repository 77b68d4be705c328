"use strict";
// The findings, as written by `AuditPage`. All text is inserted as text, never as markup.
const data = JSON.parse(document.getElementById("data").textContent);
const { findings, strips, categories, locales, subjects, rules, unseen } = data.report;
const severities = ["note", "warning", "error"];
const plural = { note: "notes", warning: "warnings", error: "errors" };
const at = id => document.getElementById(id);
const counted = (count, noun, many = noun + "s") => `${count.toLocaleString("en")} ${count === 1 ? noun : many}`;

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

function shape(tag, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

// Each severity has its own shape, not only a color: a cross in a circle, a triangle, a bar in a square.
const icons = {
  2: "M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0Zm3.6 10.2-1.4 1.4L8 9.4l-2.2 2.2-1.4-1.4L6.6 8 4.4 5.8l1.4-1.4L8 6.6l2.2-2.2 1.4 1.4L9.4 8Z",
  1: "M8 .8 16 15H0ZM7 6v4.5h2V6Zm0 5.6v1.9h2v-1.9Z",
  0: "M2 0h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2Zm2 4v2h8V4Zm0 3.5v2h8v-2ZM4 11v2h5v-2Z",
};
const icon = severity => shape("svg", { class: "icon", viewBox: "0 0 16 16", "aria-hidden": "true" },
  shape("path", { d: icons[severity], "fill-rule": "evenodd" }));

const names = (() => { try { return new Intl.DisplayNames(["en"], { type: "language" }); } catch { return null; } })();
function languageName(locale) {
  try { return names?.of(locale) ?? locale; } catch { return locale; }
}
const localeTitle = index => locales[index] === null ? "As written" : `${languageName(locales[index])} (${locales[index]})`;
const points = number => String(Math.round(number * 1000) / 1000);
const worstRank = list => list.reduce((rank, finding) => Math.max(rank, finding.rank), -1);
// The language of text; untranslated text is in another language.
const languageOf = finding => finding.rule === "missing-translation" ? null : locales[finding.locale];
// The squares for which nothing could be laid out.
const unknown = new Set(unseen.flatMap((columns, row) => columns.map(column => `${row} ${column}`)));
const isUnseen = (row, column) => unknown.has(`${row} ${column}`);
// The index of the images in which each finding is worst.
const stripNumbers = new Map();
strips.forEach((one, index) => one.findings.forEach(number => {
  if (one.width === findings[number].worstWidth && !stripNumbers.has(number)) stripNumbers.set(number, index);
}));
const strip = finding => stripNumbers.get(finding.number) ?? -1;
findings.forEach((finding, number) => {
  finding.number = number;
  finding.rank = severities.indexOf(finding.severity);
  finding.words = [finding.rule, rules[finding.rule].title, finding.element, finding.other, finding.message, finding.text, finding.key,
    finding.file, subjects[finding.subject], locales[finding.locale]].filter(Boolean).join("\n").toLowerCase();
});

// MARK: Filters

const filter = { search: "", rule: "", element: "", subject: "", severities: new Set([0, 1, 2]) };
let shown = findings;

function passes(finding) {
  return filter.severities.has(finding.rank) && (!filter.rule || finding.rule === filter.rule)
    && (!filter.element || finding.element === filter.element)
    && (filter.subject === "" || finding.subject === Number(filter.subject))
    && (!filter.search || finding.words.includes(filter.search));
}

function refresh() {
  shown = findings.filter(passes);
  at("status").textContent = shown.length === findings.length
    ? `${counted(findings.length, "finding")} shown`
    : `${shown.length.toLocaleString("en")} of ${counted(findings.length, "finding")} shown`;
  fillMatrix();
  groupLimit = 50;
  listFindings();
}

function setUpFilters() {
  const option = (value, text) => make("option", { value }, text);
  const used = [...new Set(findings.map(finding => finding.rule))];
  used.sort((a, b) => rules[a].title < rules[b].title ? -1 : 1);
  at("rule").append(...used.map(rule => option(rule, `${rules[rule].title} (${findings.filter(one => one.rule === rule).length})`)));
  const elements = [...new Set(findings.map(finding => finding.element))].sort();
  at("element").append(...elements.map(element => option(element, element)));
  at("subject").append(...subjects.map((subject, index) => option(index, subject)));
  at("subject-label").hidden = subjects.length < 2;
  const ranks = [2, 1, 0].filter(rank => findings.some(finding => finding.rank === rank));
  at("severities").hidden = ranks.length < 2;
  for (const rank of ranks) {
    const name = severities[rank];
    const box = make("input", { type: "checkbox", id: `severity-${name}`, checked: true });
    at("severities").append(make("label", { class: `chip s${rank}` }, box, icon(rank), plural[name]));
  }
  at("filters").addEventListener("input", readFilters);
  at("filters").addEventListener("submit", event => event.preventDefault());
  at("filters").addEventListener("reset", () => setTimeout(readFilters));
}

function readFilters() {
  filter.search = at("search").value.trim().toLowerCase();
  for (const name of ["rule", "element", "subject"]) filter[name] = at(name).value;
  filter.severities = new Set([0, 1, 2].filter(rank => at(`severity-${severities[rank]}`)?.checked ?? true));
  refresh();
}

// MARK: The matrix

const squares = [];
let current = { row: 0, column: 0 };

function buildMatrix() {
  const heading = (name, index) => make("th", { scope: "col", class: name.startsWith("AX") ? "access" : null },
    make("span", { "aria-hidden": "true", style: `font-size:${10 + Math.round(index * 16 / Math.max(1, categories.length - 1))}px` }, "A"), name);
  const head = make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "Language"), ...categories.map(heading)));
  const body = make("tbody");
  locales.forEach((locale, row) => {
    squares.push([]);
    const name = locale === null ? [make("b", {}, "As written")] : [make("b", {}, locale), make("span", {}, languageName(locale))];
    const line = make("tr", {}, make("th", { scope: "row" }, ...name));
    categories.forEach((category, column) => {
      const button = make("button", { type: "button", tabindex: -1 });
      button.addEventListener("click", () => { moveTo(row, column); openInspector(row, column); });
      button.addEventListener("focus", () => moveTo(row, column, false));
      squares[row].push(button);
      line.append(make("td", { role: "gridcell" }, button));
    });
    body.append(line);
  });
  at("matrix").append(head, body);
  at("matrix").addEventListener("keydown", steer);
  moveTo(0, 0, false);
  const sample = (rank, text) => make("li", {}, make("i", { class: `s${rank}`, "aria-hidden": "true" }, icon(rank)), text);
  at("legend").append(sample(2, "errors"), sample(1, "warnings, no errors"), sample(0, "notes only"),
    make("li", {}, make("i", { style: "background:var(--none)", "aria-hidden": "true" }, "·"), "nothing found"));
  if (unknown.size) at("legend").append(make("li", {}, make("i", { class: "unseen", "aria-hidden": "true" }, "?"), "could not be audited"));
}

function fillMatrix() {
  squares.forEach((line, row) => line.forEach((button, column) => {
    const found = shown.filter(finding => finding.locale === row && finding.categories.includes(column));
    const worst = worstRank(found);
    const isBlank = worst < 0 && isUnseen(row, column);
    button.className = isBlank ? "unseen" : worst < 0 ? "clean" : `s${worst}`;
    const count = found.filter(one => one.rank === worst).length;
    button.replaceChildren(...(isBlank ? ["?"] : worst < 0 ? ["·"] : [icon(worst), String(count)]));
    const counts = [2, 1, 0].map(rank => [found.filter(one => one.rank === rank).length, severities[rank]]).filter(([count]) => count);
    const what = counts.map(([count, name]) => counted(count, name, plural[name])).join(", ") || (isBlank ? "could not be audited" : "nothing found");
    button.setAttribute("aria-label", `${localeTitle(row)}, ${categories[column]}: ${what}`);
    button.title = button.getAttribute("aria-label");
  }));
}

function moveTo(row, column, focus = true) {
  squares[current.row][current.column].tabIndex = -1;
  current = { row, column };
  squares[row][column].tabIndex = 0;
  if (focus) squares[row][column].focus();
}

function steer(event) {
  const { row, column } = current;
  const last = { row: locales.length - 1, column: categories.length - 1 };
  const places = {
    ArrowLeft: [row, column - 1], ArrowRight: [row, column + 1], ArrowUp: [row - 1, column], ArrowDown: [row + 1, column],
    Home: [event.ctrlKey ? 0 : row, 0], End: [event.ctrlKey ? last.row : row, last.column],
    PageUp: [0, column], PageDown: [last.row, column],
  };
  const place = places[event.key];
  if (!place) return;
  event.preventDefault();
  moveTo(Math.max(0, Math.min(last.row, place[0])), Math.max(0, Math.min(last.column, place[1])));
}

// MARK: The findings

let groupLimit = 50;

// The same fault of the same element in several languages is one card.
function groups() {
  const known = new Map();
  for (const finding of shown) {
    const key = [finding.subject, finding.part, finding.rule, finding.element, finding.other].join("\n");
    if (!known.has(key)) known.set(key, []);
    known.get(key).push(finding);
  }
  const list = [...known.values()].map(list => ({
    list, worst: list.reduce((worst, one) => (one.missing ?? 0) > (worst.missing ?? 0) ? one : worst),
  }));
  const order = (a, b) => b.worst.rank - a.worst.rank || (b.worst.missing ?? 0) - (a.worst.missing ?? 0)
    || a.worst.number - b.worst.number;
  return list.sort(order);
}

function listFindings() {
  const all = groups();
  at("findings").replaceChildren(...all.slice(0, groupLimit).map(card));
  at("more").hidden = all.length <= groupLimit;
  at("more").textContent = `Show ${Math.min(50, all.length - groupLimit)} more of ${all.length}`;
  if (all.length) return;
  at("findings").append(make("li", { class: "nothing" }, nothingText()));
}

function nothingText() {
  if (findings.length) return "No findings match the filters.";
  if (!data.report.layouts) return "Nothing could be audited.";
  return data.report.problems.length ? "Nothing was found in the parts that could be audited." : "Nothing was found. All text fits at every audited size.";
}

// The cards that were hidden before. The first of them gets the focus, because the button may be gone.
function showMore() {
  const count = at("findings").children.length;
  groupLimit += 50;
  listFindings();
  focusOn(at("findings").children[count]);
}

function focusOn(element) {
  if (!element) return;
  element.tabIndex = -1;
  element.focus();
}

function badge(rank) {
  return make("span", { class: `badge s${rank}` }, icon(rank), severities[rank]);
}

function card({ list, worst }) {
  const union = new Set(list.flatMap(finding => finding.categories));
  const widths = [...new Set(list.flatMap(finding => finding.widths))].sort((a, b) => a - b);
  const bars = categories.map((_, index) => make("i", { class: union.has(index) ? "on" : null,
    style: `height:${8 + Math.round(index * 18 / Math.max(1, categories.length - 1))}px` }));
  const where = [subjects[worst.subject] + (worst.line ? `:${worst.line}:${worst.column}` : ""),
    worst.part, widths.length ? `${widths.map(points).join(", ")} pt wide` : null,
    worst.key ? `key ${worst.key}` : null].filter(Boolean).join(" · ");
  return make("li", { class: `finding b${worst.rank}` },
    make("h3", {}, badge(worst.rank), rules[worst.rule].title, make("code", {}, worst.rule),
      make("code", {}, worst.objectID ? `${worst.element} (${worst.objectID})` : worst.element)),
    make("p", {}, capital(worst.message) + "."),
    worst.text ? make("p", { class: "said" }, "“", make("bdi", { dir: "auto", lang: languageOf(worst) }, shortened(worst.text)), "”", worst.textMark ? ` (${worst.textMark})` : "") : null,
    make("p", { class: "cure" }, worst.cure), make("p", { class: "where" }, where),
    make("div", { class: "languages" }, ...list.slice(0, 40).map(finding => showButton(finding, list.length))),
    make("aside", {}, make("div", { class: "sizes", "aria-hidden": "true" }, ...bars), make("span", { class: "sizes-text" }, worst.sizes)));
}

function showButton(finding, count) {
  const label = locales[finding.locale] ?? "Show";
  const spoken = `Show ${rules[finding.rule].title} of ${finding.element}, ${localeTitle(finding.locale)}`;
  const column = finding.categories.includes(finding.worstCategory) ? finding.worstCategory : finding.categories.at(-1);
  return make("button", { type: "button", class: "plain", "aria-label": spoken, onclick: () => openInspector(finding.locale, column, finding) },
    count > 1 || locales[finding.locale] !== null ? label : "Show");
}

const capital = text => text.charAt(0).toUpperCase() + text.slice(1);
const shortened = text => text.length > 160 ? text.slice(0, 159) + "…" : text;

// MARK: The images

const inspected = { locale: 0, column: 0, list: [], limit: 12 };
let opener = null;

function openInspector(locale, column, first = null) {
  opener = document.activeElement;
  inspected.column = column;
  show(locale, first);
  at("inspector").showModal();
  at("size").focus();
}

// The cells of a language, those with findings at this size first. Their order does not change while the slider moves.
function show(locale, first = null) {
  inspected.locale = locale;
  const isShown = new Set(shown.map(finding => finding.number));
  const chosen = first && strips[strip(first)];
  const rank = one => {
    if (one === chosen) return 0;
    const here = one.findings.some(number => isShown.has(number) && findings[number].categories.includes(inspected.column));
    return here ? 1 : one.findings.some(number => isShown.has(number)) ? 2 : 3;
  };
  const isFiltered = shown.length < findings.length;
  inspected.list = strips.filter(one => one.locale === locale).map((one, index) => ({ one, index, rank: rank(one) }))
    .filter(({ rank }) => !(isFiltered && rank === 3)).sort((a, b) => a.rank - b.rank || a.index - b.index).map(({ one }) => one);
  inspected.limit = 12;
  at("locale").value = String(locale);
  drawInspector();
  at("cells").scrollTop = 0;
}

function drawInspector() {
  const { locale, column } = inspected;
  const found = shown.filter(finding => finding.locale === locale && finding.categories.includes(column));
  at("inspector-title").textContent = `${localeTitle(locale)} · ${categories[column]}`;
  at("size").value = String(column);
  at("size").setAttribute("aria-valuetext", categories[column]);
  [...at("ticks").children].forEach((tick, index) => {
    const worst = worstRank(shown.filter(finding => finding.locale === locale && finding.categories.includes(index)));
    tick.className = [index === column ? "now" : "", worst < 0 ? "" : `has h${worst}`].join(" ");
  });
  at("inspector-status").textContent = found.length ? `${counted(found.length, "finding")} at ${categories[column]}`
    : isUnseen(locale, column) ? `Nothing could be audited at ${categories[column]}` : `Nothing found at ${categories[column]}`;
  const isShown = new Set(shown.map(finding => finding.number));
  const cells = inspected.list.slice(0, inspected.limit).map(one => cell(one, isShown));
  const rest = inspected.list.length - inspected.limit;
  if (rest > 0) cells.push(make("button", { class: "more", type: "button",
    onclick: showMoreCells }, `Show ${Math.min(12, rest)} more of ${inspected.list.length}`));
  const without = found.filter(finding => strip(finding) < 0);
  if (without.length) cells.push(make("section", { class: "cell" }, make("h3", {}, "Without a picture"),
    make("ul", { class: "marks" }, ...without.slice(0, 50).map(finding => mention(finding, null, null)))));
  if (!cells.length) cells.push(make("p", { class: "nothing" }, isUnseen(locale, column)
    ? "Nothing could be audited in this language at this size." : "Nothing was found in this language, so there are no pictures."));
  at("cells").replaceChildren(...cells);
}

function showMoreCells() {
  const count = inspected.limit;
  inspected.limit += 12;
  drawInspector();
  focusOn(at("cells").children[count]);
}

function cell(one, isShown) {
  const picture = one.pictures[inspected.column];
  const place = [subjects[one.subject], one.part].filter(Boolean).join(" · ");
  const size = picture ? `${points(one.width)} × ${points(picture.height)} pt` : `${points(one.width)} pt wide`;
  const marks = (picture?.marks ?? []).filter(mark => isShown.has(mark.finding)).sort((a, b) => a.frame[1] - b.frame[1]);
  const unmarked = one.findings.filter(number => isShown.has(number) && findings[number].categories.includes(inspected.column)
    && !marks.some(mark => mark.finding === number));
  const items = marks.map((mark, index) => mention(findings[mark.finding], index + 1, mark))
    .concat(unmarked.map(number => mention(findings[number], null, null)));
  return make("figure", { class: "cell" }, make("h3", {}, place + " ", make("span", {}, size)),
    make("div", { class: "stage" }, picture ? drawn(one, picture, marks, place) : make("p", {}, "The cell could not be laid out at this size.")),
    make("figcaption", {}, items.length ? make("ul", { class: "marks" }, ...items)
      : make("p", { class: "panel-status", style: "padding-bottom:10px" }, "No findings at this size.")));
}

function mention(finding, number, mark) {
  const missing = mark?.missing ? ` Off by ${points(mark.missing)} points at this size.` : "";
  const note = number === null && strip(finding) >= 0 ? ` Reported at ${finding.widths.map(points).join(", ")} points wide.` : "";
  return make("li", {}, make("span", { class: `number s${finding.rank}` }, number === null ? icon(finding.rank) : String(number)),
    make("span", {}, `${rules[finding.rule].title}: `, make("code", {}, finding.element), `.${missing}${note}`,
      make("small", {}, `${finding.missing === undefined ? capital(finding.message) : `Worst case: ${finding.message}`}. ${finding.cure}`)));
}

// The scale of images on the screen, if there is enough space.
const zoom = 1.35;

const rect = (box, attributes) => shape("rect", { x: box[0], y: box[1], width: Math.max(0, box[2]), height: Math.max(0, box[3]), ...attributes });

// The cell, with a tag next to it for each mark, so that nothing covers the letters.
function drawn(one, picture, marks, place) {
  const boxes = marks.map(mark => mark.frame);
  const left = Math.min(0, ...boxes.map(box => box[0])) - 3;
  const top = Math.min(0, ...boxes.map(box => box[1])) - 3;
  const edge = Math.min(picture.width * 2, Math.max(picture.width, ...boxes.map(box => box[0] + box[2])));
  const tags = tagged(marks, edge + 12);
  const right = edge + 3 + (tags.length ? 9 + Math.max(...tags.map(tag => tag.box[2])) : 0);
  const bottom = Math.max(picture.height, ...boxes.map(box => box[1] + box[3]), ...tags.map(tag => tag.box[1] + 15)) + 3;
  const said = marks.map((mark, index) => `${index + 1}: ${rules[findings[mark.finding].rule].title}, ${findings[mark.finding].element}`);
  const label = `${place} at ${categories[inspected.column]}, ${localeTitle(one.locale)}, ${points(one.width)} points wide. `
    + (said.length ? `Marked: ${said.join("; ")}.` : "Nothing is marked.");
  const svg = shape("svg", { viewBox: `${left} ${top} ${right - left} ${bottom - top}`, width: (right - left) * zoom,
    height: (bottom - top) * zoom, role: "img", "aria-label": label });
  svg.append(shape("g", { transform: "scale(.01)" }, ...elements(data.drawings[picture.drawing])));
  marks.forEach((mark, index) => svg.append(...marked(mark, tags[index], edge)));
  return svg;
}

// Each tag is at the height of its element, or directly below the previous tag.
function tagged(marks, x) {
  let next = -Infinity;
  return marks.map((mark, index) => {
    const text = mark.missing ? `${index + 1}  −${points(mark.missing)} pt` : String(index + 1);
    const y = Math.max(mark.frame[1], next);
    next = y + 17;
    return { text, box: [x, y, text.length * 5.8 + 8, 15] };
  });
}

function marked(mark, { text, box }, edge) {
  const rank = findings[mark.finding].rank;
  const words = shape("text", { x: box[0] + 4, y: box[1] + 11 });
  words.textContent = text;
  const end = Math.min(edge, mark.frame[0] + mark.frame[2]);
  const leader = `M${end} ${mark.frame[1] + Math.min(7, mark.frame[3] / 2)}L${edge + 5} ${box[1] + 7.5}H${box[0]}`;
  return [...(mark.other ? [rect(mark.other, { class: `mark other m${rank}` })] : []), rect(mark.frame, { class: `mark m${rank}`, rx: 1.5 }),
    shape("path", { class: `leader m${rank}`, d: leader }),
    shape("g", { class: `tag t${rank}`, "aria-hidden": "true" }, rect(box, { rx: 3 }), words)];
}

// The drawings of `PictureSheet`, with lengths in hundredths of a point.
const colors = data.colors;
let clips = 0;

function elements(list) {
  return list.flatMap(element => {
    const [kind, ...rest] = element;
    switch (kind) {
    case 0: return rect(rest.slice(1), { fill: colors[rest[0]] });
    case 1: return shape("line", { stroke: colors[rest[0]], "stroke-width": rest[1], x1: rest[2], y1: rest[3], x2: rest[4], y2: rest[5],
      "stroke-dasharray": rest.slice(6).join(" ") || "none" });
    case 2: return shape("polygon", { fill: colors[rest[0]], points: rest.slice(1).join(" ") });
    case 3: return glyphs(rest);
    case 4: return clipped(rest);
    case 5: return shape("image", { href: data.images[rest[0]], x: rest[1], y: rest[2], width: rest[3], height: rest[4],
      preserveAspectRatio: "none" });
    default: return [];
    }
  });
}

function glyphs([color, scale, ...places]) {
  const group = shape("g", { fill: colors[color] });
  for (let index = 0; index + 2 < places.length; index += 3) {
    const [glyph, x, y] = places.slice(index, index + 3);
    group.append(shape("use", { href: `#${outline(glyph)}`, transform: `translate(${x} ${y}) scale(${scale * 100})` }));
  }
  return group;
}

// Each outline is added to the page once, when it is first shown.
function outline(glyph) {
  const id = `glyph${glyph}`;
  if (!at(id)) at("shapes").append(shape("path", { id, d: data.outlines[glyph] }));
  return id;
}

function clipped([x, y, width, height, rx, list]) {
  const id = `clip${clips++}`;
  const path = shape("clipPath", { id }, rect([x, y, width, height], { rx }));
  return shape("g", { "clip-path": `url(#${id})` }, path, ...elements(list));
}

function setUpInspector() {
  at("size").max = String(categories.length - 1);
  at("size").addEventListener("input", () => { inspected.column = Number(at("size").value); drawInspector(); });
  at("ticks").append(...categories.map((name, index) => {
    const tick = make("span", {}, name);
    tick.addEventListener("click", () => { inspected.column = index; drawInspector(); });
    return tick;
  }));
  at("locale").append(...locales.map((_, index) => make("option", { value: index }, localeTitle(index))));
  at("locale").addEventListener("input", () => show(Number(at("locale").value)));
  at("locale-label").hidden = locales.length < 2;
  at("close").addEventListener("click", () => at("inspector").close());
  at("inspector").addEventListener("click", event => { if (event.target === at("inspector")) at("inspector").close(); });
  at("inspector").addEventListener("close", () => opener?.focus());
}

function setUpTop() {
  const { layouts, widths, version, leftOut } = data.report;
  const parts = [counted(subjects.length, "cell"), counted(locales.length, "language"), counted(categories.length, "text size"),
    counted(widths.length, "width")];
  at("lead").textContent = `${counted(layouts, "layout")}: ${parts.join(", ")}`;
  for (const rank of [2, 1, 0]) {
    // As everywhere in Strut, a total counts causes: one cause may have a finding in each language.
    const found = findings.filter(finding => finding.rank === rank);
    const count = new Set(found.map(finding => finding.cause)).size;
    const name = severities[rank];
    if (!count) continue;
    at("totals").append(make("li", { class: `s${rank}` }, icon(rank), make("b", {}, count.toLocaleString("en")), count === 1 ? name : plural[name],
      make("small", {}, `in ${counted(found.length, "finding")}`)));
  }
  if (data.report.problems.length) at("problems").append(make("div", { class: "problems" },
    make("strong", {}, layouts ? "Not everything could be audited" : "Nothing could be audited"), make("ul", {}, ...data.report.problems.map(text => make("li", {}, text)))));
  if (data.report.notes.length) at("problems").append(make("div", { class: "notice" },
    make("ul", {}, ...data.report.notes.map(text => make("li", {}, text)))));
  const note = leftOut ? ` Pictures of ${counted(leftOut, "cell")} are omitted to keep the page small; the worst findings are shown.` : "";
  at("foot").textContent = `Strut ${version}. Widths ${widths.map(points).join(", ")} points.${note}`;
}

setUpTop();
setUpFilters();
buildMatrix();
setUpInspector();
refresh();
at("more").addEventListener("click", showMore);
