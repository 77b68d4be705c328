import Foundation

/// Tells whether a folder of JSON is a language's by the folders beside it: its name has three letters, which may be a word as well, and a folder
/// that is certainly named by a language has a file of the same name.
///
/// A code that has a name is a language's. Another one is where the folder has most of the files of the language beside it, and that is told.
struct LanguageNeighbors {
  /// The JSON files of the folders that were looked at.
  private var files: [String: Set<String>] = [:]
  /// The folders beside each other that are named by a language.
  private var languages: [String: [String]] = [:]
  private var problem: CellDocumentError?
  private var told: Set<String> = []

  /// In how many of the folders beside one a file of the same name is looked for.
  private static let looked = 8

  /// Whether a file is that of a language as those beside its folder tell.
  ///
  /// - Complexity: O(*n*) in the files of the folders, each of which is looked at once.
  mutating func areLanguages(beside path: String) -> Bool {
    guard CatalogFormat(path: path) == .json, let code = CatalogPlace(path: path).shortFolder else { return false }
    let folder = Self.folder(of: path)
    let outer = Self.folder(of: folder)
    let name = String(DocumentPath.name(of: path))
    let beside = languageFolders(in: outer).prefix(Self.looked).first {
      DocumentPath.problem(at: "\(outer)/\($0)/\(name)") == nil
    }
    guard let beside else { return false }
    if CatalogPlace.hasName(code) { return true }
    let (own, other) = (jsonFiles(in: folder), jsonFiles(in: "\(outer)/\(beside)"))
    let isMost = 2 * own.intersection(other).count > other.count
    guard told.insert(folder).inserted else { return isMost }
    let quoted = Wording.quoted(code)
    problem = CellDocumentError(
      code: .unknownName, file: folder, position: nil,
      message: isMost
        ? "\(quoted) is the code of no language that is known; it is read as one, for the folder has the files of \(Wording.quoted(beside)) beside it"
        : "\(quoted) is the code of no language that is known, and the folder has few of the files of \(Wording.quoted(beside)) beside it; it is not read as one"
    )
    return isMost
  }

  /// What there is to tell of the last file's folder, once.
  mutating func takeProblem() -> CellDocumentError? {
    defer { problem = nil }
    return problem
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private mutating func languageFolders(in folder: String) -> [String] {
    if let known = languages[folder] { return known }
    let found = Self.names(in: folder).filter { CatalogPlace.isLocale($0) }.sorted()
    languages[folder] = found
    return found
  }

  private mutating func jsonFiles(in folder: String) -> Set<String> {
    if let known = files[folder] { return known }
    let found = Set(Self.names(in: folder).filter { CatalogFormat(path: $0) == .json })
    files[folder] = found
    return found
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: DocumentPath.real(folder))) ?? []
  }
}
