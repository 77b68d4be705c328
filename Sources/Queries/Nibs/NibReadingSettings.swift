package import Strut

/// The settings for finding and reading Interface Builder files.
package struct NibReadingSettings {
  /// Patterns of paths to include in addition, and to exclude.
  package var include: [String] = []
  package var exclude: [String] = []
  /// The placeholder for text that code sets.
  package var placeholder = NibPlaceholder.fitting
  /// The size classes that select variations; nil for those of a phone, or of an iPad for files of
  /// the iPad.
  package var sizeClasses: NibSizeClasses?
  /// The strings for keys in `strut-nib.yaml`, or nil for none.
  package var strings: StringCatalog?

  package init() {}

  /// Returns true if a path is that of an Interface Builder file, from its extension.
  package static func isNib(_ path: String) -> Bool {
    NibFile.isNamed(path)
  }

  /// Reads a file that was named directly.
  package func file(at path: String) throws(NibError) -> NibFile {
    try NibFile(path: path, sizeClasses: sizeClasses, others: strings)
  }

  /// Reads the files of a folder.
  func app(_ folder: String) -> NibApp {
    NibApp(folder: folder, include: include, exclude: exclude, sizeClasses: sizeClasses, strings: strings)
  }

  /// Returns true if a pattern excludes a file of a folder.
  func leavesOut(_ path: String, in folder: String) -> Bool {
    guard !exclude.isEmpty else { return false }
    return NibApp.excludes(path, in: folder, by: exclude)
  }

  /// Returns the options for text that code sets in a file that was named directly, from
  /// `strut-nib.yaml` in the nearest enclosing folder that has one.
  ///
  /// - Throws: All errors of the settings.
  package func options(forFile path: String) throws(CellDocumentErrors) -> NibTextOptions {
    var search = NibSettingsSearch()
    let found = search.settings(forFile: path)
    if let errors = CellDocumentErrors(search.problems) { throw errors }
    return options(found)
  }

  /// Returns the options for text that code sets.
  package func options(_ settings: NibSettings) -> NibTextOptions {
    NibTextOptions(placeholder: placeholder, settings: settings, strings: strings)
  }
}
