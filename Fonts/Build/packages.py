"""The packages of the bundled fonts: pinned, downloaded, verified and unpacked."""

import hashlib
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Package:
    """A Debian or PyPI package in the version from which the fonts are built."""

    name: str
    version: str
    file: str
    sha256: str

    @property
    def is_wheel(self):
        return self.file.endswith(".whl")

    @property
    def origin(self):
        return f"{'PyPI' if self.is_wheel else 'Debian'} {self.name} {self.version}"


INTER = Package(
    "fontpkg-inter", "4.1.post1", "fontpkg_inter-4.1.post1-py3-none-any.whl",
    "b1105c8b368787112e9352ba657fe4fd32feb0722cc3046a308f65962298ddf8")
TEX_GYRE = Package(
    "fonts-texgyre", "20180621-6", "fonts-texgyre_20180621-6_all.deb",
    "e7230e2dee0030c440ee841de04ef9254aa1fec73ccba93a3e1f637fa868a99a")
JETBRAINS_MONO = Package(
    "fonts-jetbrains-mono", "2.242+ds-3", "fonts-jetbrains-mono_2.242+ds-3_all.deb",
    "516b8e3bacc9a30cf615543fa1fdaf0c5312284f2c4459b7838fd008fd9936bc")
NOTO_CORE = Package(
    "fonts-noto-core", "20201225-1", "fonts-noto-core_20201225-1_all.deb",
    "58f4f0bb6720f919f92096b3508e1412a0f1544424ade6c5b5bf1eb694dd64ba")
NOTO_CJK = Package(
    "fonts-noto-cjk", "1:20220127+repack1-1", "fonts-noto-cjk_1%3a20220127+repack1-1_all.deb",
    "4a2515eb6db3978b897fef9709ed0d2b1f4c6c4df4d83d6c4ef65f71f1b1f502")
NOTO_EMOJI = Package(
    "fonts-noto-color-emoji", "2.042-0+deb12u1", "fonts-noto-color-emoji_2.042-0+deb12u1_all.deb",
    "a5ab0f69c7938423862320d9aca5dd187b3fd879d6a9a57dd52e17c3fa8d2751")
UNICODE_DATA = Package(
    "unicode-data", "15.0.0-1", "unicode-data_15.0.0-1_all.deb",
    "5efef23bbb1c6a133ecbdd63a2cfa07159ccacf5466a49e2426101c5ecd691fc")

ALL = (INTER, TEX_GYRE, JETBRAINS_MONO, NOTO_CORE, NOTO_CJK, NOTO_EMOJI, UNICODE_DATA)


class PackageError(Exception):
    """The error for a package that cannot be downloaded, or is not the pinned package."""


class PackageStore:
    """A folder of package files; missing files are downloaded into it, and all files are
    verified."""

    def __init__(self, downloads: Path, unpacked: Path):
        self.downloads = downloads
        self.unpacked = unpacked

    def unpack(self, package: Package) -> Path:
        """Returns the folder with the files of the package, unpacked on first use."""
        target = self.unpacked / package.name
        if not target.exists():
            archive = self._archive(package)
            target.mkdir(parents=True)
            if package.is_wheel:
                with zipfile.ZipFile(archive) as wheel:
                    wheel.extractall(target)
            else:
                subprocess.run(["dpkg-deb", "-x", archive, target], check=True)
        return target

    def _archive(self, package: Package) -> Path:
        archive = self.downloads / package.file
        if not archive.exists():
            self._download(package)
        digest = sha256(archive)
        if digest != package.sha256:
            raise PackageError(f"{archive}: SHA-256 is {digest}, expected {package.sha256}")
        return archive

    def _download(self, package: Package):
        self.downloads.mkdir(parents=True, exist_ok=True)
        if package.is_wheel:
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", f"{package.name}=={package.version}"]
        else:
            command = ["apt-get", "--quiet", "download", f"{package.name}={package.version}"]
        result = subprocess.run(command, cwd=self.downloads)
        if result.returncode != 0 or not (self.downloads / package.file).exists():
            raise PackageError(
                f"cannot download {package.origin}; Debian's packages are those of bookworm, "
                f"and --packages takes a folder that already holds {package.file}")


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
