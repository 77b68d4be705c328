"""Creates everything in Fonts/Files from pinned Debian and PyPI packages. The same packages give
the same bytes.

    python3 -m venv fonts-environment
    fonts-environment/bin/pip install -r Fonts/Build/requirements.txt
    fonts-environment/bin/python Fonts/Build/build_fonts.py            # writes Fonts/Files
    fonts-environment/bin/python Fonts/Build/build_fonts.py --check    # builds aside and compares

Packages are downloaded with apt-get (Debian bookworm) and pip, or taken from the folder in
--packages.
"""

import argparse
import filecmp
import os
import shutil
import sys
import tempfile
from pathlib import Path

from fontTools.ttLib import TTFont

import build_test_font
import cjk_subset
import emoji_subset
import families
import hint_removal
import manifest
import packages
import system_widths
from packages import PackageError, PackageStore

COPYRIGHT, TRADEMARK = 0, 7  # name table

PAGELLA_NOTICE = """\
TeX Gyre Pagella, as bundled here
=================================

These are the four OpenType fonts of TeX Gyre Pagella 2.501, unchanged. They are a part of the work that
MANIFEST-TeX-Gyre-Pagella.txt lists: the Type 1 fonts, the TeX metrics, the encodings and the macros are left out.
The complete, unmodified work is at https://www.gust.org.pl/projects/e-foundry/tex-gyre/pagella and in Debian's package
fonts-texgyre 20180621-6. It has no connection with, and no support from, its authors in this form.
Its license is in GUST-FONT-LICENSE.txt; that of the LaTeX Project is at https://www.latex-project.org/lppl.txt.
"""


class FontsBuilder:
    """Creates the files of a folder."""

    def __init__(self, store: PackageStore, root: Path):
        self.store = store
        self.root = root

    def build(self):
        for family in families.FAMILIES:
            (self.root / family.folder).mkdir(parents=True)
            for name, source in (family.fonts | family.documents).items():
                self._take(family, name, source)
        self._cut_subsets()
        build_test_font.build(self.root / "StrutTest/StrutTest-Regular.ttf")
        (self.root / "TeXGyrePagella/NOTICE.txt").write_text(PAGELLA_NOTICE, encoding="utf-8")
        for family in families.FAMILIES:
            if family.license == families.OFL and family.license_file not in family.documents:
                self._write_open_font_license(family)
        system_widths.write(self.root / "system-widths.json")
        manifest.write(self.root)

    def _take(self, family, name, source):
        take = shutil.copyfile if family.hints or name in family.documents else hint_removal.build
        take(self.store.unpack(family.package) / source, self.root / family.folder / name)

    def _cut_subsets(self):
        cjk_subset.build(
            self.store.unpack(packages.NOTO_CJK) / families.NOTO_CJK_REGULAR,
            self.root / "NotoSansCJK/NotoSansCJKjp-Regular.otf")
        emoji_subset.build(
            self.store.unpack(packages.NOTO_EMOJI) / families.NOTO_COLOR_EMOJI,
            self.store.unpack(packages.UNICODE_DATA) / families.EMOJI_TEST,
            self.root / "NotoColorEmoji/NotoColorEmoji.ttf")

    def _write_open_font_license(self, family):
        """Returns the copyright and trademark lines of the fonts, then the license of Inter's
        package."""
        lines = dict.fromkeys(family.notices)
        for name in list(family.fonts) or [family.built]:
            names = TTFont(self.root / family.folder / name, lazy=True)["name"]
            lines |= dict.fromkeys(filter(None, (names.getDebugName(COPYRIGHT), names.getDebugName(TRADEMARK))))
        text = (self.root / "Inter/OFL.txt").read_text(encoding="utf-8")
        license = text[text.index("This Font Software is licensed under the SIL Open Font License"):]
        (self.root / family.folder / family.license_file).write_text("\n".join(lines) + "\n\n" + license, encoding="utf-8")


def differences(built: Path, committed: Path):
    """Returns the files that are different, or missing in one of the folders."""
    names = {path.relative_to(root) for root in (built, committed) for path in root.rglob("*") if path.is_file()}
    for name in sorted(names):
        one, other = built / name, committed / name
        if not (one.exists() and other.exists() and filecmp.cmp(one, other, shallow=False)):
            yield name


def main():
    parser = argparse.ArgumentParser(description="Re-create the bundled fonts.")
    parser.add_argument("--packages", type=Path, help="folder with the package files; missing files are downloaded into it")
    parser.add_argument("--output", type=Path, default=Path(__file__).resolve().parent.parent / "Files")
    parser.add_argument("--check", action="store_true", help="compare with the output folder instead of writing it")
    arguments = parser.parse_args()
    os.environ["SOURCE_DATE_EPOCH"] = "0"  # no table may carry the time of the build
    with tempfile.TemporaryDirectory() as scratch:
        downloads = (arguments.packages or Path(scratch) / "downloads").resolve()
        built = Path(scratch) / "Files"
        FontsBuilder(PackageStore(downloads, Path(scratch) / "unpacked"), built).build()
        if arguments.check:
            differing = list(differences(built, arguments.output))
            print("\n".join(f"differs: {name}" for name in differing) or "Files/ agrees with the packages.")
            return 1 if differing else 0
        shutil.rmtree(arguments.output, ignore_errors=True)
        shutil.copytree(built, arguments.output)
        total = sum(path.stat().st_size for path in built.rglob("*") if path.is_file())
        print(f"{arguments.output}: {total / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except PackageError as error:
        sys.exit(f"build_fonts: {error}")
