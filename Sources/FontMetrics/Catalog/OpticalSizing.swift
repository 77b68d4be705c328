/// How the optical size axis (`opsz`) of a face follows the point size; without meaning for a face that has none.
public enum OpticalSizing: Hashable, Sendable {
  /// It is the point size, held inside the axis's range: what Apple's platforms do.
  case automatic
  /// It is a size of its own, in points, held inside the axis's range; a NaN counts as ``off``.
  case pinned(Double)
  /// It does not follow: it is the axis's default, unless a variation said otherwise when the face was asked for.
  case off
}

extension VariationAxis {
  /// The value of this axis, `opsz`, for a point size; nil leaves it where it is.
  ///
  /// - Parameter isPinned: Whether a variation gave the axis a value when the face was asked for.
  func opticalSize(for pointSize: Double, _ sizing: OpticalSizing, isPinned: Bool) -> Double? {
    switch sizing {
    case .pinned(let size) where !size.isNaN: clamp(size)
    case .automatic where !isPinned: clamp(pointSize)
    case .off where !isPinned, .pinned where !isPinned: defaultValue
    default: nil
    }
  }
}
