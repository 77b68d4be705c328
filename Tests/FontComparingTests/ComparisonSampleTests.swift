import FontComparing
import FontMetrics
import Testing

@Suite("Samples of prose")
struct ComparisonSampleTests {
  /// Letters in English text, in percent: R. Lewand, Cryptological Mathematics (2000).
  private static let english: [Character: Double] = [
    "a": 8.167, "b": 1.492, "c": 2.782, "d": 4.253, "e": 12.702, "f": 2.228, "g": 2.015, "h": 6.094, "i": 6.966,
    "j": 0.153, "k": 0.772, "l": 4.025, "m": 2.406, "n": 6.749, "o": 7.507, "p": 1.929, "q": 0.095, "r": 5.987,
    "s": 6.327, "t": 9.056, "u": 2.758, "v": 0.978, "w": 2.360, "x": 0.150, "y": 1.974, "z": 0.074,
  ]

  @Test("Letters come in the Latin sample about as often as in English, and every one does")
  func frequencies() throws {
    let sample = try #require(ComparisonSample.standard.first { $0.script == "Latn" })
    let letters = sample.text.lowercased().filter { Self.english.keys.contains($0) }
    let counts = Dictionary(letters.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(Set(counts.keys) == Set(Self.english.keys))
    let distance = Self.english.reduce(0) { sum, letter in
      sum + abs(letter.value - 100 * Double(counts[letter.key] ?? 0) / Double(letters.count)) / 2
    }
    #expect(distance < 8)
  }

  @Test(
    "A bundled font has the sample of its script",
    arguments: [
      ("Inter", "Latn"), ("Inter", "Cyrl"), ("Inter", "Grek"), ("Noto Sans Arabic", "Arab"),
      ("Noto Sans Hebrew", "Hebr"),
      ("Noto Sans Devanagari", "Deva"), ("Noto Sans Thai", "Thai"), ("Noto Sans CJK JP", "Jpan"),
      ("Noto Sans CJK JP", "Kore"), ("Noto Sans CJK JP", "Hans"),
    ])
  func covered(name: String, script: String) throws {
    let face = try ComparisonFixtures().font(name).face
    let sample = try #require(ComparisonSample.standard.first { $0.script == script })
    #expect(sample.isCovered(by: face))
  }

  @Test(
    "The standard sample is of the first script that both fonts have, else of the original's first",
    arguments: [
      ("Inter", "JetBrains Mono", "Latn"), ("Noto Sans Arabic", "Noto Sans Arabic", "Arab"),
      ("Inter", "Noto Sans Thai", "Latn"),
      ("Noto Sans Thai", "Inter", "Thai"),
    ])
  func standard(a: String, b: String, script: String) throws {
    let fixtures = try ComparisonFixtures()
    let sample = ComparisonSample.standard(for: try fixtures.font(a).face, try fixtures.font(b).face)
    #expect(sample.script == script)
  }
}
