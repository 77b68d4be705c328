import Foundation

/// Tells whether JSON or an ARB file is a language's by the files and folders beside it, where its name or its folder's may be a word as well:
/// `azb`, `src`.
///
/// A folder is a language's where one that is certainly named by a language has a file of the same name: if its code is known, or, which is
/// told, if it has most of the other's files. A file is where one beside it is certainly named by a language, or where all beside it could be.
struct LanguageNeighbors {
  /// What is in the folders that were looked at.
  private var names: [String: Set<String>] = [:]
  /// The files of a format in a folder.
  private var siblings: [Siblings.Place: Siblings] = [:]
  /// The folders beside each other that are named by a language.
  private var languages: [String: [String]] = [:]
  private var problem: CellDocumentError?
  private var told: Set<String> = []
  /// What is in a folder.
  private let list: (String) -> [String]

  /// Why a file is read.
  enum Reason {
    /// It was found in a folder, and may hold anything.
    case found
    /// Somebody named it: it holds strings, and a language that is known is its own.
    case named
    /// Somebody named it, and the language of files that tell none.
    case namedWithLanguage
  }

  /// What the files of a format in a folder are called.
  private struct Siblings {
    struct Place: Hashable {
      let folder: String
      let format: CatalogFormat
    }

    var names: Set<String>
    /// The first of those that are certainly a language's, without its ending.
    var certain: String?
    /// Whether there are several, and each could be a language's.
    var couldAllBe: Bool
  }

  /// In how many of the folders beside one a file of the same name is looked for.
  private static let looked = 8

  /// Neighbors on the disk.
  init() {
    list = { folder in (try? FileManager.default.contentsOfDirectory(atPath: DocumentPath.real(folder))) ?? [] }
  }

  /// Neighbors among files that have no more than names.
  ///
  /// - Complexity: O(*n*) in the parts of the paths.
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

  /// Which of a file's names is a language's as the files beside it tell; nil where neither is.
  ///
  /// - Parameter reason: Why it is read.
  /// - Complexity: O(*n*) in the files of the folders, each of which is looked at once.
  mutating func language(of path: String, _ reason: Reason) -> CatalogPlace.LanguageName? {
    guard let format = CatalogFormat(path: path), format == .json || format == .arb else { return nil }
    let place = CatalogPlace(path: path)
    guard place.named == nil else { return nil }
    if let code = place.shortFolder, isLanguage(folderOf: path, code, format) { return .folder }
    return isLanguage(path, place, format, reason) ? .file : nil
  }

  /// What there is to tell of the last file or its folder, once.
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
      if content(of: Self.path(other, in: outer)).contains(name) { beside = other }
    }
    guard let beside else { return false }
    if LanguageCodes.known.contain(code) { return true }
    let own = siblings(in: folder, format).names
    let other = siblings(in: Self.path(beside, in: outer), format).names
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
    // A file alone in a folder that could be a language's too: "azb/app.json", "app/azb.json".
    let isDoubtful = place.possibleFolder.map { $0 != name } ?? false
    if place.possibleName != nil {
      return beside.certain != nil || beside.couldAllBe || (reason == .named && !isDoubtful)
    }
    // A file of ARB is read in any case, and then tells that it names no language.
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

  private static func path(_ name: String, in folder: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
