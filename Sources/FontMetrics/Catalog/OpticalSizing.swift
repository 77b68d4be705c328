/// The relation between the optical size axis (`opsz`) of a face and the point size. It has no
/// effect on a face without the axis.
public enum OpticalSizing: Hashable, Sendable {
  /// The point size, clamped to the range of the axis, as on Apple's platforms.
  case automatic
  /// A fixed size in points, clamped to the range of the axis; NaN means ``off``.
  case pinned(Double)
  /// No relation: the default of the axis, or the value of a variation.
  case off
}

extension VariationAxis {
  /// Returns the value of the `opsz` axis for a point size, or nil to leave it unchanged.
  ///
  /// - Parameter isPinned: True if a variation set the axis.
  func opticalSize(for pointSize: Double, _ sizing: OpticalSizing, isPinned: Bool) -> Double? {
    switch sizing {
    case .pinned(let size) where !size.isNaN: clamp(size)
    case .automatic where !isPinned: clamp(pointSize)
    case .off where !isPinned, .pinned where !isPinned: defaultValue
    default: nil
    }
  }
}
