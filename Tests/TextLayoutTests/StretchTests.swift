import FontMetrics
import Testing

@testable import TextLayout

@Suite("Stretches of one face")
struct StretchTests {
  private func shape(_ text: String, _ language: String? = nil) throws -> ShapedText {
    let engine = try Fixtures.engine()
    return engine.shape(text, font: try engine.catalog.systemFont(size: 17), language: language)
  }

  @Test(
    "They are the text without its control characters, in order, and lack what the text lacks",
    arguments: ["", "abc", "a直骨 नमस्ते 👩‍👩‍👧 ᚠᚢᚠ", "אב12\nגד", "\t\r\n\u{0}", "e\u{301}\u{1B07}", "𐌰a\u{10FFFD}b"])
  func laws(text: String) throws {
    let shaped = try shape(text)
    let units = Array(text.utf16)
    var end = 0
    for stretch in shaped.stretches {
      #expect(stretch.utf16Range.lowerBound >= end && !stretch.utf16Range.isEmpty)
      #expect(stretch.text == String(decoding: units[stretch.utf16Range], as: UTF16.self))
      #expect((stretch.request == nil) == (stretch.face == shaped.font.face && stretch.missing.isEmpty))
      end = stretch.utf16Range.upperBound
    }
    var seen: Set<Unicode.Scalar> = []
    #expect(shaped.stretches.flatMap(\.missing).filter { seen.insert($0).inserted } == shaped.missing)
    let drawn = shaped.content.runs.filter { $0.filler == .none }.compactMap(\.face)
    #expect(Set(shaped.stretches.map(\.face)) == Set(drawn))
  }

  @Test("The request is what the catalog was asked: its answer is the face")
  func requests() throws {
    let shaped = try shape("a骨नम👩‍👩‍👧ب", "ko")
    let stretches = shaped.stretches
    #expect(stretches.compactMap { $0.request?.script } == ["Hani", "Deva", "Zsye", "Arab"])
    for stretch in stretches {
      guard let request = stretch.request else { continue }
      #expect(request.language == "ko")
      #expect(shaped.engine.catalog.fallbackFace(request) == stretch.face)
    }
  }

  @Test(
    "A mark that a face has in parts is not missing, whatever else is",
    arguments: [("\u{1DFF}\u{344}", []), ("\u{1DFF}\u{344}\u{1B00}", [0x1B00])] as [(String, [UInt32])])
  func inParts(text: String, missing: [UInt32]) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "JetBrains Mono", size: 17)
    let shaped = engine.shape(text, font: font)
    #expect(shaped.faces.map(\.names.family) == ["Inter"])
    #expect(shaped.missing.map(\.value) == missing)
    #expect(shaped.stretches.flatMap(\.missing) == shaped.missing)
  }

  @Test("What no face has stands apart from what the text's own face has")
  func missing() throws {
    let stretches = try shape("abᚠᚢc").stretches
    #expect(stretches.map(\.text) == ["ab", "ᚠᚢ", "c"])
    #expect(stretches.map(\.missing.count) == [0, 2, 0])
  }
}
