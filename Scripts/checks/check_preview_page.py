#!/usr/bin/env python3
"""Uses the preview page in headless Chromium, and measures the time until controls take effect.

usage: Scripts/checks/check_preview_page.py --strut .build/release/strut [--screenshots FOLDER] [--json]
       needs: strut-server next to strut (make server), chromium (apt-get install chromium)

It checks Apple's sample, the example app of the audit with its strings, and a document with hostile
strings:
- `strut preview` prints the address of the page, and ends the server when it ends.
- The keys of the slider select twelve text sizes. Each picture has the height and frames of
  `strut layout`.
- The edge is dragged by the mouse and moved by keys, and the cell has the displayed width. An
  invalid width is reported. On a phone the widest cell is completely visible.
- Arabic is laid out from right to left, with its own strings. Overlays are drawn from the response
  without a request.
- A click on a view shows the constraints that `strut layout --explain` prints.
- The findings are those of `strut audit`, however fast the width changes. Three sizes are shown
  side by side. A row of a table can be selected.
- The items, headers and footers of a collection view have the frames of `strut table`, in a list
  and over a picture. The selected one has this size, its overlays, and the findings of
  `strut audit`.
- The skip link leaves the address unchanged. A link without a cell keeps the current cell. A link
  to a missing cell is reported.
- A font that is dropped is inspected, with its lines. A file that is not a font is reported.
- A link shows the same state on another page. A file that changes is drawn again, also if there was
  none at first or if the service was unavailable meanwhile.
- Nothing is loaded from other sites, there are no console messages, every control has a name, and
  hostile strings stay text. On a phone nothing extends beyond the screen. In light and dark mode
  small text has a contrast of 4.5 to 1.

Exit status 0: all checks passed; 1: a check failed, or there is no Chromium.
"""
import argparse
import json
import pathlib
import shutil
import signal
import statistics
import subprocess
import tempfile
import time

from check_audit_page import FAINT
from chromium_page import Page

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIZES = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
HOSTILE = """schema: 1
views:
  title: { label: { text: "</script><img src=x onerror=alert(1)> \\u202e & <b>bold</b>", textStyle: headline } }
constraints:
  - title.top == margins.top
  - title.bottom == margins.bottom
  - title.leading == margins.leading
  - title.trailing == margins.trailing
"""
WORDS = """schema: 1
collection:
  width: 320
  flow: { itemSize: { width: 140, height: 40 }, headerReferenceSize: { width: 0, height: 50 } }
cells:
  word:
    views: { text: { label: { textStyle: body, lines: 0 } } }
    constraints: ["H:|-10-[text]-10-|", "V:|-5-[text]-5-|"]
sections:
  - header: { cell: word, text.text: Words }
    items: [{ text.text: Sea }, { text.text: Mountains and valleys }, { text.text: City }]
"""
SHOWN = "document.querySelector('.column')?.dataset.category"


class Served:
    """Runs `strut preview` for a folder, until the end of the block."""

    def __init__(self, strut, folder, *arguments):
        self.process = subprocess.Popen([strut, "preview", folder, *arguments], stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://127.0.0.1:"), self.address

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(timeout=30) == 0, self.process.returncode


def fill(folder):
    (folder / "sample.yaml").write_text((ROOT / "Examples/self-sizing-cell.yaml").read_text())
    (folder / "hostile.yaml").write_text(HOSTILE)
    shutil.copytree(ROOT / "Examples/Collections", folder / "collections")
    (folder / "collections/words.yaml").write_text(WORDS)
    shutil.copytree(ROOT / "Examples/Audit/Seeded", folder / "app")
    shutil.copytree(ROOT / "Examples/Audit/Strings", folder / "strings")


def command(strut, folder, *arguments):
    done = subprocess.run([strut, *arguments, "--json"], cwd=folder, capture_output=True, text=True)
    assert done.returncode in [0, 1], done.stderr
    return json.loads(done.stdout)


def frames(page):
    """Returns the list of views: name, width × height."""
    return dict(page.value("[...document.querySelectorAll('#views tbody tr')].map(row => [row.querySelector('button').textContent,"
                           " row.cells[1].firstChild.data])"))


def text(points):
    return f"{points:.2f}".rstrip("0").rstrip(".")


def go(page, served, words):
    """Opens a link, like a link from another page."""
    page.open("about:blank")
    page.open(f"{served.address}#{words}")
    page.wait(f"{SHOWN} && document.getElementById('views').rows.length > 1")


def go_and_rest(page, served, words):
    """Opens a link and waits until nothing on the page moves, so that mouse positions are
    stable."""
    go(page, served, words)
    page.wait("!document.getElementById('findings-hint').textContent.startsWith('Checking')")
    page.settle()


def check_slider(page, served, strut, folder):
    go(page, served, "cell=sample.yaml&size=XS&width=320")
    page.value("document.getElementById('size').focus()")
    heights = []
    for size in SIZES:
        page.wait(f"{SHOWN} === '{size}'")
        page.settle()
        document = command(strut, folder, "layout", "sample.yaml", "--width", "320", "--category", size)
        expected = {name: f"{text(view['frame']['width'])} × {text(view['frame']['height'])}" for name, view in document["views"].items()}
        assert frames(page) == expected, (size, frames(page), expected)
        assert page.value("document.querySelector('figcaption').textContent").endswith(f"320 × {text(document['height'])} points")
        slider = [node for node in page.accessible() if node["role"] == "slider" and node["name"] == "Text size"]
        assert len(slider) == 1 and slider[0]["value"] == SIZES.index(size), slider
        natural = page.value("(i => [i.naturalWidth, i.naturalHeight])(document.querySelector('.picture'))")
        assert abs(natural[1] - document["height"] * natural[0] / 320) < 2, (natural, document["height"])
        heights.append(document["height"])
        page.press("ArrowRight")
    assert heights == sorted(heights) and len(set(heights)) > 8, heights


def check_width(page, served):
    go_and_rest(page, served, "cell=sample.yaml&size=AX3")
    place = page.value("(r => [r.x + r.width / 2, r.y + r.height / 2])(document.querySelector('.handle').getBoundingClientRect())")
    zoom = page.value("Number(document.querySelector('.handle').dataset.zoom)")
    page.drag(place, [place[0] - 100 * zoom, place[1]])
    page.wait("document.querySelector('figcaption').textContent.includes(' 275 ×')")
    assert page.value("location.hash").find("width=275") > 0
    page.value("document.querySelector('.handle').focus()")
    for key, width in [("ArrowRight", 276), ("ArrowLeft", 275), ("PageUp", 285), ("PageDown", 275), ("Home", 1), ("End", 4096)]:
        page.press(key)
        page.wait(f"document.querySelector('.handle').getAttribute('aria-valuenow') === '{width}'")
    page.value("document.getElementById('reset').click()")
    page.wait(f"{SHOWN} === 'L' && document.getElementById('width').value === '375'")
    for typed, width, said in [("0", "1", "from 1 to 4096; 1 is shown."), ("99999", "4096", "from 1 to 4096; 4096 is shown."), ("320", "320", "")]:
        page.value("(b => { b.focus(); b.select(); })(document.getElementById('width'))")
        page.type(typed)
        page.wait(f"location.hash.includes('width={width}')")
        assert page.value("document.getElementById('width').value") == typed, "what is typed stays meanwhile"
        page.press("Tab")
        assert page.value("document.getElementById('width').value") == width
        assert page.value("document.getElementById('problem').textContent").endswith(said), (typed, said)


def check_wide(page, served):
    """Checks that the widest cell, with its edge, is also completely visible on a phone."""
    page.look(320, 640, phone=True)
    for width in [1024, 4096]:
        go(page, served, f"cell=sample.yaml&width={width}")
        handle = "document.querySelector('.handle').getBoundingClientRect().right"
        page.wait(f"document.querySelector('figcaption').textContent.includes(' {width} ×')")
        assert page.value(f"{handle} <= innerWidth"), (width, page.value(handle))
    page.look(1280, 900)


def check_languages(page, served, strut, folder):
    go(page, served, "cell=app/languages.yaml&size=XL")
    before = page.value("document.querySelector('.picture').alt")
    page.value("(b => { b.value = 'ar'; b.dispatchEvent(new Event('change')); })(document.getElementById('lang'))")
    page.wait(f"document.querySelector('.picture').alt !== {json.dumps(before)}")
    alt = page.value("document.querySelector('.picture').alt")
    assert any("\u0600" <= letter <= "\u06ff" for letter in alt), alt
    direction = "document.querySelector('.column').dataset.direction"
    assert page.value(direction) == "rightToLeft"
    page.value("(b => { b.value = 'leftToRight'; b.dispatchEvent(new Event('change')); })(document.getElementById('dir'))")
    page.wait(f"{direction} === 'leftToRight'")
    assert page.value("document.querySelector('.picture').alt") == alt
    page.value("(b => { b.value = 'en-x-double'; b.dispatchEvent(new Event('change')); })(document.getElementById('lang'))")
    page.wait("/: (.+) \\1$/.test(document.querySelector('.picture').alt)")


def check_explanation(page, served, strut, folder):
    go_and_rest(page, served, "cell=sample.yaml&size=AX1&width=320")
    body = page.value("(r => [r.x + r.width / 2, r.y + r.height / 2])([...document.querySelectorAll('.hit')]"
                      ".find(b => b.ariaLabel.startsWith('body')).getBoundingClientRect())")
    page.drag(body, body, 1)
    page.wait("document.querySelectorAll('.why').length > 4")
    said = page.value("[...document.querySelectorAll('.why')].map(w => w.textContent).join('\\n')")
    document = command(strut, folder, "layout", "sample.yaml", "--width", "320", "--category", "AX1", "--explain", "body.top")
    for step in document["explanation"]:
        for reason in step["because"]:
            assert reason in said, (reason, said)
    assert page.value("document.querySelector('.hit[aria-pressed=true]').ariaLabel").startswith("body")
    page.value("document.querySelector('#views button').click()")
    page.wait("document.getElementById('selected-title').textContent.includes('headline')")


def check_overlays(page, served):
    go(page, served, "cell=sample.yaml&size=XXL&show=")
    requests = len(page.complaints())
    assert page.value("document.querySelector('svg.lines').childElementCount") == 0
    for name, mark in [("margins", ".o-margin"), ("baselines", ".o-first"), ("spacing", ".o-spacing"), ("frames", ".o-frame"), ("intrinsic", ".o-intrinsic")]:
        page.value(f"document.getElementById('show-{name}').click()")
        assert page.value(f"document.querySelectorAll('svg.lines {mark}').length") >= 2, name
    asked = [one for one in page.complaints()[requests:] if "/preview/layout" in one]
    assert not asked, asked
    sums = page.value("[...document.querySelectorAll('.l-spacing')].map(t => t.textContent)")
    assert len(sums) == 3 and all("=" in one for one in sums), sums


def check_findings(page, served, strut, folder):
    go(page, served, "cell=app/artist-cell.yaml&size=XXXL&width=200&lang=de")
    report = command(strut, folder, "audit", "app/artist-cell.yaml", "--strings", "strings", "--locales", "de", "--widths", "200")
    here = sum("XXXL" in finding["categories"] for finding in report["findings"])
    assert report["findings"], "the seeded cell has faults"
    expected = f"{here} finding{'' if here == 1 else 's'} at XXXL" if here else "No findings at XXXL"
    page.wait(f"document.getElementById('findings-hint').textContent.startsWith('{expected}')")
    assert page.value("document.querySelectorAll('.finding').length") == len(report["findings"])
    marked = page.value("[...document.querySelectorAll('#ticks .has')].map(t => t.textContent)")
    assert marked == [size for size in SIZES if any(size in finding["categories"] for finding in report["findings"])], marked


def check_rest(page, served, strut, folder):
    """Checks that the audit of an earlier state, finished or not, does not affect the current
    state."""
    widths = [430, 60]
    expected = {}
    for width in widths:
        report = command(strut, folder, "audit", "hostile.yaml", "--widths", str(width))
        expected[width] = sum("XS" in finding["categories"] for finding in report["findings"])
    go(page, served, "cell=hostile.yaml&size=XS&width=430")
    page.wait("!document.getElementById('findings-hint').textContent.startsWith('Checking')")
    hint = page.value("document.getElementById('findings-hint').textContent")
    for pause in [50, 380]:
        page.value(f"""(async () => {{
          for (const width of ["60", "430"]) {{
            const box = document.getElementById("width");
            box.value = width;
            box.dispatchEvent(new Event("input"));
            await new Promise(done => setTimeout(done, {pause}));
          }}
          await new Promise(done => setTimeout(done, 1500));
        }})()""")
        page.wait("!document.getElementById('findings-hint').textContent.startsWith('Checking')")
        assert page.value("document.getElementById('findings-hint').textContent") == hint, (pause, hint)
    assert expected[60] != expected[430], "the two widths have different findings"


def check_skip(page, served):
    go(page, served, "cell=sample.yaml&size=AX3&width=320&view=body")
    before = page.value("location.hash")
    page.press("Tab")
    assert page.value("document.activeElement.id") == "skip"
    page.press("Enter")
    page.wait("document.activeElement.id === 'stage'")
    assert page.value("location.hash") == before
    # A link without a cell keeps the current cell.
    page.value("location.hash = '#size=AX4&width=320'")
    page.wait(f"{SHOWN} === 'AX4'")
    assert page.value("document.getElementById('cell').value") == "sample.yaml"


def check_missing(page, served):
    """Checks that a link to a missing cell is reported, and that the address shows the displayed
    cell."""
    go(page, served, "cell=gone.yaml&size=AX2&row=3&view=title")
    first = page.value("document.getElementById('cell').options[0].value")
    told = "document.getElementById('problem').textContent"
    page.wait(f"{SHOWN} === 'AX2'")
    assert page.value(told) == f'Unknown cell "gone.yaml"; {first} is shown.', page.value(told)
    hash = f"#cell={first}&size=AX2"
    assert page.value("[location.hash, document.getElementById('cell').value]") == [hash, first], page.value("location.hash")
    page.value("location.hash = '#cell=sample.yaml'")
    page.wait(f"{SHOWN} === 'L' && document.getElementById('cell').value === 'sample.yaml' && document.getElementById('problem').hidden")


def check_following(strut):
    """Checks that the page follows a folder that is empty at first, and a service that ends and
    returns."""
    with tempfile.TemporaryDirectory() as folder, Page() as page:
        folder = pathlib.Path(folder)
        page.look(1280, 900)
        with Served(strut, folder) as served:
            page.open(served.address)
            page.wait("document.getElementById('status').textContent.startsWith('No cells.')")
            (folder / "hostile.yaml").write_text(HOSTILE)
            page.wait(f"{SHOWN} === 'L' && document.getElementById('cell').value === 'hostile.yaml'")
            port = served.address.rstrip("/").rsplit(":", 1)[1]
        page.wait("document.getElementById('problem').textContent.startsWith('The service does not respond.')")
        page.value("(b => { b.value = '0'; b.dispatchEvent(new Event('input')); })(document.getElementById('size'))")
        page.wait("!document.querySelector('.column')")
        with Served(strut, folder, "--port", port):
            page.wait(f"document.getElementById('problem').hidden && {SHOWN} === 'XS'")


def check_beside(page, served):
    go(page, served, "cell=sample.yaml&beside=XS,AX5")
    assert page.value("[...document.querySelectorAll('.column')].map(c => c.dataset.category)") == ["L", "XS", "AX5"]
    page.value("document.getElementById('beside').click()")
    page.wait("document.querySelectorAll('.column').length === 1")


def check_rows(page, served):
    go(page, served, "cell=app/account.yaml&lang=de")
    assert not page.value("document.getElementById('row-field').hidden")
    before = page.value("document.querySelector('.picture').alt")
    page.value("(b => { b.value = '2'; b.dispatchEvent(new Event('input')); })(document.getElementById('row'))")
    page.wait(f"document.querySelector('.picture').alt !== {json.dumps(before)} && location.hash.includes('row=1')")


PARTS = ("[...document.querySelectorAll('#collection-parts tbody tr')].map(row => [row.querySelector('button').textContent,"
         " row.cells[1].textContent, row.cells[2].textContent])")


def parts(report):
    """Returns the headers, items and footers of `strut table`, as the page lists them."""
    rows = []
    for number, section in enumerate(report["sections"]):
        items = [(f"item {number}.{index}", item) for index, item in enumerate(section["items"])]
        rows += [(f"header of section {number}", section["header"]), *items, (f"footer of section {number}", section["footer"])]
    frames = [(name, part["frame"]) for name, part in rows if part]
    return [[name, f"{text(frame['width'])} × {text(frame['height'])}", f"{text(frame['x'])}, {text(frame['y'])}"] for name, frame in frames]


def check_collections(page, served, strut, folder):
    go(page, served, "cell=sample.yaml")
    assert page.value("document.getElementById('collection-section').hidden")
    for name in ["tags", "settings", "albums", "places", "words"]:
        for words, arguments in [("size=L", []), ("size=AX2&width=390", ["--category", "AX2", "--width", "390"]),
                                 ("dir=rightToLeft", ["--direction", "rightToLeft"])]:
            go(page, served, f"cell=collections/{name}.yaml&{words}")
            expected = parts(command(strut, folder, "table", f"collections/{name}.yaml", *arguments))
            page.wait(f"({PARTS}).length === {len(expected)}")
            assert page.value(PARTS) == expected, (name, words, page.value(PARTS), expected)
            page.wait("document.getElementById('collection-image').naturalWidth > 0")
            # The selected part has the size of its place.
            page.value(f"document.querySelectorAll('#collection-parts button')[{len(expected) - 1}].click()")
            page.wait(f"document.getElementById('status').textContent.replace('the ', '').startsWith('{expected[-1][0]} · ')")
            assert page.value("document.querySelector('figcaption').textContent").endswith(f" {expected[-1][1]} points"), expected[-1]
            assert page.value("document.querySelectorAll('#collection-hits .now').length") == 1
            assert page.value("document.querySelectorAll('svg.lines .o-margin').length") == 4
    check_part(page, served, strut, folder)


def check_part(page, served, strut, folder):
    """Selects an item with the mouse, and compares its findings with those of the audit."""
    go_and_rest(page, served, "cell=collections/words.yaml&size=AX1")
    page.value("document.getElementById('collection-picture').scrollIntoView({ block: 'center' })")
    place = page.value("(r => [r.x + r.width / 2, r.y + r.height / 2])"
                       "(document.querySelectorAll('#collection-hits .hit')[2].getBoundingClientRect())")
    page.drag(place, place, 1)
    page.wait("location.hash.includes('row=2') && document.getElementById('status').textContent.startsWith('item 0.1')")
    assert page.value("document.getElementById('status').textContent").find("The layout specifies a height of 40 points") > 0
    report = command(strut, folder, "audit", "collections/words.yaml", "--widths", "320")
    found = [finding for finding in report["findings"] if finding["row"] == 1]
    assert any(finding["rule"] == "fixed-height" for finding in found), found
    page.wait(f"document.querySelectorAll('.finding').length === {len(found)}")
    page.value("document.querySelector('#views button').click()")
    page.wait("document.querySelectorAll('.why').length > 4")
    assert page.value("document.getElementById('row-noun').textContent") == "Part"
    page.value("(b => { b.value = '1'; b.dispatchEvent(new Event('input')); })(document.getElementById('row'))")
    page.wait("document.getElementById('status').textContent.startsWith('the header of section 0 · ')")
    assert page.value("document.querySelector('.picture').alt").endswith(": Words")


def check_font(page, served, folder):
    go(page, served, "cell=sample.yaml")
    page.drop(ROOT / "Tests/FontMetricsTests/Resources/StrutMetrics.ttf", 400, 400)
    page.wait("document.querySelectorAll('#font[open] .letters line').length >= 4")
    assert page.value("document.querySelector('.letters img').naturalWidth") > 100
    assert page.value("document.querySelectorAll('.metrics tbody tr').length") == 7
    page.press("Escape")
    assert not page.value("document.getElementById('font').open")
    page.drop(folder / "hostile.yaml", 400, 400)
    page.wait("!!document.querySelector('#font[open] [role=alert]')")
    page.press("Escape")


def check_link(page, served):
    words = "cell=app/languages.yaml&size=AX2&width=340&lang=ar&scale=2&bold=true&show=frames&beside=XS,AX5"
    go(page, served, words)
    first = page.value("[location.hash, document.getElementById('stage').textContent, document.getElementById('bold').checked,"
                       " document.getElementById('scale').value, document.getElementById('show-frames').checked]")
    with Page() as other:
        other.look(1280, 900)
        other.open(f"{served.address}{first[0]}")
        other.wait(f"document.querySelectorAll('.column').length === 3 && {SHOWN} === 'AX2'")
        second = other.value("[location.hash, document.getElementById('stage').textContent, document.getElementById('bold').checked,"
                             " document.getElementById('scale').value, document.getElementById('show-frames').checked]")
    assert first == second and first[2:] == [True, "2", True], (first, second)


def check_changes(page, served, folder):
    go(page, served, "cell=sample.yaml")
    file = folder / "sample.yaml"
    before = file.read_text()
    file.write_text(before.replace("text: Headline,", "text: Written anew,"))
    page.wait("document.querySelector('.picture')?.alt.includes('Written anew')")
    file.write_text(before.replace("headline.leading ==", "headline.leadin =="))
    page.wait("!document.getElementById('problem').hidden && document.getElementById('problem').textContent.includes('sample.yaml:')")
    file.write_text(before)
    page.wait("document.getElementById('problem').hidden && document.querySelector('.picture')?.alt.includes('Headline')")


def check_accessibility(page, served):
    go(page, served, "cell=app/account.yaml&view=title&beside=XS,AX5&lang=de")
    page.wait("!document.getElementById('findings-hint').textContent.startsWith('Checking')")
    controls = ["button", "combobox", "searchbox", "checkbox", "slider", "spinbutton", "textbox", "link", "listbox", "radio"]
    nodes = page.accessible()
    unnamed = [node for node in nodes if node["role"] in controls and not node["name"].strip()]
    assert not unnamed, unnamed
    counts = {role: sum(node["role"] == role for node in nodes) for role in controls}
    assert counts["slider"] == 2 and counts["combobox"] >= 6 and counts["checkbox"] == 8, counts
    assert sorted(node["name"] for node in nodes if node["role"] == "spinbutton") == ["Row", "Width"], nodes
    parts = ["Preview", "Layout of title", "Views", "Findings"]
    assert headings(nodes) == parts, headings(nodes)
    assert any(node["role"] == "status" for node in nodes)
    go(page, served, "cell=sample.yaml&view=body")
    parts = ["Preview", "Layout of body", "Views", "System spacing", "Findings"]
    assert headings(page.accessible()) == parts, headings(page.accessible())
    return sum(counts.values())


def headings(nodes):
    """The bytes of the page and its parts."""
    return [node["name"] for node in nodes if node["role"] == "heading" and node["level"] <= 2]


def check_hostile(page, served):
    go(page, served, "cell=hostile.yaml&view=title")
    page.wait("!!document.querySelector('.facts bdi')")
    assert page.value("document.querySelectorAll('main b img, main img[src=x], main script, .facts b').length") == 0
    assert page.value("document.querySelector('.facts bdi').textContent").startswith("</script>")


def check_looks(page, served, folder):
    for name, width, height, dark, phone in [("desktop-light", 1440, 900, False, False), ("desktop-dark", 1440, 900, True, False),
                                             ("narrow-light", 390, 844, False, True), ("narrow-dark", 390, 844, True, True)]:
        page.look(width, height, dark, phone)
        for state, words in [("cell", "cell=sample.yaml&size=AX1&width=320&view=body"), ("beside", "cell=sample.yaml&beside=XS,AX5"),
                             ("overlays", "cell=sample.yaml&size=AX3&width=320&show=margins,baselines,spacing,frames,intrinsic"),
                             ("arabic", "cell=app/languages.yaml&size=AX3&lang=ar&show=frames,intrinsic"),
                             ("faults", "cell=app/account.yaml&size=AX4&lang=de"),
                             ("flow", "cell=collections/words.yaml&row=2&size=XL&view=text"),
                             ("list", "cell=collections/settings.yaml&row=1&size=AX1"),
                             ("compositional", "cell=collections/albums.yaml&row=1"), ("font", "cell=sample.yaml")]:
            go(page, served, words)
            page.wait("!document.getElementById('findings-hint').textContent.startsWith('Checking')")
            if state == "font":
                page.drop(ROOT / "Fonts/Files/Inter/InterVariable.ttf" if (ROOT / "Fonts/Files/Inter/InterVariable.ttf").exists()
                          else next((ROOT / "Fonts/Files").rglob("*.ttf")), 200, 400)
                page.wait("document.querySelectorAll('#font[open] .letters line').length >= 4")
            page.settle()
            assert page.value("document.documentElement.scrollWidth <= innerWidth"), (name, state)
            faint = page.value(FAINT)
            assert not faint, (name, state, faint)
            if folder:
                page.screenshot(f"{folder}/{name}-{state}.png")
    page.look(1280, 900)


def measure(page, served):
    """Measures milliseconds from the slider's event to the picture on the page, for each size five
    times, then for a burst, as when a hand moves it."""
    times = {}
    for name, words in [("sample", "cell=sample.yaml"), ("row", "cell=app/account.yaml&lang=de"),
                        ("item", "cell=collections/settings.yaml&row=1"), ("three sizes", "cell=sample.yaml&beside=XS,AX5")]:
        go(page, served, words)
        page.wait("!document.getElementById('findings-hint').textContent.startsWith('Checking')")
        page.value("performance.clearMeasures()")
        page.value("""(async () => {
          const slider = document.getElementById("size");
          for (let round = 0; round < 60; round++) {
            slider.value = String(round * 5 % 12);
            const before = performance.getEntriesByName("redraw").length;
            slider.dispatchEvent(new Event("input"));
            while (performance.getEntriesByName("redraw").length === before) await new Promise(done => setTimeout(done, 1));
          }
        })()""")
        times[name] = page.value("performance.getEntriesByName('redraw').map(entry => entry.duration)")
    go(page, served, "cell=sample.yaml")
    page.value("performance.clearMeasures()")
    drawn = page.value("""(async () => {
      const slider = document.getElementById("size");
      for (let step = 0; step < 60; step++) {
        slider.value = String(Math.abs(step % 22 - 11));
        slider.dispatchEvent(new Event("input"));
        await new Promise(done => setTimeout(done, 8));
      }
      const last = document.getElementById("size-name").textContent;
      while (document.querySelector(".column").dataset.category !== last) await new Promise(done => setTimeout(done, 1));
      return performance.getEntriesByName("redraw").length;
    })()""")
    return times, drawn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--strut", required=True)
    parser.add_argument("--screenshots")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    strut = str(pathlib.Path(arguments.strut).resolve())
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        fill(folder)
        with Served(strut, folder) as served, Page() as page:
            page.look(1280, 900)
            check_slider(page, served, strut, folder)
            check_width(page, served)
            check_wide(page, served)
            check_languages(page, served, strut, folder)
            check_explanation(page, served, strut, folder)
            check_overlays(page, served)
            check_findings(page, served, strut, folder)
            check_rest(page, served, strut, folder)
            check_skip(page, served)
            check_missing(page, served)
            check_beside(page, served)
            check_rows(page, served)
            check_collections(page, served, strut, folder)
            check_font(page, served, folder)
            check_link(page, served)
            controls = check_accessibility(page, served)
            check_hostile(page, served)
            check_looks(page, served, arguments.screenshots)
            times, drawn = measure(page, served)
            refused = [one for one in page.complaints() if "422" in one and "/preview/font" in one]
            complaints = [one for one in page.complaints()
                          if not one.startswith(served.address) and not one.startswith(f"blob:{served.address}") and one not in refused
                          and one != "about:blank"]
            assert not complaints, complaints
            check_changes(page, served, folder)
        check_following(strut)
    if arguments.json:
        print(json.dumps(times))
    print(f"{controls} controls, each with a name")
    for name, measured in times.items():
        print(f"redraw, {name}: median {statistics.median(measured):.1f} ms, worst {max(measured):.1f} ms of {len(measured)}")
    print(f"a slider moved 60 times in half a second: {drawn} pictures, the last of them the last size. All checks passed")


if __name__ == "__main__":
    main()
