package import Strut

/// How Interface Builder files are found and read.
package struct NibReadingSettings {
  /// Patterns of paths that are taken in addition, and that are left out.
  package var include: [String] = []
  package var exclude: [String] = []
  /// What is shown where code sets a text.
  package var placeholder = NibPlaceholder.fitting
  /// Those by which variations are chosen; nil for a phone's, and an iPad's where a file's name says so.
  package var sizeClasses: NibSizeClasses?
  /// Strings in which keys of `strut-nib.yaml` are looked up; nil for none.
  package var strings: StringCatalog?

  package init() {}

  /// Whether a path is that of an Interface Builder file, by its suffix.
  package static func isNib(_ path: String) -> Bool {
    NibFile.isNamed(path)
  }

  /// A file that was named by itself.
  package func file(at path: String) throws(NibError) -> NibFile {
    try NibFile(path: path, sizeClasses: sizeClasses, others: strings)
  }

  /// The files of a folder.
  func app(_ folder: String) -> NibApp {
    NibApp(folder: folder, include: include, exclude: exclude, sizeClasses: sizeClasses, strings: strings)
  }

  /// Whether a pattern leaves out a file of a folder.
  func leavesOut(_ path: String, in folder: String) -> Bool {
    guard !exclude.isEmpty else { return false }
    return NibApp.excludes(path, in: folder, by: exclude)
  }

  /// The texts from code of a file that was named by itself, by the `strut-nib.yaml` of the nearest folder above that has one.
  ///
  /// - Throws: Everything that is wrong with the settings.
  package func options(forFile path: String) throws(CellDocumentErrors) -> NibTextOptions {
    options(try NibSettings.above(path) ?? NibSettings())
  }

  /// What is shown where code sets texts.
  package func options(_ settings: NibSettings) -> NibTextOptions {
    NibTextOptions(placeholder: placeholder, settings: settings, strings: strings)
  }
}
