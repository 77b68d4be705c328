#!/usr/bin/env python3
"""Uses the page of `strut audit --format html` in headless Chromium, with mouse, keyboard and
screen reader.

usage: Scripts/checks/check_audit_page.py --strut .build/release/strut [--screenshots FOLDER]
       needs: chromium (apt-get install chromium)

It checks, for a page of two cells and a table with hostile strings:
- The page has the same bytes with any number of workers, and loads nothing: it makes no request and
  logs no console message.
- The matrix has the counts of the JSON of the same audit. Arrow keys move in it, Enter opens a
  square, and Escape returns to it.
- The slider moves the picture through all sizes, and as many elements are marked as there are
  findings at each size.
- Filters by rule, element, severity and words keep the right findings, and Clear shows all of them
  again.
- The accessibility tree has the table, its squares with their labels, the slider, pictures with
  descriptions, and the number of findings.
- Totals count causes, and next to them findings. The heading of the pictures has at most two lines
  on any screen.
- Hostile strings stay text. Nothing extends beyond the screen of a phone. Focus is visible. In
  light and dark mode, small text has a contrast of at least 4.5 to 1.

Exit status 0: all checks passed; 1: a check failed, or there is no Chromium.
"""
import argparse
import json
import pathlib
import subprocess
import tempfile
import time

from chromium_page import Page

ROOT = pathlib.Path(__file__).resolve().parents[2]
CELL = r"""schema: 1
views:
  title: { label: { text: "</script><img src=x onerror=alert(1)><b>Delivery</b> & payment \u202e in one line", textStyle: headline } }
  note: { label: { text: "This note 🙂 does not scale", font: system, size: 13, lines: 0, adjustsFontForContentSizeCategory: false } }
  name: { label: { text: "Address", textStyle: body } }
  value: { label: { text: "12 Long Street, Springfield", textStyle: body } }
constraints:
  - title.leading == margins.leading
  - title.trailing == margins.trailing
  - title.top == margins.top
  - note.top == title.bottom
  - note.leading == margins.leading
  - note.trailing == margins.trailing
  - name.top == systemSpacing below note.bottom
  - name.leading == margins.leading
  - value.leading == name.trailing + 8
  - value.firstBaseline == name.firstBaseline
  - value.trailing <= margins.trailing
  - name.bottom == margins.bottom
"""
MANY = """schema: 1
cells:
  line:
    views: { text: { label: { textStyle: body, lines: 1 } } }
    constraints: ["V:|-[text]-|", "H:|-[text]-|"]
sections: [{ rows: [ROWS] }]
"""
SQUARE = "document.querySelectorAll('#matrix tbody button')[{}]"
FOCUSED = "document.activeElement.getAttribute('aria-label')"
# Returns text with too little contrast to its background: (text, ratio).
FAINT = """(() => {
  const numbers = color => color.match(/[\\d.]+/g).map(Number);
  const light = color => numbers(color).slice(0, 3).map(part => part / 255)
    .map(part => part <= .03928 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4)
    .reduce((sum, part, index) => sum + part * [.2126, .7152, .0722][index], 0);
  const ground = element => {
    const color = getComputedStyle(element).backgroundColor;
    return numbers(color)[3] === 0 && element.parentElement ? ground(element.parentElement) : color;
  };
  return [...document.querySelectorAll("body *")].filter(element => element.checkVisibility() && !element.closest("svg, noscript, .skip, .clean")
    && [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim())).map(element => {
      const [a, b] = [light(getComputedStyle(element).color), light(ground(element))].sort((a, b) => b - a);
      return [element.textContent.slice(0, 40), Math.round((a + .05) / (b + .05) * 100) / 100];
    }).filter(([, ratio]) => ratio < 4.5);
})()"""


def audit(strut, folder, *options):
    command = [strut, "audit", "cell.yaml", "self-sizing-cell.yaml", "artists.yaml", *options]
    done = subprocess.run(command, cwd=folder, capture_output=True)
    assert done.returncode == 1, done.stderr
    return done.stdout


def check_matrix(page, findings, categories):
    squares = page.value("[...document.querySelectorAll('#matrix tbody button')].map(b => [b.textContent, b.getAttribute('aria-label')])")
    assert len(squares) == len(categories)
    for category, (text, label) in zip(categories, squares):
        count = sum(category in finding["categories"] for finding in findings)
        assert text == (str(count) if count else "·"), (category, text, count)
        assert f", {category}: " in label, label


def status(page):
    return page.value("document.getElementById('status').textContent")


def check_keyboard(page, categories):
    """Checks arrow keys in the matrix, Enter, the slider, and Escape."""
    page.value(SQUARE.format(0) + ".focus()")
    for key, expected in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 11), ("ArrowRight", 11), ("Home", 0), ("End", 11)]:
        page.press(key)
        assert f", {categories[expected]}:" in page.value(FOCUSED), key
    assert page.value("document.querySelectorAll('#matrix [tabindex=\"0\"]').length") == 1
    assert float(page.value("getComputedStyle(document.activeElement).outlineWidth.replace('px', '')")) >= 2
    page.press("Enter")
    assert page.value("document.getElementById('inspector').open && document.activeElement.id") == "size"
    assert page.value("document.activeElement.getAttribute('aria-valuetext')") == "AX5"
    page.press("Escape")
    assert not page.value("document.getElementById('inspector').open")
    assert ", AX5:" in page.value(FOCUSED)


def check_slider(page, findings, categories):
    """Checks every size: the picture changes, and the marked and listed elements are those with
    findings."""
    page.press("Enter")
    heights = []
    for category in reversed(categories):
        assert page.value("document.getElementById('size').getAttribute('aria-valuetext')") == category
        assert page.value("document.getElementById('inspector-title').textContent").endswith(category)
        count = sum(category in finding["categories"] for finding in findings)
        said = page.value("document.getElementById('inspector-status').textContent")
        assert said.startswith(f"{count} finding" if count else "Nothing found"), said
        marks = page.value("document.querySelectorAll('#cells .mark:not(.other)').length")
        mentions = page.value("document.querySelectorAll('#cells .marks li').length")
        assert mentions >= count and 0 < marks <= mentions, (category, count, marks, mentions)
        heights.append(page.value("document.querySelector('#cells svg[role=img]').viewBox.baseVal.height"))
        assert page.value("document.querySelectorAll('#cells use').length") > 20
        assert page.value("[...document.querySelectorAll('#cells use')].every(use => document.querySelector(use.getAttribute('href')))")
        page.press("ArrowLeft")
    assert heights == sorted(heights, reverse=True) and len(set(heights)) > 6, heights
    page.press("End")
    assert page.value("document.querySelectorAll('#cells image').length") >= 1, "the emoji is not there"
    labels = [node for node in page.accessible() if node["role"] in ["image", "img"] and "320 points wide" in node["name"]]
    assert any("Truncated text, title" in node["name"] for node in labels), labels
    slider = [node for node in page.accessible() if node["role"] == "slider"]
    assert len(slider) == 1 and slider[0]["name"] == "Text size" and slider[0]["value"] == 11, slider
    page.press("Escape")


def check_filters(page, findings, categories):
    def choose(name, value):
        page.value(f"(() => {{ const box = document.getElementById('{name}'); box.value = {json.dumps(value)};"
                   " box.dispatchEvent(new Event('input', { bubbles: true })); })()")

    def expect(kept):
        expected = f"{len(kept)} of {len(findings)} findings shown" if len(kept) < len(findings) else f"{len(findings)} findings shown"
        assert status(page) == expected, (status(page), expected)
        check_matrix(page, kept, categories)

    choose("rule", "truncated-text")
    expect([finding for finding in findings if finding["rule"] == "truncated-text"])
    choose("rule", "")
    choose("element", "note")
    expect([finding for finding in findings if finding["element"] == "note"])
    choose("element", "")
    page.value("document.getElementById('severity-error').click()")
    expect([finding for finding in findings if finding["severity"] != "error"])
    page.value("document.getElementById('reset').click()")
    page.settle()
    expect(findings)
    page.value("document.getElementById('search').focus()")
    page.type("SPRINGFIELD")
    expect([finding for finding in findings if "Springfield" in (finding["text"] or "")])
    page.value("document.getElementById('reset').click()")
    page.settle()
    expect(findings)


def check_accessibility(page, findings, categories):
    nodes = page.accessible()
    roles = [node["role"] for node in nodes]
    assert roles.count("grid") == 1 and roles.count("gridcell") == len(categories) and "rowheader" in roles
    assert [node["name"].lstrip("A ") or "A" for node in nodes if node["role"] == "columnheader"][1:] == [c.lstrip("A ") for c in categories]
    squares = [node["name"] for node in nodes if node["role"] == "button" and "As written" in node["name"] and ", AX5: " in node["name"]]
    errors = sum("AX5" in finding["categories"] and finding["severity"] == "error" for finding in findings)
    assert any(f"{errors} error" in name for name in squares), squares
    assert any(node["role"] == "status" for node in nodes) and any(node["role"] == "search" for node in nodes)
    headings = [node["name"] for node in nodes if node["role"] == "heading"]
    assert headings[0] == "Layout audit" and "Findings" in headings
    unnamed = [node for node in nodes if node["role"] in ["button", "combobox", "searchbox", "checkbox", "slider"] and not node["name"]]
    assert not unnamed, unnamed


def check_totals(page, findings):
    """Checks that there is one total for each severity, with causes that are at most as many as
    findings."""
    totals = page.value("[...document.querySelectorAll('#totals li')].map(one => [one.className, one.querySelector('b').textContent, "
                        "one.querySelector('small').textContent])")
    data = page.value("data.report.findings.map(one => [one.severity, one.cause])")
    for rank, severity in enumerate(["note", "warning", "error"]):
        count = sum(finding["severity"] == severity for finding in findings)
        causes = len({cause for name, cause in data if name == severity})
        said = [(number, text) for name, number, text in totals if name == f"s{rank}"]
        assert said == ([(str(causes), f"in {count} finding" + "s" * (count != 1))] if count else []), (severity, said)


def check_more(page, folder, strut):
    """Checks a page of many cells: each button for more moves the focus to the first new cell, and
    strings have their language."""
    rows = ", ".join('{ text.text: "Eine Zeile, die länger ist, als die Zelle breit ist, Nummer %d" }' % index for index in range(60))
    (folder / "many.yaml").write_text(MANY.replace("ROWS", rows))
    options = ["many.yaml", "--locales", "de,fr", "--widths", "320", "--format", "html", "-o", "many.html"]
    assert subprocess.run([strut, "audit", *options], cwd=folder).returncode == 1
    page.open(folder / "many.html")
    assert page.value("document.querySelector('.said bdi').lang") == "de"
    assert page.value("document.getElementById('more').textContent") == "Show 10 more of 60"
    page.value("document.getElementById('more').focus()")
    page.press("Enter")
    assert page.value("[...document.querySelectorAll('#findings > li')].indexOf(document.activeElement)") == 50
    assert page.value("getComputedStyle(document.getElementById('more')).display") == "none"
    page.value(SQUARE.format(11) + ".click()")
    assert page.value("document.querySelectorAll('#cells .cell').length") == 12
    page.value("document.querySelector('#cells .more').focus()")
    page.press("Enter")
    assert page.value("[...document.getElementById('cells').children].indexOf(document.activeElement)") == 12
    page.press("Escape")
    # A report with files that could not be audited must not look clean.
    assert subprocess.run([strut, "audit", "nowhere.yaml", "--format", "html", "-o", "none.html"], cwd=folder,
                          capture_output=True).returncode == 3
    page.open(folder / "none.html")
    assert page.value("document.querySelectorAll('#matrix .unseen').length") == 12
    assert "Nothing could be audited" in page.value("document.getElementById('findings').textContent")


def check_looks(page, folder):
    """Checks light and dark mode, on a desktop and on a phone."""
    for name, width, height, dark, phone in [("desktop-light", 1280, 900, False, False), ("desktop-dark", 1280, 900, True, False),
                                             ("phone-light", 390, 844, False, True), ("phone-dark", 390, 844, True, True)]:
        page.look(width, height, dark, phone)
        for state in ["page", "findings", "square"]:
            page.value("scrollTo(0, 0)" if state == "page" else "document.getElementById('findings-title').scrollIntoView()")
            if state == "square":
                page.value(SQUARE.format(11) + ".click()")
            time.sleep(0.4)
            assert page.value("document.documentElement.scrollWidth <= innerWidth"), (name, state)
            assert page.value("document.getElementById('cells').scrollWidth <= innerWidth"), (name, state)
            faint = page.value(FAINT)
            assert not faint, (name, state, faint)
            if folder:
                page.screenshot(f"{folder}/{name}-{state}.png")
        page.press("Escape")
    for width in [320, 360, 400, 639, 641, 768]:
        page.look(width, 800, False, width < 700)
        page.value(SQUARE.format(11) + ".click()")
        time.sleep(0.4)
        lines = page.value("(() => { const one = document.getElementById('inspector-title'); "
                           "return one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight); })()")
        assert lines < 2.5, (width, lines)
        assert page.value("document.querySelector('.panel-top').scrollWidth <= innerWidth"), width
        if folder:
            page.screenshot(f"{folder}/panel-{width}.png")
        page.press("Escape")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--strut", required=True)
    parser.add_argument("--screenshots")
    arguments = parser.parse_args()
    strut = str(pathlib.Path(arguments.strut).resolve())
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "cell.yaml").write_text(CELL)
        for name in ["self-sizing-cell.yaml", "Artistry/artists.yaml", "Artistry/artist-cell.yaml"]:
            (folder / pathlib.Path(name).name).write_text((ROOT / "Examples" / name).read_text())
        document = json.loads(audit(strut, folder, "--format", "json"))
        findings, categories = document["findings"], document["categories"]
        html = audit(strut, folder, "--format", "html", "--workers", "1")
        assert html == audit(strut, folder, "--format", "html", "--workers", "2") and len(categories) == 12
        audit(strut, folder, "--format", "html", "-o", "audit.html")
        assert (folder / "audit.html").read_bytes() == html
        with Page() as page:
            page.look(1280, 900)
            page.open(folder / "audit.html")
            check_matrix(page, findings, categories)
            check_totals(page, findings)
            check_accessibility(page, findings, categories)
            hidden = page.value("[...document.querySelectorAll('[hidden]')].map(one => [one.id, getComputedStyle(one).display])")
            assert ["more", "none"] in hidden and all(display == "none" for _, display in hidden), hidden
            check_keyboard(page, categories)
            check_slider(page, findings, categories)
            check_filters(page, findings, categories)
            check_more(page, folder, strut)
            page.open(folder / "audit.html")
            assert page.value("document.querySelectorAll('main b img, main .said b, main script').length") == 0
            assert page.value("document.querySelector('.said bdi').textContent.length") > 0
            check_looks(page, arguments.screenshots)
            pages = {f"file://{folder}/{name}.html" for name in ["audit", "many", "none"]}
            complaints = [one for one in page.complaints() if one not in pages]
            assert not complaints, complaints
        drawn = json.loads(html.split(b'id="data">')[1].split(b"</script>")[0])
    print(f"{len(findings)} findings and {len(drawn['report']['strips'])} cells at {len(categories)} sizes in {len(html):,} bytes "
          f"({len(drawn['drawings'])} drawings of {len(drawn['outlines'])} outlines): all held")


if __name__ == "__main__":
    main()
