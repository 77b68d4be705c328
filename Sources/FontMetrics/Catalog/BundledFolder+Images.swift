package import BundledFonts
internal import FontInterop

extension BundledFolder {
  /// The folder for the code that runs: beside the library that this is in, which may be of another version than what is installed for
  /// the program, else beside the program. For a program that links Strut statically both are one file.
  package func locate() -> Result<String, BundledFolderNotFound> {
    locate(images: [ImagePath.current, BundledFolder.executablePath].compactMap(\.self))
  }
}
