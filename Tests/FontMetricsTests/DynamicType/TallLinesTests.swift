import FontMetrics
import TestSupport
import Testing

/// Fact `style-21`: lines of text styles where a language of the device needs higher ones.
@Suite("Tall lines")
struct TallLinesTests {
  /// The additional height of a line of each style at L.
  static let atLarge: [(TextStyle, Double)] = [
    (.body, 4), (.headline, 4), (.callout, 4), (.title3, 4), (.subheadline, 3), (.footnote, 3), (.caption1, 3),
    (.caption2, 3), (.title2, 6), (.title1, 8), (.largeTitle, 8),
  ]

  /// One for all: fonts of two catalogs are not the same.
  private static let catalog = Result { try FontCatalog.bundled(sources: .own) }

  private func fonts(_ style: TextStyle, _ category: ContentSizeCategory) throws -> (usual: Font, tall: Font) {
    let catalog = try Self.catalog.get()
    return (
      try catalog.preferredFont(for: style, category: category),
      try catalog.preferredFont(for: style, category: category, hasTallLines: true)
    )
  }

  @Test(
    "Lines are higher as measured at L, and in proportion to the leading at others", .fact("style-21", "style-23"),
    arguments: atLarge)
  func amounts(_ row: (style: TextStyle, extra: Double)) throws {
    let usual = try #require(TextStyleTable.ios.cell(row.style, .large)?.leading)
    for category in ContentSizeCategory.allCases {
      let fonts = try fonts(row.style, category)
      let leading = try #require(TextStyleTable.ios.cell(row.style, category)?.leading)
      let extra = row.extra * leading / usual
      #expect(abs(fonts.tall.lineHeight - fonts.usual.lineHeight - extra) < 1e-9, "\(row.style) at \(category)")
      #expect(fonts.tall.leading == fonts.usual.leading)
      // Strut's rule: half above, half below.
      #expect(abs(fonts.tall.ascender - fonts.usual.ascender - extra / 2) < 1e-9)
      #expect(abs(fonts.usual.descender - fonts.tall.descender - extra / 2) < 1e-9)
      #expect(fonts.tall.capHeight == fonts.usual.capHeight && fonts.tall.pointSize == fonts.usual.pointSize)
      #expect(fonts.tall != fonts.usual)
    }
  }

  @Test("A font moves to another category with its lines, and gives them up whole", arguments: atLarge)
  func following(_ row: (style: TextStyle, extra: Double)) throws {
    let at = try fonts(row.style, .large)
    for category in ContentSizeCategory.allCases {
      let moved = try fonts(row.style, category)
      #expect(at.tall.adjusted(to: category) == moved.tall)
      #expect(moved.tall.withTallLines(false) == moved.usual && moved.usual.withTallLines(true) == moved.tall)
      #expect(moved.tall.withTallLines(false).lineHeight == moved.usual.lineHeight)
    }
    let bold = try at.tall.adjusted(to: .bold, in: try Self.catalog.get())
    #expect(bold.lineHeight == at.tall.lineHeight)
  }

  @Test("Plain and scaled fonts, and the extra large titles, stay as they are")
  func others() throws {
    let catalog = try Self.catalog.get()
    let plain = try catalog.systemFont(size: 17)
    #expect(plain.withTallLines(true) == plain)
    let scaled = try FontScaler(style: .body).scaledFont(for: plain, category: .accessibilityLarge)
    #expect(scaled.withTallLines(true) == scaled)
    let titles = try fonts(.extraLargeTitle, .large)
    #expect(titles.tall.lineHeight == titles.usual.lineHeight)
    let other = try #require(try fonts(.body, .large).tall.withSize(17) as Font?)
    #expect(other.lineHeight == plain.lineHeight)
  }

  @Test("Releases before iOS 17 have none", arguments: Era.allCases)
  func releases(_ era: Era) { #expect(era.hasTallLines == (era >= .iOS17)) }
}
