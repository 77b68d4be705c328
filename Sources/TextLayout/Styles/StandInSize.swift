internal import FontMetrics

/// The size of a text that the faces follow which stand in for its own face: those with an optical size, or with a table of tracking.
struct StandInSize: Hashable, Sendable {
  let pointSize: Double
  private let opticalSizing: OpticalSizing

  init(_ font: Font) {
    pointSize = font.pointSize
    // No number equals itself that is none.
    if case .pinned(let size) = font.opticalSizing, size.isNaN {
      opticalSizing = .off
    } else {
      opticalSizing = font.opticalSizing
    }
  }

  /// A face as it is set at the size.
  func sized(_ face: FontFace) -> FontFace {
    face.followsPointSize ? face.sized(for: pointSize, opticalSizing) : face
  }
}
