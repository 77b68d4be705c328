/// A whole number that no integer type holds, by its digits. Ours writes them all; another encoder has the nearest number.
package struct JSONDigits: Hashable, Sendable, Encodable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// Infinite where there are more digits than a number takes.
  package var number: Double { Double(text) ?? .infinity }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}
