internal import CHarfBuzz

extension OpenTypeFace {
  /// True if text has the same glyphs at every location of the design space, and is measured only
  /// by OpenType's rules.
  ///
  /// The classes that HarfBuzz derives for a face without `GDEF` are not checked.
  /// - Complexity: O(1).
  package var hasSameGlyphsInAllInstances: Bool {
    unsafe hb_ot_layout_has_glyph_classes(rawFace) != 0 && hasOpenTypeRulesAlone
  }

  /// True if text is measured only by the rules of `GSUB` and `GPOS`, which are the same at every
  /// location.
  ///
  /// Rules depend on the location if a table has feature variations (OpenType 1.9.1,
  /// "FeatureVariations table"). Apple's tables and the old `kern` are not supported.
  /// - Complexity: O(1).
  var hasOpenTypeRulesAlone: Bool {
    guard program == nil else { return false }
    let others: [OpenTypeTag] = ["morx", "mort", "kerx", "ankr", "kern", "trak"]
    guard !others.contains(where: hasTable) else { return false }
    let tables: [OpenTypeTag] = ["GSUB", "GPOS"]
    return tables.allSatisfy { tag in
      !hasTable(tag) || withTable(tag) { !Self.hasFeatureVariations($0) } ?? false
    }
  }

  /// Also returns true for a table of another version than 1.
  private static func hasFeatureVariations(_ table: borrowing RawSpan) -> Bool {
    guard let version = table.bigEndianUInt32(at: 0), version >> 16 == 1 else { return true }
    return version & 0xFFFF > 0 && table.bigEndianUInt32(at: 10) != 0
  }

  /// Returns true if a glyph is a mark in `GDEF`: its position depends on the glyphs before it.
  package func isMark(_ glyph: UInt32) -> Bool {
    unsafe hb_ot_layout_get_glyph_class(rawFace, glyph) == HB_OT_LAYOUT_GLYPH_CLASS_MARK
  }
}

extension ShapingFont {
  /// True if a pair that is kerned anywhere in the design space is unsafe to break here too.
  ///
  /// HarfBuzz 6 marks such pairs wherever a font has coordinates; later versions at a font's
  /// default location were not checked.
  package var marksPairsKernedElsewhere: Bool {
    if hb_version_atleast(7, 0, 0) == 0 { return true }
    var count: UInt32 = 0
    guard let coordinates = unsafe hb_font_get_var_coords_normalized(rawFont, &count) else { return false }
    return (0..<Int(count)).contains { unsafe coordinates[$0] != 0 }
  }

  /// Returns the lookups of `GPOS` that kern runs with these properties, in order, if they only
  /// change the first advance of two adjacent glyphs that are not marks; `nil` if a lookup may do
  /// anything else, or cannot be read.
  ///
  /// - Complexity: Linear in the subtables of those lookups.
  package func pairLookups(_ properties: ShapingProperties) -> [UInt32]? {
    lookups(of: "GPOS", for: properties).flatMap { pairLookups(among: $0) }
  }

  /// Returns the lookups of `GPOS` among these that kern; `nil` if one may do anything else, or
  /// cannot be read.
  ///
  /// - Parameter mayMoveFirst: True if they may do more to the first glyph of a pair than change
  ///   its advance.
  func pairLookups(among lookups: [UInt32], mayMoveFirst: Bool = false) -> [UInt32]? {
    if lookups.isEmpty { return [] }
    return face.withTable("GPOS") { table in
      var pairs: [UInt32] = []
      for lookup in lookups {
        guard let kind = PairLookups.kind(table, Int(lookup), mayMoveFirst: mayMoveFirst) else { return nil }
        if kind == .pairs { pairs.append(lookup) }
      }
      return pairs
    }
  }
}

/// Reads the headers of `GPOS` lookups (OpenType 1.9.1, "Lookup type 2 subtable: pair adjustment
/// positioning").
private enum PairLookups {
  private static let (pair, markToBase, markToMark, extended) = (2, 4, 6, 9)
  /// A lookup that skips base glyphs or ligatures has other neighbors.
  private static let skipsLetters = 0x0006
  private static let advanceAndItsDevice = 0x0044

  enum Kind { case pairs, marks }

  /// Returns the kind of a lookup: `pairs` if it changes the first advance of two adjacent glyphs,
  /// `marks` if it attaches marks; `nil` if it does anything else.
  static func kind(_ table: borrowing RawSpan, _ lookup: Int, mayMoveFirst: Bool) -> Kind? {
    guard let list = number(table, 8), let count = number(table, list), lookup < count,
      let offset = number(table, list + 2 + 2 * lookup), let type = number(table, list + offset),
      let flags = number(table, list + offset + 2), let subtables = number(table, list + offset + 4)
    else { return nil }
    let start = list + offset
    var kind = Kind.marks
    for index in 0..<subtables {
      guard let offset = number(table, start + 6 + 2 * index), let found = subtable(table, start + offset, type) else {
        return nil
      }
      switch found.type {
      case markToBase...markToMark: continue
      case pair where flags & skipsLetters == 0 && isKern(table, found.place, mayMoveFirst): kind = .pairs
      default: return nil
      }
    }
    return kind
  }

  /// Returns the subtable, after resolving an extension.
  private static func subtable(_ table: borrowing RawSpan, _ place: Int, _ type: Int) -> (type: Int, place: Int)? {
    guard type == extended else { return (type, place) }
    guard let inner = number(table, place + 2), inner != extended, let offset = table.bigEndianUInt32(at: place + 4)
    else { return nil }
    return (inner, place + Int(offset))
  }

  private static func isKern(_ table: borrowing RawSpan, _ place: Int, _ mayMoveFirst: Bool) -> Bool {
    guard let format = number(table, place), let first = number(table, place + 4), let second = number(table, place + 6)
    else { return false }
    return (1...2).contains(format) && (mayMoveFirst || first & ~advanceAndItsDevice == 0) && second == 0
  }

  private static func number(_ table: borrowing RawSpan, _ offset: Int) -> Int? {
    table.bigEndianUInt16(at: offset).map(Int.init)
  }
}
