/// The language numbers of the `name` table as BCP 47 tags (OpenType, `name`: "Platform, encoding
/// and language"), with additional languages of Windows, such as Persian ([MS-LCID], 2.2).
enum NameLanguages {
  private static let windows = parsed(windowsTable)
  private static let macintosh = parsed(macintoshTable)

  /// Returns the tag, such as "de" for 0x0407; `nil` for an unknown number.
  static func windows(_ number: UInt16) -> String? { windows[number] }

  /// Returns the tag, such as "de" for 2; `nil` for a number that Apple has not assigned.
  static func macintosh(_ number: UInt16) -> String? { macintosh[number] }

  /// By bytes, because iterating over the characters of the table would take as long as opening
  /// four fonts.
  private static func parsed(_ table: String) -> [UInt16: String] {
    var languages: [UInt16: String] = [:]
    for entry in table.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
      let parts = entry.split(separator: UInt8(ascii: "="))
      if let number = UInt16(String(Substring(parts[0]))) { languages[number] = String(Substring(parts[1])) }
    }
    return languages
  }
}
