"""Finds the prose of a file: comments, docstrings, Markdown and messages.

`passages` divides a file into paragraphs, list items, headings and table rows, which are checked as
a whole. Code blocks, directives and definitions of links are not passages.
"""
import ast
import re
from dataclasses import dataclass, field

# A part of a line that never breaks: a word, or code with the characters next to it.
ATOM = re.compile(r"(?:``[^`]+``|`[^`]+`|[^\s`]|`)+")
ITEM = re.compile(r"([-*+]|\d+[.)])\s+")
SLASHES = re.compile(r"(\s*)(///|//!|//)(?!/)(.*)")
HASHES = re.compile(r"(\s*)(##?)(?=\s|$)(.*)")
BLOCK = re.compile(r"/\*+(.*?)\*/", re.DOTALL)
FENCE = re.compile(r"```|~~~")
# Lines that are skipped: directives of DocC, HTML, definitions of links, marks for tools.
SPECIAL = re.compile(
    r"@[A-Z]|[{}]$|</?(?!http)[a-z!]|\[[^\]]+\]:\s|MARK:|swift-format-ignore|swift-tools-version|!\[|---|"
    r"usage:|Copyright|SPDX")


@dataclass
class Passage:
    """A paragraph, item, heading, row or message, with its lines and their numbers."""

    kind: str
    marker: str
    lines: list = field(default_factory=list)
    # True if it begins a comment or docstring.
    opens: bool = False

    @property
    def text(self):
        return " ".join(text.strip() for _, text in self.lines)

    def line_at(self, offset):
        """Returns the number of the line with the character at an offset of `text`."""
        for number, text in self.lines:
            offset -= len(text.strip()) + 1
            if offset < 0:
                break
        return number


def passages(path):
    """Returns the passages of a file."""
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    if path.suffix == ".md":
        return split(list(enumerate(lines, 1)), "")
    if path.suffix == ".py":
        return comments(lines, HASHES) + docstrings(text)
    if path.suffix in (".c", ".h", ".cpp"):
        return comments(lines, SLASHES) + block_comments(text)
    if path.suffix in (".swift", ".rs"):
        return comments(lines, SLASHES) + list(messages(lines))
    return comments(lines, HASHES)


def comments(lines, pattern):
    """Returns the passages of comments that have a line for themselves."""
    found, block, last = [], [], None
    for number, line in enumerate(lines + [""], 1):
        match = pattern.fullmatch(line)
        kind = match and (match[1], match[2])
        if kind != last and block:
            found += split(block, last[1])
            block = []
        last = kind
        if match:
            block.append((number, match[3].removeprefix(" ")))
    return found


def block_comments(text):
    """Returns the passages of `/* … */`, whose lines may begin with an asterisk."""
    found = []
    for match in BLOCK.finditer(text):
        first = text.count("\n", 0, match.start()) + 1
        body = [re.sub(r"^\s*\* ?|^ ", "", line) for line in match[1].split("\n")]
        if not body[0].strip().startswith("----"):
            parts = split(list(enumerate(body, first)), "/*")
            if text[text.rfind("\n", 0, match.start()) + 1:match.start()].strip():
                parts = [Passage("trailing", part.marker, part.lines) for part in parts]
            found += parts
    return found


def docstrings(text):
    """Returns the passages of the docstrings of a Python file."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            first = node.body[0] if node.body else None
            value = first.value if isinstance(first, ast.Expr) else None
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                lines = value.value.split("\n")
                indent = min((indentation(line) for line in lines[1:] if line.strip()), default=0)
                body = lines[:1] + [line[indent:] for line in lines[1:]]
                found += split(list(enumerate(body, value.lineno)), '"""')
    return found


def messages(lines):
    """Yields the literals of Swift code that have four words or more, line by line."""
    inside = False
    for number, line in enumerate(lines, 1):
        code = line.strip()
        if not code.startswith("//"):
            literals = [code] if inside else re.findall(r'"((?:[^"\\]|\\.)+)"', code)
            for text in literals:
                if text.count(" ") > 2:
                    yield Passage("message", '"', [(number, text)])
            inside ^= code.count('"""') % 2 == 1


def split(lines, marker):
    """Returns the passages of Markdown text, given as pairs of a number and a line."""
    found, current, fenced, blank = [], None, False, True
    for number, line in lines:
        text = line.strip()
        indent = indentation(line)
        if FENCE.match(text):
            fenced, current = not fenced, None
        elif fenced or not text or SPECIAL.match(text):
            current = None
        elif text.startswith(("|", "#")):
            found.append(Passage("row" if text[0] == "|" else "heading", marker, [(number, line)]))
            current = None
        elif indent >= 4 and blank and not (found and found[-1].kind == "item"):
            current = None
        else:
            if current is None or ITEM.match(text):
                current = Passage("item" if ITEM.match(text) else "text", marker)
                current.opens = not found and bool(marker)
                found.append(current)
            current.lines.append((number, line))
        blank = current is None
    return found


def indentation(line):
    """Returns the number of spaces that a line begins with."""
    return len(line) - len(line.lstrip(" "))
