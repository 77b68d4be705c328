import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// The widths of text in the system font: `system-4` of Facts.md.
@Suite("Widths of the system font")
struct SystemWidthsTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    var text: String
    var size: Double
    var weight: FontWeight
    var width: Double
    var testDescription: String { "\(text) \(size) \(weight)" }

    init(_ text: String, _ size: Double, _ weight: FontWeight = .regular, is width: Double) {
      (self.text, self.size, self.weight, self.width) = (text, size, weight, width)
    }
  }

  /// The widths of the model that was fitted to measured labels (A). It mixes two masters where one
  /// instance is measured here: the difference is up to 0.04 points.
  static let vectors = [
    Vector("Label", 17, is: 41.207), Vector("Title", 17, is: 33.013),
    Vector("Ignore SSL Certificates", 17, is: 174.593),
    Vector("Username", 17, is: 78.239), Vector("Remote URL", 17, is: 94.82), Vector("What's", 17, .semibold, is: 56.27),
    Vector("Name", 17, .semibold, is: 46.481), Vector("Subtitle", 12, is: 43.626),
    Vector("x mins ago", 22, is: 102.093),
    Vector("Memorial in Berlin, Germany", 21, is: 255.55), Vector("Zoom to Edit", 28, is: 153.259),
    Vector("What's the point?", 25, is: 189.099), Vector("What's the point?", 28, is: 212.02),
    Vector("What's the point?", 34, is: 256.409), Vector("What's the point?", 43, is: 322.142),
    Vector("What's the point?", 58, is: 430.563), Vector("New Entry", 34, is: 150.305),
    Vector("MatrixScan AR", 34, .bold, is: 233.069), Vector("Service Hint", 24, .bold, is: 136.293),
    Vector("123", 34, .bold, is: 59.626),
  ]

  private let engine: TextEngine
  private var fonts: FontCatalog { engine.catalog }

  init() throws { engine = try Fixtures.engine() }

  private func width(_ text: String, _ font: Font) -> Double {
    engine.measure(text, font: font, displayScale: 3).unroundedSize.width
  }

  @Test("Texts are as wide as the model says", .fact("system-4", "system-18"), arguments: vectors)
  func model(_ vector: Vector) throws {
    let font = try fonts.systemFont(size: vector.size, weight: vector.weight)
    #expect(abs(width(vector.text, font) - vector.width) <= 0.05, "\(width(vector.text, font))")
  }

  /// Body text on simulators of iOS 15.4 to 26.1, 358 points wide
  /// (essentialdevelopercom/essential-feed-case-study, MIT): where its lines end (A).
  static let paragraphs: [(size: Double, lines: [String])] = [
    (
      16,
      [
        "The East Side Gallery is an open-air gallery in", "Berlin. It consists of a series of murals painted",
        "directly on a 1,316 m long remnant of the Berlin", "Wall, located near the centre of Berlin, on",
        "Mühlenstraße in Friedrichshain-Kreuzberg. The", "gallery has official status as a Denkmal, or",
        "heritage-protected landmark.",
      ]
    ),
    (
      23,
      [
        "The East Side Gallery is an open-air", "gallery in Berlin. It consists of a",
        "series of murals painted directly on",
        "a 1,316 m long remnant of the Berlin", "Wall, located near the centre of", "Berlin, on Mühlenstraße in",
        "Friedrichshain-Kreuzberg. The", "gallery has official status as a", "Denkmal, or heritage-protected",
        "landmark.",
      ]
    ),
  ]

  @Test("Paragraphs break where the phone breaks them", arguments: paragraphs)
  func recordedLines(size: Double, lines: [String]) throws {
    let text = engine.shape(lines.joined(separator: " "), font: try fonts.systemFont(size: size))
    #expect(text.lines(width: 358).map { $0.text.trimming { $0 == " " } } == lines)
  }

  /// The sizes of body text, and those at which it has an instance of its own.
  private static let bodySizes = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  @Test("Body text has five instances at its twelve sizes", .fact("system-17"))
  func instances() throws {
    let faces = try Self.bodySizes.map { try fonts.systemFont(size: $0).face }
    #expect(Set(faces).count == 5)
    #expect(Set(faces.map(\.identity)).count == 5)
    #expect(Set(faces[0...3]).count == 1 && Set(faces[7...]).count == 1)
  }

  @Test("Tracking takes no shaping: sizes of one instance share all of it")
  func trackingIsFree() throws {
    for size in Self.bodySizes[0...3] + Self.bodySizes[7...] {
      let before = engine.counters.shapings
      _ = width("An unknown word, (twice): 10 × 11.", try fonts.systemFont(size: size))
      if size != 14 && size != 28 { #expect(engine.counters.shapings == before, "\(size)") }
    }
  }

  @Test(
    "Sizes of one instance differ by the em and by tracking alone, once for each character", arguments: [14, 15, 16])
  func tracking(size: Double) throws {
    let text = "Sphinx of black quartz, judge my vow 1234"
    let (font, other) = (try fonts.systemFont(size: size), try fonts.systemFont(size: 17))
    let tracking = try #require(font.tracking)
    let ems = (width(text, other) + 0.43 * Double(text.count)) / 17
    #expect(abs(width(text, font) - ems * size - tracking * Double(text.count)) < 1e-9)
  }

  @Test(
    "Accents change no width, and a mark after a letter none either", arguments: zip(Array("eaoun"), Array("éäôũñ")))
  func accents(base: Character, accented: Character) throws {
    let font = try fonts.systemFont(size: 17)
    let parts = String(String(accented).unicodeScalars.flatMap { $0.canonicalParts })
    #expect(abs(width(String(accented), font) - width(parts, font)) < 1e-9)
    #expect(abs(width(String(accented), font) - width(String(base), font)) < 0.02)
  }

  @Test("A space that does not break is as wide as one that does", .fact("system-18"))
  func fixedSpace() throws {
    let font = try fonts.systemFont(size: 17)
    #expect(width("a\u{A0}b", font) == width("a b", font))
  }

  @Test(
    "Figures of one width stay so", arguments: [11.0, 17, 20, 34], [FontWeight.light, .regular, .semibold, .black])
  func tabularFigures(size: Double, weight: FontWeight) throws {
    let font = try fonts.systemFont(size: size, weight: weight)
    let tabular = font.withFeatures([.tabularFigures])
    #expect(Set("0123456789".map { width(String($0), tabular) }).count == 1)
    #expect(Set("0123456789".map { width(String($0), font) }).count > 5)
  }

  @Test("Inter by its own name, and what stands in, keep their widths", .fact("system-22"))
  func others() throws {
    let text = "Sphinx of black quartz, judge my vow 1234"
    let inter = try fonts.font(named: "Inter", size: 17)
    #expect(inter.tracking == nil && inter.face.aliasWidths == nil)
    let file = try FontFace(path: inter.face.path)
    #expect(width(text, inter) == width(text, Font(face: file, pointSize: 17)))
    let system = try fonts.systemFont(size: 17)
    #expect(width(text, system) < width(text, inter))
    for other in ["日本語", "שלום", "مرحبا", "नमस्ते"] {
      #expect(width(other, system) == width(other, inter), "\(other)")
    }
    #expect(
      width("Inter", try fonts.font(named: "system-bold", size: 17))
        == width("Inter", try fonts.systemFont(size: 17, weight: .bold)))
  }

  @Test("Another system font has its own widths")
  func otherSystemFont() throws {
    let own = try fonts.withSystemFont("Inter")
    let font = try own.systemFont(size: 17)
    #expect(font.tracking == nil)
    #expect(
      width("Sphinx of black quartz", font) == width("Sphinx of black quartz", try fonts.font(named: "Inter", size: 17))
    )
  }

  @Test("Carets, glyphs and parts of a line fill its width", arguments: ["Sphinx, 1234 (e\u{301})", "AVATAR To. x"])
  func places(text: String) throws {
    for size in [12.0, 17, 28] {
      let line = try #require(
        engine.shape(text, font: try fonts.systemFont(size: size)).lines(width: nil).first)
      #expect(line.cells.last?.right == line.width)
      let run = try #require(line.runs.last)
      let last = try #require(run.glyphs.last)
      #expect(abs(last.x + last.advance - line.width) < 1e-9)
      #expect(abs(line.runs.reduce(0) { $0 + $1.glyphs.reduce(0) { $0 + $1.advance } } - line.width) < 1e-9)
    }
  }

  @Test("Ligatures and contextual forms, which were not measured, are off unless asked for", .fact("system-20"))
  func forms() throws {
    let font = try fonts.systemFont(size: 17)
    let arrow = width("->", font)
    #expect(abs(arrow - width("-", font) - width(">", font)) < 0.5)
    let asked = font.withFeatures([FontFeature(tag: "calt")])
    #expect(engine.shape("->", font: asked).lines(width: nil)[0].runs[0].glyphs.count == 1)
    #expect(engine.shape("->", font: font).lines(width: nil)[0].runs[0].glyphs.count == 2)
  }
}

extension String {
  fileprivate func trimming(_ isBlank: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, isBlank(last) { text.removeLast() }
    return String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var canonicalParts: [Character] {
    let parts = canonicalDecomposition
    return parts.isEmpty ? [Character(self)] : parts.map { Character($0) }
  }
}
