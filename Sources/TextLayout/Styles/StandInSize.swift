internal import FontMetrics

/// The size of text for fallback faces that depend on it: those with an optical size or a tracking
/// table.
struct StandInSize: Hashable, Sendable {
  let pointSize: Double
  private let opticalSizing: OpticalSizing

  init(_ font: Font) {
    pointSize = font.pointSize
    // NaN is not equal to itself.
    if case .pinned(let size) = font.opticalSizing, size.isNaN {
      opticalSizing = .off
    } else {
      opticalSizing = font.opticalSizing
    }
  }

  /// Returns a face at the size.
  func sized(_ face: FontFace) -> FontFace {
    face.followsPointSize ? face.sized(for: pointSize, opticalSizing) : face
  }
}
