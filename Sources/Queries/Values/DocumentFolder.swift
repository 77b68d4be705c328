internal import Foundation
internal import Strut

/// The cells and tables that are described in a folder and in the folders in it.
package enum DocumentFolder {
  /// Folders deeper than this are not looked into, and no more files are taken.
  private static let (depth, fileLimit) = (32, 5_000)

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
      for document in isFolder ? try Self.documents(in: path, besides: others) : [FoundDocument(path: path)]
      where seen.insert(place(of: document.path)).inserted {
        found.append(document)
      }
    }
    return found
  }

  private static func place(of path: String) -> String { URL(filePath: path).standardizedFileURL.path }

  private static func documents(
    in folder: String, besides others: Set<String>
  ) throws(RequestFailure) -> [FoundDocument] {
    var found: [FoundDocument] = []
    try gather(in: folder, besides: others, depth: depth, &found)
    guard !found.isEmpty else {
      throw failure(
        "no-documents",
        "the folder \(folder) describes no cell and no table: no .yaml or .yml file in it has views or sections, and no .json file these and schema; "
          + "name another folder, or the files.")
    }
    return found
  }

  private static func gather(
    in folder: String, besides others: Set<String>, depth: Int, _ found: inout [FoundDocument]
  ) throws(RequestFailure) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      found.append(FoundDocument(nothingAt: folder, "the folder cannot be read; check its permissions"))
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if FilePath.isFolder(path) {
        if FilePath.isLink(path) { continue }
        guard depth > 0 else {
          found.append(
            FoundDocument(
              nothingAt: path, "the folder is in more folders than \(Self.depth); name it itself", .tooLarge))
          continue
        }
        try gather(in: path, besides: others, depth: depth - 1, &found)
      } else if describesDocument(path), !others.contains(place(of: path)) {
        guard found.count < fileLimit else {
          throw failure(
            "too-large", "\(folder) has more than \(fileLimit) cells and tables; name its folders one by one.")
        }
        found.append(
          FilePath.isDeadLink(path)
            ? FoundDocument(nothingAt: path, "the link leads to nothing; mend or remove it") : FoundDocument(path: path)
        )
      }
    }
  }

  private static func failure(_ code: String, _ message: String) -> RequestFailure {
    RequestFailure(status: .input, code: code, message: message)
  }

  /// Whether a file that was found in a folder is meant as a document, by its suffix and the keys of its root. It need not be a good one, and
  /// one that cannot be read, is too large, or is a link that leads nowhere is told of, and not passed over.
  ///
  /// YAML has `views` or `sections`, JSON `schema` besides: strings in JSON may have any keys. Answers of Strut have `engines`.
  package static func describesDocument(_ path: String) -> Bool {
    let suffix = URL(filePath: path).pathExtension.lowercased()
    guard ["yaml", "yml", "json"].contains(suffix) else { return false }
    guard FilePath.fileSize(path) != nil else { return FilePath.isDeadLink(path) }
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
