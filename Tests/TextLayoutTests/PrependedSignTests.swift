import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// Arabic signs before numbers are in one grapheme cluster with what comes next (UAX #29, GB9b),
/// but letters there have a level of their own.
@Suite("Signs before numbers, beside letters")
struct PrependedSignTests {
  static let signs: [Unicode.Scalar] = [
    "\u{600}", "\u{601}", "\u{602}", "\u{603}", "\u{604}", "\u{605}", "\u{6DD}", "\u{8E2}",
  ]

  @Test("A letter after such a sign joins what comes next as without it", arguments: signs)
  func joins(sign: Unicode.Scalar) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Noto Sans Arabic", size: 1000)
    func width(_ text: String) -> Double { engine.measure(text, font: font, displayScale: 1).unroundedSize.width }
    for word in ["مالك", "بب", "قلم 12", "سَلام"] {
      let text = "\(sign)\(word)"
      #expect(abs(width(text) - width(String(sign)) - width(word)) < 1e-6, "\(text)")
      let shaped = try Fixtures.engine().shape(text, font: font).sizeThatFits(width: 3000, displayScale: 1)
      engine.measure(text, font: font, width: 3000, displayScale: 1).expectEqual(shaped, "\(text)")
    }
  }

  /// Signs that are no number, alone and before other words.
  static let others = ["a", "Wort", "漢", "क्षि", "१", "１", "𝟏", "(", "⌘", "한국", "א", "😀", "ß́"]

  @Test("What is no number after such a sign has the font that it has alone", arguments: signs)
  func others(sign: Unicode.Scalar) throws {
    let engine = try Fixtures.engine()
    for name in ["Inter", "Noto Sans Arabic"] {
      let font = try engine.catalog.font(named: name, size: 100)
      func width(_ text: String) -> Double { engine.measure(text, font: font, displayScale: 1).unroundedSize.width }
      for other in Self.others {
        let text = "\(sign)\(other)"
        let alone = engine.shape(other, font: font).content
        let together = engine.shape(text, font: font).content
        #expect(together.missing == alone.missing, "\(name) \(text)")
        #expect(together.runs.last?.face == alone.runs.last?.face, "\(name) \(text)")
        #expect(abs(width(text) - width(String(sign)) - width(other)) < 0.001, "\(name) \(text)")
      }
    }
  }

  @Test("A line that ends after such a sign and a letter measures what it measures alone", arguments: signs)
  func linesAlone(sign: Unicode.Scalar) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Inter", size: 100)
    for other in Self.others {
      for text in ["\(sign)\(other) b", "b \(sign)\(other) 12 \(sign)3 b"] {
        for width in [100.0, 160, 230, 400] {
          for line in engine.shape(text, font: font).lines(width: width, breakMode: .byWordWrapping) {
            let alone = String(decoding: Array(text.utf16)[line.utf16Range], as: UTF16.self)
            let shown = engine.shape(alone, font: font).lines(width: nil, lineLimit: 1).width
            #expect(abs(line.width - min(width, shown)) < 0.001, "\(text) \(width) \(alone)")
          }
        }
      }
    }
  }

  @Test("Numbers after such a sign are of its run in both directions of the paragraph, whatever else the text has")
  func levels() {
    let (sign, digit) = (UInt16(0x6DD), UInt16(0x661))
    #expect(BidiLevels([sign, 0x61], direction: .leftToRight).levels == [2, 0])
    #expect(BidiLevels([sign, 0x61, 0x20], direction: .leftToRight).levels == [2, 0, 0])
    #expect(BidiLevels([sign, digit, 0x61], direction: .natural).levels == [2, 2, 0])
    #expect(BidiLevels([sign, 0x61], direction: .rightToLeft).levels == [2, 2])
    #expect(BidiLevels([sign, 0x31, 0x6F2, 0x61, 0x33], direction: .natural).levels == [2, 2, 2, 0, 0])
    #expect(BidiLevels([0x5D0, sign, 0x31, 0x2E, 0x31], direction: .leftToRight).levels == [1, 2, 2, 2, 2])
    // After a number that reads to the left the space has an odd level: the whole number goes with
    // its sign.
    func levels(_ text: String) -> [UInt8] { BidiLevels(Array(text.utf16), direction: .natural).levels }
    #expect(levels("\u{663} \u{6DD}1.2") == [2, 1, 2, 2, 2, 2])
    #expect(levels("a \u{663} \u{6DD}1,200% b") == [0, 0, 2, 1, 2, 2, 2, 2, 2, 2, 2, 0, 0])
    #expect(levels("\u{663} \u{6DD}1. b") == [2, 1, 2, 2, 0, 0, 0])
    #expect(levels("\u{663} \u{6DD}\u{967}") == [2, 1, 2, 0])
    #expect(levels("\u{6DD}%1") == [2, 0, 0])
    // Arabic numbers, and all numbers after Arabic letters, are together with the sign as it is:
    // UAX #9 holds for what is between them.
    for sign in ["", "\u{600}"] {
      let signs = [UInt8](repeating: 2, count: sign.utf16.count)
      #expect(levels("\u{628} \(sign)\u{663}-\u{664} \u{628}") == [1, 1] + signs + [2, 1, 2, 1, 1])
      #expect(levels("\u{628} \(sign)3-4% \u{628}") == [1, 1] + signs + [2, 1, 2, 1, 1, 1])
    }
    #expect(levels("").isEmpty)
    #expect(BidiLevels([digit, 0x0A, 0x61], direction: .natural).levels == [2, 0, 0])
  }

  @Test("The letters of other scripts that have such signs stay with them")
  func ownLetters() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Inter", size: 17)
    // Of the last a bundled font has the digit, and none the sign.
    for (text, runs) in [
      ("\u{70F}\u{710}", 1), ("\u{D4E}\u{D15}", 1), ("\u{110BD}\u{1108D}", 1), ("\u{600}\u{610}", 1),
      ("\u{110BD}\u{967}", 2),
    ] {
      let units = Array(text.utf16)
      for place in units.indices.dropFirst() {
        #expect(!PrependedSign.endsBefore(place, in: units, clusterStart: 0), "\(text)")
      }
      #expect(engine.shape(text, font: font).content.runs.count == runs, "\(text)")
    }
    let latin = Array("\u{110BD}a".utf16)
    #expect(PrependedSign.endsBefore(2, in: latin, clusterStart: 0))
    #expect(!PrependedSign.endsBefore(1, in: latin, clusterStart: 0))
  }

  @Test("What is cut after a sign joins its run again, however long that is")
  func longRuns() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Noto Sans Arabic", size: 17)
    for count in [1, Itemizer.clusterLimit, 600] {
      let text = String(repeating: "\u{710}", count: count) + "\u{70F} \u{70F}\u{710}"
      #expect(engine.shape(text, font: font).content.runs.count == 1, "\(count)")
    }
  }

  @Test("Where a line ends in a cluster, each line has its part")
  func brokenClusters() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Noto Sans Arabic", size: 100)
    let layout = engine.shape(AttributedText("\u{6DD}漢", attributes: TextAttributes(font: font))).layOut(width: 140)
    try #require(layout.lines.count == 2)
    let second = layout.lines[1].frame
    #expect(layout.position(x: second.x + 1, y: second.y + 1)?.utf16Offset == 1)
    #expect(layout.position(x: second.x + second.width, y: second.y + 1)?.utf16Offset == 2)
    #expect(layout.selectionRectangles(for: 0..<1).count == 2)
    #expect(layout.selectionRectangles(for: 1..<2) == layout.selectionRectangles(for: 0..<2))
  }

  @Test("Positions and selections go by whole clusters, in whatever runs they are", arguments: signs)
  func clusters(sign: Unicode.Scalar) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Noto Sans Arabic", size: 100)
    for text in ["\(sign)a b", "\(sign)1 b", "\(sign)ب \(sign)١"] {
      let layout = engine.shape(AttributedText(text, attributes: TextAttributes(font: font))).layOut(width: nil)
      let analysis = TextAnalysis(text, language: nil, direction: .natural)
      let edges = analysis.flags.indices.filter { analysis.flags[$0].contains(.graphemeStart) }
      #expect(edges.count < text.utf16.count + 1)
      for x in stride(from: -10.0, through: 600, by: 7) {
        let place = try #require(layout.position(x: x, y: 10)).utf16Offset
        #expect(edges.contains(place), "\(text) \(x) \(place)")
      }
      // To the right of the cluster's middle its end is nearer.
      let box = try #require(layout.selectionRectangles(for: 0..<2).first)
      if text.contains("a") {
        #expect(layout.position(x: box.x + box.width * 0.45, y: 10)?.utf16Offset == 0)
        #expect(layout.position(x: box.x + box.width * 0.55, y: 10)?.utf16Offset == 2)
      }
      #expect(layout.selectionRectangles(for: 1..<2) == layout.selectionRectangles(for: 0..<2), "\(text)")
      #expect(layout.selectionRectangles(for: 0..<1) == layout.selectionRectangles(for: 0..<2), "\(text)")
    }
  }

  @Test("Digits after such a sign are in its run, and it holds them", arguments: signs)
  func digits(sign: Unicode.Scalar) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Noto Sans Arabic", size: 17)
    #expect(engine.shape("\(sign)١٢", font: font).content.runs.count == 1)
    #expect(engine.shape("\(sign)بب", font: font).content.runs.count == 2)
  }
}
