#if Service
import Threads

/// The fonts that clients uploaded, by the hash of their bytes, within a quota of bytes and of
/// fonts.
///
/// The least recently used font is removed first. A client whose font was removed, or that reaches
/// another instance, receives an error and sends the font again: only the time depends on the
/// contents of the store.
final class FontStore: Sendable {
  private let byteLimit: Int
  private let countLimit: Int
  private let state = Locked(State())

  fileprivate struct State {
    var fonts: [String: FontUpload] = [:]
    var bytes = 0
    /// The names, the most recently used last.
    var order: [String] = []
    /// The sets of stored fonts, the most recently used last. A set that was removed is created
    /// again.
    var sets: [(names: [String], set: FontSet)] = []
  }

  /// The number of sets that are kept. Each has its own caches.
  private static let setLimit = 8

  init(bytes: Int, count: Int) { (byteLimit, countLimit) = (bytes, count) }

  /// The number of fonts, and the memory that they take.
  var size: (count: Int, bytes: Int) { state.withLock { ($0.fonts.count, $0.bytes) } }

  /// Stores a font, and removes others if necessary.
  ///
  /// - Throws: ``ServiceError`` for a font that exceeds the quota.
  func keep(_ font: FontUpload) throws(ServiceError) {
    guard countLimit > 0, font.openBytes <= byteLimit else {
      throw ServiceError(
        .contentTooLarge, "font-too-large",
        "the font exceeds the quota of \(byteLimit) bytes after decompression; send a smaller font.")
    }
    state.withLock { state in
      if state.fonts.updateValue(font, forKey: font.name) == nil { state.bytes += font.openBytes }
      state.use(font.name)
      while state.bytes > byteLimit || state.fonts.count > countLimit { state.forgetOldest() }
    }
  }

  /// Returns the fonts with some names, in order.
  ///
  /// - Throws: ``ServiceError`` for a name without a font.
  func fonts(_ names: [String]) throws(ServiceError) -> [FontUpload] {
    let found = state.withLock { state in
      names.map { name -> FontUpload? in
        if state.fonts[name] != nil { state.use(name) }
        return state.fonts[name]
      }
    }
    var fonts: [FontUpload] = []
    for (name, font) in zip(names, found) {
      guard let font else {
        throw ServiceError(
          .notFound, "font-not-kept",
          "no font is stored as \"\(String(name.prefix(80)))\"; send its file to /v1/fonts again.")
      }
      fonts.append(font)
    }
    return fonts
  }

  /// Returns the set of some stored fonts, a known set or a new one.
  func set(of names: [String], _ make: ([FontUpload]) throws -> FontSet) throws -> FontSet {
    let fonts = try fonts(names)
    if let known = state.withLock({ $0.knownSet(names) }) { return known }
    let made = try make(fonts)
    state.withLock { state in
      // One of the fonts may have been removed meanwhile.
      guard names.allSatisfy({ state.fonts[$0] != nil }), state.knownSet(names) == nil else { return }
      state.sets.append((names, made))
      if state.sets.count > Self.setLimit { state.sets.removeFirst() }
    }
    return made
  }
}

extension FontStore.State {
  fileprivate mutating func use(_ name: String) {
    order.removeAll { $0 == name }
    order.append(name)
  }

  fileprivate mutating func knownSet(_ names: [String]) -> FontSet? {
    guard let index = sets.firstIndex(where: { $0.names == names }) else { return nil }
    let known = sets.remove(at: index)
    sets.append(known)
    return known.set
  }

  fileprivate mutating func forgetOldest() {
    let oldest = order.removeFirst()
    bytes -= fonts.removeValue(forKey: oldest)?.openBytes ?? 0
    sets.removeAll { $0.names.contains(oldest) }
  }
}
#endif
