import FontMetrics
import Foundation
import Testing

@testable import TextLayout

/// A text that was measured in one instance of a variable font measures in another what it does
/// where it is shaped there: to the last bit.
@Suite("Measuring in the instances of a variable font")
struct InstanceMeasuringTests {
  /// Body text at all content size categories: five optical sizes of the system font.
  static let sizes = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  static let kerned = [
    "AVAToWa.", "Type, To. “AV” LT’s", "WAVE 1,000.17 – 7.4, Yo.", "T", "To", "P.,;:", "f(x) = 10 x 20", "Ta\u{301}T",
    "To שלום, (AV) עולם.", "שלום 1,000.17 – 7.4,7 עולם. 1/7", "مرحبا 1,000.17 (7.4) 11:17, 7-1.",
    "नमस्ते 7.4, (1,000) 17/7", "7.4 한국어 1,174.", "AV 한국어, Ta 日本語。", "e\u{301}V A\u{327}V", "1⁄2 AV 3⁄4", "A\u{200C}V",
    "A\u{2009}V\u{2007}T", "שלום\u{200F} AV\u{200E}To\u{200E} 1\u{200E}920 × 1080",
    "قال \". \" و«T.» \u{200F}\",\u{200F} ثم", "قال Ⓐ51 ثم", "قال Ⓐ7%51* ثم",
    "AV connexion (To Wa), A-B, C – D: VA exemple [T] WAVE, LT-VA «Та. Ту»", "Та. (ГА), АУ-Т: «Уф» — да",
    "A\u{202F}V 10\u{202F}% हाँ",
    "🙂 AVAToWa.", "A\tV\nTo", "ΤΑ Γ. Άγ", "ГА Т. Ту,", "fi ffi AVfi", "->AV<- (A) - B", "AV\u{AD}AV Donau\u{AD}dampf",
  ]

  static var texts: [String] { kerned + Corpus.strings + SampleText.all.map(\.text) }

  struct Style: CustomStringConvertible, Sendable {
    var weight = FontWeight.regular
    var slant: FontSlant?
    var description: String { "\(weight) \(slant.map { "\($0)" } ?? "")" }

    func font(_ engine: TextEngine, _ size: Double) throws -> Font {
      try engine.catalog.systemFont(size: size, weight: weight, slant: slant)
    }
  }

  private static let styles = [Style(), Style(weight: .semibold), Style(slant: .italic)]

  private func expectEqual(
    _ engine: TextEngine, _ whole: TextEngine, _ text: String, _ font: Font, _ language: String?,
    _ direction: WritingDirection, _ width: Double
  ) {
    let shaped = whole.shape(text, font: font, language: language, direction: direction)
    for limit in 0...1 {
      let measured = engine.measure(
        text, font: font, language: language, direction: direction, width: width, lineLimit: limit, displayScale: 3)
      let expected = shaped.sizeThatFits(width: width, lineLimit: limit, displayScale: 3)
      var what: Comment { "\(text.debugDescription) \(font.pointSize) \(direction) \(width) \(limit)" }
      measured.expectEqual(expected, what)
      #expect(measured.isMissingCharacters == !shaped.missing.isEmpty, what)
    }
    let intrinsic = engine.measure(text, font: font, language: language, direction: direction, displayScale: 2)
    #expect(intrinsic.unroundedSize == shaped.unroundedIntrinsicSize(), "\(text.debugDescription) \(font.pointSize)")
  }

  @Test("Every text, in every script, after it was measured in other instances", arguments: styles)
  func corpus(style: Style) throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let whole = try Fixtures.engine(cacheByteLimit: 0)
    for (index, text) in Self.texts.enumerated() {
      let language = index % 3 == 0 ? Corpus.languages[index % Corpus.languages.count] : nil
      let direction = index % 5 == 0 ? WritingDirection.allCases[index % WritingDirection.allCases.count] : .natural
      // Starts with another size for each string, so that each size is first once.
      for offset in Self.sizes.indices {
        let font = try style.font(engine, Self.sizes[(index + offset * 5) % Self.sizes.count])
        expectEqual(engine, whole, text, font, language, direction, [1000, 120, 61.5][offset % 3])
      }
    }
  }

  @Test("Texts of the corpus word by word in another order, at any location")
  func anyLocation() throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let whole = try Fixtures.engine(cacheByteLimit: 0)
    let face = try engine.catalog.systemFont(size: 17).face
    let words = Self.texts.flatMap { $0.split(separator: " ") }
    for round in 0..<60 {
      let text = (0..<4).map { words[(round * 31 + $0 * 7) % words.count] }.joined(separator: " ")
      for step in 0..<4 {
        let place = ["opsz": 14 + Double((round + step * 5) % 19), "wght": 400.0]
        let font = Font(face: try face.instance(at: place), pointSize: 12.5)
        expectEqual(engine, whole, text, font, nil, .natural, 90)
      }
    }
  }

  /// All data about the lines of shaped text.
  private static func lines(_ text: ShapedText, _ width: Double) -> [String] {
    text.lines(width: width).map { line in
      let runs = line.runs.map { "\($0.face.coordinates) \($0.glyphs)" }
      return "\(line.text.debugDescription) \(line.utf16Range) \(line.width) \(runs)"
    }
  }

  @Test(
    "Every text, shaped in one instance and in others, has the lines and glyphs it has where it is shaped",
    arguments: styles)
  func shaped(style: Style) throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let whole = try Fixtures.engine(cacheByteLimit: 0)
    for (index, text) in Self.texts.enumerated() {
      let direction = index % 5 == 0 ? WritingDirection.allCases[index % WritingDirection.allCases.count] : .natural
      for offset in 0..<5 {
        let font = try style.font(engine, Self.sizes[(index + offset * 5) % Self.sizes.count])
        let width = [1000.0, 90][offset % 2]
        let one = engine.shape(text, font: font, direction: direction)
        let other = whole.shape(text, font: font, direction: direction)
        #expect(Self.lines(one, width) == Self.lines(other, width), "\(text.debugDescription) \(font.pointSize)")
        #expect(one.missing == other.missing)
      }
    }
  }

  @Test("A text is shaped once for all instances, and its kerned pairs in each")
  func shapedOnce() throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    for text in ["AVAToWa.", "שלום, עולם", "🙂 Type\nTo", "日本語のテキスト、1,000"] {
      _ = engine.shape(text, font: try engine.catalog.systemFont(size: 14))
      for size in Self.sizes {
        let before = engine.counters.shapings
        let shaped = engine.shape(text, font: try engine.catalog.systemFont(size: size))
        // Of this instance and, the first time, of the one it was shaped in.
        #expect(engine.counters.shapings - before <= 2, "\(text) \(size)")
        #expect(shaped.unroundedIntrinsicSize().width > 0)
      }
    }
  }

  @Test("Features that move single glyphs, and others, are measured as shaped")
  func features() throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let whole = try Fixtures.engine(cacheByteLimit: 0)
    for features in [[("cpsp", 1)], [("kern", 0)], [("tnum", 1), ("ss01", 1)], [("calt", 0), ("frac", 1)]] {
      for size in [14.0, 17, 28, 40] {
        let font = try engine.catalog.systemFont(size: size)
          .withFeatures(features.map { FontFeature(tag: $0.0, value: $0.1) })
        for text in Self.kerned { expectEqual(engine, whole, text, font, nil, .natural, 200) }
      }
    }
  }

  @Test(
    "A font whose rules move single glyphs, or that may have other glyphs elsewhere, is shaped in each instance",
    arguments: ["moves", "varies"])
  func otherRules(change: String) throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let whole = try Fixtures.engine(cacheByteLimit: 0)
    let inter = try engine.catalog.systemFont(size: 17).face
    var bytes = try [UInt8](Data(contentsOf: URL(filePath: inter.file.source)))
    let (capitalSpacing, distances, positions) = (Array("cpsp".utf8), Array("dist".utf8), Array("GPOS".utf8))
    for place in 0..<bytes.count - 20 {
      if change == "moves", bytes[place] == capitalSpacing[0], bytes[place..<place + 4].elementsEqual(capitalSpacing) {
        // A feature that is on unless somebody turns it off.
        bytes.replaceSubrange(place..<place + 4, with: distances)
      }
      if change == "varies", place < 512, bytes[place..<place + 4].elementsEqual(positions) {
        let table = bytes[place + 8..<place + 12].reduce(0) { $0 << 8 | Int($1) }
        // Version 1.1, which has feature variations.
        bytes[table + 3] = 1
      }
    }
    let face = try FontFace(data: bytes, name: change)
    for size in [14.0, 17, 28, 40] {
      let font = Font(face: face, pointSize: size)
      for text in Self.kerned { expectEqual(engine, whole, text, font, nil, .natural, 200) }
      let before = engine.counters.shapings
      _ = engine.measure("AVA new in \(size)", font: font, displayScale: 3)
      #expect(engine.counters.shapings > before)
    }
  }

  @Test(
    "Texts with characters that are hidden, and with runs that are turned round, are shaped in two instances alone",
    arguments: ["AVA\u{200E}To, \u{2067}AT\u{2069} AV\u{200C}AT", "قال “(AV)” نعم — ‘٪’ “”", "\u{202E}AVATo, Type"])
  func hiddenAndTurned(part: String) throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let texts = (0..<40).map { part + " " + String(repeating: "A", count: $0) }
    let counts = try Self.sizes.map { size in
      let before = engine.counters.shapings
      let font = try engine.catalog.systemFont(size: size)
      for text in texts { _ = engine.shape(text, font: font).unroundedIntrinsicSize() }
      return engine.counters.shapings - before
    }
    #expect(counts[0] >= texts.count && counts.dropFirst(2).allSatisfy { $0 < 20 }, "\(counts)")
  }

  @Test("Five instances cost two shapings of a text, and what kerned pairs measure in each; tracking costs none")
  func counts() throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let texts = (0..<100).map { "Row \($0), Type: AVAToWa." }
    func shapings(_ size: Double) throws -> Int {
      let before = engine.counters.shapings
      let font = try engine.catalog.systemFont(size: size)
      for text in texts { _ = engine.measure(text, font: font, displayScale: 3) }
      return engine.counters.shapings - before
    }
    let first = try shapings(14)
    for size in [15.0, 16, 17] { #expect(try shapings(size) == 0) }
    let second = try shapings(19)
    // A text with a pair of digits that none before it had asks what the pair measures.
    let pairs = 30
    #expect(first >= texts.count && second <= texts.count + pairs, "\(first) \(second)")
    for size in [21.0, 23, 28] {
      let further = try shapings(size)
      #expect(further <= pairs, "\(size): \(further)")
      #expect(try shapings(size) == 0)
    }
    for size in [33.0, 40, 47, 53] { #expect(try shapings(size) == 0) }
  }

  /// Each takes a second or two; it would take minutes if every place where a line may end were
  /// looked at from the start of the text.
  @Test(
    "Long texts of which a line may end at each character are measured in all instances", .timeLimit(.minutes(5)),
    arguments: [
      "A" + String(repeating: "\u{200B}", count: 40_000) + "V",
      "A" + String(repeating: "\u{200E}", count: 40_000) + "V",
      String(repeating: "\u{200B}AV\u{200E}", count: 10_000), "مرحبا " + String(repeating: "7-1 ", count: 10_000),
      "ا\u{200E}" + String(repeating: "7. ", count: 10_000),
      "\u{202D}שלום" + String(repeating: "7-1 ", count: 10_000), String(repeating: "(A) - ", count: 6000),
    ])
  func longTexts(text: String) throws {
    let engine = try Fixtures.engine(cacheByteLimit: 64 << 20)
    let whole = try Fixtures.engine(cacheByteLimit: 0)
    for size in [14.0, 17, 23] {
      let font = try engine.catalog.systemFont(size: size)
      let measured = engine.measure(text, font: font, width: 300, displayScale: 3)
      let expected = whole.shape(text, font: font).sizeThatFits(width: 300, displayScale: 3)
      #expect(measured.unroundedSize == expected.unroundedSize && measured.lineCount == expected.lines.count)
    }
  }

  @Test("Lines that are looked at closely take no text that is shaped to be drawn")
  func closeLooks() throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let texts = [
      "Die Straßenbahnhaltestelle-Süd (AV) und die Donaudampfschifffahrtsgesellschaft, Abteilung To-Va",
      "«Превысокомногорассмотрительствующий» — слово, которое (редко) встречается",
    ]
    for size in Self.sizes {
      let font = try engine.catalog.systemFont(size: size)
      for text in texts {
        for width in [90.0, 61.5] { _ = engine.measure(text, font: font, width: width, displayScale: 3) }
      }
    }
    #expect(engine.counters.cachedTexts == 0)
  }

  @Test("A text that is asked for in one instance is noted, and no more")
  func oneInstance() throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let font = try engine.catalog.systemFont(size: 17)
    let plain = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let unsized = font.withOpticalSizing(.off)
    for text in Self.texts {
      _ = engine.measure(text, font: font, width: 200, displayScale: 3)
      _ = plain.measure(text, font: unsized, width: 200, displayScale: 3)
    }
    // Other sizes have other widths, but the same calls.
    #expect(engine.counters.cachedMeasures == plain.counters.cachedMeasures)
  }

  @Test("Faces registered later are used by texts measured before in other instances")
  func catalogChanges() throws {
    let catalog = try FontCatalog.bundled(sources: .own, fallbackSources: [.registered])
    let engine = TextEngine(catalog: catalog)
    let text = "AV \u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    let closely = "Straßenbahnhaltestelle \u{5E9}\u{5DC}"
    for size in [14.0, 17, 28] {
      let font = try catalog.systemFont(size: size)
      #expect(engine.measure(text, font: font, displayScale: 3).isMissingCharacters)
      #expect(engine.measure(closely, font: font, width: 60, displayScale: 3).isMissingCharacters)
    }
    _ = try catalog.register(path: catalog.directory + "/NotoSansHebrew/NotoSansHebrew-Regular.ttf")
    for size in [14.0, 17, 28, 40] {
      let font = try catalog.systemFont(size: size)
      let measured = engine.measure(text, font: font, displayScale: 3)
      #expect(!measured.isMissingCharacters)
      #expect(measured.unroundedSize == engine.shape(text, font: font).unroundedIntrinsicSize())
      let lines = engine.measure(closely, font: font, width: 60, displayScale: 3)
      let expected = engine.shape(closely, font: font).sizeThatFits(width: 60, displayScale: 3)
      #expect(!lines.isMissingCharacters && lines.unroundedSize == expected.unroundedSize)
    }
  }

  @Test("Caches keep within their limit in all instances", arguments: [0, 1_000, 64_000, 300_000])
  func bounded(limit: Int) throws {
    let engine = try Fixtures.engine(cacheByteLimit: limit)
    let fonts = try Self.sizes.map { try engine.catalog.systemFont(size: $0) }
    let reference = try Fixtures.engine()
    for number in 0..<300 {
      let text = "Ty \(number) AV, \(Self.texts[number % Self.texts.count].prefix(30))"
      for font in fonts {
        let measured = engine.measure(text, font: font, width: 60, displayScale: 3)
        #expect(engine.counters.cachedBytes <= limit)
        guard number % 50 == 7 else { continue }
        #expect(measured == reference.measure(text, font: font, width: 60, displayScale: 3))
      }
    }
    engine.forgetTexts()
    #expect(engine.counters.cachedBytes == 0)
  }

  /// Run under ThreadSanitizer too.
  @Test("Tasks that measure in all instances agree with one that does so alone")
  func tasksAgree() async throws {
    let engine = try Fixtures.engine(cacheByteLimit: 300_000)
    let measure: @Sendable (TextEngine) throws -> [TextMeasurement] = { engine in
      try Self.sizes.flatMap { size in
        let font = try engine.catalog.systemFont(size: size)
        return Self.texts.map { engine.measure($0, font: font, width: 100, displayScale: 3) }
      }
    }
    let expected = try measure(try Fixtures.engine())
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 { group.addTask { try measure(engine) == expected } }
      for try await isSame in group { #expect(isSame) }
    }
    #expect(try measure(engine) == expected)
  }
}
