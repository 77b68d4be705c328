internal import FontInterop
internal import FontMetrics

/// A face with a language and features: what texts have in common that are measured one after the other.
final class ShapingContext: Sendable {
  let number: UInt32
  let face: FontFace
  let settings: ShapingSettings
  let space: SpaceGlyph
  /// Whether texts may be measured word by word.
  let allowsWords: Bool

  /// The space of the text's own face.
  struct SpaceGlyph: Sendable {
    var glyphID: UInt32 = 0
    var advance = 0
    var unitsPerEm = 1
  }

  init(number: UInt32, face: FontFace, settings: ShapingSettings) {
    self.number = number
    self.face = face
    self.settings = settings
    let glyph = face.shapingFont.nominalGlyph(" ")
    space = SpaceGlyph(
      glyphID: glyph ?? 0, advance: glyph.map(face.shapingFont.advance) ?? 0, unitsPerEm: face.unitsPerEm)
    // Other rules for line breaks may look at more than the characters beside a space.
    let hasPlainBreaks = settings.lineBreaks == LineBreakRules()
    allowsWords = glyph != nil && hasPlainBreaks && face.shapingFont.face.marksWhatWordsSee
  }
}

/// The contexts in use. Each keeps its face alive, so that one is told from another by where it is in memory.
final class ShapingContexts: Sendable {
  private struct Key: Hashable {
    var face: FontFace
    var settings: ShapingSettings
  }

  private struct Known {
    var byKey: [Key: ShapingContext] = [:]
    /// Those asked for last, by the face's address and the language: found without hashing a face.
    var recent = [ShapingContext?](repeating: nil, count: 256)
    var made: UInt32 = 0
  }

  /// How many are kept before all are forgotten, and the words measured in them with them.
  private static let limit = 1024

  private let known = Locked(Known())

  func context(_ face: FontFace, _ settings: ShapingSettings) -> ShapingContext {
    let slot = Self.slot(face, settings.language)
    return known.withLock { known in
      if let recent = known.recent[slot], recent.face === face, recent.settings == settings {
        return recent
      }
      let key = Key(face: face, settings: settings)
      let context = known.byKey[key] ?? Self.make(key, &known)
      if context.face === face { known.recent[slot] = context }
      return context
    }
  }

  private static func make(_ key: Key, _ known: inout sending Known) -> ShapingContext {
    if known.byKey.count >= limit {
      known.byKey = [:]
      known.recent = [ShapingContext?](repeating: nil, count: known.recent.count)
    }
    known.made += 1
    let context = ShapingContext(number: known.made, face: key.face, settings: key.settings)
    known.byKey[key] = context
    return context
  }

  private static func slot(_ face: FontFace, _ language: String?) -> Int {
    var hash = UInt(bitPattern: ObjectIdentifier(face).hashValue) >> 4
    for byte in (language ?? "").utf8 { hash = hash &* 31 &+ UInt(byte) }
    return Int((hash ^ hash >> 8) & 0xFF)
  }
}
