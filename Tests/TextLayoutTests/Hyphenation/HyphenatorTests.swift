import Foundation
import Testing

@testable import TextLayout

@Suite("Places for a hyphen")
struct HyphenatorTests {
  private func hyphenated(_ text: String, _ language: String?, _ hyphenator: Hyphenator) -> String {
    let units = Array(text.utf16)
    let points = [0] + hyphenator.points(in: text, language: language) + [units.count]
    return zip(points, points.dropFirst()).map { String(decoding: units[$0..<$1], as: UTF16.self) }
      .joined(separator: "-")
  }

  /// The first two are the TeXbook's, appendix H; the rest are what dictionaries of these languages
  /// print.
  @Test(
    "Words of every bundled language",
    arguments: [
      ("en-US", "hyphenation", "hy-phen-ation"),
      ("en", "supercalifragilisticexpialidocious", "su-per-cal-ifrag-ilis-tic-ex-pi-ali-do-cious"),
      ("en-GB", "typographical", "ty-po-graph-ical"), ("de", "Silbentrennung", "Sil-ben-tren-nung"),
      ("de", "Straßenbahnhaltestelle", "Stra-ßen-bahn-hal-te-stel-le"),
      ("de-AT", "Schifffahrt", "Schiff-fahrt"), ("de_CH", "Urinstinkt", "Ur-instinkt"),
      ("fr", "développement", "dé-ve-lop-pe-ment"), ("es", "ferrocarril", "fe-rro-ca-rril"),
      ("it", "impostazioni", "im-po-sta-zio-ni"), ("pt-BR", "configurações", "con-fi-gu-ra-ções"),
      ("pt-PT", "configurações", "con-fi-gu-ra-ções"), ("nl", "instellingen", "in-stel-lin-gen"),
      ("sv", "inställningar", "in-ställ-ning-ar"), ("da", "specialpraksis", "spe-ci-al-prak-sis"),
      ("nb", "menneskerettighetene", "men-neske-ret-tig-he-te-ne"), ("nn", "attende", "at-ten-de"),
      ("pt-PT", "hardware", "hard-ware"),
      ("pl", "ustawienia", "usta-wie-nia"), ("ru", "настройки", "на-стройки"), ("uk", "мова", "мо-ва"),
      ("hu", "beállítások", "be-ál-lí-tá-sok"), ("hr", "postavke", "pos-tav-ke"), ("el", "ρυθμίσεις", "ρυθ-μί-σεις"),
      ("sk", "nastavenia", "na-stave-nia"), ("sl", "nastavitve", "na-sta-vi-tve"),
      ("sr", "подешавања", "по-де-ша-ва-ња"), ("sr-Latn-RS", "podešavanja", "po-de-ša-va-nja"),
      ("ca", "configuració", "con-fi-gu-ra-ci-ó"), ("tr", "ayarlar", "ayar-lar"), ("et", "seaded", "sea-ded"),
    ] as [(String, String, String)])
  func words(language: String, word: String, expected: String) throws {
    #expect(hyphenated(word, language, try Fixtures.hyphenator()) == expected)
  }

  @Test(
    "Words in a text: capitals, punctuation, decomposed letters, digits, and words that are too long",
    arguments: [
      ("(HYPHENATION), hyphenation.", "en", "(HY-PHEN-ATION), hy-phen-ation."),
      ("de\u{301}veloppement", "fr", "de\u{301}-ve-lop-pe-ment"),
      ("Silbentrennung-Silbentrennung", "de", "Sil-ben-tren-nung-Sil-ben-tren-nung"),
      ("hyphenation2 x2hyphenation", "en", "hyphenation2 x2hyphenation"),
      ("don’t don't", "en", "don’t don't"), ("hyphen\u{335}ation", "en", "hyphen\u{335}ation"),
      ("日本語", "en", "日本語"), ("a", "en", "a"), ("", "en", ""),
    ] as [(String, String, String)])
  func texts(text: String, language: String, expected: String) throws {
    #expect(hyphenated(text, language, try Fixtures.hyphenator()) == expected)
  }

  @Test("Soft hyphens win over the patterns of their word, and need no language")
  func softHyphens() throws {
    let hyphenator = try Fixtures.hyphenator()
    #expect(hyphenated("hyphena\u{AD}tion", "en", hyphenator) == "hyphena\u{AD}-tion")
    #expect(hyphenated("hyphena\u{AD}tion hyphenation", nil, hyphenator) == "hyphena\u{AD}-tion hyphenation")
    #expect(hyphenator.points(in: "abc\u{AD}", language: nil) == [])
  }

  @Test("Where the spelling would change there is no hyphen: Hungarian asz-szonnyal, Catalan il-lusió")
  func spellingChanges() throws {
    let hyphenator = try Fixtures.hyphenator()
    #expect(hyphenated("asszonnyal", "hu", hyphenator) == "asszonnyal")
    #expect(hyphenated("il·lusió", "ca", hyphenator).hasPrefix("il·lu"))
  }

  @Test("Every bundled dictionary is used, and says for which languages")
  func allUsable() throws {
    let hyphenator = try Fixtures.hyphenator()
    #expect(hyphenator.languages.count == 41)
    for language in hyphenator.languages {
      guard case .patterns = hyphenator.availability(for: language) else {
        Issue.record("\(hyphenator.availability(for: language))")
        continue
      }
    }
  }

  @Test(
    "A language finds the nearest patterns, or the reason why there are none",
    arguments: [
      ("de-AT", .patterns("de")), ("DE_de", .patterns("de")), ("en-CA", .patterns("en-US")),
      ("en-AU", .patterns("en-GB")), ("pt", .patterns("pt-BR")), ("pt-PT", .patterns("pt-PT")),
      ("sr-Latn-RS", .patterns("sr-Latn")), ("sr-RS", .patterns("sr")), ("fi", .noPatterns(language: "fi")),
      ("x", .noPatterns(language: "x")), ("-", .noPatterns(language: "-")), ("", .noLanguage), (nil, .noLanguage),
    ] as [(String?, HyphenationAvailability)])
  func availability(language: String?, expected: HyphenationAvailability) throws {
    #expect(try Fixtures.hyphenator().availability(for: language) == expected)
  }

  @Test("Words nobody should write end quickly and safely")
  func hostileWords() throws {
    let hyphenator = try Fixtures.hyphenator()
    let words = [
      String(repeating: "a", count: 1 << 20), String(repeating: "\u{301}", count: 10_000), "a\0b", "\u{FFFF}",
      String(repeating: "Silbentrennung", count: 8), String(repeating: "ﬃ", count: 99), "....", "''''",
    ]
    for language in ["de", "hu", "en", "ca", "ru"] {
      for word in words {
        let points = hyphenator.points(in: word, language: language)
        #expect(points.allSatisfy { $0 > 0 && $0 < word.utf16.count })
        #expect(points == points.sorted())
      }
    }
    #expect(hyphenator.points(in: String(repeating: "a", count: 101), language: "en") == [])
    #expect(hyphenator.points(in: [0x61, 0xD800, 0x62], range: 0..<3, language: "en") == [])
    #expect(hyphenator.points(in: [0x61], range: -5..<9, language: "en") == [])
  }

  @Test("Eight tasks that share a hyphenator agree")
  func tasks() async throws {
    let hyphenator = try Fixtures.hyphenator()
    let words = ["Silbentrennung", "asszonnyal", "megszentségtelenít", "Straßenbahnhaltestelle"]
    let alone = try Hyphenator.bundled()
    let expected = words.map { hyphenated($0, "hu", alone) + hyphenated($0, "de", alone) }
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          words.map { self.hyphenated($0, "hu", hyphenator) + self.hyphenated($0, "de", hyphenator) }
        }
      }
      for await result in group { #expect(result == expected) }
    }
  }
}
