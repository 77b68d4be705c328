import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@Suite("Text views")
struct TextViewTests {
  static func view(_ text: String, width: Double = 100, scale: Double = 1) throws -> (TextView, View) {
    let view = TextView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isScrollEnabled = false
    view.text = text
    let container = box(width, 300, try fixedTraits(scale: scale), view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    return (view, container)
  }

  @Test("Facts: insets 8, 0, 8, 0, padding 5, scrolling on at first", .fact("textview-1"))
  func defaults() {
    let view = TextView()
    #expect(view.textContainerInset == EdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.lineFragmentPadding == 5 && view.isScrollEnabled && view.text == "" && view.font == nil)
  }

  @Test("Facts: without scrolling it is 16 points higher than its text, and grows with it")
  func grows() throws {
    let (view, container) = try Self.view("word")
    #expect(view.intrinsicContentSize == CGSize(width: 50, height: 26))
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 26))
    view.text = "words that need some room"
    #expect(view.intrinsicContentSize == CGSize(width: 260, height: 26))
    container.layoutIfNeeded()
    // 90 points hold nine characters: "words ", "that need", "some room".
    #expect(view.frame.height == 46)
    view.textContainerInset = EdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    view.lineFragmentPadding = 0
    container.layoutIfNeeded()
    #expect(view.frame.height == 53)
  }

  @Test("Facts: with scrolling it has no size of its own, and sizeThatFits has one all the same", .fact("textview-2"))
  func scrolling() throws {
    let (view, container) = try Self.view("words that need some room")
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize == CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric))
    #expect(container.layOut().ambiguous == [view])
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 46))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 260, height: 26))
  }

  @Test("Without text it is one line high", .fact("textview-4"))
  func empty() throws {
    let (view, container) = try Self.view("")
    container.layoutIfNeeded()
    #expect(view.frame.height == 26 && view.intrinsicContentSize == CGSize(width: 10, height: 26))
  }

  /// A dump of iOS 15 has a view of 54.5 points whose container is 38.5: two lines of 16 points at
  /// 2 pixels to the point.
  @Test("Facts: the dump of iOS 15, 54.5 high around 38.5", .fact("textview-2"))
  func dump() throws {
    let traits = try realTraits(scale: 2)
    let view = traits.performAsCurrent { TextView() }
    view.isScrollEnabled = false
    view.font = try traits.fonts.systemFont(size: 16)
    view.text = "one line\nand another"
    #expect(view.intrinsicContentSize.height == 54.5)
    view.text = "one line\n"
    #expect(view.intrinsicContentSize.height == 54.5)
  }

  /// The system font of 17 points has its ascender at 16.187: a text view rounds it up, a label to
  /// the nearest pixel.
  @Test("Facts: its baseline is rounded up", .fact("textview-3"), arguments: [(2.0, 16.5, 16.0), (3, 16.333, 16.333)])
  func baseline(_ row: (scale: Double, view: Double, label: Double)) throws {
    let traits = try realTraits(scale: row.scale)
    let (view, label) = traits.performAsCurrent { (TextView(), Label()) }
    view.isScrollEnabled = false
    view.font = try traits.fonts.systemFont(size: 17)
    (view.text, label.text) = ("Text", "Text")
    let size = view.intrinsicContentSize
    #expect(abs(view.firstBaselineOffset(in: size) - 8 - row.view) < 0.001)
    #expect(abs(label.firstBaselineOffset(in: label.intrinsicContentSize) - row.label) < 0.001)
    #expect(abs(size.height - view.lastBaselineOffset(in: size) - view.firstBaselineOffset(in: size)) < 1e-9)
    view.text = "Two\nlines"
    let two = view.intrinsicContentSize
    let expected = 8 + (row.scale * (16.187 + 20.287)).rounded(.up) / row.scale
    #expect(abs(two.height - view.lastBaselineOffset(in: two) - expected) < 0.001)
  }

  @Test("Attributed text is laid out in its own fonts")
  func attributed() throws {
    let traits = try realTraits()
    let view = traits.performAsCurrent { TextView() }
    view.isScrollEnabled = false
    let large = try traits.fonts.systemFont(size: 40)
    view.attributedText = NSAttributedString(
      string: "Large", attributes: [NSAttributedString.Key(rawValue: "NSFont"): large])
    #expect(view.text == "Large")
    let line = (large.lineHeight * 3).rounded(.up) / 3
    #expect(abs(Double(view.intrinsicContentSize.height) - line - 16) < 1e-9)
    #expect(
      abs(Double(view.firstBaselineOffset(in: view.intrinsicContentSize)) - 8 - (large.ascender * 3).rounded(.up) / 3)
        < 1e-9)
    view.text = "small"
    #expect(view.intrinsicContentSize.height < 40 && view.font == nil)
  }

  @Test("Its font follows the category where it is told to, and its surroundings")
  func category() throws {
    let traits = try realTraits()
    let view = TextView()
    let container = box(300, 300, traits, view)
    view.isScrollEnabled = false
    view.text = "Text"
    view.font = try traits.fonts.preferredFont(for: .body, category: .large)
    view.adjustsFontForContentSizeCategory = true
    let before = view.intrinsicContentSize.height
    container.setTraits(try realTraits(category: .accessibilityExtraExtraExtraLarge))
    #expect(view.font?.pointSize == 53 && view.intrinsicContentSize.height > before + 30)
  }
}
