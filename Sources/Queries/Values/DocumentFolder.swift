internal import Foundation
internal import Strut

/// The cells and tables that are described in a folder and in the folders in it.
package enum DocumentFolder {
  /// The most documents of a folder.
  private static let fileLimit = 5_000

  /// Documents in place of paths of documents and folders, in their order, each file once. What a folder has is sorted by name; links to
  /// folders, and names that begin with a dot, are passed. A folder that cannot be read is a document that cannot be.
  ///
  /// - Parameter strings: Files that are named as strings, which are no documents.
  /// - Throws: ``RequestFailure`` for a folder that has none, or too many.
  /// - Complexity: O(*n* log *n*) in the files, of which those of YAML and JSON are read.
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

  /// The path of a file by which it is told apart from others, however it was named.
  static func place(of path: String) -> String { URL(filePath: path).standardizedFileURL.path }

  /// The documents of a folder, one at least.
  private static func some(
    in folder: String, besides others: Set<String>
  ) throws(RequestFailure) -> [FoundDocument] {
    let found = try documents(in: folder, besides: others)
    guard !found.isEmpty else { throw nothing(in: folder) }
    return found
  }

  /// The failure of a folder that has nothing to lay out.
  /// - Parameter others: What else was looked for in it, and is not there.
  static func nothing(in folder: String, besides others: String = "") -> RequestFailure {
    failure(
      "no-documents",
      "the folder \(folder) describes no cell and no table: \(others)no .yaml or .yml file in it has views or sections, and no .json "
        + "file these and schema; name another folder, or the files.")
  }

  /// The documents of a folder, sorted by name; none where it has none.
  /// - Parameter others: The places of files that are none.
  static func documents(
    in folder: String, besides others: Set<String>
  ) throws(RequestFailure) -> [FoundDocument] {
    var found: [FoundDocument] = []
    try FolderWalk().forEach(in: folder) { entry throws(RequestFailure) in
      guard let document = document(entry, besides: others) else { return }
      guard found.count < fileLimit else {
        throw failure(
          "too-large", "\(folder) has more than \(fileLimit) cells and tables; name its folders one by one.")
      }
      found.append(document)
    }
    return found
  }

  /// What an entry of a folder is as a document; nil for a file that is none.
  private static func document(_ entry: FolderWalk.Found, besides others: Set<String>) -> FoundDocument? {
    switch entry {
    case .file(let path): isDocument(path, besides: others) ? FoundDocument(path: path) : nil
    case .deadLink(let path):
      isDocument(path, besides: others)
        ? FoundDocument(nothingAt: path, "the link leads to nothing; mend or remove it") : nil
    case .unreadableFolder(let path):
      FoundDocument(nothingAt: path, "the folder cannot be read; check its permissions")
    case .deepFolder(let path):
      FoundDocument(
        nothingAt: path, "the folder is in more folders than \(FolderWalk.depth); name it itself", .tooLarge)
    }
  }

  private static func isDocument(_ path: String, besides others: Set<String>) -> Bool {
    describesDocument(path) && !others.contains(place(of: path))
  }

  private static func failure(_ code: String, _ message: String) -> RequestFailure {
    RequestFailure(status: .input, code: code, message: message)
  }

  /// Whether a file that was found in a folder is meant as a document, by its suffix and the keys of its root. It need not be a good one, and
  /// one that cannot be read, is too large, or is a link that leads nowhere is told of, and not passed over; JSON in Git LFS is.
  ///
  /// YAML has `views` or `sections`, JSON `schema` besides: strings in JSON may have any keys. Answers of Strut have `engines`.
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

  /// Whether a value that begins so is a text or a mapping, as a translation of "schema" is, and no number, in quotation marks or not.
  private static func isText(_ start: String) -> Bool {
    switch start.first {
    case "{", "[": true
    case "\"": start.dropFirst().first?.isNumber != true
    default: false
    }
  }
}
