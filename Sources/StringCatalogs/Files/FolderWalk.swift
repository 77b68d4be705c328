import Foundation

/// A walk through a folder and its subfolders, with the rules that all audits of folders share.
///
/// Names are sorted. Names that begin with a dot are skipped, and links to folders are not
/// followed.
package struct FolderWalk {
  /// Something that a walk finds, with its path.
  package enum Found: Hashable {
    /// A file, or a link to one.
    case file(String)
    /// A broken link.
    case deadLink(String)
    /// A folder that cannot be listed.
    case unreadableFolder(String)
    /// A folder that is nested more than ``FolderWalk/depth`` deep.
    case deepFolder(String)
  }

  /// The largest nesting depth of folders that are read.
  package static let depth = 32

  private let passesOver: (String) -> Bool

  /// Creates a walk.
  ///
  /// - Parameter passesOver: Returns true if the folder at a path is skipped with everything in it.
  package init(passingOver passesOver: @escaping (String) -> Bool = { _ in false }) { self.passesOver = passesOver }

  /// Calls `body` for everything in a folder. Paths begin with the path of the folder as it was
  /// given; those in the working directory have no `./`.
  ///
  /// - Throws: The error that `body` throws, which ends the walk.
  /// - Complexity: O(*n* log *n*) in the names.
  package func forEach<Failure>(
    in folder: String, _ body: (Found) throws(Failure) -> Void
  ) throws(Failure) { try look(into: folder, depth: Self.depth, body) }

  private func look<Failure>(
    into folder: String, depth: Int, _ body: (Found) throws(Failure) -> Void
  ) throws(Failure) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return try body(.unreadableFolder(folder))
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = DocumentPath.path(name, in: folder)
      guard DocumentPath.isFolder(path) else {
        try body(DocumentPath.isDeadLink(path) ? .deadLink(path) : .file(path))
        continue
      }
      if DocumentPath.isLink(path) || passesOver(path) { continue }
      if depth > 0 { try look(into: path, depth: depth - 1, body) } else { try body(.deepFolder(path)) }
    }
  }
}
