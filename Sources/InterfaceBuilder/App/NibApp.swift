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
  /// The settings in `strut-nib.yaml`.
  public let settings: NibSettings
  /// The files that could not be read, and the unused entries in `strut-nib.yaml`.
  public let problems: [CellDocumentError]

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
    settings = reading.settings(in: folder)
    let found = AppFiles(folder, FileChoice(include: include, exclude: exclude, settings: settings))
    reading.problems += found.problems
    cellDocuments = found.cellDocuments
    let lists = reading.propertyLists(found)
    let languages = SourceLanguages(lists, projects: found.projects)
    reading.problems += languages.problems
    reading.readDocuments(found, languages, sizeClasses, strings)
    fonts = reading.fonts(named: lists, found)
    problems = reading.problems + settings.problems(in: reading.files.map(\.document))
    (files, skipped) = (reading.files, reading.skipped)
  }

  /// Returns true if patterns exclude a file in a folder.
  ///
  /// - Parameter path: The path of the file, which begins with that of the folder.
  package static func excludes(_ path: String, in folder: String, by patterns: [String]) -> Bool {
    let choice = FileChoice(include: [], exclude: patterns, settings: NibSettings())
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
