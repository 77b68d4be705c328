/// How deep a text may go, and how many values it may have, for readers that keep all of it.
package struct JSONLimits: Sendable {
  /// The most values within each other, the outermost among them.
  package var depth: Int
  /// The most values in all.
  package var values: Int

  package init(depth: Int, values: Int) {
    self.depth = depth
    self.values = values
  }

  static let none = JSONLimits(depth: .max, values: .max)
}
