#!/usr/bin/env python3
"""Writes the translations of the audited example app, from Django's catalogs, as .po files.

    apt-get download python3-django
    python3 Scripts/generators/collect_translations.py python3-django_*_all.deb

It extracts the strings below from the package's compiled catalogs and writes
Examples/Audit/Strings. Strings that Django has not translated are missing. It requires dpkg-deb,
which is part of Debian.
"""

import argparse
import gettext
import pathlib
import subprocess
import tempfile

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
FOLDER = REPOSITORY / "Examples/Audit/Strings"

# The languages with most translations in Django, in the scripts of the bundled fonts.
LANGUAGES = """ar cs da de el es fa fi fr he hi hu id it ja ko nb nl pl pt pt_BR ro ru sv th tr uk vi
zh_Hans zh_Hant""".split()

# The catalog, and its strings. A pair is a string and its plural.
TEXTS = {
    "contrib/auth": [
        "Personal info",
        "Permissions",
        "Important dates",
        "Password",
        "email address",
        "username",
        "last login",
        "date joined",
        "active",
        "staff status",
        "Designates whether the user can log into this admin site.",
        "Designates whether this user should be treated as active. Unselect this instead of deleting accounts.",
        "The two password fields didn’t match.",
    ],
    "contrib/admin": [
        "Change password",
        "Log out",
        "Welcome,",
        "Today",
        "Thanks for using our site!",
        "Your password was changed.",
        "Forgotten your password or username?",
        "No fields changed.",
        "History",
        "View on site",
        "Save and continue editing",
    ],
    "contrib/humanize": [("a minute ago", "%(count)s minutes ago"), ("an hour ago", "%(count)s hours ago"), "yesterday"],
    "conf": ["German", "Brazilian Portuguese", "Simplified Chinese", "Arabic", "December"],
}


def main():
    """Unpacks the package, and writes the files."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("package", help="python3-django_…_all.deb")
    arguments = parser.parse_args()
    version = subprocess.run(
        ["dpkg-deb", "--field", arguments.package, "Version"], capture_output=True, text=True, check=True
    ).stdout.strip()
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["dpkg-deb", "--extract", arguments.package, folder], check=True)
        root = pathlib.Path(folder) / "usr/lib/python3/dist-packages/django"
        FOLDER.mkdir(parents=True, exist_ok=True)
        for language in LANGUAGES:
            (FOLDER / f"{language}.po").write_text(catalog(root, language, version), encoding="utf-8")


def catalog(root, language, version):
    """Returns the text of a file."""
    entries, plural = [], None
    for part, texts in TEXTS.items():
        path = root / part / "locale" / language / "LC_MESSAGES/django.mo"
        with path.open("rb") as file:
            known = gettext.GNUTranslations(file)
        for text in texts:
            entry = entry_lines(text, known._catalog)
            if entry and isinstance(text, tuple):
                plural = plural or known.info()["plural-forms"]
            entries.extend(entry)
    header = [
        f"# Texts of Django in {language}, from Debian's python3-django {version}, by Scripts/generators/collect_translations.py.",
        "# Copyright (C) Django Software Foundation and individual contributors. BSD-3-Clause: see LICENSE beside this file.",
        'msgid ""',
        'msgstr ""',
        '"Content-Type: text/plain; charset=UTF-8\\n"',
        f'"Language: {language}\\n"',
    ]
    if plural:
        header.append(f'"Plural-Forms: {plural}\\n"')
    return "\n".join(header + entries) + "\n"


def entry_lines(text, known):
    """Returns the lines of a string, with an empty line before them; none if it has no
    translation."""
    if isinstance(text, str):
        translation = known.get(text)
        return ["", f"msgid {quoted(text)}", f"msgstr {quoted(translation)}"] if translation else []
    one, many = text
    forms = [known[one, number] for number in range(6) if (one, number) in known]
    if not forms:
        return []
    lines = ["", "#, python-format", f"msgid {quoted(one)}", f"msgid_plural {quoted(many)}"]
    return lines + [f"msgstr[{number}] {quoted(form)}" for number, form in enumerate(forms)]


def quoted(text):
    """Returns a string in the form of .po files."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


if __name__ == "__main__":
    main()
