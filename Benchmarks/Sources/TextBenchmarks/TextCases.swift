import FontMetrics
import TextLayout

/// The cases, by name.
struct TextCases {
  let corpus: Corpus
  let fonts: BenchmarkFonts
  private let watch: Stopwatch

  init(corpus: Corpus, fonts: BenchmarkFonts) {
    self.corpus = corpus
    self.fonts = fonts
    watch = Stopwatch(corpus: corpus.name)
  }

  typealias Case = (title: String, run: () throws -> Void)

  var all: [Case] {
    [
      ("measure", measuring), ("whole", shaping), ("new", newStrings), ("widths", newWidths), ("sizes", sizes),
      ("instances", instances),
      ("cores", cores),
      ("stream", stream), ("check", check), ("hot", hot), ("colds", colds),
    ]
  }

  var items: [Corpus.Item] { corpus.items }

  /// Returns an engine with empty caches, with opened fonts and fallback faces, which the peers get
  /// as well.
  func coldEngine(_ font: Font) -> TextEngine {
    let engine = fonts.engine()
    measureAll(engine, font)
    engine.forgetTexts()
    return engine
  }

  private func measureAll(_ engine: TextEngine, _ font: Font, width: Double = 343) {
    var sum = 0.0
    for item in items {
      sum += engine.measure(item.text, font: font, language: item.lang, width: width, displayScale: 1).size.height
    }
    precondition(sum > 0)
  }

  // MARK: Cases

  private func measuring() {
    for (title, font) in [("measure at 343", fonts.font), ("measure at 343, system font", fonts.systemFont)] {
      watch.measureCold(title, operations: items.count, passes: 3) {
        let engine = coldEngine(font)
        return { measureAll(engine, font) }
      }
      let engine = fonts.engine()
      measureAll(engine, font)
      watch.measure(title, operations: items.count, isColdCounted: false, note: note(engine)) {
        measureAll(engine, font)
      }
    }
  }

  /// Only warm passes, for a profiler.
  private func hot() {
    let engine = fonts.engine()
    watch.measure("measure at 343", operations: items.count, isColdCounted: false, passes: 200) {
      measureAll(engine, fonts.font)
    }
  }

  /// Only cold passes, for a profiler.
  private func colds() {
    let engine = fonts.engine()
    measureAll(engine, fonts.font)
    watch.measure(
      "measure at 343, texts forgotten", operations: items.count, isColdCounted: false,
      passes: max(20, 400_000 / max(items.count, 1))
    ) {
      engine.forgetTexts()
      measureAll(engine, fonts.font)
    }
  }

  private func note(_ engine: TextEngine) -> String {
    let counters = engine.counters
    return "\(counters.shapings) shapings, \(counters.wordHits) words found, \(counters.cachedWords) kept, "
      + "\(counters.cachedTexts) texts kept, \(counters.cachedBytes) bytes"
  }

  private func shaping() {
    watch.measureCold("shape and sizeThatFits at 343", operations: items.count, passes: 3) {
      let engine = coldEngine(fonts.font)
      return {
        for item in items {
          _ = engine.shape(item.text, font: fonts.font, language: item.lang).sizeThatFits(width: 343, displayScale: 1)
        }
      }
    }
  }

  /// New strings of known words: each string with its words in reverse order.
  private func newStrings() {
    let engine = fonts.engine()
    measureAll(engine, fonts.font)
    let turned = items.map { ($0.lang, $0.text.split(separator: " ").reversed().joined(separator: " ")) }
    watch.measure("measure new strings of known words at 343", operations: items.count, isColdCounted: true, passes: 0)
    {
      for (language, text) in turned {
        _ = engine.measure(text, font: fonts.font, language: language, width: 343, displayScale: 1)
      }
    }
  }

  private func newWidths() {
    let engine = fonts.engine()
    let shaped = items.map { engine.shape($0.text, font: fonts.font, language: $0.lang) }
    var width = 343.0
    watch.measure("shaped: a new width", operations: items.count, isColdCounted: false) {
      width -= 10
      for text in shaped { _ = text.sizeThatFits(width: width, displayScale: 1) }
    }
    measureAll(engine, fonts.font)
    watch.measure("measure at a new width", operations: items.count, isColdCounted: false) {
      width -= 10
      measureAll(engine, fonts.font, width: width)
    }
  }

  /// The twelve sizes of body text, compared with one of them.
  private func sizes() {
    let plain = fonts.systemFont.withOpticalSizing(.off)
    for (name, font) in [("Inter", fonts.font), ("one instance", plain), ("system", fonts.systemFont)] {
      let sized = Self.points.map { font.withSize($0) }
      for font in sized { _ = fonts.engine().measure("Warm", font: font, displayScale: 1) }
      let titles = ["one size, \(name)", "twelve sizes, \(name)"]
      watch.measureInTurns(titles, "cold", operations: items.count, passes: 9) { kind in
        let engine = coldEngine(sized[3])
        return { for font in kind == 0 ? [sized[3]] : sized { measureAll(engine, font) } }
      }
    }
  }

  /// The twelve sizes in the system font one after the other, with HarfBuzz's work and the hits of
  /// the caches for each.
  private func instances() {
    let engine = coldEngine(fonts.systemFont.withSize(Self.points[0]))
    for size in Self.points {
      let font = fonts.systemFont.withSize(size)
      let before = engine.counters
      watch.measure("system at \(Int(size))", operations: items.count, isColdCounted: true, passes: 0) {
        measureAll(engine, font)
      }
      let after = engine.counters
      print(
        "\(after.shapings - before.shapings) shapings, \(after.cacheHits - before.cacheHits) texts found, "
          + "\(after.cachedTexts - before.cachedTexts) more kept, \(after.measureHits - before.measureHits) measures found, "
          + "\(after.cachedMeasures - before.cachedMeasures) more kept")
    }
  }

  private static let points = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  // MARK: Equality

  /// Measures and shapes every string, and random strings of the corpus's words, and prints those
  /// that differ in a bit.
  private func check() {
    let engine = fonts.engine()
    let whole = fonts.engine(cacheByteLimit: 0)
    var differences = 0
    var words: [String: [Substring]] = [:]
    for item in items { words[item.lang, default: []] += item.text.split(separator: " ") }
    let nasty: [Substring] = [
      "10", "x", "20", "A", "(", ")", "-", "->", ":", "B:", "a", "×", "–", "(A)", "x)", "/", "+", "=", "V", "7",
    ]
    var numbers = SystemRandomNumberGenerator()
    func compare(_ text: String, _ language: String, _ font: Font) {
      let shaped = whole.shape(text, font: font, language: language)
      for width in [343.0, Double.random(in: 0...500, using: &numbers)] {
        for limit in 0...1 {
          let one = engine.measure(
            text, font: font, language: language, width: width, lineLimit: limit, displayScale: 3)
          let other = shaped.sizeThatFits(width: width, lineLimit: limit, displayScale: 3)
          if one.unroundedSize != other.unroundedSize || one.isTruncated != other.lines.isTruncated {
            differences += 1
            print(text.debugDescription, language, width, limit, one.unroundedSize, other.unroundedSize)
          }
        }
      }
    }
    let sized = Self.points.map { fonts.systemFont.withSize($0) }
    for (index, item) in items.enumerated() {
      // Starts from a different size for each string, so that each size is the first, the second
      // and a later one.
      for offset in 0..<5 { compare(item.text, item.lang, sized[(index + offset * 5) % sized.count]) }
      for font in [fonts.font, sized[index % sized.count]] {
        compare(item.text, item.lang, font)
        let pool = words[item.lang] ?? []
        let random = (0..<Int.random(in: 1...9, using: &numbers)).compactMap { _ in
          Int.random(in: 0..<3, using: &numbers) == 0
            ? nasty.randomElement(using: &numbers) : pool.randomElement(using: &numbers)
        }
        compare(random.joined(separator: " "), item.lang, font)
        let signs = (0..<Int.random(in: 1...7, using: &numbers)).compactMap { _ in nasty.randomElement(using: &numbers)
        }
        compare(signs.joined(separator: " "), item.lang, font)
      }
    }
    print("\(differences) differences; \(note(engine))")
  }
}
