import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// An emoji that the text's own face has is drawn by it, as Core Text does on macOS 14 (Unicode's
/// text rendering tests, CFF-1).
@Suite("Emoji of the text's own face")
struct OwnEmojiTests {
  private let engine: TextEngine
  private let face: FontFace

  init() throws {
    engine = try Fixtures.engine()
    face = try SmallFont(
      characters: [
        ("a", 600), (" ", 300), ("1", 500), ("\u{20E3}", 0), ("\u{231A}", 700), ("\u{1F4A7}", 1000),
        ("\u{1F44D}", 900),
      ], script: "latn"
    ).face("emoji")
  }

  /// The fonts of a string, and its width at 1000 points.
  private func measured(_ text: String) -> (faces: [String], width: Double) {
    let font = Font(face: face, pointSize: 1000)
    let shaped = engine.shape(text, font: font)
    let width = engine.measure(text, font: font, displayScale: 1).unroundedSize.width
    #expect(shaped.unroundedIntrinsicSize().width == width)
    return (shaped.faces.map { $0.path == face.path ? "own" : $0.names.family ?? "" }, width)
  }

  @Test(
    "Characters that are emoji by themselves", .fact("system-23"),
    arguments: [("\u{1F4A7}", 1000), ("a \u{1F4A7}a", 2500), ("\u{231A}", 700)])
  func own(text: String, width: Double) {
    let found = measured(text)
    #expect(found.faces == ["own"] && found.width == width, "\(found)")
  }

  @Test(
    "Others come from the color emoji: what the face lacks, and what asks for color", .fact("system-23"),
    arguments: ["\u{1F600}", "\u{1F44D}\u{1F3FD}", "1\u{FE0F}\u{20E3}", "\u{231A}\u{FE0F}"])
  func others(text: String) { #expect(measured(text).faces == ["Noto Color Emoji"]) }

  @Test("The system font has none, as SF has none")
  func system() throws {
    let font = try engine.catalog.systemFont(size: 17)
    for scalar in (0x231A...0x2B55).compactMap(Unicode.Scalar.init) + ["\u{1F4A7}"]
    where GlyphPresentation(cluster: [scalar]) == .emoji {
      #expect(engine.shape(String(scalar), font: font).faces.map(\.names.family) == ["Noto Color Emoji"], "\(scalar)")
    }
  }
}
