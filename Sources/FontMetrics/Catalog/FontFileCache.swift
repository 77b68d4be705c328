internal import Threads

/// A bounded cache of open faces by path or registration, so that all requests for a face share it.
final class FontFileCache: Sendable {
  private let files = Locked<[CatalogEntry.Key: FontFile]>([:])

  /// The maximum number of cached faces. Beyond it, faces are opened without caching.
  private static let limit = 512

  /// Returns the open face of a key, and opens it if necessary.
  func file(_ key: CatalogEntry.Key) throws(FontError) -> FontFile {
    if let open = files.withLock({ $0[key] }) { return open }
    let opened = try FontFile(path: key.path, faceIndex: key.faceIndex)
    return keep(opened, for: key)
  }

  /// Caches an opened face, and returns the cached one. If the cache is full, a face of a
  /// registration makes room, because its registration may have ended.
  @discardableResult
  func keep(_ file: FontFile, for key: CatalogEntry.Key) -> FontFile {
    files.withLock { files in
      if let known = files[key] { return known }
      if files.count >= Self.limit, let other = files.keys.first(where: { $0.registration != 0 }) { files[other] = nil }
      if files.count < Self.limit { files[key] = file }
      return file
    }
  }

  /// Removes the faces of a registration. Existing references keep them open.
  func forget(registration: Int) {
    files.withLock { files in
      for key in files.keys where key.registration == registration { files[key] = nil }
    }
  }
}
