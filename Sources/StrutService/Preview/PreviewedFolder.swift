#if Service
import Crypto
import FontMetrics
import Foundation
import Queries
import Strut
import Threads

/// The cells that the preview page shows: those of files and folders that who runs the service named at its start.
///
/// Files are found, opened and named here alone. A request knows a document by the name that it has in ``PreviewedCells``, which is
/// looked for in a list, never in a folder. What has changed on the disk is read again when somebody asks, at most twice a second unless told otherwise.
package final class PreviewedFolder: Sendable {
  private let roots: [Root]
  private let strings: PreviewedStrings
  private let state: Locked<State>

  /// A path that was named, and what documents there are called by.
  private struct Root {
    let path: String
    /// The path's last part; with a number where another root has the same.
    let label: String
  }

  private struct State {
    var files: [String: FileMark] = [:]
    var cells = PreviewedCells.none
    var isRead = false
    var nextLook = ContinuousClock.now
  }

  /// How a file was when it was read.
  private struct FileMark: Hashable {
    var size: Int
    var changed: Date

    init(_ facts: [FileAttributeKey: Any]?) {
      size = facts?[.size] as? Int ?? 0
      changed = facts?[.modificationDate] as? Date ?? .distantPast
    }
  }

  /// How long the disk is not looked at again.
  private let pause: Duration
  /// So deep are folders looked into, and so many files are found, before the others are left out.
  private static let depth = 6
  private static let fileLimit = 5_000

  /// - Parameters:
  ///   - paths: Documents, or folders of them.
  ///   - strings: The strings beside those that are in folders of documents, and how all are read.
  ///   - pause: How long the disk is not looked at again after it was.
  /// - Throws: ``ServiceError`` for a path at which there is nothing.
  package init(
    _ paths: [String], strings: PreviewedStrings, pause: Duration = .milliseconds(500)
  ) throws(ServiceError) {
    for path in paths + strings.files where !FileManager.default.fileExists(atPath: path) {
      throw ServiceError(.notFound, "unreadable-file", "there is no file or folder \"\(path)\"; check the path.")
    }
    self.strings = strings
    self.pause = pause
    roots = Self.labeled(paths)
    state = Locked(State())
  }

  private static func labeled(_ paths: [String]) -> [Root] {
    var counts: [String: Int] = [:]
    return paths.map { path in
      let last = URL(filePath: path).standardizedFileURL.lastPathComponent
      let count = counts[last, default: 0] + 1
      counts[last] = count
      return Root(path: path, label: count == 1 ? last : "\(last) (\(count))")
    }
  }

  /// What is there now.
  func cells() -> PreviewedCells {
    state.withLock { state in
      guard ContinuousClock.now >= state.nextLook else { return state.cells }
      let files = marks()
      if files != state.files || !state.isRead {
        state.cells = read(files)
        (state.files, state.isRead) = (files, true)
      }
      state.nextLook = .now + pause
      return state.cells
    }
  }

  private func read(_ files: [String: FileMark]) -> PreviewedCells {
    var hash = SHA256()
    for (path, mark) in files.sorted(by: { $0.key < $1.key }) {
      hash.update(data: Data("\(path) \(mark.size) \(mark.changed.timeIntervalSince1970)\n".utf8))
    }
    let (strings, problems) = self.strings.read(besides: folders)
    let nibs = roots.map { self.nibs(of: $0, strings) }
    return PreviewedCells(
      documents: documents(among: files.keys.sorted()) + nibs.flatMap(\.cells), strings: strings,
      problems: problems + nibs.flatMap(\.problems),
      revision: hash.finalize().prefix(8).map { String(format: "%02x", $0) }.joined())
  }

  // MARK: Files

  private var folders: [String] { roots.map(\.path).filter(FilePath.isFolder) }

  /// Every file that may matter: those in the folders, and in the folders of single files, for a document may name others.
  private func marks() -> [String: FileMark] {
    var marks: [String: FileMark] = [:]
    for path in roots.map(\.path) + strings.files {
      let isFolder = FilePath.isFolder(path)
      let folder = isFolder ? path : URL(filePath: path).deletingLastPathComponent().relativePath
      var visited: Set<String> = []
      Self.mark(folder, isFolder ? Self.depth : 0, &visited, &marks)
    }
    return marks
  }

  /// - Parameter visited: The folders that were looked into: those that links lead to twice are looked into once.
  private static func mark(
    _ folder: String, _ depth: Int, _ visited: inout Set<String>, _ marks: inout [String: FileMark]
  ) {
    guard visited.insert(FontFolder.realPath(folder)).inserted else { return }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let paths = names.filter { !$0.hasPrefix(".") }.map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
    // A folder goes by its own name where it has one here: links are followed after the others.
    let entries = paths.map { path in (path: path, facts: facts(of: path)) }
    let isLink = { (facts: [FileAttributeKey: Any]?) in facts?[.type] as? FileAttributeType == .typeSymbolicLink }
    let links = entries.filter { isLink($0.facts) }.map { ($0.path, facts(of: FontFolder.realPath($0.path))) }
    for (path, facts) in entries.filter({ !isLink($0.facts) }) + links where marks.count < fileLimit {
      switch facts?[.type] as? FileAttributeType {
      case .typeDirectory?: if depth > 0 { mark(path, depth - 1, &visited, &marks) }
      case .typeRegular?: marks[path] = FileMark(facts)
      default: break
      }
    }
  }

  private static func facts(of path: String) -> [FileAttributeKey: Any]? {
    try? FileManager.default.attributesOfItem(atPath: path)
  }

  // MARK: Documents

  /// The documents, each once whatever roots it is in, under names that no other has.
  private func documents(among files: [String]) -> [PreviewedDocument] {
    var documents: [PreviewedDocument] = []
    var listed: Set<String> = []
    for root in roots {
      guard FilePath.isFolder(root.path) else {
        guard !NibReadingSettings.isNib(root.path) else { continue }
        guard listed.insert(Self.place(of: root.path)).inserted else { continue }
        documents.append(PreviewedDocument(path: root.path, name: root.label, root: root.path, shownAs: root.label))
        continue
      }
      let folder = root.path.hasSuffix("/") ? root.path : root.path + "/"
      // Of one folder the paths inside are names enough.
      let prefix = roots.count == 1 ? "" : root.label + "/"
      for file in files where file.hasPrefix(folder) && DocumentFolder.describesDocument(file) {
        guard listed.insert(Self.place(of: file)).inserted else { continue }
        documents.append(
          PreviewedDocument(
            path: file, name: prefix + file.dropFirst(folder.count), root: folder, shownAs: prefix))
      }
    }
    return documents
  }

  /// Where a document stands, whatever path leads there. A link to a document is one of its own.
  private static func place(of path: String) -> String {
    let file = URL(filePath: path)
    return FontFolder.realPath(file.deletingLastPathComponent().relativePath) + "/" + file.lastPathComponent
  }

  /// The cells of Interface Builder files that a root names, and what could not be read.
  private func nibs(of root: Root, _ strings: StringCatalog?) -> (cells: [PreviewedDocument], problems: [String]) {
    var settings = NibReadingSettings()
    settings.strings = strings
    guard FilePath.isFolder(root.path) || NibReadingSettings.isNib(root.path) else { return ([], []) }
    do {
      let contents = try NibContents(path: root.path, settings)
      let isFolder = FilePath.isFolder(root.path)
      let folder = root.path.hasSuffix("/") ? root.path : root.path + "/"
      let prefix = roots.count == 1 ? "" : root.label + "/"
      let cells = PreviewedDocument.cells(
        of: contents.files, options: contents.options, root: isFolder ? folder : root.path,
        shownAs: isFolder ? prefix : root.label
      ) { file in isFolder ? prefix + file.dropFirst(folder.count) : root.label }
      return (cells, contents.problems.map { $0.description.replacing(folder, with: prefix) })
    } catch let failure as RequestFailure where failure.code == "no-documents" {
      return ([], [])
    } catch {
      return ([], [RequestFailure(error).message.replacing(root.path, with: root.label)])
    }
  }
}
#endif
