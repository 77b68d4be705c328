import FontMetrics
import LayoutCore
import Testing
import UIKitNames

@testable import TextSizes

/// `Examples/TextSizes` is compiled in language mode 5, as iOS projects are, with one import
/// changed.
@MainActor @Suite("Attributed text, written for iOS")
struct TextSizesTests {
  private let article = Article(
    headline: "Larger text for everybody",
    body: "Paragraphs of an attributed string have styles of their own: indents, spacing, hyphenation and the rest.")

  private func traits(_ category: ContentSizeCategory) throws -> TraitCollection {
    TraitCollection(
      contentSizeCategory: category, language: "en", typesetting: try Typesetting.bundled(), log: .silent)
  }

  @Test("An article is higher in larger text, and in a narrower column")
  func heights() throws {
    let heights = try [ContentSizeCategory.small, .large, .accessibilityLarge].map { category in
      try traits(category).performAsCurrent { article.height(width: 300) }
    }
    #expect(heights == heights.sorted() && Set(heights).count == 3)
    try traits(.large).performAsCurrent { #expect(article.height(width: 150) > article.height(width: 300)) }
  }

  @Test("The body is hyphenated, the headline is not")
  func hyphens() throws {
    try traits(.large).performAsCurrent {
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = article.attributedText()
      let lines = label.strutLabel.paragraphLayout(in: CGSize(width: 90, height: 2000))?.lines
      let hyphenated = lines?.filter(\.line.isHyphenated)
      #expect(hyphenated?.isEmpty == false)
      #expect(hyphenated?.allSatisfy { $0.paragraphIndex == 1 } == true)
    }
  }

  @Test("A badge is as wide as its text and 16 points")
  func badge() throws {
    let font = try #require(UIFont(name: "Strut Test", size: 10))
    #expect(badgeWidth("aaa", font: font) == 34)
  }

  @Test("A label shows three lines, the last one cut, and follows the text size")
  func label() throws {
    let traits = try traits(.large)
    try traits.performAsCurrent {
      let label = ArticleLabel()
      label.show(article)
      let size = CGSize(width: 200, height: 200)
      let lines = try #require(label.strutLabel.textLines(in: size))
      #expect(lines.count == 3 && lines.isTruncated)
      #expect(lines.last?.text.hasSuffix("…") == true)
      let height = label.sizeThatFits(size).height
      var larger = traits
      larger.contentSizeCategory = .accessibilityLarge
      label.strutView.setTraits(larger)
      #expect(label.sizeThatFits(size).height > height)
    }
  }
}
