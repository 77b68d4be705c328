/// The metrics of a word between spaces: text that is shaped and broken in the same way regardless
/// of the text beyond the spaces.
struct WordMetrics: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16

    /// A text with this word is shaped whole.
    static let unusable = Self(rawValue: 1 << 0)
    /// The font's rules look beyond the space before it: it is measured together with the word
    /// there.
    static let reachesBack = Self(rawValue: 1 << 1)
    /// The font's rules look beyond the space after it.
    static let reachesAhead = Self(rawValue: 1 << 2)
    /// No face has one of its characters.
    static let isMissing = Self(rawValue: 1 << 3)
    /// It has a bracket whose other half is elsewhere.
    static let hasOpenBracket = Self(rawValue: 1 << 4)
    /// No line starts with it, even after a space.
    static let forbidsBreakBefore = Self(rawValue: 1 << 5)
    /// No line ends with it, even before a space.
    static let forbidsBreakAfter = Self(rawValue: 1 << 6)
    /// Another face stands in for the text's own.
    static let dependsOnCatalog = Self(rawValue: 1 << 7)
  }

  /// The parts of a word that has more than one, in logical order.
  var pieces: [LinePiece]?
  /// The only piece of a word that has one; without width where there are `pieces`.
  var piece = LinePiece(advance: 0, unitsPerEm: 1)
  /// The script that what follows joins.
  var script: Script
  var flags: Flags = []
  /// The kinds of its first and last characters, as far as line breaks across spaces depend on both
  /// sides.
  var firstKind = BreakKind.other
  var lastKind = BreakKind.other
  /// The catalog's count of changes where faces stand in for others; `nil` for a word that the
  /// text's own face is enough for.
  var generation: Int32?

  init(script: Script, flags: Flags = []) {
    self.script = script
    self.flags = flags
  }

  /// A word that is no use.
  static func unusable(_ script: Script) -> WordMetrics { WordMetrics(script: script, flags: .unusable) }

  /// About how many bytes it takes beyond its own.
  var byteCount: Int { pieces.map { 32 + $0.count * MemoryLayout<LinePiece>.stride } ?? 0 }
}

/// Classes of UAX #14 that forbid a break across spaces when they meet.
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
