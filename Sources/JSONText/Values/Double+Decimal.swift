extension Double {
  /// Creates a number from its decimal form in JSON and YAML; infinite if it is too large for a
  /// `Double`, and nil for other text, including `.nan`, `.inf` and hexadecimal numbers.
  package init?(decimal text: String) {
    let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard unsigned.utf8.contains(where: { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      unsigned.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || ".eE+-".utf8.contains($0) })
    else { return nil }
    self.init(text)
  }
}
