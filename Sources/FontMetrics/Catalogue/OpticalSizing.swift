/// How the optical size axis (`opsz`) of a face follows the point size; without meaning for a face that has none.
public enum OpticalSizing: Hashable, Sendable {
  /// It is the point size, held inside the axis's range: what Apple's platforms do.
  case automatic
  /// It is a size of its own, in points, held inside the axis's range.
  case pinned(Double)
  /// It stays where the face was asked for: at the axis's default unless a variation says otherwise.
  case off
}
