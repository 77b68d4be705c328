#!/usr/bin/env python3
"""Writes Sources/FontMetrics/Coverage/EverydayPunctuation+Table.swift: the punctuation of each of
fontconfig's languages.

usage: Scripts/generators/generate_punctuation.py     needs: ICU and fontconfig (shared libraries)
The facts are CLDR's, from the system's ICU. The choice is Strut's and is documented in
`EverydayPunctuation`: the four quotation marks, the punctuation exemplars without ASCII and without
RARE, the currency sign of the language's likeliest region, and the no-break spaces of French.
"""
import ctypes
import glob
import pathlib
import re
import unicodedata

TARGET = pathlib.Path(__file__).resolve().parents[2] / "Sources/FontMetrics/Coverage/EverydayPunctuation+Table.swift"
# And the compatibility forms U+FE30 to U+FE6F. Hyphens that software replaces by U+002D, footnote
# marks, primes, and the marks of editors are not everyday punctuation.
RARE = set("\u2010\u2011§†‡′″¶‰※‾〽⁂‖‗․‥‧•‼⁇⁈⁉⁄")
EXTRA = {"fr": "\u00a0\u202f"}
ES_PUNCTUATION, SYMBOL_NAME = 3, 0

version = max(int(re.search(r"\.so\.(\d+)$", p)[1]) for p in glob.glob("/usr/lib/*/libicuuc.so.*") if re.search(r"\.so\.\d+$", p))
uc, i18n = ctypes.CDLL(f"libicuuc.so.{version}"), ctypes.CDLL(f"libicui18n.so.{version}")


def icu(library, name, result=ctypes.c_int32):
    function = getattr(library, f"{name}_{version}")
    function.restype = result
    return function


def text(buffer, length):
    return bytes(buffer)[:2 * length].decode("utf-16-le")


def delimiters(data):
    marks, status = "", ctypes.c_int()
    for kind in range(4):
        buffer = (ctypes.c_uint16 * 16)()
        length = icu(i18n, "ulocdata_getDelimiter")(ctypes.c_void_p(data), kind, buffer, 16, ctypes.byref(status))
        marks += text(buffer, length)
    return marks


def exemplars(data):
    status = ctypes.c_int()
    found = icu(i18n, "ulocdata_getExemplarSet", ctypes.c_void_p)(ctypes.c_void_p(data), None, 0, ES_PUNCTUATION, ctypes.byref(status))
    if status.value > 0 or not found:
        return ""
    start, end, buffer, marks = ctypes.c_int32(), ctypes.c_int32(), (ctypes.c_uint16 * 16)(), ""
    for index in range(icu(uc, "uset_getItemCount")(ctypes.c_void_p(found))):
        length = icu(uc, "uset_getItem")(
            ctypes.c_void_p(found), index, ctypes.byref(start), ctypes.byref(end), buffer, 16, ctypes.byref(status))
        if length == 0:
            marks += "".join(map(chr, range(start.value, end.value + 1)))
    return marks


def currency_sign(locale):
    status, full, code = ctypes.c_int(), ctypes.create_string_buffer(64), (ctypes.c_uint16 * 8)()
    icu(uc, "uloc_addLikelySubtags")(locale.encode(), full, 64, ctypes.byref(status))
    length = icu(i18n if hasattr(i18n, f"ucurr_forLocale_{version}") else uc, "ucurr_forLocale")(full.value, code, 8, ctypes.byref(status))
    if status.value > 0 or length != 3:
        return ""
    is_choice, size = ctypes.c_int8(), ctypes.c_int32()
    library = i18n if hasattr(i18n, f"ucurr_getName_{version}") else uc
    name = icu(library, "ucurr_getName", ctypes.POINTER(ctypes.c_uint16))(
        code, full.value, SYMBOL_NAME, ctypes.byref(is_choice), ctypes.byref(size), ctypes.byref(status))
    sign = "".join(chr(name[i]) for i in range(size.value))
    sign = sign.replace("\uffe5", "\u00a5")  # the full-width yen, in Japanese and Chinese
    return sign if len(sign) == 1 and unicodedata.category(sign) == "Sc" else ""


def languages():
    fontconfig = ctypes.CDLL("libfontconfig.so.1")
    fontconfig.FcGetLangs.restype = fontconfig.FcStrListCreate.restype = ctypes.c_void_p
    fontconfig.FcStrListNext.restype = ctypes.c_char_p
    rows = ctypes.c_void_p(fontconfig.FcStrListCreate(ctypes.c_void_p(fontconfig.FcGetLangs())))
    while name := fontconfig.FcStrListNext(rows):
        yield name.decode()


def locale(name):
    parts = name.split("-")
    return "_".join([parts[0]] + [part.upper() for part in parts[1:]])


def punctuation(name):
    status = ctypes.c_int()
    data = icu(i18n, "ulocdata_open", ctypes.c_void_p)(locale(name).encode(), ctypes.byref(status))
    # -127: CLDR does not have the language, and the marks of the root do not apply to it.
    if status.value > 0 or status.value == -127 or name.startswith("und"):
        return ""
    marks = set(delimiters(data) + exemplars(data) + currency_sign(locale(name)) + EXTRA.get(name, ""))
    return "".join(sorted(c for c in marks if ord(c) > 0x7F and c not in RARE and not 0xFE30 <= ord(c) <= 0xFE6F))


versions = (ctypes.c_uint8 * 4)()
status = ctypes.c_int()
icu(i18n, "ulocdata_getCLDRVersion")(versions, ctypes.byref(status))
rows = {}
for name in sorted(languages()):
    if marks := punctuation(name):
        rows.setdefault(marks, []).append(name)
lines = []
for marks, names in rows.items():
    code = "".join(f"\\u{{{ord(c):X}}}" for c in marks)
    lines.append(f'    ("{" ".join(names)}", "{code}"),')
source = "\n".join(lines)
TARGET.parent.mkdir(exist_ok=True)
TARGET.write_text(f'''// Written by Scripts/generators/generate_punctuation.py from CLDR {versions[0]}; do not edit.

extension EverydayPunctuation {{
  /// Languages by fontconfig's names, and the punctuation that they share.
  static let table: [(languages: String, punctuation: String)] = [
{source}
  ]
}}
''')
