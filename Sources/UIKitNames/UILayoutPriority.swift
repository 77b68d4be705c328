public import LayoutCore

extension LayoutPriority {
  /// A priority that is so much stronger.
  public static func + (priority: LayoutPriority, difference: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + difference)
  }

  /// A priority that is so much weaker.
  public static func - (priority: LayoutPriority, difference: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - difference)
  }
}
