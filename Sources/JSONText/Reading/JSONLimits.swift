/// The maximum nesting and number of values, for readers that store the entire document.
package struct JSONLimits: Sendable {
  /// The maximum nesting of values, including the outermost.
  package var depth: Int
  /// The maximum number of values.
  package var values: Int

  package init(depth: Int, values: Int) {
    self.depth = depth
    self.values = values
  }

  static let none = JSONLimits(depth: .max, values: .max)
}
