import TestSupport
import Testing
import UIKitNames

// `UIKitNames` alone, and every symbol that Apple's documentation of `UIFont` lists, in its order,
// as an iOS project would write it.

@Suite("Every symbol of UIFont's documentation")
struct FontNavigatorTests {
  @Test("Creating fonts")
  func creating() throws {
    let traits: UITraitCollection? = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    let size: CGFloat = 18
    let style: UIFont.TextStyle = .body
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == 19)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: nil) == .preferredFont(forTextStyle: .body))
    let named: UIFont? = UIFont(name: "Palatino", size: size)
    let font = try #require(named)
    let descriptor: UIFontDescriptor = font.fontDescriptor
    #expect(UIFont(descriptor: descriptor, size: 0) == font)
    #expect(UIFont(descriptor: descriptor, size: 20) == font.withSize(20))
    #expect(font.withSize(size * 2).pointSize == 36)
  }

  @Test("Text styles are strings of UIKit's")
  func textStyles() {
    let styles: [UIFont.TextStyle] = [
      .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body,
      .callout, .footnote, .caption1, .caption2,
    ]
    for style in styles { #expect(UIFont.TextStyle(rawValue: style.rawValue) == style) }
    let raw: String = UIFont.TextStyle.subheadline.rawValue
    #expect(raw == "UICTFontTextStyleSubhead" && UIFont.TextStyle.largeTitle.rawValue == "UICTFontTextStyleTitle0")
    let read: UIFont.TextStyle = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle1")
    #expect(read == .title1)
  }

  @Test("Creating system fonts")
  func system() {
    let size = UIFont.systemFontSize
    let fonts: [UIFont] = [
      .systemFont(ofSize: size), .systemFont(ofSize: size, weight: .semibold),
      .systemFont(ofSize: size, weight: .bold, width: .standard), .boldSystemFont(ofSize: size),
      .italicSystemFont(ofSize: size), .monospacedSystemFont(ofSize: size, weight: .regular),
      .monospacedDigitSystemFont(ofSize: size, weight: .medium),
    ]
    let made = [10, 20].map(UIFont.systemFont(ofSize:)) + [10, 20].map(UIFont.boldSystemFont(ofSize:))
    #expect(made.map(\.pointSize) == [10, 20, 10, 20])
    #expect(Set(fonts).count == 6 && fonts.allSatisfy { $0.pointSize == 14 })
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black, UIFont.Weight(0.1),
      UIFont.Weight(rawValue: 0.2),
    ]
    #expect(Set(weights.map(\.rawValue)).count == 11)
    let widths: [UIFont.Width] = [
      .compressed, .condensed, .standard, .expanded, UIFont.Width(0.1), UIFont.Width(rawValue: 0.3),
    ]
    #expect(Set(widths.map(\.rawValue)).count == 6)
  }

  @Test("Names")
  func names() throws {
    let families: [String] = UIFont.familyNames
    let names: [String] = families.flatMap { UIFont.fontNames(forFamilyName: $0) }
    #expect(names.contains("Inter-Regular"))
    let font = try #require(UIFont(name: "Inter-Regular", size: UIFont.labelFontSize))
    #expect(font.familyName == "Inter" && font.fontName == "Inter-Regular")
  }

  @Test("Metrics, with and without a type beside them")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 17)
    let (pointSize, ascender, descender): (CGFloat, CGFloat, CGFloat) = (font.pointSize, font.ascender, font.descender)
    let (leading, lineHeight): (CGFloat, CGFloat) = (font.leading, font.lineHeight)
    let capHeight = font.capHeight
    let xHeight = font.xHeight
    let middle = (font.capHeight - font.xHeight) / 2
    #expect(pointSize == 17 && abs(ascender - descender - lineHeight) < 1e-9 && leading == 0)
    #expect(capHeight > xHeight && middle > 0)
    let offset: CGFloat = (font.lineHeight - font.capHeight) / 2 + font.descender
    #expect(CGRect(x: 0, y: offset, width: 10, height: ceil(font.lineHeight)).height == 21)
    let heights: [CGFloat] = [font, .boldSystemFont(ofSize: 30)].map { $0.lineHeight }
    let tallest: CGFloat = [font, .boldSystemFont(ofSize: 30)].map(\.lineHeight).max() ?? 0
    #expect(heights.max() == tallest)
    let missing: CGFloat = UIFont(name: "Nobody's", size: 3)?.lineHeight ?? 0
    #expect(missing == 0)
    let inLines: CGFloat = max(font.lineHeight * 2, CGFloat(44))
    #expect(inLines == 44)
  }

  @Test("Sizes of the system, and the descriptor")
  func information() {
    let sizes: [CGFloat] = [
      UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.smallSystemFontSize, UIFont.systemFontSize,
    ]
    #expect(sizes == [17, 18, 12, 14])
    let descriptor = UIFont.systemFont(ofSize: 10).fontDescriptor
    #expect(descriptor.object(forKey: .size) as? CGFloat == 10)
  }

  @Test("Font metrics", .fact("metrics-9"))
  func scaling() {
    let metrics = UIFontMetrics(forTextStyle: .title1)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let font = UIFont.systemFont(ofSize: 28)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 56)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: traits).pointSize == 40)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 20).pointSize == 20)
    let value: CGFloat = UIFontMetrics.default.scaledValue(for: 10, compatibleWith: traits)
    #expect(abs(value - 28.333) < 0.01 && UIFontMetrics.default.scaledValue(for: 10) == 10)
  }

  @Test("Content size categories are strings of UIKit's")
  func categories() {
    let category = UIContentSizeCategory.accessibilityMedium
    let raw: String = category.rawValue
    #expect(raw == "UICTContentSizeCategoryAccessibilityM" && UIContentSizeCategory(rawValue: raw) == category)
    #expect(UITraitCollection(displayScale: 0).displayScale == 3)
    #expect(UIContentSizeCategory.unspecified.rawValue == "_UICTContentSizeCategoryUnspecified")
  }
}
