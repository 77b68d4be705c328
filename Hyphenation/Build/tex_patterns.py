"""Converts TeX's patterns, from the packages texlive-lang-*, to the format of libhyphen.

At each letter of a word, libhyphen applies one pattern, that of the longest beginning of any
pattern at this place. TeX applies all patterns that end there. Therefore each beginning gets the
values of all patterns that are its endings, and the greatest value is used. The results are the
same; check_patterns.py compares them.
"""
import re

LONGEST_LINE = 96


def parse(text):
    """Returns the letters of each pattern, and the values before each letter and after the last
    letter."""
    patterns = {}
    for word in text.split():
        letters = re.sub(r"\d", "", word)
        values = [int(digits or 0) for digits in re.split(r"\D", word)]
        patterns[letters] = values
    return patterns


def exceptions(text):
    """Returns words with given hyphens as patterns that take precedence over all others."""
    patterns = {}
    for word in text.split():
        values = [0, 8]
        for letter in word:
            if letter == "-":
                values[-1] = 9
            else:
                values.append(8)
        patterns["." + word.replace("-", "") + "."] = [*values[:-1], 8, 0]
    return patterns


def expanded(patterns):
    beginnings = {letters[:end] for letters in patterns for end in range(1, len(letters) + 1)}
    result = {}
    for beginning in beginnings:
        values = [0] * (len(beginning) + 1)
        for start in range(len(beginning)):
            for offset, value in enumerate(patterns.get(beginning[start:], ())):
                values[start + offset] = max(values[start + offset], value)
        if any(values):
            result[beginning] = values
    return result


def line(letters, values):
    numbers = [str(value) if value else "" for value in values]
    return "".join(number + letter for number, letter in zip(numbers, letters)) + numbers[-1]


def header(tex):
    """Returns the information in a pattern file: title, authors, copyright, license."""
    comment = []
    for row in tex.split("\n"):
        if not row.startswith("%"):
            break
        comment.append(row)
    return comment


def libhyphen(patterns, left, right):
    lines = ["UTF-8", f"LEFTHYPHENMIN {left}", f"RIGHTHYPHENMIN {right}"]
    lines += [line(letters, values) for letters, values in sorted(expanded(patterns).items())]
    assert all(len(row.encode()) <= LONGEST_LINE for row in lines)
    return "\n".join(lines) + "\n"
