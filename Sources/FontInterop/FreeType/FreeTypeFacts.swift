/// The data of a face that FreeType has and HarfBuzz does not.
package struct FreeTypeFacts: Hashable, Sendable {
  /// FreeType's name of the format: "TrueType", "CFF", "Type 1", "PCF", …
  package var format: String
  /// True if the face is an sfnt. HarfBuzz reads an sfnt that has the tables of horizontal text.
  package var isSFNT: Bool
  /// True if the face has outlines; otherwise, it only has bitmaps.
  package var isScalable: Bool
  package var faceCount: Int
  package var glyphCount: Int
  package var isFixedWidth: Bool
  /// The line box at the default location; `nil` for a face that only has bitmaps, which has a line
  /// box at each of its sizes.
  package var line: FreeTypeLine?
  /// The sizes of its bitmaps, in the order of the file; empty for most faces.
  package var strikes: [StrikeFacts] = []
}

/// FreeType's line box of a face, in design units, y up.
package struct FreeTypeLine: Hashable, Sendable {
  package var ascender, descender: Int
  /// The distance between two baselines.
  package var height: Int
}

/// A size for which a face has bitmaps, in pixels.
package struct StrikeFacts: Hashable, Sendable {
  package var horizontalPixelsPerEm: Double
  package var verticalPixelsPerEm: Double
  /// The distance between two baselines, as stated in the strike.
  package var lineHeight: Int
  /// The average width of the glyphs; 0 if it is not stated.
  package var averageWidth: Int

  /// The strike from which numbers are taken if a face only has strikes: the first of those with
  /// most pixels per em. This is Strut's rule, because it has the smallest rounding.
  static func chosen(of strikes: [StrikeFacts]) -> Int? {
    strikes.indices.max { a, b in
      let (x, y) = (strikes[a], strikes[b])
      return (x.verticalPixelsPerEm, x.horizontalPixelsPerEm, b) < (y.verticalPixelsPerEm, y.horizontalPixelsPerEm, a)
    }
  }
}

/// A table of an sfnt: its tag and its bytes.
package struct SFNTTable: Hashable, Sendable {
  package var tag: UInt32
  package var bytes: ArraySlice<UInt8>
}

/// A face as FreeType opened it.
struct OpenedFace: Sendable {
  /// The data that HarfBuzz reads.
  enum Content: Sendable {
    /// A file, either the opened file or its unpacked content, and the index of the face in it.
    case file(FontData, index: Int)
    /// Nothing: only FreeType reads this face.
    case program(FontProgram)
  }

  var facts: FreeTypeFacts
  var content: Content
  /// The origin of the file to read.
  var collection: UnpackedCollection?
}
