import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

/// Distances between lines that snapshots made on simulators of iOS 14.2 to 26.1 show.
@Suite("Lines stand as far apart as measured")
struct LinePitchTests {
  // swift-format-ignore
  static let pitches: [(style: TextStyle, category: ContentSizeCategory, pitch: Double)] = [
    (.body,        .medium, 21), (.body,        .extraExtraExtraLarge, 29),
    (.subheadline, .medium, 19), (.subheadline, .extraExtraExtraLarge, 26),
    (.footnote,    .medium, 16), (.footnote,    .extraExtraExtraLarge, 24),
    (.body,        .accessibilityExtraExtraExtraLarge, 62),
  ]

  private func label(_ text: String, _ font: Font, scale: Double = 3) throws -> Label {
    let label = Label()
    var traits = try realTraits()
    traits.displayScale = scale
    label.setTraits(traits)
    label.numberOfLines = 0
    label.font = font
    label.text = text
    return label
  }

  @Test("Labels of text styles", .fact("label-1", "baseline-2", "baseline-3"), arguments: pitches)
  func labels(_ row: (style: TextStyle, category: ContentSizeCategory, pitch: Double)) throws {
    let font = try realTraits().fonts.preferredFont(for: row.style, category: row.category)
    let (one, three) = (try label("a", font), try label("a\nb\nc", font))
    let (small, large) = (one.intrinsicContentSize.height, three.intrinsicContentSize.height)
    #expect(abs(Double(large) - PixelGrid.ceil(font.lineHeight + 2 * row.pitch, scale: 3)) < 1e-9)
    let size = three.intrinsicContentSize
    let (first, last) = (three.firstBaselineOffset(in: size), size.height - three.lastBaselineOffset(in: size))
    #expect(abs(Double(last - first) - 2 * row.pitch) < 1e-9)
    // One line is as high as it was.
    #expect(Double(small) == PixelGrid.ceil(font.lineHeight, scale: 3))
    #expect(first == one.firstBaselineOffset(in: one.intrinsicContentSize))
  }

  @Test(
    "Three lines of body: 61.333 at M, 85.667 at XXXL",
    arguments: [(ContentSizeCategory.medium, 61.333), (.extraExtraExtraLarge, 85.667)])
  func body(category: ContentSizeCategory, height: Double) throws {
    let font = try realTraits().fonts.preferredFont(for: .body, category: category)
    #expect(abs(Double(try label("a\nb\nc", font).intrinsicContentSize.height) - height) < 0.001)
  }

  @Test("Lines of a plain system font touch; those of Palatino at 51 points are 56 apart", .fact("style-9", "system-6"))
  func plain() throws {
    let fonts = try realTraits().fonts
    let system = try label("a\nb\nc", try fonts.systemFont(size: 17))
    #expect(Double(system.intrinsicContentSize.height) == PixelGrid.ceil(3 * 17.0 * 2444 / 2048, scale: 3))
    let palatino = try label("a\nb", try fonts.font(named: "Palatino", size: 51), scale: 2)
    let size = palatino.intrinsicContentSize
    let (first, last) = (
      palatino.firstBaselineOffset(in: size), size.height - palatino.lastBaselineOffset(in: size)
    )
    #expect(last - first == 56)
  }

  @Test(
    "A text view has the leading below its last line too, in a text style", .fact("textview-2"), arguments: [1, 2, 19])
  func textViews(lines: Int) throws {
    let view = TextView()
    view.setTraits(try realTraits())
    view.isScrollEnabled = false
    view.font = try realTraits().fonts.preferredFont(for: .body, category: .large)
    view.text = Array(repeating: "a", count: lines).joined(separator: "\n")
    #expect(view.intrinsicContentSize.height == CGFloat(16 + 22 * lines))
  }

  /// System fonts of 11 to 28 points on a simulator of iOS 26, at 2 pixels to the point.
  @Test(
    "A text view of one line in a plain system font", .fact("textview-2", "textview-3"),
    arguments: zip([11.0, 12, 13, 14, 15, 16, 17, 20, 24, 28], [29.5, 30.5, 32, 33, 34, 35.5, 36.5, 40, 45, 49.5]))
  func plainTextViews(size: Double, height: Double) throws {
    let view = TextView()
    var traits = try realTraits()
    traits.displayScale = 2
    view.setTraits(traits)
    view.isScrollEnabled = false
    view.font = try traits.fonts.systemFont(size: size)
    view.text = "a"
    #expect(Double(view.intrinsicContentSize.height) == height)
    if size == 17 { #expect(view.firstBaselineOffset(in: view.intrinsicContentSize) == 24.5) }
  }

  @Test("A label that is too low for all its lines shows those that fit with the leading between them")
  func cut() throws {
    let font = try realTraits().fonts.preferredFont(for: .body, category: .large)
    let label = try label("a\nb\nc\nd", font)
    for (height, lines) in [(42.2, 1), (42.3, 2), (64.2, 2), (64.3, 3), (86.3, 4)] {
      #expect(label.textLayout(in: CGSize(width: 100, height: height)).lineCount == lines, "\(height)")
    }
  }

  @Test("A nested stack has a baseline but no font: distances from it are those from an edge", .fact("spacing-3"))
  func nestedStack() throws {
    var traits = try realTraits(category: .extraSmall)
    traits.displayScale = 2
    traits.layoutMetrics = LayoutMetrics(era: .iOS15)
    let fonts = traits.fonts
    // Interface Builder's canvas of iOS 15, at XS.
    for (upper, lower, distance) in [(TextStyle.footnote, TextStyle.headline, 21.0), (.headline, .footnote, 18.5)] {
      let (inner, below) = (Label(), Label())
      inner.font = try fonts.preferredFont(for: upper, category: .extraSmall)
      below.font = try fonts.preferredFont(for: lower, category: .extraSmall)
      (inner.text, below.text) = ("a", "b")
      let nested = StackView(arrangedSubviews: [inner])
      let view = boxWithColumn(of: [nested, below], traits)
      let baselines = [inner, below].map { label in
        label.frame(in: view).minY + label.firstBaselineOffset(in: label.bounds.size)
      }
      #expect(baselines[1] - baselines[0] == CGFloat(distance))
    }
  }

  @Test("A stretched label keeps the baselines of its natural height for constraints", .fact("baseline-5"))
  func stretched() throws {
    let traits = try realTraits()
    let (label, mark, foot) = (constrainedLabel("text", "label"), constrainedView("mark"), constrainedView("foot"))
    let view = box(300, 300, traits, label, mark, foot)
    label.font = try traits.fonts.systemFont(size: 17)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor), label.heightAnchor.constraint(equalToConstant: 50),
      mark.topAnchor.constraint(equalTo: label.firstBaselineAnchor), mark.heightAnchor.constraint(equalToConstant: 1),
      foot.topAnchor.constraint(equalTo: label.lastBaselineAnchor), foot.heightAnchor.constraint(equalToConstant: 1),
    ])
    view.layoutIfNeeded()
    let natural = label.intrinsicContentSize
    #expect(mark.frame.minY == label.firstBaselineOffset(in: natural))
    #expect(foot.frame.minY == 50 - label.lastBaselineOffset(in: natural))
  }
}
