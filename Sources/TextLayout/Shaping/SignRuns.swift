internal import FontInterop

/// What HarfBuzz made of short runs of spaces and ASCII signs in a text's own face, as they stand around words of a face that stands in.
///
/// Such a run comes out the same in every text: signs join nothing and go with nothing, so HarfBuzz does not ask what is beside the run.
struct SignRuns: Sendable {
  private var known: [Key: [ShapedCluster]] = [:]

  private static let limit = 64

  struct Key: Hashable {
    /// The units, the last one lowest.
    private let text: UInt64
    private let script: Script
    private let isRightToLeft: Bool
    private let marksUnsafeToConcat: Bool

    /// `nil` for a run of others, or a longer one.
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

  /// Whether a unit is of ASCII and no letter, digit, space or control.
  static func isSign(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// The clusters of a run, in its order; kept while there is room.
  subscript(key: Key) -> ArraySlice<ShapedCluster>? {
    get { known[key].map { $0[...] } }
    set {
      if known.count < Self.limit { known[key] = newValue.map(Array.init) }
    }
  }
}
