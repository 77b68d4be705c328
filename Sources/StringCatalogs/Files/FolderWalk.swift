import Foundation

/// A walk through a folder and the folders in it, by the rules that all audits of folders share.
///
/// Names come sorted, those that begin with a dot are passed over, and links to folders are not followed.
package struct FolderWalk {
  /// Something that a walk meets, by its path.
  package enum Found: Hashable {
    /// A file, or a link that leads to one.
    case file(String)
    /// A link that leads nowhere.
    case deadLink(String)
    /// A folder that cannot be listed.
    case unreadableFolder(String)
    /// A folder in more than ``FolderWalk/depth`` others.
    case deepFolder(String)
  }

  /// The most folders within each other that are looked into.
  package static let depth = 32

  private let passesOver: (String) -> Bool

  /// A walk.
  ///
  /// - Parameter passesOver: Whether the folder at a path is left out with everything in it.
  package init(passingOver passesOver: @escaping (String) -> Bool = { _ in false }) { self.passesOver = passesOver }

  /// Calls `body` with everything in a folder. Paths begin with that of the folder as it is given.
  ///
  /// - Throws: What `body` throws, which ends the walk.
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
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      guard DocumentPath.isFolder(path) else {
        try body(DocumentPath.isDeadLink(path) ? .deadLink(path) : .file(path))
        continue
      }
      if DocumentPath.isLink(path) || passesOver(path) { continue }
      if depth > 0 { try look(into: path, depth: depth - 1, body) } else { try body(.deepFolder(path)) }
    }
  }
}
