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
  /// Which of the names of files is a language's as those beside them tell; see ``LanguageNeighbors``.
  private(set) var languages: [String: CatalogPlace.LanguageName] = [:]
  /// The first file of JSON that could be a language's by its name or its folder's, and that nothing beside tells to be one.
  private(set) var doubtful: String?
  private var neighbors = LanguageNeighbors()

  /// - Complexity: O(*n*) in the files and folders, which ``CatalogLimits`` bounds.
  init(_ path: String) { look(into: path) }

  private mutating func look(into path: String) {
    let real = DocumentPath.real(path)
    guard !open.contains(real) else { return }
    guard open.count < CatalogLimits.folderDepth, folderCount < CatalogLimits.folders else {
      let (depth, count) = (CatalogLimits.folderDepth, CatalogLimits.folders)
      return report(
        .tooLarge, path,
        "folders are nested more than \(depth) deep, or there are more than \(count); specify this folder by itself")
    }
    folderCount += 1
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: real) else {
      return report(.unreadableFile, path, "the folder cannot be read; check its permissions")
    }
    open.append(real)
    for name in names.sorted() where !name.hasPrefix(".") {
      look(at: path.hasSuffix("/") ? path + name : "\(path)/\(name)")
    }
    open.removeLast()
  }

  private mutating func look(at path: String) {
    let isCertain = CatalogFormat(path: path)?.isCertain(of: path) == true
    switch DocumentPath.problem(at: path) {
    case "is a folder": look(into: path)
    // What was listed and is not there has a name that was read with U+FFFD for what is wrong in it, or is a link.
    case "does not exist" where DocumentPath.name(of: path).unicodeScalars.contains("\u{FFFD}"):
      report(
        .unreadableFile, path,
        "the file does not exist; if its name is not valid UTF-8, rename it, or add a link with a valid name")
    case let problem? where isCertain || path.lowercased().hasSuffix(".lproj"):
      report(
        .unreadableFile, path,
        problem == "does not exist" ? "the link is broken; fix or remove it" : "the file \(problem)")
    case nil: take(path, isCertain: isCertain)
    default: break
    }
  }

  private mutating func take(_ path: String, isCertain: Bool) {
    let language = neighbors.language(of: path, .found)
    languages[path] = language
    if isCertain || language != nil {
      files.append(path)
    } else if CatalogFormat(path: path) == .json, doubtful == nil {
      let place = CatalogPlace(path: path)
      if place.possibleName != nil || place.possibleFolder != nil { doubtful = path }
    }
    if let problem = neighbors.takeProblem() { report(problem) }
  }

  private mutating func report(_ code: CellDocumentError.Code, _ path: String, _ message: String) {
    report(CellDocumentError(code: code, file: path, position: nil, message: message))
  }

  private mutating func report(_ problem: CellDocumentError) {
    if problems.count < DocumentLimits.errors { problems.append(problem) }
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
