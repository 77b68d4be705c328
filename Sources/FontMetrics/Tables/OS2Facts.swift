/// The contents of `OS/2` in addition to metrics and embedding permissions.
package struct OS2Facts: Hashable, Sendable {
  package let version: Int
  package let weightClass: Int
  package let widthClass: Int
  package let selection: Int
  /// Up to four characters that name the maker.
  package let vendor: String
  /// The ten numbers of PANOSE.
  package let panose: [Int]
  /// The bits of `ulUnicodeRange` that are set.
  package let unicodeRanges: [Int]
  /// The bits of `ulCodePageRange` that are set; `nil` in version 0, which has none.
  package let codePageRanges: [Int]?

  /// The OpenType names of the set bits of `fsSelection`.
  package var selectionNames: [String] {
    BitNames.names(
      selection,
      [
        "ITALIC", "UNDERSCORE", "NEGATIVE", "OUTLINED", "STRIKEOUT", "BOLD", "REGULAR", "USE_TYPO_METRICS", "WWS",
        "OBLIQUE",
      ])
  }

  /// The code pages of the bits, "1252"; other sets in words.
  package var codePageNames: [String] { (codePageRanges ?? []).map { Self.codePages[$0] ?? "bit \($0)" } }

  /// The OpenType names of the set bits of `ulUnicodeRange`.
  package var unicodeRangeNames: [String] {
    unicodeRanges.map { Self.rangeNames.indices.contains($0) ? Self.rangeNames[$0] : "bit \($0)" }
  }

  /// OpenType, `OS/2`: ulCodePageRange.
  private static let codePages: [Int: String] = [
    0: "1252", 1: "1250", 2: "1251", 3: "1253", 4: "1254", 5: "1255", 6: "1256", 7: "1257", 8: "1258", 16: "874",
    17: "932", 18: "936", 19: "949", 20: "950", 21: "1361", 29: "Macintosh", 30: "OEM", 31: "symbol", 48: "869",
    49: "866", 50: "865", 51: "864", 52: "863", 53: "862", 54: "861", 55: "860", 56: "857", 57: "855", 58: "852",
    59: "775", 60: "737", 61: "708", 62: "850", 63: "437",
  ]
}

extension FontFace {
  /// The contents of `OS/2`, or `nil` if it is missing or ends before `fsSelection`.
  package var os2: OS2Facts? {
    guard let table = reader("OS/2", limit: 96), let version = table.uint16(0), let weightClass = table.uint16(4),
      let widthClass = table.uint16(6), let selection = table.uint16(62)
    else { return nil }
    return OS2Facts(
      version: version, weightClass: weightClass, widthClass: widthClass, selection: selection,
      vendor: Self.vendor(table.bytes[58..<62]), panose: table.bytes[32..<42].map(Int.init),
      unicodeRanges: table.bits([42, 46, 50, 54]) ?? [], codePageRanges: version >= 1 ? table.bits([78, 82]) : nil)
  }

  /// Without the blanks and zeros at its end; a byte inside that is no ASCII by its number, `\xA9`.
  private static func vendor(_ bytes: ArraySlice<UInt8>) -> String {
    let end = bytes.lastIndex { $0 != 0x20 && $0 != 0 }.map { $0 + 1 } ?? bytes.startIndex
    return bytes[..<end].map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return (0x20...0x7E).contains(byte)
        ? String(Unicode.Scalar(byte)) : "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
    }.joined()
  }
}

extension TableReader {
  /// Returns the numbers of the bits that are set in words of 32 bits, counted from word to word;
  /// `nil` if one is beyond the table's end.
  fileprivate func bits(_ places: [Int]) -> [Int]? {
    let words = places.compactMap(uint32)
    guard words.count == places.count else { return nil }
    return words.enumerated().flatMap { index, word in (0..<32).filter { word >> $0 & 1 != 0 }.map { 32 * index + $0 } }
  }
}

/// Names of single bits.
enum BitNames {
  /// The names of the bits that are set, from the lowest up; a bit without a name by its number.
  static func names(_ bits: Int, _ names: [String]) -> [String] {
    (0..<16).filter { bits >> $0 & 1 != 0 }.map { names.indices.contains($0) ? names[$0] : "bit \($0)" }
  }
}
