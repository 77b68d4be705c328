internal import FontMetrics
internal import FuzzSupport
internal import TextLayout

/// Sets text in a face: its sizes, its lines at several widths, and the position of each glyph.
struct TextTrial {
  private let face: FontFace
  private let text: String

  init(_ face: FontFace, _ text: String) {
    self.face = face
    self.text = text
  }

  /// Sets the text at a size, in one of a few widths.
  func run(pointSize: Double, using generator: inout SeededGenerator) {
    let opticalSizing = [OpticalSizing.automatic, .automatic, .off, .pinned(1e9)][generator.below(4)]
    let features = generator.oneIn(4) ? Self.features(of: face, using: &generator) : []
    let font = Font(face: face, pointSize: pointSize, features: features, opticalSizing: opticalSizing)
    FuzzRun.requireFinite(font.ascender, font.descender, font.lineHeight, font.lineGap, named: "the font's line box")
    FuzzRun.requireFinite(font.capHeight ?? 0, font.xHeight ?? 0, named: "the font's heights")
    let shaped = Surroundings.engine.shape(text, font: font, language: "en", direction: .natural)
    let size = shaped.intrinsicSize(displayScale: 3)
    FuzzRun.requireFinite(size.width, size.height, named: "the intrinsic size")
    FuzzRun.use((shaped.missing, shaped.faces))
    let (width, limit, mode) = Self.boxes[generator.below(Self.boxes.count)]
    let fits = shaped.sizeThatFits(width: width, lineLimit: limit, breakMode: mode, displayScale: 3)
    FuzzRun.requireFinite(fits.size.width, fits.size.height, named: "the size that fits")
    for line in fits.lines { check(line) }
  }

  /// Returns a few of the face's own features, on, off or at an alternative that may not exist.
  private static func features(of face: FontFace, using generator: inout SeededGenerator) -> [FontFeature] {
    face.features.shuffled(using: &generator).prefix(3).map {
      FontFeature(tag: $0, value: [0, 1, 2, 70_000][generator.below(4)])
    }
  }

  private static let boxes: [(Double, Int, LineBreakMode)] = [
    (100, 0, .byWordWrapping), (40, 2, .byTruncatingTail), (60, 1, .byTruncatingMiddle),
  ]

  private func check(_ line: TextLine) {
    FuzzRun.requireFinite(line.width, named: "a line's width")
    for run in line.runs {
      for glyph in run.glyphs { FuzzRun.requireFinite(glyph.x, glyph.y, glyph.advance, named: "a glyph's place") }
    }
  }
}
