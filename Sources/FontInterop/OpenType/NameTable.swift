/// A record of the `name` table: the position of a string and its encoding.
struct NameRecord: Hashable, Sendable {
  var platform: UInt16
  var encoding: UInt16
  var language: UInt16
  var id: UInt16
  /// The bytes of the string, inside the table.
  var range: Range<Int>
  /// The language tag in a table of format 1.
  var tag: String?
}

/// The `name` table, record by record (OpenType, `name`), read with every bound checked.
struct NameTable: Sendable {
  let bytes: [UInt8]
  private let strings: Int
  private let tags: [String]

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let version = Self.uint16(bytes, 0), let count = Self.uint16(bytes, 2), let strings = Self.uint16(bytes, 4)
    else {
      return nil
    }
    self.strings = Int(strings)
    self.count = min(Int(count), (bytes.count - 6) / 12)
    tags = version == 1 ? Self.tags(bytes, at: 6 + Int(count) * 12, strings: Int(strings)) : []
  }

  /// The number of records inside the table.
  let count: Int

  /// Returns a record whose string is inside the table and is not empty.
  func record(_ index: Int) -> NameRecord? {
    let place = 6 + index * 12
    guard let length = Self.uint16(bytes, place + 8), length > 0, let offset = Self.uint16(bytes, place + 10),
      let platform = Self.uint16(bytes, place), let encoding = Self.uint16(bytes, place + 2),
      let language = Self.uint16(bytes, place + 4), let id = Self.uint16(bytes, place + 6)
    else { return nil }
    let start = strings + Int(offset)
    guard start + Int(length) <= bytes.count else { return nil }
    let number = Int(language) - 0x8000
    return NameRecord(
      platform: platform, encoding: encoding, language: language, id: id, range: start..<start + Int(length),
      tag: tags.indices.contains(number) ? tags[number] : nil)
  }

  /// Returns the string of a record, or `nil` for an encoding that Strut does not decode.
  func text(of record: NameRecord) -> String? {
    if record.isUTF16 { return Self.utf16(bytes[record.range]) }
    guard record.platform == 1 else { return nil }
    return MacintoshEncoding.of(script: record.encoding, language: record.language)?.decode(
      Array(bytes[record.range]))
  }

  private static func tags(_ bytes: [UInt8], at place: Int, strings: Int) -> [String] {
    guard let count = uint16(bytes, place) else { return [] }
    // A hostile table refers to more tags than there are: only those inside the table are read.
    return (0..<min(Int(count), (bytes.count - place) / 4)).map { index in
      guard let length = uint16(bytes, place + 2 + index * 4), let offset = uint16(bytes, place + 4 + index * 4),
        (2...128).contains(length), strings + Int(offset) + Int(length) <= bytes.count
      else { return "und" }
      let start = strings + Int(offset)
      return utf16(bytes[start..<start + Int(length)])
    }
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
    // Most strings are ASCII, including licenses with some thousand letters, and are read twenty
    // times as fast with this code.
    if let text = ascii(bytes) { return text }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
      units.append(UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1]))
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Returns the text of UTF-16 that only contains ASCII, or else `nil`. Every unit is checked,
  /// without a branch.
  private static func ascii(_ bytes: ArraySlice<UInt8>) -> String? {
    let (start, count) = (bytes.startIndex, bytes.count / 2)
    var others: UInt8 = 0
    let text = unsafe String(unsafeUninitializedCapacity: count) { buffer in
      for index in 0..<count {
        let (high, low) = (bytes[start + 2 * index], bytes[start + 2 * index + 1])
        others |= high | low & 0x80
        unsafe buffer[index] = low & 0x7F
      }
      return count
    }
    return others == 0 ? text : nil
  }

  private static func uint16(_ bytes: [UInt8], _ offset: Int) -> UInt16? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }
}

extension NameRecord {
  /// True if the string is UTF-16: platform 0 except for variation sequences, and Windows' Unicode
  /// and symbol encodings.
  var isUTF16: Bool {
    switch platform {
    case 0: encoding <= 6 && encoding != 5
    case 3: encoding == 0 || encoding == 1 || encoding == 10
    default: false
    }
  }

  /// True if the string can be read.
  var isReadable: Bool { isUTF16 || platform == 1 && MacintoshEncoding.of(script: encoding, language: language) != nil }

  /// The language, BCP 47, or `nil` if the record does not state it: platform 0 has no languages.
  var languageTag: String? {
    switch platform {
    case 0, 3: tag ?? (platform == 3 ? NameLanguages.windows(language) : nil)
    case 1: NameLanguages.macintosh(language)
    default: nil
    }
  }

  /// The priority of a record for its name ID if no language is requested; the lowest is used, then
  /// the first in the table.
  var rank: Int {
    switch (platform, language) {
    case (3, 0x0409): 0
    case (1, 0): 1
    case (0, _): tag.map { $0 == "en" || $0.hasPrefix("en-") ? 2 : 4 } ?? 3
    case (3, _): language & 0x03FF == 9 && language < 0x8000 ? 2 : tag.map { $0.hasPrefix("en") ? 2 : 4 } ?? 4
    default: 5
    }
  }
}
