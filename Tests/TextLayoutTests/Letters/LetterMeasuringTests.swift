import FontMetrics
import Testing

@testable import TextLayout

/// Words of letters that no rule changes are measured by their letters and pairs.
@Suite("Measuring by letters")
struct LetterMeasuringTests {
  @Test(
    "New words of known pairs are neither shaped nor kept",
    arguments: [
      ("en", "banana band", "ban Nana's and"), ("el", "καλό λόκα", "λόκαλό"), ("he", "שלום לשם", "לשלום שם"),
      ("ko", "안녕 세계", "녕안 계세"), ("ko", "안녕. 세계.", "세계. 녕안."), ("de", "1,50 10,5", "0,10 51,5"),
    ])
  func known(language: String, known: String, new: String) throws {
    let engine = try Fixtures.engine()
    let whole = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Strut Test", size: 17)
    let system = try engine.catalog.systemFont(size: 17).withOpticalSizing(.off)
    for font in [font, system] {
      // The first time finds the faces that stand in, the second the pairs.
      for text in [known, new, known + " " + new, new + " " + known] {
        _ = engine.measure(text, font: font, language: language, displayScale: 3)
      }
      let before = engine.counters
      let texts = ["\(new) \(new) \(known)", "\(known) \(known) \(new)"]
      for text in texts { _ = engine.measure(text, font: font, language: language, displayScale: 3) }
      let after = engine.counters
      #expect(after.shapings == before.shapings && after.cachedWords == before.cachedWords)
      for text in texts {
        for width in [10.0, 40, 90, 1000] {
          let measured = engine.measure(text, font: font, language: language, width: width, displayScale: 3)
          let expected = whole.shape(text, font: font, language: language).sizeThatFits(width: width, displayScale: 3)
          #expect(measured.unroundedSize == expected.unroundedSize, "\(text) \(width)")
          #expect(measured.lineCount == expected.lines.count)
        }
      }
    }
  }

  @Test(
    "Texts without spaces are measured by letters, in each of their faces, and others shaped",
    arguments: ["漢字とかな、カタカナ", "「括弧」の中の123字です。", "なにか（全角）ABC", "中文，标点。", "か\u{3099}き", "ニュース・ー"])
  func unspaced(text: String) throws {
    let engine = try Fixtures.engine()
    let whole = try Fixtures.engine()
    for name in ["Strut Test", "Noto Sans CJK JP", "system"] {
      let font = try engine.catalog.font(named: name, size: 17)
      for language in ["ja", "zh-Hans", "ko"] {
        for text in [text, text + text, text + "x" + text] {
          for width in [17.0, 50, 80, 343] {
            let measured = engine.measure(text, font: font, language: language, width: width, displayScale: 3)
            let expected = whole.shape(text, font: font, language: language).sizeThatFits(width: width, displayScale: 3)
            measured.expectEqual(expected, "\(text) \(width)")
          }
        }
      }
    }
  }

  @Test("All pairs of a text are asked for at once")
  func pairs() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Palatino", size: 17)
    _ = engine.measure("a", font: font, displayScale: 3)
    let before = engine.counters.shapings
    _ = engine.measure("Waves Tore AVATAR Type Yonder", font: font, displayScale: 3)
    #expect(engine.counters.shapings <= before + 2)
    let known = engine.counters.shapings
    _ = engine.measure("Yonder AVATAR Tore Waves Type", font: font, displayScale: 3)
    #expect(engine.counters.shapings == known)
  }
}
