// The page: controls set the state, the state sets the address and the request, and the response is shown.

import { Asker, get, Unanswered } from "./asking.js";
import { drawCollection, forgetCollection, markPart } from "./collection.js";
import { drawDetails } from "./details.js";
import { at, make, points } from "./elements.js";
import { drawFindings, forgetFindings } from "./findings.js";
import { setUpFonts } from "./fonts.js";
import { Stage } from "./stage.js";
import { list, overlays, question, read, reset, shows, state, widthLimits, write } from "./state.js";

const usualWidths = [320, 375, 390, 402, 430, 744, 1024];
// The pause before an audit of all text sizes, and the interval for checking files, in milliseconds.
const rest = 350, lookAgain = 1500;

let cells = null;
let layouts = [];
// The displayed or pending audit: its address, the revision of the files, and the report when ready.
let audited = null;
// The collection view that is displayed or requested: its address and the revision of the files.
let mapped = null;
let restTimer = 0;

const stage = new Stage(choose, width => change({ width: String(width) }));

const drawing = new Asker(async (answer, { since }) => {
  tell("cell", "");
  layouts = answer.layouts;
  await stage.draw(layouts);
  performance.measure("redraw", { start: since, end: performance.now(), detail: layouts[0].category });
  drawDetails(layouts[0], choose);
  tellStatus();
  if (answer.revision !== cells.revision) look();
}, error => {
  layouts = [];
  stage.clear();
  tell(error instanceof Unanswered ? "service" : "cell", error.message);
  at("status").textContent = "The cell could not be laid out.";
});

// A response to an outdated request does not apply to the displayed cell.
const auditing = new Asker((report, { address }) => {
  if (audited?.address !== address) return;
  audited.report = report;
  drawFindings(report, cells.categories, choose);
}, (error, { address }) => {
  if (audited?.address !== address) return;
  audited = null;
  forgetFindings(error.message);
});

const mapping = new Asker((found, { address }) => {
  if (mapped?.address === address) drawCollection(found, showPart);
}, (error, { address }) => {
  if (mapped?.address !== address) return;
  mapped = null;
  forgetCollection(error.message);
});

// MARK: Changes

function change(values) {
  tell("link", "");
  tell("field", "");
  Object.assign(state, values);
  write();
  turnKnobs();
  redraw();
}

function choose(view) { change({ view: state.view === view ? "" : view }); }

function showPart(index) { change({ row: String(index), view: "" }); }

function redraw() {
  if (!state.cell) return;
  drawing.ask(`/preview/layout?${question()}`);
  clearTimeout(restTimer);
  map();
  const address = `/preview/findings?${question("category", "beside", "view")}`;
  if (audited?.address === address && audited.revision === cells.revision) {
    if (audited.report) drawFindings(audited.report, cells.categories, choose);
    return;
  }
  audited = null;
  auditing.forget();
  forgetFindings("Checking all text sizes…");
  restTimer = setTimeout(() => {
    audited = { address, revision: cells.revision, report: null };
    auditing.ask(address);
  }, rest);
}

// Requests the picture of a collection view if it changes.
function map() {
  const isCollection = (shownCell()?.parts ?? null) !== null;
  at("collection-section").hidden = !isCollection;
  if (!isCollection) {
    mapped = null;
    return;
  }
  markPart();
  const address = `/preview/collection?${question("row", "beside", "view")}`;
  if (mapped?.address === address && mapped.revision === cells.revision) return;
  mapped = { address, revision: cells.revision };
  mapping.ask(address);
}

const shownCell = () => cells.cells.find(cell => cell.name === state.cell);

// MARK: Messages

// The problems of the service, the link that was followed, the number that was typed, and the cell.
const problems = { service: "", link: "", field: "", cell: "" };

function tell(kind, text) {
  problems[kind] = text;
  const said = Object.values(problems).filter(problem => problem).join("\n");
  at("problem").hidden = !said;
  if (at("problem").textContent !== said) at("problem").textContent = said;
}

function tellStatus() {
  const [layout] = layouts;
  const words = [...(layout.part ? [layout.part] : []), layout.category, `${points(layout.width)} × ${points(layout.height)} points`, ...layout.problems];
  at("status").textContent = words.join(" · ");
}

// MARK: Controls

// Sets every control to the state.
function turnKnobs() {
  const size = Math.max(0, cells.categories.indexOf(state.size));
  const named = shownCell();
  at("cell").value = state.cell;
  at("row-field").hidden = (named?.rows ?? named?.parts ?? null) === null;
  at("row-noun").textContent = rowNoun();
  at("row").max = String(named?.rows ?? named?.parts ?? 1);
  setUnlessTyped("row");
  at("size").value = String(size);
  at("size").setAttribute("aria-valuetext", state.size);
  at("size-name").textContent = state.size;
  [...at("ticks").children].forEach((tick, index) => tick.classList.toggle("now", index === size));
  at("lang").value = state.lang;
  at("dir").value = state.dir;
  at("scale").value = state.scale;
  at("era").value = state.era;
  setUnlessTyped("width");
  at("widths").value = usualWidths.includes(Number(shown.width())) ? shown.width() : "";
  at("bold").checked = state.bold !== "";
  at("tall").checked = state.tall !== "";
  for (const [name] of overlays) at(`show-${name}`).checked = shows(name);
  const beside = list("beside");
  at("stage").parentElement.classList.toggle("compared", beside.length > 0);
  at("beside").checked = beside.length > 0;
  [0, 1].forEach(index => {
    at(`beside-${index}`).hidden = beside.length === 0;
    if (beside[index]) at(`beside-${index}`).value = beside[index];
  });
}

// The contents of the number fields.
const shown = {
  row: () => String(Number(state.row) + 1),
  width: () => state.width || String(shownCell()?.width ?? 375),
};

// The parts of a collection view are its items, headers and footers.
const rowNoun = () => (shownCell()?.parts ?? null) === null ? "Row" : "Part";

const setUnlessTyped = id => { if (document.activeElement !== at(id)) at(id).value = shown[id](); };

// A typed number stays until editing ends. Then the field shows the actual number, and a message.
function correct(id, noun) {
  const field = at(id), { rangeUnderflow, rangeOverflow } = field.validity;
  field.value = shown[id]();
  if (rangeUnderflow || rangeOverflow) tell("field", `${noun} must be from ${field.min} to ${field.max}; ${field.value} is shown.`);
}

function listKnobs() {
  at("cell").replaceChildren(...cells.cells.map(cell => make("option", { value: cell.name }, cell.problem ? `${cell.name} (has errors)` : cell.name)));
  const option = tag => make("option", { value: tag }, named(tag));
  const source = cells.sourceLocale === null ? "As written" : `${named(cells.sourceLocale)} (source)`;
  at("lang").replaceChildren(make("option", { value: "" }, source),
    ...(cells.locales.length ? [make("optgroup", { label: "Languages" }, ...cells.locales.filter(tag => tag !== cells.sourceLocale).map(option))] : []),
    ...(cells.pseudolanguages.length ? [make("optgroup", { label: "Pseudolanguages" }, ...cells.pseudolanguages.map(({ tag }) => option(tag)))] : []));
  at("engines").textContent = cells.problems.length ? `Strings: ${cells.problems.join(" ")}` : "";
  for (const index of [0, 1]) {
    at(`beside-${index}`).replaceChildren(...cells.categories.map(name => make("option", { value: name }, name)));
  }
  at("size").max = String(cells.categories.length - 1);
  at("ticks").replaceChildren(...cells.categories.map(name => make("span", {}, name)));
}

const pseudolanguages = { "en-x-double": "Double-length", "en-x-rtl": "Right-to-left layout", "en-x-rtltext": "Right-to-left strings",
  "en-x-accent": "Accented", "en-x-bounded": "Bounded", "en-XA": "Android accented", "ar-XB": "Android right-to-left" };
const languages = new Intl.DisplayNames(["en"], { type: "language", fallback: "code" });

function named(tag) {
  if (pseudolanguages[tag]) return `${pseudolanguages[tag]} (${tag})`;
  try {
    return `${languages.of(tag)} (${tag})`;
  } catch {
    return tag;
  }
}

function setUpKnobs() {
  at("overlays").append(...overlays.map(([name, title]) => make("label", { class: `chip c-${name}` },
    make("input", { type: "checkbox", id: `show-${name}` }), " ", title)));
  at("widths").append(make("option", { value: "" }, "…"), ...usualWidths.map(width => make("option", { value: width }, String(width))));
  [at("width").min, at("width").max] = [widthLimits.least, widthLimits.most];
  const on = (id, kind, values) => at(id).addEventListener(kind, () => { if (cells) change(values(at(id))); });
  on("cell", "change", box => ({ cell: box.value, row: "0", width: "", view: "" }));
  on("row", "input", box => ({ row: String(within(Number(box.value), 1, Number(box.max)) - 1), view: "" }));
  on("size", "input", box => ({ size: cells.categories[Number(box.value)] }));
  on("lang", "change", box => ({ lang: box.value }));
  on("dir", "change", box => ({ dir: box.value }));
  on("scale", "change", box => ({ scale: box.value }));
  on("era", "change", box => ({ era: box.value }));
  on("width", "input", box => ({ width: box.value ? String(within(Number(box.value), widthLimits.least, widthLimits.most)) : "" }));
  at("row").addEventListener("change", () => { if (cells) correct("row", `A ${rowNoun().toLowerCase()}`); });
  at("width").addEventListener("change", () => { if (cells) correct("width", "A width"); });
  on("widths", "change", box => ({ width: box.value }));
  on("bold", "change", box => ({ bold: box.checked ? "true" : "" }));
  on("tall", "change", box => ({ tall: box.checked ? "true" : "" }));
  on("beside", "change", box => ({ beside: box.checked ? "XS,AX5" : "" }));
  for (const index of [0, 1]) on(`beside-${index}`, "change", () => ({ beside: `${at("beside-0").value},${at("beside-1").value}` }));
  at("ticks").addEventListener("click", event => {
    const index = [...at("ticks").children].indexOf(event.target);
    if (index >= 0) change({ size: cells.categories[index] });
  });
  for (const [name] of overlays) at(`show-${name}`).addEventListener("change", showOverlays);
  on("reset", "click", () => reset());
  at("link").addEventListener("click", copyLink);
}

const within = (number, least, most) => Math.min(most, Math.max(least, Math.round(number * 100) / 100 || least));

// All overlays are in the response, so no request is needed.
function showOverlays() {
  state.show = overlays.map(([name]) => name).filter(name => at(`show-${name}`).checked).join(",");
  write();
  stage.redraw();
}

async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href);
    at("status").textContent = "The link was copied to the clipboard.";
  } catch {
    at("status").textContent = "The browser does not allow access to the clipboard; copy the address of the page.";
  }
}

// MARK: Cells

// Sets the list of cells, at the start and after files have changed.
function take(found) {
  if (found.revision === cells?.revision) return;
  cells = found;
  listKnobs();
  showState();
}

// Shows the state of a link that was opened here. A link without a cell keeps the current cell.
function follow() {
  if (!location.hash.includes("=")) return write();
  const { cell } = state;
  tell("link", "");
  read();
  state.cell ||= cell;
  if (cells) showState();
}

// Shows the state, or the first cell if it names none. An unknown cell is reported and replaced.
function showState() {
  const [first] = cells.cells;
  if (first && !cells.cells.some(cell => cell.name === state.cell)) {
    const missing = state.cell;
    state.cell = first.name;
    if (missing) {
      tell("link", `Unknown cell "${missing}"; ${first.name} is shown.`);
      Object.assign(state, { row: "0", view: "" });
      write();
    }
  }
  turnKnobs();
  if (first) return redraw();
  layouts = [];
  stage.clear();
  at("status").textContent = "No cells. Add them with strut preview FOLDER. Fonts can be inspected without cells.";
}

// Requests the list of cells and, if the service was unavailable, the pending data.
async function look() {
  try {
    const found = await get("/preview/cells");
    const wasAway = problems.service !== "";
    const isSame = found.revision === cells?.revision;
    tell("service", "");
    take(found);
    if (wasAway && isSame) showState();
  } catch (error) {
    tell("service", error.message);
  }
}

setUpKnobs();
setUpFonts();
read();
await look();
addEventListener("hashchange", follow);
at("skip").addEventListener("click", event => { event.preventDefault(); at("stage").focus(); });
setInterval(() => { if (!document.hidden) look(); }, lookAgain);
