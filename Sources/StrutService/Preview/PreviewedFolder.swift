#if Service
import Crypto
import FontMetrics
import Foundation
import Queries
import Strut
import Threads

/// The cells of the preview page: those of the files and folders that were named when the service
/// started.
///
/// Only this class finds, opens and names files. A request refers to a document by its name in
/// ``PreviewedCells``, which is looked up in a list and never in a folder. Changed files are read
/// again on request, by default at most twice a second.
package final class PreviewedFolder: Sendable {
  private let roots: [Root]
  private let strings: PreviewedStrings
  private let state: Locked<State>

  /// A named path, and the label of its documents.
  private struct Root {
    let path: String
    /// The last component of the path, with a number if another root has the same one.
    let label: String
  }

  private struct State {
    var files: [String: FileMark] = [:]
    var cells = PreviewedCells.none
    var isRead = false
    var nextLook = ContinuousClock.now
  }

  /// The state of a file when it was read.
  private struct FileMark: Hashable {
    var size: Int
    var changed: Date

    init(_ facts: [FileAttributeKey: Any]?) {
      size = facts?[.size] as? Int ?? 0
      changed = facts?[.modificationDate] as? Date ?? .distantPast
    }
  }

  /// The time for which the disk is not checked again.
  private let pause: Duration
  /// The maximum depth of folders and number of files. Others are skipped.
  private static let depth = 6
  private static let fileLimit = 5_000

  /// - Parameters:
  ///   - paths: Documents, or folders that contain them.
  ///   - strings: Strings in addition to those in the folders, and the choices for reading them.
  ///   - pause: The time for which the disk is not checked again.
  /// - Throws: ``ServiceError`` for a path that does not exist.
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

  /// Returns the current cells.
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

  /// Returns every relevant file: those in the folders, and in the folders of single files, because
  /// a document may refer to others.
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

  /// - Parameter visited: The folders that were searched. A folder that several links lead to is
  ///   searched once.
  private static func mark(
    _ folder: String, _ depth: Int, _ visited: inout Set<String>, _ marks: inout [String: FileMark]
  ) {
    guard visited.insert(FontFolder.realPath(folder)).inserted else { return }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let paths = names.filter { !$0.hasPrefix(".") }.map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
    // A folder is listed by its real name if it is here, so links are followed last.
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

  /// Returns the documents with unique names, each once even if several roots contain it.
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
      // With a single folder, the paths inside it are unique names.
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

  /// Returns the place of a document, independent of the path to it. A link to a document is a
  /// separate document.
  private static func place(of path: String) -> String {
    let file = URL(filePath: path)
    return FontFolder.realPath(file.deletingLastPathComponent().relativePath) + "/" + file.lastPathComponent
  }

  /// Returns the cells of Interface Builder files in a root, and the problems of files that could
  /// not be read.
  private func nibs(of root: Root, _ strings: StringCatalog?) -> (cells: [PreviewedDocument], problems: [String]) {
    var settings = NibReadingSettings()
    settings.strings = strings
    guard FilePath.isFolder(root.path) || NibReadingSettings.isNib(root.path) else { return ([], []) }
    do {
      let contents = try NibContents(path: root.path, settings)
      let isFolder = FilePath.isFolder(root.path)
      let folder = DocumentPath.path("", in: root.path)
      let prefix = roots.count == 1 ? "" : root.label + "/"
      let cells = PreviewedDocument.cells(
        of: contents.files, options: contents.options(for:), root: isFolder ? folder : root.path,
        shownAs: isFolder ? prefix : root.label
      ) { file in isFolder ? prefix + file.dropFirst(folder.count) : root.label }
      let problems = (contents.problems + contents.unusedSettings).map(\.description)
      return (cells, folder.isEmpty ? problems : problems.map { $0.replacing(folder, with: prefix) })
    } catch let failure as RequestFailure where failure.code == "no-documents" {
      return ([], [])
    } catch {
      return ([], [RequestFailure(error).message.replacing(root.path, with: root.label)])
    }
  }
}
#endif
