"""Turns TeX's patterns, of the packages texlive-lang-*, into what libhyphen reads.

libhyphen applies, at each letter of a word, one pattern: that of the longest beginning of any pattern that the word has there. TeX
applies all that end there. So each beginning gets what all patterns that are its endings say, the greatest value winning. The words
come out the same; check_patterns.py compares them.
"""
import re

LONGEST_LINE = 96


def parse(text):
    """Letters of each pattern, and the value before each letter and after the last one."""
    patterns = {}
    for word in text.split():
        letters = re.sub(r"\d", "", word)
        values = [int(digits or 0) for digits in re.split(r"\D", word)]
        patterns[letters] = values
    return patterns


def exceptions(text):
    """Words whose hyphens are given, as patterns that win over all others."""
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
    """What a pattern file says of itself: title, authors, copyright, license."""
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
