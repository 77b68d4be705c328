import Foundation

/// Determines from neighboring files and folders whether the name of a JSON or ARB file, or of its
/// folder, is a language, if it could also be a word, such as `azb` or `src`.
///
/// A folder is a language if a neighboring folder that is certainly a language has a file with the
/// same name, and either the folder's code is known or it has most of the neighbor's files, which
/// is reported. A file is a language if a neighboring file certainly is, or if all neighboring
/// files could be.
struct LanguageNeighbors {
  /// The contents of the folders that were listed.
  private var names: [String: Set<String>] = [:]
  /// The neighboring files, by folder and format.
  private var siblings: [Siblings.Place: Siblings] = [:]
  /// The folders named by a language, by parent folder.
  private var languages: [String: [String]] = [:]
  private var problem: CellDocumentError?
  private var told: Set<String> = []
  /// Lists the contents of a folder.
  private let list: (String) -> [String]

  /// The reason that a file is read.
  enum Reason {
    /// Found in a folder; it may contain anything.
    case found
    /// Passed by path: it contains strings, and a known language in its name is its language.
    case named
    /// Passed by path, together with the language of files that specify none.
    case namedWithLanguage
  }

  /// The names of the files of a format in a folder.
  private struct Siblings {
    struct Place: Hashable {
      let folder: String
      let format: CatalogFormat
    }

    var names: Set<String>
    /// The first name that is certainly a language, without its extension.
    var certain: String?
    /// True if there are several files, and each name could be a language.
    var couldAllBe: Bool
  }

  /// The number of neighboring folders in which a file of the same name is looked for.
  private static let looked = 8

  /// Creates neighbors from files on disk.
  init() {
    list = { folder in (try? FileManager.default.contentsOfDirectory(atPath: DocumentPath.real(folder))) ?? [] }
  }

  /// Creates neighbors from a list of paths.
  ///
  /// - Complexity: O(*n*) in the number of path components.
  init(among paths: [String]) {
    var found: [String: Set<String>] = [:]
    for path in paths {
      var path = path
      while path.contains("/") {
        let folder = Self.folder(of: path)
        found[folder, default: []].insert(String(DocumentPath.name(of: path)))
        if folder == "/" { break }
        path = folder
      }
      if !path.contains("/") { found[".", default: []].insert(path) }
    }
    list = { folder in found[folder].map(Array.init) ?? [] }
  }

  /// Returns the part of a file's path that names a language, as determined from its neighbors; nil
  /// if there is none.
  ///
  /// - Parameter reason: The reason that the file is read.
  /// - Complexity: O(*n*) in the number of files in the folders. Each folder is listed once.
  mutating func language(of path: String, _ reason: Reason) -> CatalogPlace.LanguageName? {
    guard let format = CatalogFormat(path: path), format == .json || format == .arb else { return nil }
    let place = CatalogPlace(path: path)
    guard place.named == nil else { return nil }
    if let code = place.shortFolder, isLanguage(folderOf: path, code, format) { return .folder }
    return isLanguage(path, place, format, reason) ? .file : nil
  }

  /// Returns the problem of the last file or its folder, if any, and clears it.
  mutating func takeProblem() -> CellDocumentError? {
    defer { problem = nil }
    return problem
  }

  // MARK: Folders

  private mutating func isLanguage(folderOf path: String, _ code: String, _ format: CatalogFormat) -> Bool {
    let folder = Self.folder(of: path)
    let outer = Self.folder(of: folder)
    let name = String(DocumentPath.name(of: path))
    var beside: String?
    for other in languageFolders(in: outer).prefix(Self.looked) where beside == nil {
      if content(of: DocumentPath.path(other, in: outer)).contains(name) { beside = other }
    }
    guard let beside else { return false }
    if LanguageCodes.known.contain(code) { return true }
    let own = siblings(in: folder, format).names
    let other = siblings(in: DocumentPath.path(beside, in: outer), format).names
    let isMost = 2 * own.intersection(other).count > other.count
    guard told.insert(folder).inserted else { return isMost }
    let quoted = Wording.quoted(code)
    tell(
      folder,
      isMost
        ? "\(quoted) is not a known language code; it is read as one, because the folder has the same files as \(Wording.quoted(beside)) next to it"
        : "\(quoted) is not a known language code, and the folder has few of the files of \(Wording.quoted(beside)) next to it; it is skipped"
    )
    return isMost
  }

  private mutating func languageFolders(in folder: String) -> [String] {
    if let known = languages[folder] { return known }
    let found = content(of: folder).filter { LanguageCodes.listed.haveLanguage(of: $0) }.sorted()
    languages[folder] = found
    return found
  }

  // MARK: Files

  private mutating func isLanguage(
    _ path: String, _ place: CatalogPlace, _ format: CatalogFormat, _ reason: Reason
  ) -> Bool {
    guard let name = place.possibleName ?? place.shortName else { return false }
    let beside = siblings(in: Self.folder(of: path), format)
    // A file in a folder that could also be a language: "azb/app.json", "app/azb.json".
    let isDoubtful = place.possibleFolder.map { $0 != name } ?? false
    if place.possibleName != nil {
      return beside.certain != nil || beside.couldAllBe || (reason == .named && !isDoubtful)
    }
    // An ARB file is always read; it then reports that it names no language.
    if reason == .found, format == .json, let certain = beside.certain, told.insert(path).inserted {
      tell(
        path,
        "\(Wording.quoted(name)) is not a known language code, but \(Wording.quoted(certain)) next to it is; it is skipped",
        in: name)
    }
    return false
  }

  private mutating func siblings(in folder: String, _ format: CatalogFormat) -> Siblings {
    let place = Siblings.Place(folder: folder, format: format)
    if let known = siblings[place] { return known }
    let names = content(of: folder).filter { CatalogFormat(path: $0) == format }
    let places = names.map { CatalogPlace(path: $0) }
    let found = Siblings(
      names: names, certain: places.filter(\.isNamedByLanguage).map(\.base).min(),
      couldAllBe: names.count > 1 && places.allSatisfy { $0.possibleName != nil })
    siblings[place] = found
    return found
  }

  // MARK: Names

  private mutating func content(of folder: String) -> Set<String> {
    if let known = names[folder] { return known }
    let found = Set(list(folder).filter { !$0.hasPrefix(".") })
    names[folder] = found
    return found
  }

  private mutating func tell(_ path: String, _ message: String, in locale: String? = nil) {
    let scopes = locale.flatMap { TextLocale(wellFormed: $0) }.map { Set([ProblemScope(locale: $0.tag)]) } ?? []
    problem = CellDocumentError(
      code: .unknownName, file: path, position: nil, message: message, scopes: scopes)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
