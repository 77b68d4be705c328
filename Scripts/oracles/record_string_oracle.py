#!/usr/bin/env python3
"""Records the results of Babel, gettext and polib for plural rules and .po files.

    python3 Scripts/oracles/record_string_oracle.py > Tests/StringCatalogsTests/Resources/string-oracle.jsonl
    python3 Scripts/oracles/record_string_oracle.py --check

The first line contains the versions of the programs. Every other line has one of these forms:

- {"language", "kind", "categories"}: the category of each of NUMBERS, z one two few many other, by
  their first letters (1 for "one")
- {"expression", "forms"}: the form of each number from 0 to 199 for a Plural-Forms header
- {"po", "entries"}: a file, and its entries: context, id, strings, fuzzy
"""

import gettext
import json
import sys
from datetime import date
from pathlib import Path

import babel
import polib
from babel import Locale
from babel.localedata import locale_identifiers

RECORD = Path(__file__).resolve().parents[2] / "Tests/StringCatalogsTests/Resources/string-oracle.jsonl"
NUMBERS = [*range(0, 31), *range(98, 114), 121, 1000, 1001, 1000000, 0.5, 1.5, 2.25]
LETTERS = {"zero": "z", "one": "1", "two": "2", "few": "f", "many": "m", "other": "o"}

# The Plural-Forms in gettext's manual and in Debian's packages with most translations.
HEADERS = [
    "nplurals=1; plural=0;",
    "nplurals=2; plural=(n != 1);",
    "nplurals=2; plural=n>1;",
    "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2;",
    "nplurals=3; plural=n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2;",
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);",
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
    "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;",
    "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
    "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
    "nplurals=5; plural=n==1 ? 0 : n==2 ? 1 : n<7 ? 2 : n<11 ? 3 : 4;",
    "nplurals=2; plural=!(n%10==1 || n%10==2);",
    "nplurals=3; plural=n*2+1 > n%7*3-2 ? n/3%3 : 2;",
]

FILE = r'''# A translator
msgid ""
msgstr ""
"Language: pl\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

#. For translators
#: src/a.c:12
#, c-format
msgid "%d file\n"
msgid_plural "%d files\n"
msgstr[0] "%d plik\n"
msgstr[1] "%d pliki\n"
msgstr[2] "%d plików\n"

#, fuzzy
#| msgid "Opened"
msgctxt "menu|File"
msgid "Open"
msgstr ""
"Otwórz "
"\"plik\"\t\\"

msgid ""
"Several "
"lines"
msgstr "Jedna\n"
"druga"

#~ msgid "obsolete"
#~ msgstr "stare"
msgid "last"
msgstr ""
'''


def plural_rules():
    for language in sorted(name for name in locale_identifiers() if "_" not in name and name != "root"):
        locale = Locale(language)
        for kind, form in (("cardinal", locale.plural_form), ("ordinal", locale.ordinal_form)):
            numbers = NUMBERS if kind == "cardinal" else NUMBERS[:-3]
            categories = "".join(LETTERS[form(n)] for n in numbers)
            # Most languages have one form for ordinal numbers, and many the same forms for
            # counting: a few are enough.
            if set(categories) != {"o"} or language < "az":
                yield {"language": language, "kind": kind, "categories": categories}


def expressions():
    for header in HEADERS:
        form = gettext.c2py(header.split("plural=", 1)[1].rstrip(";"))
        yield {"expression": header, "forms": [form(n) for n in range(200)]}


def files():
    entries = [
        {
            "context": entry.msgctxt,
            "id": entry.msgid,
            "texts": [entry.msgstr_plural[i] for i in sorted(entry.msgstr_plural)] if entry.msgid_plural else [entry.msgstr],
            "fuzzy": entry.fuzzy,
        }
        for entry in polib.pofile(FILE)
        if not entry.obsolete
    ]
    yield {"po": FILE, "entries": entries}


def lines():
    for record in [*plural_rules(), *expressions(), *files()]:
        yield json.dumps(record, ensure_ascii=False)


def main():
    if "--check" in sys.argv:
        recorded = RECORD.read_text().splitlines()[1:]
        if recorded != list(lines()):
            sys.exit(f"{RECORD.name} is not what the oracles say now")
        return
    tools = {"babel": babel.__version__, "cldr": "45", "polib": polib.__version__, "python": sys.version.split()[0]}
    print(json.dumps({"recorded": str(date.today()), **tools, "numbers": NUMBERS}))
    for line in lines():
        print(line)


main()
