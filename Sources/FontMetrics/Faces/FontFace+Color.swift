internal import FontInterop

/// A palette of a color font (`CPAL`).
public struct ColorPalette: Hashable, Sendable {
  /// The font's name for the palette, or `nil`.
  public let name: String?
  /// The number of colors.
  public let colorCount: Int
  /// A Boolean value that indicates whether the font recommends the palette on a light background.
  public let isForLightBackground: Bool
  /// A Boolean value that indicates whether the font recommends the palette on a dark background.
  public let isForDarkBackground: Bool
}

extension FontFace {
  /// The tables with color glyphs, sorted.
  public var colorFormats: [String] { file.colorFormats }

  /// The version of `COLR`: 0 has layers of one color each, and 1 has gradients and compositing.
  /// `nil` without the table.
  public var layeredColorVersion: Int? { file.openType.uint16("COLR", at: 0) }

  /// The palettes, at most 256.
  public var palettes: [ColorPalette] {
    file.openType.palettes.map { palette in
      ColorPalette(
        name: palette.nameID == 0xFFFF ? nil : file.openType.name(palette.nameID), colorCount: palette.colorCount,
        isForLightBackground: palette.isForLightBackground, isForDarkBackground: palette.isForDarkBackground)
    }
  }

  /// The sizes for which the color bitmaps were drawn, in pixels per em, in ascending order
  /// (`CBLC`, `sbix`).
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
