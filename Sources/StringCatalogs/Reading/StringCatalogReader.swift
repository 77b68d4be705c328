/// Puts string catalogs together out of files of any format.
///
/// ```swift
/// var reader = StringCatalogReader()
/// reader.add(path: "App/Resources")              // folders of .lproj, Android's res, .po files … as they are
/// reader.add(path: "App/Localizable.xcstrings")
/// let catalog = reader.catalog()
/// reader.problems                                // what could not be read; everything else was
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
/// A name of three letters may be the code of a language and a word as well, `azb` and `src`. A file that is named itself is in that language;
/// one that is found in a folder where a file beside it is certainly named by a language, or where all could be.
public struct StringCatalogReader {
  private var problemsOfFiles: [CellDocumentError] = []
  private let assembly: CatalogAssembly
  private var fileCount = 0
  private var seen: Set<FileIdentity> = []

  /// A reader that has read nothing.
  /// - Parameter sourceLocale: The language that files are in that do not tell theirs, such as a `.strings` outside of any `.lproj`; nil
  ///   where each has to.
  public init(sourceLocale: String? = nil) { self.init(sourceLocale: sourceLocale, named: "sourceLocale") }

  /// A reader that has read nothing, as ``init(sourceLocale:)``.
  /// - Parameter name: What whoever asks calls the language, for errors that ask for it: `--source-language`.
  package init(sourceLocale: String?, named name: String) {
    assembly = CatalogAssembly(localeOfOthers: sourceLocale, named: name)
  }

  /// What was wrong with files, in the order in which they were read, and what contradicts in several. The rest of each was read, as far
  /// as it could be.
  public var problems: [CellDocumentError] { assembly.named(problemsOfFiles) + assembly.problems }

  /// Reads a file, or every file of a known format in a folder and the folders in it.
  ///
  /// In a folder, files that hold no strings are passed: JSON that is not named by a locale, XML that is not among Android's values. A file
  /// that is reached by two paths counts once; links are followed.
  /// - Complexity: O(*n*) in the sizes of the files, which have limits.
  public mutating func add(path: String) {
    guard DocumentPath.problem(at: path) != "does not exist" else {
      return report(.unreadableFile, path, "there is no such file or folder")
    }
    guard DocumentPath.problem(at: path) == "is a folder" else {
      // A file that is named itself is read as in its folder.
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

  /// Which name of a file that is named itself is a language's where it could be a word as well. Where a language is given for files that tell
  /// none, no more than one that the files beside it tell.
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

  /// Reads the bytes of a file, whose path says which format it is and, for some formats, which locale.
  public mutating func add(bytes: [UInt8], path: String) { add([(path, bytes)]) }

  /// Reads the bytes of files that are beside each other, as ``add(bytes:path:)`` those of one.
  ///
  /// - Complexity: O(*n*) in the sizes of the files.
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

  /// All strings that were read.
  ///
  /// - Parameter sourceLocale: The locale that texts are written in; nil for the one that a file names (`.xcstrings`, XLIFF), else English.
  ///   `Base.lproj`, Android's `values` and the keys of gettext are in it.
  public func catalog(sourceLocale: String? = nil) -> StringCatalog {
    assembly.catalog(sourceLocale: sourceLocale)
  }

  private mutating func report(_ code: CellDocumentError.Code, _ path: String, _ message: String) {
    problemsOfFiles.append(CellDocumentError(code: code, file: path, position: nil, message: message))
  }

  private static func doubt(_ path: String) -> String {
    "\(path) is skipped, because its name or its folder's name could be a language code or a word; "
      + "name it after its language, such as azb.json, and specify the file itself"
  }

  private static let suffixes = Wording.list(CatalogFormat.allCases.map { ".\($0.rawValue)" })
}

extension StringCatalog {
  /// Reads files and folders; what could not be read is told beside what could.
  ///
  /// - Parameter sourceLocale: The language that the app is developed in, and that of files that do not tell theirs; see
  ///   ``StringCatalogReader/catalog(sourceLocale:)``.
  public static func read(
    _ paths: [String], sourceLocale: String? = nil
  ) -> (catalog: StringCatalog, problems: [CellDocumentError]) {
    read(paths, sourceLocale: sourceLocale, named: "sourceLocale")
  }

  /// Reads files and folders, as ``read(_:sourceLocale:)``.
  ///
  /// - Parameter name: What whoever asks calls the source locale, for errors that ask for it: `--source-language`.
  package static func read(
    _ paths: [String], sourceLocale: String?, named name: String
  ) -> (catalog: StringCatalog, problems: [CellDocumentError]) {
    var reader = StringCatalogReader(sourceLocale: sourceLocale, named: name)
    for path in paths { reader.add(path: path) }
    return (reader.catalog(sourceLocale: sourceLocale), reader.problems)
  }
}

/// The formats of string catalogs, by the ending of a file's name.
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

  /// The format of a path; nil for another file.
  init?(path: String) { self.init(rawValue: DocumentPath.parts(of: path).suffix) }

  /// The most bytes of a file.
  var byteLimit: Int { self == .xcstrings ? CatalogLimits.catalogBytes : CatalogLimits.bytes }

  /// Whether a file that was found in a folder holds strings, as far as its name tells.
  func isCertain(of path: String) -> Bool {
    switch self {
    case .json: CatalogPlace(path: path).named != nil
    case .xml: CatalogPlace(path: path).isAmongValues
    // Templates have no text that the .po files beside them do not have.
    case .pot: false
    default: true
    }
  }

  /// Whether the last of two texts of a key in one file counts, as where the format is at home. gettext and Android refuse them.
  var lastCounts: Bool {
    switch self {
    case .xcstrings, .strings, .stringsdict, .arb, .json: true
    case .xliff, .xlf, .xml, .po, .pot: false
    }
  }

  /// Whether translators exchange texts in it, which have their place elsewhere.
  var isExchange: Bool { self == .xliff || self == .xlf }

  /// Which strings all of a file's problems are about, as far as its place tells.
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

  /// Whether resources for some devices alone may have texts: what is wrong with colors is no problem here.
  private static func mayHaveStrings(_ bytes: [UInt8]) -> Bool {
    ["<string", "<plurals"].contains { bytes.firstRange(of: Array($0.utf8)) != nil }
  }

  /// Android's values; other resources in such a folder (colors, styles) have none.
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
