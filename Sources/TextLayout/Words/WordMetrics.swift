/// The metrics of a word between spaces: text that is shaped and broken in the same way regardless
/// of the text beyond the spaces.
struct WordMetrics: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16

    /// Text with this word is shaped whole.
    static let unusable = Self(rawValue: 1 << 0)
    /// The font's rules examine text beyond the preceding space: it is measured together with the
    /// preceding word.
    static let reachesBack = Self(rawValue: 1 << 1)
    /// The font's rules examine text beyond the following space.
    static let reachesAhead = Self(rawValue: 1 << 2)
    /// No face has one of its characters.
    static let isMissing = Self(rawValue: 1 << 3)
    /// It has an unmatched bracket.
    static let hasOpenBracket = Self(rawValue: 1 << 4)
    /// No line starts with it, even after a space.
    static let forbidsBreakBefore = Self(rawValue: 1 << 5)
    /// No line ends with it, even before a space.
    static let forbidsBreakAfter = Self(rawValue: 1 << 6)
    /// It uses a fallback face.
    static let dependsOnCatalog = Self(rawValue: 1 << 7)
  }

  /// The parts of a word that has more than one, in logical order.
  var pieces: [LinePiece]?
  /// The only piece of a word with one piece; without width if there are `pieces`.
  var piece = LinePiece(advance: 0, unitsPerEm: 1)
  /// The script that the following text joins.
  var script: Script
  var flags: Flags = []
  /// The kinds of its first and last characters, for line breaks across spaces that depend on both
  /// sides.
  var firstKind = BreakKind.other
  var lastKind = BreakKind.other
  /// The catalog's number of changes if fallback faces are used; `nil` for a word for which the
  /// text's own face is sufficient.
  var generation: Int32?

  init(script: Script, flags: Flags = []) {
    self.script = script
    self.flags = flags
  }

  /// An unusable word.
  static func unusable(_ script: Script) -> WordMetrics { WordMetrics(script: script, flags: .unusable) }

  /// The approximate size in bytes, without the key.
  var byteCount: Int { pieces.map { 32 + $0.count * MemoryLayout<LinePiece>.stride } ?? 0 }
}

/// Classes of UAX #14 that forbid a break across spaces when they are adjacent.
enum BreakKind: UInt8, Sendable {
  case other
  /// QU: before OP (LB15).
  case quotation
  /// OP: after QU (LB15).
  case opening
  /// CL and CP: before NS (LB16).
  case closing
  /// NS and CJ: after CL and CP (LB16). The class of CJ depends on the language.
  case nonstarter
  /// B2: on both sides (LB17).
  case dash

  /// Returns `true` if a line may end at the spaces between two kinds that otherwise allow it.
  static func allowsBreak(after last: BreakKind, before first: BreakKind) -> Bool {
    switch (last, first) {
    case (.quotation, .opening), (.dash, .dash), (.closing, .nonstarter): false
    default: true
    }
  }
}
