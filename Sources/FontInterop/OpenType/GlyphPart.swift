/// The record of a part in a glyph made of others (OpenType, `glyf`, "Composite glyph description").
enum GlyphPart {
  /// How long the record is, by its flags, which are its first two bytes.
  static func length(_ flags: UInt16) -> Int {
    let transform = flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
    return 4 + (flags & 0x01 != 0 ? 4 : 2) + transform
  }

  /// Whether another part comes after it.
  static func isFollowed(_ flags: UInt16) -> Bool { flags & 0x20 != 0 }
}
