/// The language numbers of the `name` table as BCP 47 tags (OpenType, `name`: "Platform, encoding and language"), with those
/// that the list there leaves out and Windows has, Persian among them ([MS-LCID], 2.2).
enum NameLanguages {
  private static let windows = parsed(windowsTable)
  private static let macintosh = parsed(macintoshTable)

  /// "de" for 0x0407; `nil` for a number that neither has.
  static func windows(_ number: UInt16) -> String? { windows[number] }

  /// "de" for 2; `nil` for a number that Apple has not given out.
  static func macintosh(_ number: UInt16) -> String? { macintosh[number] }

  /// By bytes: to go through the table's characters would take as long as to open four fonts.
  private static func parsed(_ table: String) -> [UInt16: String] {
    var languages: [UInt16: String] = [:]
    for entry in table.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
      let parts = entry.split(separator: UInt8(ascii: "="))
      if let number = UInt16(String(Substring(parts[0]))) { languages[number] = String(Substring(parts[1])) }
    }
    return languages
  }
}
