/// A file of hyphenation patterns, validated before libhyphen reads it.
///
/// libhyphen trusts its dictionaries: a replacement that extends past the end of the pattern makes
/// it write out of bounds, an empty element of `NOHYPHEN` makes it search forever, and a line of
/// 100 bytes counts as two. Therefore a file is validated here first, and is rejected as a whole,
/// with the line, if the library could fail. That is Strut's rule; libhyphen's README.hyphen and
/// README.nonstandard describe the format.
struct PatternFile {
  /// A fault in a file.
  struct Flaw: Error, Hashable, Sendable, CustomStringConvertible {
    var line: Int
    var reason: String
    var description: String { "line \(line): \(reason)" }
  }

  /// The bytes for libhyphen.
  let bytes: [UInt8]

  /// The limits of a file.
  static let greatestSize = 8 << 20
  private static let longestLine = 96
  private static let longestReplacement = 32

  /// Checks a file.
  ///
  /// - Complexity: O(n).
  init(checking bytes: [UInt8]) throws(Flaw) {
    self.bytes = bytes
    guard bytes.count <= Self.greatestSize else { throw Flaw(line: 1, reason: "more than \(Self.greatestSize) bytes") }
    guard bytes.last == 0x0A else { throw Flaw(line: 1, reason: "no newline at the end") }
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      throw Flaw(line: 1, reason: "not UTF-8")
    }
    let lines = bytes.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.first?.elementsEqual("UTF-8".utf8) == true else { throw Flaw(line: 1, reason: "is not UTF-8") }
    // If a level has two lists, libhyphen counts the elements of both and searches beyond the
    // second.
    let lists = lines.filter {
      $0.first == 0x4E && ($0.starts(with: "NOHYPHEN".utf8) || $0.elementsEqual("NEXTLEVEL".utf8))
    }
    for (list, next) in zip(lists, lists.dropFirst()) where list.count > 9 && next.count > 9 {
      throw Flaw(line: 1, reason: "a second NOHYPHEN in the same level")
    }
    var isFirstLevel = lists.contains { $0.elementsEqual("NEXTLEVEL".utf8) }
    for (index, line) in lines.enumerated().dropFirst() where line.first != 0x25 {
      if let reason = Self.flaw(in: line, isFirstLevel: &isFirstLevel) { throw Flaw(line: index + 1, reason: reason) }
    }
  }

  private static func flaw(in line: ArraySlice<UInt8>, isFirstLevel: inout Bool) -> String? {
    if line.isEmpty { return "is empty" }
    if line.count > longestLine { return "is longer than \(longestLine) bytes" }
    if line.first == 0x4E, line.elementsEqual("NEXTLEVEL".utf8) {
      if !isFirstLevel { return "a second NEXTLEVEL" }
      isFirstLevel = false
      return nil
    }
    if let isValid = option(line) { return isValid ? nil : "an option without a value" }
    if line.contains(where: { $0 <= 0x20 || $0 == 0x7F }) { return "a space or control character" }
    guard let slash = line.firstIndex(of: 0x2F) else { return letters(line) > 0 ? nil : "a pattern without letters" }
    if isFirstLevel { return "a replacement before NEXTLEVEL" }
    return replacementFlaw(pattern: line[..<slash], rule: line[(slash + 1)...])
  }

  /// Returns whether a line that sets an option has a value, or nil for a pattern.
  private static func option(_ line: ArraySlice<UInt8>) -> Bool? {
    // C, L, N, or R. A dictionary has tens of thousands of patterns, all in lowercase.
    guard let first = line.first, [0x43, 0x4C, 0x4E, 0x52].contains(first) else { return nil }
    let words = line.split(separator: 0x20, maxSplits: 1, omittingEmptySubsequences: false)
    let value = words.count == 2 ? words[1] : []
    switch String(decoding: words[0], as: UTF8.self) {
    case "LEFTHYPHENMIN", "RIGHTHYPHENMIN", "COMPOUNDLEFTHYPHENMIN", "COMPOUNDRIGHTHYPHENMIN":
      return value.count == 1 && isDigit(value[value.startIndex])
    case "NOHYPHEN":
      let elements = value.split(separator: 0x2C, omittingEmptySubsequences: false)
      return !value.contains { $0 <= 0x20 } && elements.allSatisfy { !$0.isEmpty }
    case let word:
      // libhyphen examines only the start of a line.
      let options = ["LEFTHYPHENMIN", "RIGHTHYPHENMIN", "COMPOUNDLEFTHYPHENMIN", "COMPOUNDRIGHTHYPHENMIN"]
      return (options + ["NOHYPHEN", "NEXTLEVEL"]).contains { word.hasPrefix($0) } ? false : nil
    }
  }

  /// Returns the fault in `pattern/replacement,index,cut`, if any: the replacement must have one
  /// hyphen and lie within the letters, and no hyphen of the pattern may lie outside of them.
  private static func replacementFlaw(pattern: ArraySlice<UInt8>, rule: ArraySlice<UInt8>) -> String? {
    let parts = rule.split(separator: 0x2C, omittingEmptySubsequences: false)
    guard parts.count == 3, let index = Int(String(decoding: parts[1], as: UTF8.self)),
      let cut = Int(String(decoding: parts[2], as: UTF8.self))
    else { return "a replacement without its index and its length" }
    let text = parts[0]
    guard text.count <= longestReplacement, text.count(where: { $0 == 0x3D }) == 1 else {
      return "a replacement without one ="
    }
    let count = letters(pattern)
    guard (1...99).contains(index), (1...99).contains(cut), index - 1 + cut <= count else {
      return "a replacement that extends past the end of the pattern"
    }
    let touchesEdge =
      (index == 1 && hasHyphen(before: pattern)) || (index - 1 + cut == count && hasHyphen(after: pattern))
    return touchesEdge ? "a replacement with a hyphen outside of the pattern" : nil
  }

  /// Returns `true` if a value before the first letter allows a hyphen.
  private static func hasHyphen(before pattern: some Collection<UInt8>) -> Bool {
    pattern.prefix { isDigit($0) || $0 == 0x2E }.contains { isDigit($0) && $0 % 2 == 1 }
  }

  /// Returns `true` if a value after the last letter allows a hyphen.
  private static func hasHyphen(after pattern: ArraySlice<UInt8>) -> Bool { hasHyphen(before: pattern.reversed()) }

  /// Returns the number of letters in a pattern, without digits, dots and continuation bytes.
  private static func letters(_ pattern: ArraySlice<UInt8>) -> Int {
    pattern.count { !isDigit($0) && $0 != 0x2E && $0 & 0xC0 != 0x80 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
