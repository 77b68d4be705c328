/// The reason why bytes could not be opened as a face. The layer above adds the name of the file
/// and the cure.
package enum FontOpeningFailure: Error, Hashable, Sendable {
  case missing
  case folder
  case notAFile
  case unreadable(reason: String)
  case empty
  /// The file, or its stated unpacked size, is larger than any font.
  case tooLarge(bytes: Int, limit: Int)
  case outOfMemory
  /// FreeType's error for bytes that are not a font, with its message.
  case notAFont(FreeTypeStatus)
  /// A table extends beyond the end of the file.
  case truncated(table: String, endsAt: Int, fileSize: Int)
  case noSuchFace(index: Int, count: Int)
  /// A font in a compression that does not limit its size.
  case packed(by: String)
  /// A required table is missing or has no glyphs.
  case unusable(reason: String)
}

/// A FreeType error code. It is not an enumeration, so that codes of later FreeTypes are kept.
package struct FreeTypeStatus: RawRepresentable, Hashable, Sendable {
  package var rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let ok = FreeTypeStatus(rawValue: 0)
  package static let cannotOpenResource = FreeTypeStatus(rawValue: 0x01)
  package static let unknownFileFormat = FreeTypeStatus(rawValue: 0x02)
  package static let invalidFileFormat = FreeTypeStatus(rawValue: 0x03)
  package static let invalidArgument = FreeTypeStatus(rawValue: 0x06)
  package static let invalidTable = FreeTypeStatus(rawValue: 0x08)
  package static let invalidOffset = FreeTypeStatus(rawValue: 0x09)
  package static let arrayTooLarge = FreeTypeStatus(rawValue: 0x0A)
  package static let invalidStreamOperation = FreeTypeStatus(rawValue: 0x55)
  package static let tableMissing = FreeTypeStatus(rawValue: 0x8E)
  package static let horizontalHeaderMissing = FreeTypeStatus(rawValue: 0x8F)
  package static let locationsMissing = FreeTypeStatus(rawValue: 0x90)
  package static let characterMapMissing = FreeTypeStatus(rawValue: 0x92)
  package static let horizontalMetricsMissing = FreeTypeStatus(rawValue: 0x93)
}
