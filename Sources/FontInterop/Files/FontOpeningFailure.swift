/// Why bytes did not become a face. Carries what failed; the layer above adds the file's name and the cure.
package enum FontOpeningFailure: Error, Hashable, Sendable {
  case missing
  case folder
  case notAFile
  case unreadable(reason: String)
  case empty
  /// The file, or what it says it unpacks to, is larger than any font.
  case tooLarge(bytes: Int, limit: Int)
  case outOfMemory
  /// FreeType's verdict on bytes that are no font, with its own words for it.
  case notAFont(FreeTypeStatus)
  /// A table's end lies beyond the end of the file.
  case truncated(table: String, endsAt: Int, fileSize: Int)
  case noSuchFace(index: Int, count: Int)
  /// A font packed in a way that does not bound its size.
  case packed(by: String)
  /// A required table is absent or has no glyphs.
  case unusable(reason: String)
}

/// A FreeType error code. Open, so that codes of later FreeTypes survive.
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
