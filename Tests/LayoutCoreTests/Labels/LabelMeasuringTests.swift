import FontMetrics
import Foundation
import LayoutTestSupport
import Testing

@testable import LayoutCore

/// A label caches the measurement of its text, whose dependencies may change.
@Suite("What a label's texts are measured in")
struct LabelMeasuringTests {
  private final class TurningLabel: Label {
    var isLarge = false
    var fonts: [Font] = []

    override var font: Font {
      get { fonts[isLarge ? 1 : 0] }
      set { fonts = [newValue, newValue.withSize(newValue.pointSize * 2)] }
    }
  }

  private func size(_ text: String, _ font: Font, _ traits: TraitCollection) -> CGSize {
    let label = Label()
    label.setTraits(traits)
    (label.font, label.text) = (font, text)
    return label.intrinsicContentSize
  }

  @Test(
    "A height that is less than nothing, or none, has room for a line",
    arguments: [-1e30, -.infinity, 0, 1e30, .infinity, .nan])
  func heights(height: CGFloat) throws {
    let label = Label()
    label.setTraits(try realTraits())
    (label.text, label.numberOfLines) = ("several words of a text", 0)
    let layout = label.textLayout(in: CGSize(width: 50, height: height))
    #expect(height <= 0 ? layout.lineCount == 1 && layout.isTruncated : layout.lineCount > 1)
  }

  @Test("A subclass whose font is another for the next text is asked for it")
  func subclass() throws {
    let traits = try realTraits()
    let label = TurningLabel()
    label.setTraits(traits)
    label.font = try traits.fonts.font(named: "Palatino", size: 17)
    for text in ["one", "two", "three"] {
      label.isLarge.toggle()
      label.text = text
      #expect(label.intrinsicContentSize == size(text, label.font, traits))
      #expect(label.contentSize(wrappedAt: nil) == size(text, label.font, traits))
    }
  }

  @Test("A text is measured in the font, the language and the strategy that the label has by then")
  func changes() throws {
    var traits = try realTraits()
    traits.typesetting = Typesetting(fonts: traits.fonts)
    let label = Label()
    label.setTraits(traits)
    let fonts = try ["Palatino", "system"].map { try traits.fonts.font(named: $0, size: 21) }
    func expectFresh(_ text: String) {
      let fresh = Label()
      fresh.setTraits(traits)
      (fresh.font, fresh.numberOfLines) = (label.font, 0)
      fresh.lineBreakStrategy = label.lineBreakStrategy
      (fresh.text, label.text) = (text, text)
      let room = CGSize(width: 90, height: 0)
      #expect(label.sizeThatFits(room) == fresh.sizeThatFits(room), "\(text)")
    }
    label.numberOfLines = 0
    label.font = fonts[0]
    expectFresh("骨格の構造 some words")
    label.font = fonts[1]
    expectFresh("骨格の構造 other words")
    traits.language = "ja"
    label.setTraits(traits)
    expectFresh("骨格の構造 more words")
    label.lineBreakStrategy = []
    expectFresh("words of which one is left")
    traits.text.forgetTexts()
    expectFresh("words after all were forgotten")
    #expect(traits.text.counters.cachedMeasures == 1)
    label.attributedText = NSAttributedString(
      string: "large", attributes: [AttributeName.font: fonts[0].withSize(40)])
    #expect(label.intrinsicContentSize == size("large", fonts[0].withSize(40), traits))
    expectFresh("plain again")
  }
}
