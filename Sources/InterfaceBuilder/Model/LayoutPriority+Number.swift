import LayoutCore

extension LayoutPriority {
  /// Creates a priority from a number in a file; nil unless it is, as a `Float`, greater than 0 and
  /// at most 1000.
  init?(number: Double) {
    self.init(Float(number))
    guard rawValue > 0, self <= .required else { return nil }
  }
}
