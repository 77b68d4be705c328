/// An integer that no integer type can represent, by its digits. Strut's encoder writes all digits;
/// others write the nearest number.
package struct JSONDigits: Hashable, Sendable, Encodable {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The nearest number; infinite if there are too many digits.
  package var number: Double { Double(text) ?? .infinity }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}
