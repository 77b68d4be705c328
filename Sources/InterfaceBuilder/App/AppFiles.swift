import StringCatalogs

/// The files in an app's folder that are needed to audit its Interface Builder files.
struct AppFiles {
  /// The maximum number of files.
  static let limit = 10_000

  /// Interface Builder files, sorted by path.
  private(set) var documents: [String] = []
  /// Cells and tables in YAML and JSON that match a pattern.
  private(set) var cellDocuments: [String] = []
  /// Property lists of apps and frameworks.
  private(set) var propertyLists: [String] = []
  /// Xcode projects.
  private(set) var projects: [String] = []
  /// Font files by name.
  private(set) var fonts: [String: String] = [:]
  /// Asset catalogs, which are folders.
  private(set) var assetCatalogs: [String] = []
  /// Files and folders that cannot be read, with cures.
  private(set) var problems: [CellDocumentError] = []
  /// The settings of the files.
  private(set) var settings: NibSettingsSearch
  /// The paths of the files that the settings ignore.
  private(set) var ignored: [String] = []
  private let choice: FileChoice
  private let limit: Int
  private var count = 0

  private struct Full: Error {}

  /// Finds the files in a folder.
  ///
  /// - Complexity: O(*n* log *n*) in the number of names in the folder.
  init(_ folder: String, _ choice: FileChoice, limit: Int = Self.limit) {
    (self.choice, self.limit) = (choice, limit)
    settings = NibSettingsSearch(in: folder)
    var catalogs: [String] = []
    let walk = FolderWalk { path in
      if NibPlace(path).suffix == "xcassets" { catalogs.append(path) }
      return NibPlace(path).suffix == "xcassets" || choice.passesOver(folder: DocumentPath.inner(path, in: folder))
    }
    do throws(Full) {
      try walk.forEach(in: folder) { found throws(Full) in try take(found, in: folder) }
    } catch {
      report(
        .tooLarge, folder,
        "the folder has more than \(limit) files; the others are not read. Pass its folders one at a time")
    }
    assetCatalogs = catalogs.filter { !choice.isInOtherCode(DocumentPath.inner($0, in: folder)) }
    documents.sort()
  }

  private mutating func take(_ found: FolderWalk.Found, in folder: String) throws(Full) {
    switch found {
    case .file(let path): if take(path, DocumentPath.inner(path, in: folder)) { try countUp() }
    case .deadLink(let path):
      guard NibPlace(path).isInterfaceBuilder, choice.takes(document: DocumentPath.inner(path, in: folder)),
        !isIgnored(path)
      else { return }
      report(.unreadableFile, path, "the link is broken; fix or remove it")
    case .unreadableFolder(let path): report(.unreadableFile, path, "the folder cannot be read; check its permissions")
    case .deepFolder(let path):
      report(.tooLarge, path, "the folder is nested more than \(FolderWalk.depth) levels deep; pass it by itself")
    }
  }

  private mutating func isIgnored(_ path: String) -> Bool {
    guard settings.ignores(file: path) else { return false }
    ignored.append(path)
    return true
  }

  private mutating func countUp() throws(Full) {
    count += 1
    if count > limit { throw Full() }
  }

  /// Adds a file if it is needed, unless the limit is reached.
  private mutating func take(_ path: String, _ inner: String) -> Bool {
    let (isOthers, isFull) = (choice.isInOtherCode(inner), count == limit)
    switch NibPlace(path).suffix {
    case "xib", "storyboard":
      guard choice.takes(document: inner), !isIgnored(path) else { return false }
      if !isFull { documents.append(path) }
    case "yaml", "yml", "json":
      guard choice.takes(other: inner), DocumentPath.name(of: path) != NibSettings.fileName, !isIgnored(path)
      else { return false }
      if !isFull { cellDocuments.append(path) }
    case "plist":
      guard !isOthers, DocumentPath.name(of: path).hasSuffix("Info.plist") else { return false }
      if !isFull { propertyLists.append(path) }
    case "pbxproj":
      guard !isOthers else { return false }
      if !isFull { projects.append(path) }
    case "ttf", "otf", "ttc":
      guard !isOthers else { return false }
      let name = String(DocumentPath.name(of: path))
      if !isFull { fonts[name] = fonts[name] ?? path }
    default: return false
    }
    return true
  }

  private mutating func report(_ code: CellDocumentError.Code, _ path: String, _ message: String) {
    problems.append(CellDocumentError(code: code, file: path, position: nil, message: message))
  }
}
