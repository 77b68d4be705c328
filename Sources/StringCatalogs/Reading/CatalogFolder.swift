import Foundation

/// The files of strings in a folder and the folders in it, links followed.
struct CatalogFolder {
  /// The files, by their names.
  private(set) var files: [String] = []
  /// What could not be looked at.
  private(set) var problems: [CellDocumentError] = []
  /// The folders that are being looked into, without links: one that leads back to them leads round for ever.
  private var open: [String] = []
  private var folderCount = 0
  /// Files that are named by three letters in a folder beside one that is named by a language and has a file of the same name.
  private(set) var amongLanguages: Set<String> = []
  /// The folders that are named by a language in each open folder.
  private var languages: [[String]] = []

  /// - Complexity: O(*n*) in the files and folders, which ``CatalogLimits`` bounds.
  init(_ path: String) { look(into: path) }

  private mutating func look(into path: String) {
    let real = DocumentPath.real(path)
    guard !open.contains(real) else { return }
    guard open.count < CatalogLimits.folderDepth, folderCount < CatalogLimits.folders else {
      let (depth, count) = (CatalogLimits.folderDepth, CatalogLimits.folders)
      return report(
        .tooLarge, path, "more than \(depth) folders within each other, or \(count) in all; name the folder itself")
    }
    folderCount += 1
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: real) else {
      return report(.unreadableFile, path, "the folder cannot be read; check its permissions")
    }
    open.append(real)
    languages.append(names.filter { CatalogPlace.isLocale($0) }.sorted())
    for name in names.sorted() where !name.hasPrefix(".") {
      look(at: path.hasSuffix("/") ? path + name : "\(path)/\(name)")
    }
    open.removeLast()
    languages.removeLast()
  }

  private mutating func look(at path: String) {
    let isCertain = CatalogFormat(path: path)?.isCertain(of: path) == true
    switch DocumentPath.problem(at: path) {
    case "is a directory": look(into: path)
    // What was listed and is not there has a name that was read with U+FFFD for what is wrong in it, or is a link.
    case "is not there" where DocumentPath.name(of: path).unicodeScalars.contains("\u{FFFD}"):
      report(
        .unreadableFile, path,
        "it is not there; if its name is not valid UTF-8, give it one that is, or a link that has one")
    case let problem? where isCertain || path.lowercased().hasSuffix(".lproj"):
      report(
        .unreadableFile, path,
        problem == "is not there" ? "the link leads to nothing; mend or remove it" : "the file \(problem)")
    case nil where isCertain: files.append(path)
    case nil where isAmongLanguages(path):
      files.append(path)
      amongLanguages.insert(path)
    default: break
    }
  }

  /// Whether a JSON file's folder has three letters, as the code of a language that has no shorter one, and a folder beside it that is
  /// certainly named by a language has a file of the same name.
  private func isAmongLanguages(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard CatalogFormat(path: path) == .json, languages.count > 1, CatalogPlace(path: path).shortFolder != nil else {
      return false
    }
    let outer = path.hasPrefix("/") ? "/" : ""
    return languages[languages.count - 2].prefix(Self.looked).contains { language in
      let beside = parts.dropLast(2).map(String.init) + [language, String(parts[parts.count - 1])]
      return DocumentPath.problem(at: outer + beside.joined(separator: "/")) == nil
    }
  }

  /// In how many of the folders beside one a file of the same name is looked for.
  private static let looked = 8

  private mutating func report(_ code: CellDocumentError.Code, _ path: String, _ message: String) {
    guard problems.count < DocumentLimits.errors else { return }
    problems.append(CellDocumentError(code: code, file: path, position: nil, message: message))
  }
}

/// What makes a file of strings the same as another: the file itself and what its path says of it, since links by other names give its
/// texts to other locales.
struct FileIdentity: Hashable {
  private let real: String
  private let names: [String?]

  init(_ path: String) {
    let place = CatalogPlace(path: path)
    real = DocumentPath.real(path)
    names = [place.base, place.projectLocale, place.resourceLocale, place.named?.locale]
  }
}
