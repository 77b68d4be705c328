extension Unicode.Scalar {
  /// The code point in Unicode's notation, such as "U+0048".
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
