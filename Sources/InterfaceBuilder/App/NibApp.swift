public import StringCatalogs

/// The Interface Builder files in an app's folder, with their strings and fonts.
///
/// ```swift
/// let app = NibApp(folder: "MyApp/")
/// app.files                                // documents with their strings
/// app.skipped                              // files for other platforms, with the reason
/// app.problems                             // what could not be read
/// ```
public struct NibApp: Sendable {
  /// A valid file that is not audited.
  public struct Skipped: Hashable, Sendable {
    /// The path.
    public let path: String
    /// The reason, a phrase without a capital letter or a period.
    public let reason: String
  }

  /// The path of the folder.
  public let folder: String
  /// The files, sorted by path.
  public let files: [NibFile]
  /// The files for other platforms, sorted by path.
  public let skipped: [Skipped]
  /// The paths of cells and tables in YAML and JSON that match `include`.
  public let cellDocuments: [String]
  /// The paths of the font files that the app uses.
  public let fonts: [String]
  /// The paths of the `strut-nib.yaml` files whose settings are used.
  public var settingsFiles: [String] { search.files }
  /// The files that could not be read.
  public let problems: [CellDocumentError]
  /// The unused entries in `strut-nib.yaml`.
  public let unusedSettings: [CellDocumentError]
  private let search: NibSettingsSearch
  private let settings: [String: NibSettings]

  /// Reads a folder and its subfolders.
  ///
  /// Folders of dependencies (`Pods`, `Carthage`, `node_modules` …), built products, and names that
  /// begin with a period are skipped. Links to folders are not followed, and at most 10,000 files
  /// are read.
  /// - Parameters:
  ///   - include: Patterns of additional paths to read, in which `*` matches any text and `**` any
  ///     folders: files in folders of dependencies, which a pattern must name, and cells in YAML
  ///     and JSON.
  ///   - exclude: Patterns of paths to skip.
  ///   - sizeClasses: The size classes that select variations; nil for those of a phone, or of an
  ///     iPad for `Foo~ipad.xib`.
  ///   - strings: Strings with the XLIFF translations of the app; nil for none.
  /// - Complexity: O(*n* log *n*) in the number of names and bytes.
  public init(
    folder: String, include: [String] = [], exclude: [String] = [], sizeClasses: NibSizeClasses? = nil,
    strings: StringCatalog? = nil
  ) {
    self.folder = folder
    var reading = AppReading()
    let found = AppFiles(folder, FileChoice(include: include, exclude: exclude))
    reading.problems += found.settings.problems + found.problems
    cellDocuments = found.cellDocuments
    let lists = reading.propertyLists(found)
    let languages = SourceLanguages(lists, projects: found.projects)
    reading.problems += languages.problems
    reading.readDocuments(found, languages, sizeClasses, strings)
    fonts = reading.fonts(named: lists, found)
    (problems, files, skipped) = (reading.problems, reading.files, reading.skipped)
    var search = found.settings
    settings = Dictionary(
      files.map { ($0.document.file, search.settings(forFile: $0.document.file)) },
      uniquingKeysWith: { first, _ in first })
    self.search = search
    // An excluded file may contain what an entry names.
    unusedSettings = exclude.isEmpty ? search.unused(by: files.map(\.document), ignored: found.ignored) : []
  }

  /// Returns the settings for one of the files; empty for another file.
  public func settings(forFile path: String) -> NibSettings { settings[path] ?? NibSettings() }

  /// Returns true if patterns exclude a file in a folder.
  ///
  /// - Parameter path: The path of the file, which begins with that of the folder.
  package static func excludes(_ path: String, in folder: String, by patterns: [String]) -> Bool {
    let choice = FileChoice(include: [], exclude: patterns)
    return choice.isLeftOut(DocumentPath.inner(path, in: folder))
  }

  /// The languages of the files, sorted.
  ///
  /// - Complexity: O(*n* log *n*) in the number of languages in all files.
  public var languages: [String] { Set(files.flatMap(\.strings.languages)).sorted() }
}

extension SourceLanguages {
  fileprivate init(_ lists: [AppPropertyList], projects: [String]) {
    self.init()
    for list in lists { add(list) }
    for project in projects { add(project: project) }
  }
}
