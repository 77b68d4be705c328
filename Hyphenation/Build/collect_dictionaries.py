#!/usr/bin/env python3
"""Writes Hyphenation/Files from Debian's packages of hyphenation patterns (bookworm).

usage: Hyphenation/Build/collect_dictionaries.py [--packages FOLDER]

FOLDER contains .deb files, so that nothing is downloaded. The output has a folder for each
dictionary, with the patterns in UTF-8 and the license statement of the package, the licenses, and
manifest.json, which the code reads.

Most patterns are LibreOffice's, in the order of the package. These things change: the encoding
becomes UTF-8; comments start with % and are folded, because libhyphen reads a line in pieces of 99
bytes and treats the second piece of a comment as a pattern; empty lines are removed. The other
patterns are TeX's (hyph-utf8), which tex_patterns.py converts to libhyphen's format.
"""
import argparse
import json
import re
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT.parent / "Fonts/Build"))
import tex_patterns  # noqa: E402
from packages import Package, PackageStore, sha256  # noqa: E402

FILES = ROOT / "Files"
COMMON = Path("/usr/share/common-licenses")
LIBREOFFICE = "1:7.5.0-1"
LONGEST_COMMENT = 88


@dataclass(frozen=True)
class Dictionary:
    """Patterns of a package, and their languages as BCP 47 tags in lower case."""

    name: str
    languages: tuple
    package: str
    version: str
    sha256: str
    file: str
    license: str
    # The files of /usr/share/common-licenses that the license refers to; none if the statement of
    # the package is complete.
    texts: tuple
    # The part of the package's copyright file about the patterns: its "Files:" line, or the whole
    # file.
    section: str

    @property
    def source(self):
        escaped = self.version.replace(":", "%3a")
        return Package(self.package, self.version, f"{self.package}_{escaped}_all.deb", self.sha256)


@dataclass(frozen=True)
class TeXDictionary:
    """Patterns of TeX's collection, with its minimum numbers of letters before and after a
    hyphen."""

    name: str
    languages: tuple
    package: str
    sha256: str
    file: str
    license: str
    minima: tuple
    version: str = "2022.20230122-1"

    @property
    def source(self):
        return Package(self.package, self.version, f"{self.package}_{self.version}_all.deb", self.sha256)


ENGLISH_ELSEWHERE = ("en-gb", "en-au", "en-nz", "en-ie", "en-za", "en-in")

DICTIONARIES = (
    Dictionary("ca", ("ca",), "hyphen-ca", LIBREOFFICE, "7d68bef3aff260496b5f7b9181139e7754e921a536bfded412d365cdb9a48599",
               "hyph_ca_ES.dic", "LGPL-3.0-or-later", ("LGPL-3", "GPL-3"), "dictionaries/ca/dictionaries/hyph_ca.dic"),
    Dictionary("da", ("da",), "hyphen-da", LIBREOFFICE, "1652c228bb66d2dde48d8a0cdb39d186baf99b32a71a3de5d9a72702d071eaff",
               "hyph_da_DK.dic", "LGPL", ("LGPL-2.1",), "dictionaries/da_DK/hyph_da_DK.dic"),
    Dictionary("el", ("el",), "hyphen-el", LIBREOFFICE, "c01ff9f880aa9e0652c04f3c1c9ad60ba37107d3509941573d19ef68d8828b03",
               "hyph_el_GR.dic", "LGPL", ("LGPL-2.1",), "dictionaries/el_GR/hyph_el_GR.dic"),
    Dictionary("en-GB", ENGLISH_ELSEWHERE, "hyphen-en-gb", LIBREOFFICE,
               "6996da82525ab4c009da791e268e0ff3f2b958b6f21d88fb10983888e296f638", "hyph_en_GB.dic", "custom, BSD-style", (),
               "dictionaries/en/hyph_en_GB.dic"),
    Dictionary("en-US", ("en", "en-us"), "hyphen-en-us", "2.8.8-7",
               "04898d274f0ce015d504d4c594e63a2b7829e09b97f5c3179a7ccb6b53094be8", "hyph_en_US.dic",
               "LGPL-2.1-or-later or MPL-1.1-or-later", ("LGPL-2.1", "MPL-1.1"), "*"),
    Dictionary("es", ("es",), "hyphen-es", LIBREOFFICE, "32f2390e1d410d67c3a3fabcd5efbc2d4074cbdded5b83d8dcf131fadb5a5a0d",
               "hyph_es_ES.dic", "MPL-1.1-or-later or LGPL-3.0-or-later", ("MPL-1.1", "LGPL-3", "GPL-3"), "dictionaries/es/*"),
    Dictionary("fr", ("fr",), "hyphen-fr", LIBREOFFICE, "032517126d2d53597bda3cc5b8cdaa72cbbd0d2bbbbcc3195146f61bc2095d09",
               "hyph_fr.dic", "LGPL-2.1-or-later", ("LGPL-2.1",), "dictionaries/fr_FR/hyph_fr.dic"),
    Dictionary("hr", ("hr",), "hyphen-hr", LIBREOFFICE, "9bb222152a86e958acddde40e4dd5e1d504b4bde096fa0daceacaa94d383f847",
               "hyph_hr_HR.dic", "LGPL", ("LGPL-2.1",), "dictionaries/hr_HR/hyph_hr_HR.dic"),
    Dictionary("hu", ("hu",), "hyphen-hu", LIBREOFFICE, "0a187bed382c769e81faaeb9c872cd9127bc55ee7db399dac11d85bcee340b86",
               "hyph_hu_HU.dic", "MPL-2.0 or LGPL-3.0-or-later", ("MPL-2.0", "LGPL-3", "GPL-3"), "dictionaries/hu_HU/*"),
    Dictionary("it", ("it",), "hyphen-it", LIBREOFFICE, "a99864c1386d15efbce58ea133e59525cf524157d46591d58ad7d04ceb932365",
               "hyph_it_IT.dic", "LGPL", ("LGPL-2.1",), "dictionaries/it_IT/hyph_it_IT.dic"),
    Dictionary("nl", ("nl",), "hyphen-nl", LIBREOFFICE, "ab08bf40364867262a2c11c94c965269b361f403e686feb79312432b854e9271",
               "hyph_nl_NL.dic", "BSD-2-Clause or CC-BY-3.0", (), "dictionaries/nl_NL/*"),
    Dictionary("pl", ("pl",), "hyphen-pl", "1:3.0a-4.2", "b93a09185708ee706a65b67b76ace74c1a6499bfa161ba077a622614e4c3e5a9",
               "hyph_pl_PL.dic", "LGPL-2.1-or-later", ("LGPL-2.1",), ""),
    Dictionary("pt-BR", ("pt", "pt-br"), "hyphen-pt-br", LIBREOFFICE,
               "a5fb87f498050a2495d88f13e0825af5085f992834a4cfa005cdfbaf24dd9cca", "hyph_pt_BR.dic", "LGPL-3.0 or MPL",
               ("LGPL-3", "GPL-3", "MPL-1.1"), "dictionaries/pt_BR/*"),
    Dictionary("ru", ("ru",), "hyphen-ru", "20030310-1.1", "b4f1df36b25086f03d3f800dd006de4fddc7e77ff842ea994c87bca4e9f0c28b",
               "hyph_ru_RU.dic", "LPPL-1.2-or-later", (), ""),
    Dictionary("sk", ("sk",), "hyphen-sk", LIBREOFFICE, "aac6a69cd79a5f0fff809fec1e82071e9dc42c8a9d16112ccf2f4dbb7557b42b",
               "hyph_sk_SK.dic", "LGPL-2.1 or MPL-1.1", ("LGPL-2.1", "MPL-1.1"), "dictionaries/sk_SK/*"),
    Dictionary("sl", ("sl",), "hyphen-sl", LIBREOFFICE, "a39e27b67cb891cc81df48da57240c7d86af0b910e8ffaac4117d9176dcda0c0",
               "hyph_sl_SI.dic", "LGPL", ("LGPL-2.1",), "dictionaries/sl_SI/hyph_sl_SI.dic"),
    Dictionary("sr", ("sr",), "hyphen-sr", LIBREOFFICE, "ed81479557a14ecfb078aab904442eef2f6638a264d3dc0d3fbf07e869c60a84",
               "hyph_sr_RS.dic", "LGPL-2.1 or MPL-1.1", ("LGPL-2.1", "MPL-1.1"), "dictionaries/sr/*"),
    Dictionary("sr-Latn", ("sr-latn",), "hyphen-sr", LIBREOFFICE,
               "ed81479557a14ecfb078aab904442eef2f6638a264d3dc0d3fbf07e869c60a84", "hyph_sr-Latn_RS.dic", "LGPL-2.1 or MPL-1.1",
               ("LGPL-2.1", "MPL-1.1"), "dictionaries/sr/*"),
    Dictionary("sv", ("sv",), "hyphen-sv", LIBREOFFICE, "378df0c5fd255332eaa0078df8e06886b131de96120d7cea52e8e3aa1da2c82e",
               "hyph_sv_SE.dic", "LGPL-3.0-or-later or MPL", ("LGPL-3", "GPL-3", "MPL-1.1"), "dictionaries/sv_SE/hyph_sv.dic"),
)

PORTUGUESE_ELSEWHERE = ("pt-pt", "pt-ao", "pt-cv", "pt-gw", "pt-mo", "pt-mz", "pt-st", "pt-tl")
GERMAN = ("texlive-lang-german", "52b567e7485f66f39deb0fc0a1a8a7006f121b6c2cf2a751bd5475969e20cf1d")
EUROPEAN = ("texlive-lang-european", "9097ae9d22e8818da28ee7c6184368b6f8a7f168e758f24186184b3ec0f2e62c")

TEX_DICTIONARIES = (
    TeXDictionary("de", ("de",), *GERMAN, "de-1996", "MIT", (2, 2)),
    TeXDictionary("et", ("et",), *EUROPEAN, "et", "MIT or LPPL-1.3-or-later", (2, 3)),
    TeXDictionary("nb", ("nb", "nn", "no"), *EUROPEAN, "nb", "custom, permissive", (2, 2)),
    TeXDictionary("pt-PT", PORTUGUESE_ELSEWHERE, "texlive-lang-portuguese",
                  "0a88a46aafdd8892507b66ef56d5d3e2de3a2b0489640c565bb018f6c26c0521", "pt", "BSD-3-Clause", (2, 3)),
    TeXDictionary("tr", ("tr",), *EUROPEAN, "tr", "LPPL-1.0-or-later", (2, 2)),
    TeXDictionary("uk", ("uk",), "texlive-lang-cyrillic", "a4ad6391ce4890f680aa0ae25b694a42fb5ce7dfc586e45499a85beff4d6e3ea",
                  "uk", "LPPL", (2, 2)),
)


def folded(comment):
    """Returns a comment as lines that libhyphen reads whole."""
    text = comment.lstrip("#% ").rstrip("# \t")
    lines, line = [], "%"
    for word in text.split():
        if len((line + " " + word).encode()) > LONGEST_COMMENT and line != "%":
            lines.append(line)
            line = "%"
        line += " " + word
    return [*lines, line]


def patterns(path):
    raw = path.read_bytes().replace(b"\r\n", b"\n")
    encoding, _, rest = raw.partition(b"\n")
    text = rest.decode({"microsoft-cp1251": "cp1251"}.get(encoding.decode(), encoding.decode()))
    lines = ["UTF-8"]
    for line in text.split("\n"):
        line = line.rstrip()
        if line.startswith(("%", "#")):
            lines += folded(line)
        elif re.search(r"/.*,.*,.*,", line):
            # A mistake in the Hungarian file: its replacement has four fields, which libhyphen
            # would misread.
            print(f"{path.name}: skipped {line}")
        elif line:
            # Text after a space is a comment in libhyphen, unless the line sets an option.
            lines.append(line if re.match(r"[A-Z]{4}", line) else line.split()[0])
    return "\n".join(lines) + "\n"


def statement(copyright_text, section):
    """Returns the statement of the package about the patterns: the section of their files and the
    licenses in it, or the whole statement."""
    if not section:
        return copyright_text
    paragraphs = re.split(r"\n\s*\n", copyright_text)
    own = next(p for p in paragraphs if p.startswith("Files:") and section in p.partition("Copyright:")[0].split())
    names = re.findall(r"[\w.+-]+", re.search(r"License: ?(.*)", own).group(1))
    named = [p for p in paragraphs if p.startswith("License:") and p.split("\n")[0].split()[1] in names]
    return "\n".join([own, *named])


def write(dictionary, unpacked):
    folder = FILES / dictionary.name
    folder.mkdir(parents=True)
    target = folder / f"{dictionary.name}.dic"
    target.write_text(patterns(unpacked / "usr/share/hyphen" / dictionary.file), encoding="utf-8")
    said = (unpacked / "usr/share/doc" / dictionary.package / "copyright").read_text(encoding="utf-8")
    texts = "".join(f"  ../licenses/{name}.txt\n" for name in dictionary.texts)
    (folder / "LICENSE.txt").write_text(
        f"{target.name} holds the patterns of {dictionary.file} in Debian's package {dictionary.package} {dictionary.version}, "
        "where the\noriginal is. Strut's collect_dictionaries.py changed the encoding to UTF-8 and folded the comments.\n"
        + (f"The texts of the licenses:\n{texts}" if texts else "")
        + f"\nDebian says of it:\n\n{statement(said, dictionary.section).strip()}\n", encoding="utf-8")
    return entry(dictionary, target)


def write_tex(dictionary, unpacked):
    texts = unpacked / "usr/share/texlive/texmf-dist/tex/generic/hyph-utf8/patterns"
    patterns = tex_patterns.parse((texts / f"txt/hyph-{dictionary.file}.pat.txt").read_text(encoding="utf-8"))
    exceptions = texts / f"txt/hyph-{dictionary.file}.hyp.txt"
    if exceptions.exists():
        patterns |= tex_patterns.exceptions(exceptions.read_text(encoding="utf-8"))
    folder = FILES / dictionary.name
    folder.mkdir(parents=True)
    target = folder / f"{dictionary.name}.dic"
    target.write_text(tex_patterns.libhyphen(patterns, *dictionary.minima), encoding="utf-8")
    said = "\n".join(tex_patterns.header((texts / f"tex/hyph-{dictionary.file}.tex").read_text(encoding="utf-8")))
    (folder / "LICENSE.txt").write_text(
        f"{target.name} is made of the patterns of hyph-{dictionary.file}.tex in Debian's package {dictionary.package} "
        f"{dictionary.version}, where\nthe original is, by Strut's collect_dictionaries.py, in libhyphen's form."
        + f" The file says of itself:\n\n{said}\n", encoding="utf-8")
    return entry(dictionary, target)


def entry(dictionary, target):
    return {
        "name": dictionary.name, "languages": list(dictionary.languages), "file": f"{dictionary.name}/{target.name}",
        "sha256": sha256(target), "bytes": target.stat().st_size, "origin": dictionary.source.origin,
        "license": dictionary.license, "licenseFile": f"{dictionary.name}/LICENSE.txt",
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--packages", type=Path, help="folder with the packages; missing packages are downloaded into it")
    downloads = parser.parse_args().packages
    shutil.rmtree(FILES, ignore_errors=True)
    with tempfile.TemporaryDirectory() as temporary:
        store = PackageStore((downloads or Path(temporary) / "downloads").resolve(), Path(temporary) / "unpacked")
        entries = [write(dictionary, store.unpack(dictionary.source)) for dictionary in DICTIONARIES]
        entries += [write_tex(dictionary, store.unpack(dictionary.source)) for dictionary in TEX_DICTIONARIES]
    licenses = FILES / "licenses"
    licenses.mkdir()
    for name in sorted({name for dictionary in DICTIONARIES for name in dictionary.texts}):
        shutil.copyfile(COMMON / name, licenses / f"{name}.txt")
    manifest = {"schema": 1, "dictionaries": sorted(entries, key=lambda entry: entry["name"])}
    (FILES / "manifest.json").write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{len(entries)} dictionaries, {sum(entry['bytes'] for entry in entries)} bytes")


if __name__ == "__main__":
    main()
