internal import Foundation
internal import Strut

/// The described cells and tables of a folder and its subfolders.
package enum DocumentFolder {
  /// The maximum number of documents in a folder.
  private static let fileLimit = 5_000

  /// Returns the documents that paths of documents and folders name, in order, each file once. The
  /// documents of a folder are sorted by name. Links to folders, and names that begin with a dot,
  /// are skipped. A folder that cannot be read is returned as a document that cannot be read.
  ///
  /// - Parameter strings: Files that are named as strings and are therefore not documents.
  /// - Throws: ``RequestFailure`` for a folder without documents, or with too many.
  /// - Complexity: O(*n* log *n*) in the number of files. YAML and JSON files are read.
  package static func documents(
    _ paths: [String], besides strings: [String] = []
  ) throws(RequestFailure) -> [FoundDocument] {
    let others = Set(strings.map(place))
    var (found, seen): ([FoundDocument], Set<String>) = ([], [])
    for path in paths {
      let isFolder = FilePath.isFolder(path)
      for document in isFolder ? try Self.some(in: path, besides: others) : [FoundDocument(path: path)]
      where seen.insert(place(of: document.path)).inserted {
        found.append(document)
      }
    }
    return found
  }

  /// Returns the path that identifies a file, independent of its spelling.
  static func place(of path: String) -> String { URL(filePath: path).standardizedFileURL.path }

  /// Returns the documents of a folder, at least one.
  private static func some(
    in folder: String, besides others: Set<String>
  ) throws(RequestFailure) -> [FoundDocument] {
    let found = try documents(in: folder, besides: others)
    guard !found.isEmpty else { throw nothing(in: folder) }
    return found
  }

  /// Returns the failure of a folder that contains nothing to lay out.
  /// - Parameter others: The other kinds of files that were searched for and not found.
  static func nothing(in folder: String, besides others: String = "") -> RequestFailure {
    failure(
      "no-documents",
      "the folder \(folder) contains no cells or tables: \(others)no .yaml or .yml file in it has views or sections, and no .json "
        + "file has these and schema; specify another folder, or the files.")
  }

  /// Returns the documents of a folder, sorted by name.
  /// - Parameter others: The identifying paths of files that are not documents.
  static func documents(
    in folder: String, besides others: Set<String>
  ) throws(RequestFailure) -> [FoundDocument] {
    var found: [FoundDocument] = []
    try FolderWalk().forEach(in: folder) { entry throws(RequestFailure) in
      guard let document = document(entry, besides: others) else { return }
      guard found.count < fileLimit else {
        throw failure(
          "too-large", "\(folder) has more than \(fileLimit) cells and tables; pass its folders one at a time.")
      }
      found.append(document)
    }
    return found
  }

  /// Returns an entry of a folder as a document, or nil for any other file.
  private static func document(_ entry: FolderWalk.Found, besides others: Set<String>) -> FoundDocument? {
    switch entry {
    case .file(let path): isDocument(path, besides: others) ? FoundDocument(path: path) : nil
    case .deadLink(let path):
      isDocument(path, besides: others)
        ? FoundDocument(nothingAt: path, "the link is broken; fix or remove it") : nil
    case .unreadableFolder(let path):
      FoundDocument(nothingAt: path, "the folder cannot be read; check its permissions")
    case .deepFolder(let path):
      FoundDocument(
        nothingAt: path, "the folder is nested more than \(FolderWalk.depth) levels deep; pass it by itself", .tooLarge)
    }
  }

  private static func isDocument(_ path: String, besides others: Set<String>) -> Bool {
    describesDocument(path) && !others.contains(place(of: path))
  }

  private static func failure(_ code: String, _ message: String) -> RequestFailure {
    RequestFailure(status: .input, code: code, message: message)
  }

  /// Returns true if a file in a folder is meant to be a document, from its extension and the keys
  /// of its root. It may contain errors. A file that cannot be read or is too large, and a broken
  /// link, are reported instead of skipped, except JSON that Git LFS has not fetched.
  ///
  /// YAML has `views` or `sections`. JSON also has `schema`, because strings in JSON may have any
  /// keys. Strut's output has `engines`.
  package static func describesDocument(_ path: String) -> Bool {
    let suffix = URL(filePath: path).pathExtension.lowercased()
    guard ["yaml", "yml", "json"].contains(suffix) else { return false }
    guard FilePath.fileSize(path) != nil else { return DocumentPath.isDeadLink(path) }
    // Apps keep animations and other data as JSON in Git LFS.
    guard suffix != "json" || !GitLFS.isPointer(at: path) else { return false }
    guard let bytes = try? DocumentFile.bytes(atPath: path) else { return true }
    let keys = RootKeys(bytes)
    return keys.areOfDocument(isJSON: suffix == "json")
  }
}

extension RootKeys {
  fileprivate func areOfDocument(isJSON: Bool) -> Bool {
    guard values["engines"] == nil, values["views"] != nil || values["sections"] != nil else { return false }
    return !isJSON || (values["schema"].map { !Self.isText($0) } ?? false)
  }

  /// Returns true if a value that begins with these characters is a string or a mapping, as a
  /// translation of "schema" is, and not a number, quoted or unquoted.
  private static func isText(_ start: String) -> Bool {
    switch start.first {
    case "{", "[": true
    case "\"": start.dropFirst().first?.isNumber != true
    default: false
    }
  }
}
