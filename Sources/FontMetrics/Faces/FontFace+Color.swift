internal import FontInterop

/// One palette of a color font (`CPAL`).
public struct ColorPalette: Hashable, Sendable {
  /// The font's name for it, or `nil`.
  public let name: String?
  /// How many colors it has.
  public let colorCount: Int
  /// Whether the font commends it on a light background.
  public let isForLightBackground: Bool
  /// Whether the font commends it on a dark background.
  public let isForDarkBackground: Bool
}

extension FontFace {
  /// The tables of color glyphs it has, sorted.
  public var colorFormats: [String] { file.colorFormats }

  /// The version of `COLR`: 0 has layers of one color each, 1 gradients and compositing. `nil` without the table.
  public var layeredColorVersion: Int? { file.openType.uint16("COLR", at: 0) }

  /// Its palettes, at most 256.
  public var palettes: [ColorPalette] {
    file.openType.palettes.map { palette in
      ColorPalette(
        name: palette.nameID == 0xFFFF ? nil : file.openType.name(palette.nameID), colorCount: palette.colorCount,
        isForLightBackground: palette.isForLightBackground, isForDarkBackground: palette.isForDarkBackground)
    }
  }

  /// The sizes its color bitmaps were drawn for, in pixels to the em, ascending (`CBLC`, `sbix`).
  public var colorBitmapSizes: [Int] {
    Array(Set(locatedSizes + stackedSizes)).sorted()
  }

  /// `CBLC`: from byte 8 on, records of 48 bytes with the vertical size in the 46th.
  private var locatedSizes: [Int] {
    file.openType.withTable("CBLC") { table in
      let count = min(Int(table.bigEndianUInt32(at: 4) ?? 0), 256)
      return (0..<count).compactMap { table.bigEndianUInt16(at: 8 + $0 * 48 + 44).map { Int($0 & 0xFF) } }
    } ?? []
  }

  /// `sbix`: from byte 8 on, offsets of strikes that begin with their size.
  private var stackedSizes: [Int] {
    file.openType.withTable("sbix") { table in
      let count = min(Int(table.bigEndianUInt32(at: 4) ?? 0), 256)
      return (0..<count).compactMap { strike in
        table.bigEndianUInt32(at: 8 + strike * 4).flatMap { table.bigEndianUInt16(at: Int($0)) }.map(Int.init)
      }
    } ?? []
  }
}
