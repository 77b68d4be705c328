import LayoutCore

extension LayoutPriority {
  /// A priority of a number in a file; nil for one that is not above 0 and at most 1000, as `Float` has it.
  init?(number: Double) {
    self.init(Float(number))
    guard rawValue > 0, self <= .required else { return nil }
  }
}
