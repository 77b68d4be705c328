public import StringCatalogs

/// The Interface Builder files of an app's folder, with their strings and fonts.
///
/// ```swift
/// let app = NibApp(folder: "MyApp/")
/// app.files                                // documents with their strings
/// app.skipped                              // files for other platforms, with the reason
/// app.problems                             // what could not be read; everything else was
/// ```
public struct NibApp: Sendable {
  /// A file that is sound and not audited.
  public struct Skipped: Hashable, Sendable {
    /// The path.
    public let path: String
    /// The reason, a phrase without a capital or a full stop.
    public let reason: String
  }

  /// The path of the folder.
  public let folder: String
  /// The files, sorted by path.
  public let files: [NibFile]
  /// The files for other platforms, sorted by path.
  public let skipped: [Skipped]
  /// The paths of cells and tables in YAML and JSON that `include` takes.
  public let cellDocuments: [String]
  /// The paths of the font files that the app names.
  public let fonts: [String]
  /// What `strut-nib.yaml` says.
  public let settings: NibSettings
  /// What could not be read, and what of `strut-nib.yaml` is about nothing.
  public let problems: [CellDocumentError]

  /// Reads a folder and the folders in it.
  ///
  /// Left out are folders of dependencies (`Pods`, `Carthage`, `node_modules` …), built products, and names that begin
  /// with a dot. Links to folders are not followed, and no more than 10,000 files are taken.
  /// - Parameters:
  ///   - include: Patterns of paths in the folder that are taken in addition, with `*` for any letters and `**` for any folders:
  ///     files in folders of dependencies, which a pattern has to name, and cells in YAML and JSON.
  ///   - exclude: Patterns of paths that are left out.
  ///   - sizeClasses: Those by which variations are chosen; nil for those of a phone, and of an iPad in `Foo~ipad.xib`.
  ///   - strings: Strings in which XLIFF files translate the app; nil for none.
  /// - Complexity: O(*n* log *n*) in the names and bytes.
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

  /// Whether patterns leave out a file of a folder.
  ///
  /// - Parameter path: The path of the file, which begins with that of the folder.
  package static func excludes(_ path: String, in folder: String, by patterns: [String]) -> Bool {
    let choice = FileChoice(include: [], exclude: patterns, settings: NibSettings())
    return choice.isLeftOut(String(path.dropFirst(folder.hasSuffix("/") ? folder.count : folder.count + 1)))
  }

  /// The languages of the files, sorted.
  ///
  /// - Complexity: O(*n* log *n*) in the languages of all files.
  public var languages: [String] { Set(files.flatMap(\.strings.languages)).sorted() }
}

extension SourceLanguages {
  fileprivate init(_ lists: [AppPropertyList], projects: [String]) {
    self.init()
    for list in lists { add(list) }
    for project in projects { add(project: project) }
  }
}
