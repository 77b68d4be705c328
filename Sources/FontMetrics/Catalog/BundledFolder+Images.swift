package import BundledFonts
internal import FontInterop

extension BundledFolder {
  /// Returns the folder for the running code: next to the library that contains it, whose version
  /// may differ from what is installed for the program, or else next to the program. For a program
  /// that links Strut statically, both are the same file.
  package func locate() -> Result<String, BundledFolderNotFound> {
    locate(images: [ImagePath.current, BundledFolder.executablePath].compactMap(\.self))
  }
}
