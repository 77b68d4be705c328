import Crypto
import FontMetrics
import Foundation
import Strut

/// The cells that the inspector page shows: those of files and folders that who runs the service named at its start.
///
/// Files are found, opened and named here alone. A request knows a document by the name that it has in ``InspectedCells``, which is
/// looked for in a list, never in a folder. What has changed on the disk is read again when somebody asks, at most twice a second.
package final class InspectedFolder: Sendable {
  private let paths: [String]
  private let strings: [String]
  private let state: Locked<State>

  private struct State {
    var files: [String: FileMark] = [:]
    var cells = InspectedCells.none
    var isRead = false
    var nextLook = ContinuousClock.now
  }

  /// How a file was when it was read.
  private struct FileMark: Hashable {
    var size: Int
    var changed: Date
  }

  /// How often the disk is looked at, at most.
  private static let pause = Duration.milliseconds(500)
  /// So deep are folders looked into, and so many files are found, before the others are left out.
  private static let depth = 6
  private static let fileLimit = 5_000

  /// - Parameters:
  ///   - paths: Documents, or folders of them.
  ///   - strings: String catalogues, or folders of them, beside those that are in folders of documents.
  /// - Throws: ``ServiceError`` for a path at which there is nothing.
  package init(_ paths: [String], strings: [String] = []) throws(ServiceError) {
    for path in paths + strings where !FileManager.default.fileExists(atPath: path) {
      throw ServiceError(.notFound, "unreadable-file", "there is no file or folder \"\(path)\"; check the path.")
    }
    (self.paths, self.strings) = (paths, strings)
    state = Locked(State())
  }

  /// What is there now.
  func cells() -> InspectedCells {
    state.withLock { state in
      guard ContinuousClock.now >= state.nextLook else { return state.cells }
      let files = marks()
      if files != state.files || !state.isRead {
        state.cells = read(files)
        (state.files, state.isRead) = (files, true)
      }
      state.nextLook = .now + Self.pause
      return state.cells
    }
  }

  private func read(_ files: [String: FileMark]) -> InspectedCells {
    var hash = SHA256()
    for (path, mark) in files.sorted(by: { $0.key < $1.key }) {
      hash.update(data: Data("\(path) \(mark.size) \(mark.changed.timeIntervalSince1970)\n".utf8))
    }
    let (strings, problems) = Self.catalogue(folders + self.strings, folders)
    return InspectedCells(
      documents: documents(among: files.keys.sorted()), strings: strings, problems: problems,
      revision: hash.finalize().prefix(8).map { String(format: "%02x", $0) }.joined())
  }

  // MARK: Files

  private var folders: [String] { paths.filter(Self.isFolder) }

  private static func isFolder(_ path: String) -> Bool {
    (try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  /// Every file that may matter: those in the folders, and in the folders of single files, for a document may name others.
  private func marks() -> [String: FileMark] {
    var marks: [String: FileMark] = [:]
    for path in paths + strings {
      let isFolder = Self.isFolder(path)
      let folder = isFolder ? path : URL(filePath: path).deletingLastPathComponent().relativePath
      Self.mark(folder, isFolder ? Self.depth : 0, &marks)
    }
    return marks
  }

  private static func mark(_ folder: String, _ depth: Int, _ marks: inout [String: FileMark]) {
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      guard !name.hasPrefix("."), marks.count < fileLimit else { continue }
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let facts = try? FileManager.default.attributesOfItem(atPath: path)
      switch facts?[.type] as? FileAttributeType {
      case .typeDirectory?: if depth > 0 { mark(path, depth - 1, &marks) }
      case .typeRegular?:
        marks[path] = FileMark(
          size: facts?[.size] as? Int ?? 0, changed: facts?[.modificationDate] as? Date ?? .distantPast)
      default: break
      }
    }
  }

  // MARK: Documents

  private func documents(among files: [String]) -> [InspectedDocument] {
    var documents: [InspectedDocument] = []
    for path in paths {
      guard Self.isFolder(path) else {
        documents.append(InspectedDocument(path: path, name: URL(filePath: path).lastPathComponent, root: path))
        continue
      }
      let root = path.hasSuffix("/") ? path : path + "/"
      for file in files where file.hasPrefix(root) && Self.describesCell(file) {
        documents.append(InspectedDocument(path: file, name: String(file.dropFirst(root.count)), root: root))
      }
    }
    return documents
  }

  /// Whether a file that was found in a folder is meant as a document: YAML or JSON with views or sections. It need not be a good one.
  private static func describesCell(_ path: String) -> Bool {
    let isJSON = path.hasSuffix(".json")
    guard isJSON || path.hasSuffix(".yaml") || path.hasSuffix(".yml"),
      let data = FileManager.default.contents(atPath: path), data.count <= DocumentLimits.bytes
    else { return false }
    let text = String(decoding: data, as: UTF8.self)
    let keys = ["views", "sections"]
    if isJSON { return keys.contains { text.contains("\"\($0)\"") } }
    return text.split(whereSeparator: \.isNewline).contains { line in
      keys.contains { line.hasPrefix($0 + ":") || line.hasPrefix("\"\($0)\"") }
    }
  }

  // MARK: Strings

  /// The strings of the folders, and of those that were named for them; nil where there are none.
  private static func catalogue(
    _ paths: [String], _ folders: [String]
  ) -> (strings: StringCatalogue?, problems: [String]) {
    let (catalogue, problems) = StringCatalogue.read(paths)
    // A folder of cells need have no strings.
    let told = problems.filter { !folders.contains($0.file) || $0.position != nil }
    return (catalogue.keys.isEmpty ? nil : catalogue, told.map(\.description))
  }
}
