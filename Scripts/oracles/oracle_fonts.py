"""Fonts of Debian packages, unpacked in .build/oracle-fonts and not installed. Used by
compare_fonts.py."""
import pathlib
import subprocess
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
CACHE = ROOT / ".build" / "oracle-fonts"

# The versions for which the counts in compare_fonts.py were recorded.
PACKAGES = {
    "fonts-noto-core": "20201225-1",
    "fonts-noto-extra": "20201225-1",
    "fonts-dejavu-core": "2.37-6",
    "fonts-dejavu-extra": "2.37-6",
    "fonts-liberation2": "2.1.5-1",
    "fonts-roboto-unhinted": "2:0~20170802-3",
    "fonts-lato": "2.0-2.1",
    "fonts-inter-variable": "4.0~beta7+ds-1",
    "fonts-urw-base35": "20200910-7",
    "fonts-cantarell": "0.303.1-1",
    "fonts-freefont-otf": "20120503-10",
}
SUFFIXES = {".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2", ".t1", ".pfa", ".pfb", ".afm", ".pcf", ".bdf"}
# Strut's own test fonts that fontTools does not read: a collection in WOFF2, Macintosh bitmaps
# without `head`, BDF and PCF.
UNREAD_NAMES, UNREAD_SUFFIXES = {"two.woff2", "mac-bitmaps.ttf"}, {".bdf", ".pcf"}


def fetch():
    """Downloads and unpacks missing packages. Returns {package: version}: the recorded version if
    apt has it, or else apt's own."""
    CACHE.mkdir(parents=True, exist_ok=True)
    versions = {}
    for package, version in PACKAGES.items():
        archive = (
            cached(package, version) or download(package, f"{package}={version}") or cached(package) or download(package, package))
        if archive is None:
            raise LookupError(f"apt-get has no package {package}; `apt-get update` may help")
        unpack(package, archive)
        versions[package] = urllib.parse.unquote(archive.name.split("_")[1])
    return versions


def cached(package, version="*"):
    """Returns the newest archive that was downloaded before."""
    found = list(CACHE.glob(f"{package}_{version.replace(':', '%3a')}_all.deb"))
    return max(found, key=lambda archive: archive.stat().st_mtime, default=None)


def download(package, wanted):
    """Returns the archive of `package` or `package=version`, or `None`."""
    result = subprocess.run(["apt-get", "download", "-qq", wanted], cwd=CACHE, capture_output=True)
    return cached(package) if result.returncode == 0 else None


def folder_of(package):
    """Returns the folder of an unpacked package: a link to the folder of the version in use."""
    return CACHE / package


def unpack(package, archive):
    folder = CACHE / archive.stem
    if not folder.is_dir():
        partial = CACHE / f"{archive.stem}.partial"
        subprocess.run(["dpkg", "-x", archive, partial], check=True)
        partial.rename(folder)
    link = folder_of(package)
    link.unlink(missing_ok=True)
    link.symlink_to(folder.name)


def font_files(package):
    """Returns the font files of the package, sorted, without links, because their targets are in
    the list."""
    fonts = folder_of(package) / "usr" / "share" / "fonts"
    return sorted(p for p in fonts.rglob("*") if p.suffix.lower() in SUFFIXES and p.is_file() and not p.is_symlink())


def bundled_files():
    """Returns Strut's bundled fonts, and those of its tests, which include variable fonts with an
    optical size, MVAR for every metric, VVAR, a BASE table that varies, and color."""
    folders = [ROOT / "Fonts" / "Files", ROOT / "Tests" / "FontMetricsTests" / "Resources"]
    readable = SUFFIXES - UNREAD_SUFFIXES
    return sorted(
        p for folder in folders for p in folder.rglob("*") if p.suffix.lower() in readable and p.name not in UNREAD_NAMES)
