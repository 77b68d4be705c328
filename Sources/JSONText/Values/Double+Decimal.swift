extension Double {
  /// A decimal number, as JSON and YAML write them; infinite when it is too large for a `Double`; nil for anything else, also
  /// for `.nan`, `.inf` and hexadecimals.
  package init?(decimal text: String) {
    let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard unsigned.utf8.contains(where: { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      unsigned.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || ".eE+-".utf8.contains($0) })
    else { return nil }
    self.init(text)
  }
}
