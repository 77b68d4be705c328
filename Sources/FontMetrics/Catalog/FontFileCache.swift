internal import Threads

/// The open faces of files, by path or registration, so that two that ask for one face get the same. Bounded.
final class FontFileCache: Sendable {
  private let files = Locked<[CatalogEntry.Key: FontFile]>([:])

  /// Beyond this many open faces, more are opened for their use alone.
  private static let limit = 512

  /// Opens a face, or answers with the one that is open.
  func file(_ key: CatalogEntry.Key) throws(FontError) -> FontFile {
    if let open = files.withLock({ $0[key] }) { return open }
    let opened = try FontFile(path: key.path, faceIndex: key.faceIndex)
    return keep(opened, for: key)
  }

  /// Keeps a face that was opened, and answers with the one that is kept. Where there is no room, one of a registration makes
  /// way: it may have ended while somebody opened its file.
  @discardableResult
  func keep(_ file: FontFile, for key: CatalogEntry.Key) -> FontFile {
    files.withLock { files in
      if let known = files[key] { return known }
      if files.count >= Self.limit, let other = files.keys.first(where: { $0.registration != 0 }) { files[other] = nil }
      if files.count < Self.limit { files[key] = file }
      return file
    }
  }

  /// Forgets the faces of a registration; who uses one keeps it open.
  func forget(registration: Int) {
    files.withLock { files in
      for key in files.keys where key.registration == registration { files[key] = nil }
    }
  }
}
