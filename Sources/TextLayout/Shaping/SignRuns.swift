internal import FontInterop

/// HarfBuzz's results for short runs of spaces and ASCII signs in the text's own face, as they
/// occur around words in a fallback face.
///
/// Such a run has the same result in every string, because signs do not interact with adjacent
/// text.
struct SignRuns: Sendable {
  private var known: [Key: [ShapedCluster]] = [:]

  private static let limit = 64

  struct Key: Hashable {
    /// The units, the last one lowest.
    private let text: UInt64
    private let script: Script
    private let isRightToLeft: Bool
    private let marksUnsafeToConcat: Bool

    /// `nil` for a run of other characters, or a longer one.
    init?(_ request: ShapingRequest, as run: ShapedRun) {
      guard request.range.count <= 8 else { return nil }
      var text: UInt64 = 0
      for unit in request.text[request.range] {
        guard unit == 0x20 || SignRuns.isSign(unit) else { return nil }
        text = text << 8 | UInt64(unit)
      }
      self.text = text
      script = run.script
      isRightToLeft = run.isRightToLeft
      marksUnsafeToConcat = request.marksUnsafeToConcat
    }
  }

  /// Returns `true` if a unit is in ASCII and not a letter, digit, space or control character.
  static func isSign(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// The clusters of a run, in its order; stored while there is space.
  subscript(key: Key) -> ArraySlice<ShapedCluster>? {
    get { known[key].map { $0[...] } }
    set {
      if known.count < Self.limit { known[key] = newValue.map(Array.init) }
    }
  }
}
