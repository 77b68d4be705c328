internal import Foundation
internal import Strut

/// The cells and tables that are described in a folder and in the folders in it.
package enum DocumentFolder {
  /// Folders deeper than this are not looked into, and no more files are taken.
  private static let (depth, fileLimit) = (32, 5_000)

  /// Paths of documents in place of paths of documents and folders, in their order, each file once. What a folder has is sorted by name;
  /// links to folders, and names that begin with a dot, are passed.
  ///
  /// - Throws: ``RequestFailure`` for a folder that has none, that cannot be read, or that has too many.
  /// - Complexity: O(*n* log *n*) in the files, of which those of YAML and JSON are read.
  package static func documents(_ paths: [String]) throws(RequestFailure) -> [String] {
    var (found, seen): ([String], Set<String>) = ([], [])
    for path in paths {
      for file in FilePath.isFolder(path) ? try Self.documents(in: path) : [path]
      where seen.insert(URL(filePath: file).standardizedFileURL.path).inserted {
        found.append(file)
      }
    }
    return found
  }

  private static func documents(in folder: String) throws(RequestFailure) -> [String] {
    var found: [String] = []
    try gather(in: folder, depth: depth, &found)
    guard !found.isEmpty else {
      throw failure(
        "no-documents",
        "the folder \(folder) describes no cell and no table: no .yaml, .yml or .json file in it has views or sections; "
          + "name another folder, or the files.")
    }
    return found
  }

  private static func gather(in folder: String, depth: Int, _ found: inout [String]) throws(RequestFailure) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw failure("unreadable-file", "the folder \(folder) cannot be read; check its permissions.")
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if FilePath.isFolder(path) {
        if FilePath.isLink(path) { continue }
        guard depth > 0 else {
          throw failure("too-large", "\(path) is in more folders than \(Self.depth); name the folder itself.")
        }
        try gather(in: path, depth: depth - 1, &found)
      } else if describesDocument(path) {
        guard found.count < fileLimit else {
          throw failure(
            "too-large", "\(folder) has more than \(fileLimit) cells and tables; name its folders one by one.")
        }
        found.append(path)
      }
    }
  }

  private static func failure(_ code: String, _ message: String) -> RequestFailure {
    RequestFailure(status: .input, code: code, message: message)
  }

  /// Whether a file that was found in a folder is meant as a document: YAML or JSON with views or sections, and no answer of Strut's own. It
  /// need not be a good one.
  package static func describesDocument(_ path: String) -> Bool {
    let isJSON = path.hasSuffix(".json")
    guard isJSON || path.hasSuffix(".yaml") || path.hasSuffix(".yml"),
      let size = FilePath.fileSize(path), size <= DocumentLimits.bytes,
      let data = FileManager.default.contents(atPath: path)
    else { return false }
    let text = String(decoding: data, as: UTF8.self)
    let keys = ["views", "sections"]
    if isJSON { return keys.contains { text.contains("\"\($0)\"") } && !text.contains("\"engines\"") }
    return text.split(whereSeparator: \.isNewline).contains { line in
      keys.contains { line.hasPrefix($0 + ":") || line.hasPrefix("\"\($0)\"") }
    }
  }
}
