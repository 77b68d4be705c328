internal import FontInterop

/// The contents of `head` in addition to the em and the bounding box.
package struct HeadFacts: Hashable, Sendable {
  /// The version that the designer counts: the number with the fewest decimals that is stored so.
  package let revision: Double
  /// The date when the font was made, in UTC and in the format of ISO 8601, "2024-02-29T12:00:00Z";
  /// `nil` outside of the years 1 to 9999.
  package let created: String?
  /// The date when the font was last changed.
  package let modified: String?
  package let flags: Int
  /// Bold is bit 0, italic bit 1, underline 2, outline 3, shadow 4, condensed 5, extended 6.
  package let macStyle: Int
  /// The smallest size that can be read, in pixels to the em.
  package let lowestPixelsPerEm: Int

  /// The names of the set bits of `flags`.
  package var flagNames: [String] {
    BitNames.names(
      flags,
      [
        "baseline at 0", "left side bearing at 0", "hints by size", "whole pixels per em", "hints change advances",
        "vertical layout", "bit 6", "needs layout", "metamorphosis", "right to left", "rearrangement", "lossless",
        "converted", "ClearType", "last resort",
      ])
  }

  /// The names of the set bits of `macStyle`.
  package var macStyleNames: [String] {
    BitNames.names(macStyle, ["bold", "italic", "underline", "outline", "shadow", "condensed", "extended"])
  }
}

extension FontFace {
  /// The contents of `head`, or `nil` if it is missing or too short.
  package var head: HeadFacts? {
    guard let head = reader("head", limit: 54), let revision = head.int32(4), let flags = head.uint16(16),
      let created = head.int64(20), let modified = head.int64(28), let macStyle = head.uint16(44),
      let lowest = head.uint16(46)
    else { return nil }
    return HeadFacts(
      revision: OpenTypeFixed(rawValue: Int32(truncatingIfNeeded: revision)).shortest,
      created: OpenTypeDate.text(created),
      modified: OpenTypeDate.text(modified), flags: flags, macStyle: macStyle, lowestPixelsPerEm: lowest)
  }
}
