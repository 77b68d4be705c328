import Foundation

/// The files of strings in a folder and its subfolders. Links are followed.
struct CatalogFolder {
  /// The paths of the files, sorted.
  private(set) var files: [String] = []
  /// The files and folders that could not be read.
  private(set) var problems: [CellDocumentError] = []
  /// The folders that are currently being listed, with links resolved. A link to one of them would
  /// cause an infinite loop.
  private var open: [String] = []
  private var folderCount = 0
  /// The part of each path that names a language, as determined from neighboring files; see
  /// ``LanguageNeighbors``.
  private(set) var languages: [String: CatalogPlace.LanguageName] = [:]
  /// The first JSON file whose name or folder could be a language, but whose neighbors do not
  /// confirm it.
  private(set) var doubtful: String?
  private var neighbors = LanguageNeighbors()

  /// - Complexity: O(*n*) in the number of files and folders, which ``CatalogLimits`` bounds.
  init(_ path: String) { look(into: path) }

  private mutating func look(into path: String) {
    let real = DocumentPath.real(path)
    guard !open.contains(real) else { return }
    guard open.count < CatalogLimits.folderDepth, folderCount < CatalogLimits.folders else {
      let (depth, count) = (CatalogLimits.folderDepth, CatalogLimits.folders)
      return report(
        .tooLarge, path,
        "folders are nested more than \(depth) levels deep, or there are more than \(count); specify this folder by itself"
      )
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
    // A file that was listed but does not exist has an invalid name, read with U+FFFD, or is a
    // broken link.
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

/// The identity of a file of strings: the file itself and the locale and table that its path
/// implies. Links with other names give its text to other locales.
struct FileIdentity: Hashable {
  private let real: String
  private let names: [String?]

  init(_ path: String) {
    let place = CatalogPlace(path: path)
    real = DocumentPath.real(path)
    names = [place.base, place.projectLocale, place.resourceLocale, place.named?.locale]
  }
}
