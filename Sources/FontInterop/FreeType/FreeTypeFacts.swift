/// What FreeType knows of a face that HarfBuzz does not.
package struct FreeTypeFacts: Hashable, Sendable {
  /// FreeType's name of the format: "TrueType", "CFF", "Type 1", "PCF", …
  package var format: String
  /// Whether the face is an sfnt. HarfBuzz reads one that has the tables of horizontal text.
  package var isSFNT: Bool
  /// Whether it has outlines; else it is of bitmaps alone.
  package var isScalable: Bool
  package var faceCount: Int
  package var glyphCount: Int
  package var isFixedWidth: Bool
  /// The line box at the default location; `nil` for a face of bitmaps alone, which has one at each of its sizes.
  package var line: FreeTypeLine?
  /// The sizes that it has bitmaps for, in the file's order; empty for most faces.
  package var strikes: [StrikeFacts] = []
}

/// The line box that FreeType gives a face, in design units, y up.
package struct FreeTypeLine: Hashable, Sendable {
  package var ascender, descender: Int
  /// From one baseline to the next.
  package var height: Int
}

/// One size that a face has bitmaps for, in pixels.
package struct StrikeFacts: Hashable, Sendable {
  package var horizontalPixelsPerEm: Double
  package var verticalPixelsPerEm: Double
  /// Distance between two baselines, as the strike has it.
  package var lineHeight: Int
  /// Average width of its glyphs; 0 where it does not say.
  package var averageWidth: Int

  /// The strike that numbers are taken from where a face has nothing but strikes: the one of most pixels to the em, the first
  /// of several. Strut's rule: it has the least rounding in it.
  static func chosen(of strikes: [StrikeFacts]) -> Int? {
    strikes.indices.max { a, b in
      let (x, y) = (strikes[a], strikes[b])
      return (x.verticalPixelsPerEm, x.horizontalPixelsPerEm, b) < (y.verticalPixelsPerEm, y.horizontalPixelsPerEm, a)
    }
  }
}

/// One table of an sfnt: its tag and its bytes.
package struct SFNTTable: Hashable, Sendable {
  package var tag: UInt32
  package var bytes: ArraySlice<UInt8>
}

/// A face as FreeType opened it.
struct OpenedFace: Sendable {
  /// What HarfBuzz is to read.
  enum Content: Sendable {
    /// A file, which is the one that was opened or what it unpacks to, and the number of the face in it.
    case file(FontData, index: Int)
    /// Nothing: FreeType alone reads this face.
    case program(FontProgram)
  }

  var facts: FreeTypeFacts
  var content: Content
  /// Where the file came from that is to be read.
  var collection: UnpackedCollection?
}
