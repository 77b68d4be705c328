#if Service
import Threads

/// The fonts that clients left under the hash of their bytes, within a quota of bytes and of fonts.
///
/// What was used longest ago makes way. A client whose font is gone, or who asks another instance, is told so and sends it again:
/// nothing but time depends on what is kept here.
final class FontStore: Sendable {
  private let byteLimit: Int
  private let countLimit: Int
  private let state = Locked(State())

  fileprivate struct State {
    var fonts: [String: FontUpload] = [:]
    var bytes = 0
    /// Names, the one used last at the end.
    var order: [String] = []
    /// Sets that were made of kept fonts, the one used last at the end; made anew when they are gone.
    var sets: [(names: [String], set: FontSet)] = []
  }

  /// So many sets are kept: each has caches of its own.
  private static let setLimit = 8

  init(bytes: Int, count: Int) { (byteLimit, countLimit) = (bytes, count) }

  /// How many fonts there are, and the memory they take.
  var size: (count: Int, bytes: Int) { state.withLock { ($0.fonts.count, $0.bytes) } }

  /// Keeps a font. Others make way as they have to.
  ///
  /// - Throws: ``ServiceError`` for one that is larger than the whole quota.
  func keep(_ font: FontUpload) throws(ServiceError) {
    guard countLimit > 0, font.openBytes <= byteLimit else {
      throw ServiceError(
        .contentTooLarge, "font-too-large", "fonts of at most \(byteLimit) bytes, unpacked, are kept by their hash.")
    }
    state.withLock { state in
      if state.fonts.updateValue(font, forKey: font.name) == nil { state.bytes += font.openBytes }
      state.use(font.name)
      while state.bytes > byteLimit || state.fonts.count > countLimit { state.forgetOldest() }
    }
  }

  /// The fonts of some names, in their order.
  ///
  /// - Throws: ``ServiceError`` for a name that nothing is kept under.
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
          "no font is kept under \"\(String(name.prefix(80)))\"; send its file to /v1/fonts again.")
      }
      fonts.append(font)
    }
    return fonts
  }

  /// The set of some kept fonts: the one that is known, or a new one.
  func set(of names: [String], _ make: ([FontUpload]) throws -> FontSet) throws -> FontSet {
    let fonts = try fonts(names)
    if let known = state.withLock({ $0.knownSet(names) }) { return known }
    let made = try make(fonts)
    state.withLock { state in
      // One of the fonts may have gone meanwhile.
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
