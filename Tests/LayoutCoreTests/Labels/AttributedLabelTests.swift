import FontMetrics
import Foundation
import LayoutTestSupport
import TestSupport
import Testing
import TextLayout

@testable import LayoutCore

/// Strut Test at 10 points: most letters are 6 wide, a space 3, the ellipsis 9; a line goes from 9
/// above the baseline to 2 below.
@Suite("Labels of attributed text")
struct AttributedLabelTests {
  private let traits: TraitCollection
  private let font: Font

  init() throws {
    traits = TraitCollection(displayScale: 1, typesetting: try Typesetting.bundled(), log: .silent)
    font = try traits.fonts.font(named: "Strut Test", size: 10)
  }

  private func label(_ lines: Int = 0, _ change: (Label) -> Void = { _ in }) -> Label {
    let label = Label()
    label.setTraits(traits)
    label.font = font
    label.numberOfLines = lines
    change(label)
    return label
  }

  private func string(
    _ parts: [(String, Double)], _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    let string = NSMutableAttributedString(string: "")
    for (text, size) in parts {
      let own = attributes.merging([AttributeName.font: font.withSize(size)]) { $1 }
      string.append(NSAttributedString(string: text, attributes: own))
    }
    return string
  }

  private func style(_ change: (inout ParagraphStyle) -> Void) -> [NSAttributedString.Key: Any] {
    var style = ParagraphStyle()
    change(&style)
    return [AttributeName.paragraphStyle: style]
  }

  @Test("Text and attributed text take each other's place")
  func replacing() {
    let label = label()
    #expect(label.attributedText == nil && label.styledText == nil)
    label.text = "aaa"
    #expect(label.attributedText?.string == "aaa" && label.styledText == nil)
    label.attributedText = string([("bb", 10)])
    #expect(label.text == "bb" && label.styledText?.text == "bb")
    label.text = "bb"
    #expect(label.styledText == nil && label.text == "bb")
    label.attributedText = nil
    #expect(label.text == nil && label.attributedText == nil && label.intrinsicContentSize == .zero)
  }

  @Test("A text in TextLayout's words becomes the attributed text, and comes back the same")
  func ownWords() {
    var attributes = TextAttributes(font: font)
    let plain = attributes
    (attributes.kern, attributes.tracking, attributes.baselineOffset, attributes.usesLigatures) = (1, 2, 3, false)
    (attributes.language, attributes.attachment) = ("de", TextAttachment(width: 5, ascender: 6))
    var style = ParagraphStyle()
    (style.alignment, style.hyphenationFactor, style.lineBreakStrategy) = (.right, 0.5, .pushOut)
    let text = AttributedText([("a\u{1F600}\n", plain), ("b\u{FFFC}", attributes), ("c\n", plain)])
      .changingParagraphs { $0.range.lowerBound == 0 ? ParagraphStyle() : style }
    let label = label { $0.styledText = text }
    #expect(label.styledText == text && label.attributedText?.string == text.text)
    label.styledText = nil
    #expect(label.text == nil)
  }

  @Test("A string that is changed afterwards changes nothing")
  func copies() {
    let string = NSMutableAttributedString(string: "a")
    let label = label { $0.attributedText = string }
    string.append(NSAttributedString(string: "b"))
    #expect(label.text == "a")
  }

  @Test(
    "Without attributes it is a plain text in everything",
    arguments: ["aaa bbb ccc", "AVAV fifi aaa bbb", "a\nbb\n", ""])
  func plain(text: String) {
    for mode in LineBreakMode.allCases {
      for limit in 0...3 {
        let plain = label(limit) { ($0.text, $0.lineBreakMode) = (text, mode) }
        let attributed = label(limit) {
          ($0.attributedText, $0.lineBreakMode) = (NSAttributedString(string: text), mode)
        }
        let fonts = label(limit) { ($0.attributedText, $0.lineBreakMode) = (string([(text, 10)]), mode) }
        for width in [0.0, 20, 30, 45, 100] {
          let size = CGSize(width: width, height: 25)
          let bounds = CGRect(x: 3, y: 4, width: width, height: 25)
          for other in [attributed, fonts] {
            #expect(other.intrinsicContentSize == plain.intrinsicContentSize)
            #expect(other.sizeThatFits(size) == plain.sizeThatFits(size))
            #expect(
              other.textRect(forBounds: bounds, limitedToNumberOfLines: limit)
                == plain.textRect(forBounds: bounds, limitedToNumberOfLines: limit))
            #expect(other.firstBaselineOffset(in: size) == plain.firstBaselineOffset(in: size))
            #expect(other.lastBaselineOffset(in: size) == plain.lastBaselineOffset(in: size))
            #expect(other.textLayout(in: size).isTruncated == plain.textLayout(in: size).isTruncated)
            #expect(other.textLines(in: size)?.map(\.text) == plain.textLines(in: size)?.map(\.text))
          }
        }
      }
    }
  }

  @Test("What the text says wins over font, alignment, mode and strategy of the label", .fact("label-25", "label-26"))
  func ownAttributes() {
    let text = string([("aaa bbb ccc", 10)], style { $0.lineBreakStrategy = [] })
    let size = CGSize(width: 45, height: 0)
    let plain = label { $0.attributedText = text }.sizeThatFits(size)
    #expect(plain == CGSize(width: 42, height: 23))
    let other = label {
      $0.attributedText = text
      $0.font = font.withSize(40)
      $0.lineBreakMode = .byCharWrapping
      $0.textAlignment = .center
      $0.lineBreakStrategy = []
    }
    #expect(other.sizeThatFits(size) == plain)
    #expect(other.textLines(in: CGSize(width: 45, height: 50))?.map(\.text) == ["aaa bbb ", "ccc"])
  }

  @Test("Fonts of several sizes: each line is as high as its largest, and baselines follow")
  func sizes() {
    let label = label { $0.attributedText = string([("aaa ", 10), ("bbb", 20), (" ccc", 10)]) }
    #expect(label.intrinsicContentSize == CGSize(width: 21 + 36 + 21, height: 22))
    #expect(label.firstBaselineOffset(in: label.intrinsicContentSize) == 18)
    // "aaa ", "bbb " and "ccc": 11 + 1 + 22 + 2 + 11, and the strategy has nothing to push.
    let size = label.sizeThatFits(CGSize(width: 40, height: 0))
    #expect(size == CGSize(width: 39, height: 47))
    #expect(label.firstBaselineOffset(in: size) == 9)
    #expect(label.lastBaselineOffset(in: size) == 2)
    #expect(label.firstBaselineOffset(in: CGSize(width: 40, height: 57)) == 14)
    #expect(label.baselineFont?.pointSize == 10)
  }

  @Test("Lines that do not fit the height are left out, and the last one is cut as its paragraph says")
  func heights() {
    let tail = style { $0.lineBreakMode = .byTruncatingTail }
    let label = label { $0.attributedText = string([("aaa ", 10), ("bbb", 20), (" ccc", 10)], tail) }
    let shown = label.textLayout(in: CGSize(width: 40, height: 40))
    #expect(shown.lineCount == 2 && shown.isTruncated)
    #expect(label.textLines(in: CGSize(width: 40, height: 40))?.count == 2)
    #expect(!label.textLayout(in: CGSize(width: 40, height: 47)).isTruncated)
    label.numberOfLines = 1
    #expect(label.textLines(in: CGSize(width: 30, height: 44))?.map(\.text) == ["aaa…"])
    label.attributedText = string([("aaa bbb", 10)], style { _ in })
    #expect(label.textLines(in: CGSize(width: 30, height: 44))?.map(\.text) == ["aaa"])
  }

  @Test("Splitting a run in two of equal attributes changes nothing")
  func split() {
    let whole = label { $0.attributedText = string([("AVAV fifi", 10)]) }
    let parts = label { $0.attributedText = string([("AVA", 10), ("V f", 10), ("ifi", 10)]) }
    #expect(whole.styledText == parts.styledText)
    #expect(whole.intrinsicContentSize == parts.intrinsicContentSize)
  }

  @Test(
    "Sizes that are none, or without end, stop nothing",
    arguments: [CGFloat.nan, .infinity, -1, .greatestFiniteMagnitude, 0])
  func hostileSizes(side: CGFloat) {
    let plain = label { $0.text = "aaa bbb" }
    let attributed = label { $0.attributedText = string([("aaa ", 10), ("bbb", 10)]) }
    let size = CGSize(width: side, height: side)
    for label in [plain, attributed] {
      #expect(label.sizeThatFits(size) == CGSize(width: 39, height: 11))
      #expect(label.firstBaselineOffset(in: CGSize(width: side, height: 11)).isFinite)
      #expect(label.textLines(in: size)?.isEmpty == false)
      let rect = label.textRect(forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: 0)
      #expect(rect.width <= 39)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = side
      #expect(label.textLines(in: size)?.isEmpty == false)
    }
  }

  @Test("A text is shaped once for all that is asked of it")
  func shapings() throws {
    let engine = TextEngine(catalog: traits.fonts)
    var traits = traits
    traits.typesetting = Typesetting(fonts: traits.fonts, text: engine)
    let label = label { $0.setTraits(traits) }
    label.attributedText = string([("aaa ", 10), ("bbb", 20), (" ccc", 10)])
    _ = label.intrinsicContentSize
    let shapings = engine.counters.shapings
    for width in [30.0, 40, 50] {
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      _ = (
        label.firstBaselineOffset(in: size), label.textLayout(in: size), label.textLines(in: size)?.map(\.text)
      )
    }
    #expect(engine.counters.shapings == shapings)
  }

  @Test("A value of a wrong type is told once and left out")
  func wrongTypes() {
    let log = LogCollector()
    var traits = traits
    traits.log = log.log
    let label = label { $0.setTraits(traits) }
    let wrong: [NSAttributedString.Key: Any] = [
      AttributeName.font: "Helvetica", AttributeName.kern: "wide", AttributeName.paragraphStyle: 1,
      AttributeName.attachment: 2, AttributeName.baselineOffset: Double.nan,
    ]
    let text = NSMutableAttributedString(string: "aa", attributes: wrong)
    text.addAttribute(AttributeName.kern, value: "tight", range: NSRange(location: 1, length: 1))
    label.attributedText = text
    #expect(label.intrinsicContentSize == CGSize(width: 12, height: 11))
    #expect(log.messages.count == 5)
    #expect(log.messages.contains { $0.contains("expected a number for NSKern") })
  }

  @Test("Fonts of text styles follow the category where the label says so")
  func categories() throws {
    let body = try traits.fonts.preferredFont(for: .body, category: .large)
    let text = NSMutableAttributedString(string: "a", attributes: [AttributeName.font: body])
    text.append(string([("b", 10)]))
    let label = label { ($0.attributedText, $0.adjustsFontForContentSizeCategory) = (text, true) }
    var large = traits
    large.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    label.setTraits(large)
    #expect(label.styledText?.spans.map(\.attributes.font.pointSize) == [53, 10])
    label.adjustsFontForContentSizeCategory = false
    #expect(label.styledText?.spans.map(\.attributes.font.pointSize) == [17, 10])
  }
}

@Suite("How a label breaks, tightens and shrinks")
struct LabelStrategyTests {
  private func label(_ text: String, _ lines: Int, _ change: (Label) -> Void = { _ in }) throws -> Label {
    let label = Label()
    label.setTraits(TraitCollection(displayScale: 1, typesetting: try Typesetting.bundled(), log: .silent))
    label.font = try label.traitCollection.fonts.font(named: "Strut Test", size: 10)
    label.numberOfLines = lines
    label.text = text
    change(label)
    return label
  }

  @Test("No word is left alone on the last line, unless no strategy is asked for", .fact("label-14"))
  func strategy() throws {
    let label = try label("aaa bbb ccc", 0)
    #expect(label.lineBreakStrategy == .standard)
    let size = CGSize(width: 45, height: 30)
    #expect(label.textLines(in: size)?.map(\.text) == ["aaa ", "bbb ccc"])
    #expect(label.sizeThatFits(size) == CGSize(width: 39, height: 23))
    label.lineBreakStrategy = []
    #expect(label.textLines(in: size)?.map(\.text) == ["aaa bbb ", "ccc"])
    #expect(label.sizeThatFits(size) == CGSize(width: 42, height: 23))
  }

  @Test(
    "Without a strategy a label has the sizes of the recordings' rules", .fact("label-14"),
    arguments: LineBreakMode.allCases)
  func recorded(mode: LineBreakMode) throws {
    let text = "Measured rows are of a text of many words, one after the other"
    for limit in 0...4 {
      let label = try label(text, limit) { ($0.lineBreakStrategy, $0.lineBreakMode) = ([], mode) }
      let shaped = label.traitCollection.text.shape(text, font: label.font)
      for width in stride(from: 20.0, through: 400, by: 19) {
        let fits = shaped.sizeThatFits(width: width, lineLimit: limit, breakMode: mode, displayScale: 1).size
        #expect(
          label.sizeThatFits(CGSize(width: width, height: 0)) == CGSize(width: fits.width, height: fits.height))
        let rect = shaped.textRect(inWidth: width, height: 30, lineLimit: limit, breakMode: mode, displayScale: 1)
        #expect(
          label.textRect(forBounds: CGRect(x: 0, y: 0, width: width, height: 30), limitedToNumberOfLines: limit)
            == CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
      }
    }
  }

  @Test("Shrinking and tightening change no size and no baseline", arguments: [0, 1, 2])
  func plainSizes(lines: Int) throws {
    let plain = try label("aaa bbb ccc", lines)
    let shrunk = try label("aaa bbb ccc", lines) {
      ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor, $0.allowsDefaultTighteningForTruncation) = (true, 0.3, true)
    }
    for size in [CGSize(width: 30, height: 20), CGSize(width: 20, height: 11)] {
      #expect(shrunk.intrinsicContentSize == plain.intrinsicContentSize)
      #expect(shrunk.sizeThatFits(size) == plain.sizeThatFits(size))
      let bounds = CGRect(origin: .zero, size: size)
      #expect(
        shrunk.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
          == plain.textRect(forBounds: bounds, limitedToNumberOfLines: lines))
      #expect(shrunk.textLayout(in: size).size == plain.textLayout(in: size).size)
    }
  }

  @Test("What is shown is smaller, and whole where that suffices")
  func shown() throws {
    let size = CGSize(width: 30, height: 11)
    let label = try label("aaa bbb ccc", 1)
    #expect(label.textFit(in: size) == nil && label.textLayout(in: size).isTruncated)
    label.adjustsFontSizeToFitWidth = true
    #expect(label.textFit(in: size)?.scale == 1)
    label.minimumScaleFactor = 0.4
    #expect(label.textFit(in: size)?.scale == 0.5 && label.textFit(in: size)?.fits == true)
    #expect(!label.textLayout(in: size).isTruncated)
    #expect(label.textLines(in: size)?.map(\.text) == ["aaa bbb ccc"])
    #expect(label.textLines(in: size)?.width == 30)
    label.attributedText = label.attributedText
    #expect(label.styledText != nil && label.textFit(in: size)?.scale == 0.5)
    #expect(label.textLines(in: size)?.width == 30)
    label.minimumScaleFactor = 0.6
    #expect(label.textLayout(in: size).isTruncated)
  }
}
