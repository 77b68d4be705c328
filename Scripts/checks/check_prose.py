#!/usr/bin/env python3
"""Finds habits of prose that do not read as plain English, and lines that are too long.

    python3 Scripts/checks/check_prose.py [--counts] [--self-test] [PATH...]

Without a path, it checks everything that users and contributors read. It prints each place with the
change to make, and ends with status 1 if there is one. The words to use are in
Documentation/Glossary.md.
"""
import argparse
import collections
import re
import sys
from pathlib import Path

from prose_text import ATOM, Passage, passages, split

ROOT = Path(__file__).resolve().parents[2]
READ = [
    "Benchmarks", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "Deployment", "Documentation",
    "Examples", "Fonts", "Fuzzing", "Hyphenation", "Makefile", "Package.swift", "Python", "README.md",
    "Recorder", "SECURITY.md", "Scripts", "Sources", "Tests"]
SUFFIXES = {".md", ".swift", ".h", ".c", ".cpp", ".rs", ".py", ".mk", ".sh", ".yml", ".yaml"}
# Text that is measured and not read.
SAMPLES = {ROOT / "Sources/FontComparing/ComparisonSample+Standard.swift"}
LONGEST = 100
SUBJECT = (
    r"(?:Strut|HarfBuzz|FreeType|UIKit|Xcode|(?:cell|check|command|compiler|document|engine|file|font|function|"
    r"label|library|line|message|method|module|name|option|page|parser|program|report|row|rule|script|server|"
    r"service|solver|system|table|test|text|tool|value|view)s?)")
START = r"(?:^|(?<=[.!?] ))"

# A name, the pattern, and the cure. Code in backquotes is `x` for them.
RULES = [
    ("opening", r"^(?:What|Whether|Which|Who|Why|How|Where|When|That|Those|Told|By how|The same|Of the|Of a)\b",
     'open with a noun ("The width of …") or a verb ("Returns …"); for a Bool, "True if …"'),
    ("parameter", r"^- (?:Parameter [^:]+|[a-zA-Z]+|Returns|Throws): (?:What|Whether|Who|How|Where|The same)\b",
     'begin with a noun or "True if …"'),
    ("told", r"\b(?:is|are|was|were|be|been|being|gets?)(?: not| never| also| only| then| so)? (?:told|said)\b",
     "write reported, listed, shown or specified"),
    ("ones", r"\bno (?:\w+ ){0,2}ones\b", "repeat the noun in the singular"),
    ("who", START + r"(?:Who|Whoever|What|Whatever)\b(?![^.!?]*\?)", 'name the subject: "A target that …"'),
    ("place", r"\bin the place of\b|\bin (?:its|their|whose) place\b", "write instead of or replaces"),
    ("lets be", r"\blets? (?:\S+ )?be\b(?! (?:the|a|an)\b)", "write ignores, keeps or skips"),
    ("held", r"\b(?:is|are|was|were|be|been) held (?:against|to)\b|\bholds? (?:\S+ )?against\b", "write is checked against"),
    ("speaking", r"\b" + SUBJECT + r" (?:say|tell|want|know|speak|ask|answer)s?\b",
     "write report, show, contain, require, specify or return"),
    ("concern", r"\bno concern of\b|\ba matter of\b", "say the fact"),
    ("except", r"\bbut for\b", "write except or without"),
    ("of which", r"\bof which\b", "begin a new sentence, or write whose"),
    ("goes on", r"\bgo(?:es)? on\b", "write continues"),
    ("beside", r"(?<!\()\bbesides?\b(?![.):]| must)", "write next to, with, or in addition to"),
    ("anew", r"\banew\b", "write again"),
    ("glossary", r"\b(?:refus(?:es?|ed|ing|al)|mend(?:s|ed|ing)?)\b", "write reject or fix"),
    ("text", r"\btexts\b(?!:)|\b(?:a|another|each|every|one) text\b(?! (?:size|style|field|view|file|table|report|engine|line|container|document|form|label|output|run|attachment|editor|system))",
     "text has no plural: write strings, labels, or just text"),
    ("inverted", START + r"(?:Told|Said|Of (?!course\b|(?:the |these |all )?[\d,]+)[^.]*?, [\w` ]+) ?(?:is|are|has|have)\b",
     "begin with the subject"),
]
PATTERNS = [(name, re.compile(pattern), cure) for name, pattern, cure in RULES]
CODE = re.compile(r"``[^`]+``|`[^`]+`")
# The markers of comments that document a declaration.
DOCUMENTATION = ("///", "//!", "/*", '"""')


def findings(passage):
    """Yields the line number, rule and cure of each habit in a passage."""
    if passage.kind == "heading":
        return
    text = CODE.sub(lambda match: "`" + "x" * (len(match[0]) - 2) + "`", passage.text)
    opens = passage.opens and passage.marker in DOCUMENTATION
    for name, pattern, cure in PATTERNS:
        if name == "opening" and not opens:
            continue
        for match in pattern.finditer(text):
            if name == "who" and opens and match.start() == 0:
                continue
            yield passage.line_at(match.start()), f"“{match[0][:60]}”: {cure}"


def long_lines(passage, lines):
    """Yields the numbers of lines that are too long and could break."""
    if passage.kind in ("text", "item"):
        for number, text in passage.lines:
            if len(lines[number - 1]) > LONGEST and len(ATOM.findall(text)) > 1:
                yield number, f"{len(lines[number - 1])} characters: wrap prose at {LONGEST}"


def check(path):
    """Returns the findings of a file as pairs of a line number and a sentence."""
    lines = path.read_text(encoding="utf-8").split("\n")
    found = set()
    for passage in passages(path):
        # Literals of tests and benchmarks are data.
        if passage.kind != "message" or ROOT / "Sources" in path.resolve().parents and path.resolve() not in SAMPLES:
            found.update(findings(passage))
            found.update(long_lines(passage, lines))
    return sorted(found)


# Original licenses, and the corpus that the fuzzers write.
UNCHECKED = {"Licenses", "corpus"}


def files(paths):
    """Yields the files with prose in paths, without builds and what other projects wrote."""
    for path in map(Path, paths):
        if path.is_dir():
            yield from files(sorted(
                child for child in path.iterdir() if not child.name.startswith(".") and child.name not in UNCHECKED))
        elif path.suffix in SUFFIXES or path.name == "Makefile":
            yield path


def self_test():
    """Checks that each rule finds its example and leaves a plain sentence alone."""
    wrong = {
        "opening": "What a row needs", "parameter": "- Parameter width: What it has.", "told": "All files are told.",
        "ones": "There are no ambiguous ones.", "who": "Who imports it, links it.", "place": "It stands in its place.",
        "lets be": "A view that lets them be.", "held": "They are held against a table.",
        "speaking": "The file says so.", "concern": "It is no concern of tables.",
        "except": "All but for one.", "of which": "Two, of which one is cut.", "goes on": "It goes on.",
        "beside": "It is beside the label.", "anew": "It is made anew.",
        "glossary": "It is refused.", "text": "It measures texts.",
        "inverted": "Of a text that is cut, the end is missing."}
    assert set(wrong) == {name for name, _, _ in RULES}
    for name, sentence in wrong.items():
        assert list(findings(Passage("text", "///", [(1, sentence)], opens=True))), name
    plain = "The height that a row needs, in points. Files that cannot be read are reported. Of the 300, 299 are equal."
    assert not list(findings(Passage("text", "///", [(1, plain)], opens=True)))
    document = ["# Title", "", "Two", "lines", "- an item", "```", "code says", "```", "| a | b |"]
    kinds = [passage.kind for passage in split(list(enumerate(document, 1)), "")]
    assert kinds == ["heading", "text", "item", "row"], kinds


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("paths", nargs="*", metavar="PATH", help="files and folders to check")
    parser.add_argument("--self-test", action="store_true", help="check the rules themselves")
    parser.add_argument("--counts", action="store_true", help="print the number of findings by folder")
    options = parser.parse_args()
    self_test()
    if options.self_test:
        return
    count, folders = 0, collections.Counter()
    for path in files(options.paths or [ROOT / name for name in READ]):
        shown = path.resolve().relative_to(ROOT) if path.resolve().is_relative_to(ROOT) else path
        for number, sentence in check(path):
            count += 1
            folders["/".join(shown.parts[:2])] += 1
            if not options.counts:
                print(f"{shown}:{number}: {sentence}")
    for folder, number in folders.most_common() if options.counts else ():
        print(f"{number:6} {folder}")
    if count:
        sys.exit(f"{count} places to change")


if __name__ == "__main__":
    main()
