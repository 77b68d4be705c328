/// The record of a component in a composite glyph (OpenType, `glyf`, "Composite glyph
/// description").
enum GlyphPart {
  /// The length of the record, from its flags, which are its first two bytes.
  static func length(_ flags: UInt16) -> Int {
    let transform = flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
    return 4 + (flags & 0x01 != 0 ? 4 : 2) + transform
  }

  /// True if another component follows.
  static func isFollowed(_ flags: UInt16) -> Bool { flags & 0x20 != 0 }
}
