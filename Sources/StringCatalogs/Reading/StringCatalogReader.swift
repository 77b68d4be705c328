/// Reads files of any format into one string catalog.
///
/// ```swift
/// var reader = StringCatalogReader()
/// reader.add(path: "App/Resources")              // folders of .lproj, Android's res, .po files … as they are
/// reader.add(path: "App/Localizable.xcstrings")
/// let catalog = reader.catalog()
/// reader.problems                                // what could not be read
/// ```
///
/// | file | format |
/// |---|---|
/// | `.xcstrings` | Xcode's string catalogs |
/// | `.strings`, `.stringsdict` | Apple's, as text or property lists, in an `.lproj` folder |
/// | `.xliff`, `.xlf` | XLIFF 1.2 and 2.0 |
/// | `.xml` in a `values…` folder | Android's resources |
/// | `.po`, `.pot` | gettext |
/// | `.arb` | Flutter's |
/// | `.json` named by a locale, or in a folder so named | flat or nested JSON |
///
/// A name of three letters may be a language code and also a word, such as `azb` and `src`. It is a
/// language if the file was passed by path. In a folder, it is a language if a neighboring file is
/// certainly named by a language, or if all neighboring files could be.
public struct StringCatalogReader {
  private var problemsOfFiles: [CellDocumentError] = []
  private let assembly: CatalogAssembly
  private var fileCount = 0
  private var seen: Set<FileIdentity> = []

  /// Creates an empty reader.
  /// - Parameter sourceLocale: The language of files that do not specify theirs, such as a
  ///   `.strings` file outside an `.lproj` folder; nil to reject such files.
  public init(sourceLocale: String? = nil) { self.init(sourceLocale: sourceLocale, named: "sourceLocale") }

  /// Creates an empty reader, as ``init(sourceLocale:)``.
  /// - Parameter name: The name of the option or parameter that sets the language, for messages,
  ///   such as `--source-language`.
  package init(sourceLocale: String?, named name: String) {
    assembly = CatalogAssembly(localeOfOthers: sourceLocale, named: name)
  }

  /// The problems in the files, in the order in which they were read, followed by contradictions
  /// between files. The rest of each file was read as far as possible.
  public var problems: [CellDocumentError] { assembly.named(problemsOfFiles) + assembly.problems }

  /// Reads a file, or every file of a known format in a folder and its subfolders.
  ///
  /// Files in a folder that contain no strings are skipped: JSON that is not named by a locale, and
  /// XML outside Android's `values` folders. A file that is reached by two paths is read once.
  /// Links are followed.
  /// - Complexity: O(*n*) in the total size of the files, which is limited.
  public mutating func add(path: String) {
    guard DocumentPath.problem(at: path) != "does not exist" else {
      return report(.unreadableFile, path, "there is no such file or folder")
    }
    guard DocumentPath.problem(at: path) == "is a folder" else {
      // A file that is passed by path is read as it would be with its folder.
      var neighbors = LanguageNeighbors()
      return addFile(path, language(of: path, &neighbors))
    }
    let folder = CatalogFolder(path)
    problemsOfFiles += folder.problems
    for file in folder.files { addFile(file, folder.languages[file]) }
    if folder.files.isEmpty, folder.problems.isEmpty {
      let reason = folder.doubtful.map(Self.doubt) ?? "the supported formats are \(Self.suffixes)"
      report(.unreadableFile, path, "the folder has no strings; \(reason)")
    }
  }

  /// Returns the part of a path that names a language, for a file that was passed by path and whose
  /// name could also be a word. If a language is set for files that specify none, only neighboring
  /// files can determine another.
  private mutating func language(of path: String, _ neighbors: inout LanguageNeighbors) -> CatalogPlace.LanguageName? {
    let language = neighbors.language(of: path, assembly.localeOfOthers == nil ? .named : .namedWithLanguage)
    if let problem = neighbors.takeProblem() { problemsOfFiles.append(problem) }
    return language
  }

  private mutating func addFile(_ path: String, _ language: CatalogPlace.LanguageName?) {
    guard seen.insert(FileIdentity(path)).inserted else { return }
    fileCount += 1
    guard fileCount <= CatalogLimits.files else {
      if fileCount == CatalogLimits.files + 1 {
        report(.tooLarge, path, "more than \(CatalogLimits.files) string tables; the others are not read")
      }
      return
    }
    do throws(CellDocumentErrors) {
      add(
        bytes: try DocumentFile.bytes(atPath: path, limit: CatalogFormat(path: path)?.byteLimit ?? 0), path: path,
        language)
    } catch {
      problemsOfFiles += error.all
    }
  }

  /// Reads the bytes of a file. Its path determines the format and, for some formats, the locale.
  public mutating func add(bytes: [UInt8], path: String) { add([(path, bytes)]) }

  /// Reads the bytes of several neighboring files, like ``add(bytes:path:)``.
  ///
  /// - Complexity: O(*n*) in the total size of the files.
  package mutating func add(_ files: [(path: String, bytes: [UInt8])]) {
    var neighbors = LanguageNeighbors(among: files.map(\.path))
    for file in files { add(bytes: file.bytes, path: file.path, language(of: file.path, &neighbors)) }
  }

  private mutating func add(bytes: [UInt8], path: String, _ language: CatalogPlace.LanguageName?) {
    guard let format = CatalogFormat(path: path) else {
      return report(.notSupported, path, "the file is not a string table; the supported formats are \(Self.suffixes)")
    }
    guard bytes.count <= format.byteLimit else {
      return report(
        .tooLarge, path, "the file is larger than the limit of \(format.byteLimit) bytes; split it into several files")
    }
    let source = CatalogSource(path: path, bytes: bytes, assembly: assembly, language: language)
    format.read(source)
    problemsOfFiles += source.log.errors?.all ?? []
  }

  /// Returns all strings that were read.
  ///
  /// - Parameter sourceLocale: The locale of the source text; nil for the one that a file names
  ///   (`.xcstrings`, XLIFF), or English. `Base.lproj`, Android's `values` and gettext's keys are
  ///   in this locale.
  public func catalog(sourceLocale: String? = nil) -> StringCatalog {
    assembly.catalog(sourceLocale: sourceLocale)
  }

  private mutating func report(_ code: CellDocumentError.Code, _ path: String, _ message: String) {
    problemsOfFiles.append(CellDocumentError(code: code, file: path, position: nil, message: message))
  }

  private static func doubt(_ path: String) -> String {
    "\(path) is skipped, because its name or its folder's name could be a language code or a word; "
      + "name it after its language (for example, azb.json), and specify the file itself"
  }

  private static let suffixes = Wording.list(CatalogFormat.allCases.map { ".\($0.rawValue)" })
}

extension StringCatalog {
  /// Reads files and folders, and returns the catalog with the problems in the files.
  ///
  /// - Parameter sourceLocale: The development language of the app, also used for files that do not
  ///   specify theirs; see ``StringCatalogReader/catalog(sourceLocale:)``.
  public static func read(
    _ paths: [String], sourceLocale: String? = nil
  ) -> (catalog: StringCatalog, problems: [CellDocumentError]) {
    read(paths, sourceLocale: sourceLocale, named: "sourceLocale")
  }

  /// Reads files and folders, like ``read(_:sourceLocale:)``.
  ///
  /// - Parameter name: The name of the option or parameter that sets the source locale, for
  ///   messages, such as `--source-language`.
  package static func read(
    _ paths: [String], sourceLocale: String?, named name: String
  ) -> (catalog: StringCatalog, problems: [CellDocumentError]) {
    var reader = StringCatalogReader(sourceLocale: sourceLocale, named: name)
    for path in paths { reader.add(path: path) }
    return (reader.catalog(sourceLocale: sourceLocale), reader.problems)
  }
}

/// The formats of string catalogs, by file extension.
enum CatalogFormat: String, CaseIterable {
  case xcstrings
  case strings
  case stringsdict
  case xliff
  case xlf
  case xml
  case po
  case pot
  case arb
  case json

  /// Creates the format of a file by its path; nil for other files.
  init?(path: String) { self.init(rawValue: DocumentPath.parts(of: path).suffix) }

  /// The maximum size of a file, in bytes.
  var byteLimit: Int { self == .xcstrings ? CatalogLimits.catalogBytes : CatalogLimits.bytes }

  /// Returns true if a file that was found in a folder contains strings, judging by its name.
  func isCertain(of path: String) -> Bool {
    switch self {
    case .json: CatalogPlace(path: path).named != nil
    case .xml: CatalogPlace(path: path).isAmongValues
    // Templates contain no text that is not also in the .po files.
    case .pot: false
    default: true
    }
  }

  /// True if the last entry is used when a key appears twice in a file, as on the format's
  /// platform. gettext and Android reject duplicates.
  var lastCounts: Bool {
    switch self {
    case .xcstrings, .strings, .stringsdict, .arb, .json: true
    case .xliff, .xlf, .xml, .po, .pot: false
    }
  }

  /// True if the format is used to exchange translations, and the strings belong to other files.
  var isExchange: Bool { self == .xliff || self == .xlf }

  /// Returns the strings that every problem in a file affects, according to its path.
  func scope(of place: CatalogPlace, canonical: (String) -> String?) -> ProblemScope {
    func locale(_ tag: String?) -> String? { tag.flatMap { $0 == CatalogAssembly.base ? nil : canonical($0) } }
    switch self {
    case .xcstrings: return ProblemScope(table: place.base)
    case .strings, .stringsdict:
      return ProblemScope(table: place.base, locale: locale(place.projectLocale ?? place.named?.locale))
    case .xml: return ProblemScope(locale: locale(place.resourceLocale))
    case .json, .po, .pot: return ProblemScope(table: place.named?.table, locale: locale(place.named?.locale))
    case .arb: return ProblemScope(locale: locale(place.named?.locale))
    case .xliff, .xlf: return ProblemScope()
    }
  }

  /// Reads a file of the format.
  func read(_ source: CatalogSource) {
    switch self {
    case .xcstrings: XCStringsReader(source)?.read()
    case .strings:
      let isPropertyList = PropertyList.isBinary(source.bytes) || PropertyList.isXML(source.bytes)
      if isPropertyList { PropertyListStringsReader.read(source) } else { StringsFileReader.read(source) }
    case .stringsdict: StringsDictReader.read(source)
    case .xliff, .xlf: if let root = source.xml() { XLIFFReader.read(root, source) }
    case .xml: readXML(source)
    case .po, .pot: GettextReader.read(source)
    case .arb: ARBReader.read(source)
    case .json: JSONStringsReader.read(source)
    }
  }

  /// Returns true if resources for only some devices may contain text. Problems in colors are not
  /// relevant here.
  private static func mayHaveStrings(_ bytes: [UInt8]) -> Bool {
    ["<string", "<plurals"].contains { bytes.firstRange(of: Array($0.utf8)) != nil }
  }

  /// Reads Android resources. Other resources in such a folder (colors, styles) contain no text.
  private func readXML(_ source: CatalogSource) {
    if source.place.isAmongValues, source.place.resourceLocale == nil, !Self.mayHaveStrings(source.bytes) { return }
    guard let root = source.xml() else { return }
    switch root.localName {
    case "resources": AndroidStringsReader.read(root, source)
    case "xliff": XLIFFReader.read(root, source)
    default:
      source.log.report(
        .syntax, at: root.position, "expected <resources>, as in string resources of Android, found <\(root.name)>")
    }
  }
}
