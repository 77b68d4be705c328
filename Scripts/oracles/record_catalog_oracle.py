#!/usr/bin/env python3
"""Records string catalogs as other programs read them, for CatalogOracleTests.

    Scripts/oracles/record_catalog_oracle.py gettext FILE.po... FILE.mo... > catalogs.jsonl   # polib; .mo through msgunfmt
    Scripts/oracles/record_catalog_oracle.py strings FILE.strings... > catalogs.jsonl         # GNUstep's plmerge
    Scripts/oracles/record_catalog_oracle.py android RES... > catalogs.jsonl                  # aapt, folders of values...
    Scripts/oracles/record_catalog_oracle.py arb FILE.arb... > catalogs.jsonl                 # Python's json, and ICU by PyICU
    STRUT_CATALOG_ORACLE=catalogs.jsonl swift test --filter CatalogOracleTests
    Scripts/oracles/record_catalog_oracle.py own > Tests/StringCatalogsTests/Resources/catalog-oracle.jsonl

The last command records catalogs of this project, with relative paths, which the test always reads.
These Debian packages are required: python3-polib gettext gnustep-base-runtime aapt python3-icu.

Every line is a file. The first form has strings with placeholders, the second with the values of
their arguments:

    {"format", "path", "locale", "entries": [{"key", "context", "texts"}]}
    {"format": "arb", "path", "locale", "entries": [{"key", "arguments", "texts"}]}
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# The number formats of ICU are tried with these.
NUMBERS = [0, 1, 2, 3, 5, 11, 21, 100, 1000000]


def gettext_files(paths, folder):
    import polib

    for path in paths:
        if path.suffix == ".mo":
            written = folder / (re.sub(r"\W", "_", str(path)) + ".po")
            subprocess.run(["msgunfmt", "--force-po", path, "-o", written], check=True)
            path = written
        charset = re.search(rb"charset=([\w.:-]+)", path.read_bytes())
        try:
            file = polib.pofile(str(path), encoding=charset[1].decode() if charset else "utf-8")
        except (UnicodeDecodeError, LookupError) as error:
            print(f"{path}: polib does not read it: {error}", file=sys.stderr)
            continue
        entries = [
            {
                "key": entry.msgid,
                "context": entry.msgctxt,
                "texts": [entry.msgstr_plural[i] for i in sorted(entry.msgstr_plural)]
                if entry.msgid_plural
                else [entry.msgstr],
            }
            for entry in file
            if not entry.obsolete
        ]
        yield str(path), file.metadata.get("Language", ""), entries


def old_property_list(text):
    """Returns the keys and strings of a dictionary in the old style, as plmerge writes it."""
    token = re.compile(r'\s*(?:"((?:[^"\\]|\\.)*)"|([\w.$/:-]+)|([{}=;]))', re.S)
    words, at = [], 0
    while match := token.match(text, at):
        at = match.end()
        quoted, plain, mark = match.groups()
        words.append(("mark", mark) if mark else ("text", plain if plain is not None else unescaped(quoted)))
    texts = [word for kind, word in words if kind == "text"]
    return dict(zip(texts[::2], texts[1::2]))


def unescaped(text):
    plain = re.sub(
        r"\\(?:U([0-9A-Fa-f]{4})|([0-7]{3})|(.))",
        lambda m: chr(int(m[1], 16)) if m[1] else chr(int(m[2], 8)) if m[2]
        else {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}.get(m[3], m[3]),
        text,
        flags=re.S,
    )
    return plain.encode("utf-16", "surrogatepass").decode("utf-16")


def strings_files(paths, folder):
    for path in paths:
        written = folder / "merged.plist"
        written.unlink(missing_ok=True)
        subprocess.run(["plmerge", written, path], capture_output=True)
        if not written.exists():
            print(f"{path}: GNUstep does not read it", file=sys.stderr)
            continue
        texts = old_property_list(written.read_text())
        locale = next((p.removesuffix(".lproj") for p in path.parts if p.endswith(".lproj")), "")
        yield str(path), locale, [{"key": k, "context": None, "texts": [v]} for k, v in texts.items()]


def android_files(paths, folder):
    for number, res in enumerate(paths):
        # Only strings: styles and layouts would require Android's own resources.
        own = folder / f"{number}"
        for file in res.glob("values*/*.xml"):
            if re.search(r"<(string|plurals)\b", file.read_text()):
                (own / file.parent.name).mkdir(parents=True, exist_ok=True)
                shutil.copy(file, own / file.parent.name / file.name)
        (folder / "AndroidManifest.xml").write_text(
            '<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="a.b"/>'
        )
        package = folder / "out.apk"
        subprocess.run(
            ["aapt", "package", "-f", "-M", folder / "AndroidManifest.xml", "-S", own, "-F", package], check=True,
            stdout=subprocess.DEVNULL,
        )
        dump = subprocess.run(
            ["aapt", "dump", "--values", "resources", package], check=True, capture_output=True, text=True
        ).stdout
        for locale, entries in android_dump(dump).items():
            tag = locale.removeprefix("b+").replace("+", "-").replace("-r", "-")
            yield str(own), tag, entries


def android_dump(dump):
    """Returns the strings and plurals of each locale; aapt escapes quotation marks, backslashes and
    line feeds. References have none."""
    locales, locale, key = {}, "", None
    for line in dump.split("\n"):
        if match := re.match(r"\s*config (\S*?):", line):
            locale = "" if match[1] == "(default)" else match[1]
        elif match := re.match(r"\s*resource 0x\w+ [\w.]+:(\w+)/([\w.]+): ", line):
            key = match[2] if match[1] in ("string", "plurals") else None
        elif (match := re.match(r'\s*(?:#\d+ \(Key=0x\w+\): )?\(string(?:8|16)\) "(.*)"$', line)) and key:
            text = re.sub(r"\\(.)", lambda m: {"n": "\n", "t": "\t"}.get(m[1], m[1]), match[1])
            locales.setdefault(locale, {}).setdefault(key, []).append(text)
    return {
        # aapt has its own order of plural forms.
        locale: [{"key": key, "context": None, "texts": sorted(texts)} for key, texts in entries.items()]
        for locale, entries in locales.items()
    }


def arb_files(paths, folder):
    import icu

    for path in paths:
        members = json.loads(path.read_text())
        locale = members.get("@@locale") or re.search(r"_(\w+)$", path.stem)[1]
        entries = []
        for key, message in members.items():
            if key.startswith("@"):
                continue
            names = set(re.findall(r"(?<![\w=]){\s*(\w+)\s*[,}]", message))
            counted = set(re.findall(r"\{\s*(\w+)\s*,\s*(?:plural|selectordinal|number)", message))
            for number in NUMBERS if counted else [0]:
                # A choice between words is tried with a word that is not a branch.
                arguments = {name: number if name in counted else "Ana" for name in sorted(names)}
                shown = icu.MessageFormat(message, icu.Locale(locale)).format(
                    list(arguments), [icu.Formattable(value) for value in arguments.values()]
                )
                entries.append(
                    {"key": key, "arguments": {k: str(v) for k, v in arguments.items()}, "texts": [str(shown)]}
                )
        yield str(path), locale, entries


FORMATS = {"gettext": gettext_files, "strings": strings_files, "android": android_files, "arb": arb_files}


# The catalogs of this project's tests.
OWN = {"gettext": "pl.po", "strings": "de.lproj/L.strings", "android": "res", "arb": "app_pl.arb"}
OWN_FOLDER = Path("Tests/StringCatalogsTests/Resources/Catalogs")


def record_own(folder):
    for format, name in OWN.items():
        path = OWN_FOLDER / name
        for _, locale, entries in FORMATS[format]([path.resolve()], folder):
            yield {"format": format, "path": str(path), "locale": locale, "entries": entries}


def main():
    if sys.argv[1:] == ["own"]:
        for record in record_own(Path(tempfile.mkdtemp(prefix="strut-catalogs-"))):
            print(json.dumps(record, ensure_ascii=False))
        return
    if len(sys.argv) < 3 or sys.argv[1] not in FORMATS:
        sys.exit(__doc__)
    # Records of other files are kept: the test reads them.
    folder = Path(tempfile.mkdtemp(prefix="strut-catalogs-"))
    for path, locale, entries in FORMATS[sys.argv[1]]([Path(p).resolve() for p in sys.argv[2:]], folder):
        record = {"format": sys.argv[1], "path": path, "locale": locale, "entries": entries}
        print(json.dumps(record, ensure_ascii=False))


if __name__ == "__main__":
    main()
