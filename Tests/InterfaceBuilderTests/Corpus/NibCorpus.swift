import Foundation
import InterfaceBuilder
import LayoutCore
import Testing

/// Real files of apps, which tests read where somebody has them: `STRUT_IB_CORPUS` names their
/// folder. None of them is in the project.
///
/// Mismatches are written to the folder in `STRUT_IB_REPORT`, in a file for each test.
enum NibCorpus {
  /// The folder; nil where nobody has named one.
  static let folder = ProcessInfo.processInfo.environment["STRUT_IB_CORPUS"]
  /// True if there are files to read.
  static let isThere = folder != nil

  /// The files that can be read, in the order of their paths, relative to the folder.
  static let documents: [NibDocument] = paths.compactMap { path in
    guard let document = try? NibDocument(path: (folder ?? "") + "/" + path) else { return nil }
    return document.isLaunchScreen ? nil : document
  }

  /// The paths of all Interface Builder files, relative to the folder, sorted.
  static let paths: [String] = {
    guard let folder, let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
  }()

  /// Every cell with its file.
  static var cells: [(cell: NibCell, document: NibDocument)] {
    documents.flatMap { document in document.cells.map { ($0, document) } }
  }

  /// The cell's file and place.
  static func name(_ cell: NibCell, in document: NibDocument) -> String {
    let file =
      document.file.hasPrefix(folder ?? " ") ? String(document.file.dropFirst((folder ?? "").count + 1)) : document.file
    return "\(file):\(cell.view.position.line) \(cell.reuseIdentifier ?? cell.view.id)"
  }

  /// Writes what missed.
  static func report(_ name: String, _ lines: [String]) {
    guard let folder = ProcessInfo.processInfo.environment["STRUT_IB_REPORT"] else { return }
    try? lines.joined(separator: "\n").write(toFile: "\(folder)/\(name).txt", atomically: true, encoding: .utf8)
  }
}
