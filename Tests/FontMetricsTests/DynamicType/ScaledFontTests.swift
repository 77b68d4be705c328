import FontMetrics
import TestSupport
import Testing

@Suite("Scaled and preferred fonts")
struct ScaledFontTests {
  private let fonts: FontCatalog

  init() throws { fonts = try FontCatalog.bundled(sources: .own) }

  @Test("A scaled font has the scaled size and remembers what it came from")
  func scaled() throws {
    let palatino = try fonts.font(named: "Palatino", size: 18)
    let scaled = try FontScaler(style: .body).scaledFont(for: palatino, category: .accessibilityMedium)
    #expect(scaled.pointSize == 28)  // 18 × 34 / 22 = 27.8
    let size = Font.ScaledSize(.body, basePointSize: 18, at: .accessibilityMedium)
    #expect(scaled.origin == Font.Origin(following: .scaled(size)))
    #expect(scaled.face == palatino.face)
    #expect(scaled.ascender == palatino.withSize(28).ascender)
  }

  @Test("A scaled font follows the category from its own size, and its maximum holds", arguments: [nil, 24.5, 0])
  func follows(maximum: Double?) throws {
    let base = try fonts.systemFont(size: 17)
    let scaler = FontScaler(style: .callout)
    let scaled = try scaler.scaledFont(
      for: base, category: .accessibilityExtraExtraExtraLarge, maximumPointSize: maximum)
    for category in ContentSizeCategory.allCases {
      let direct = try scaler.scaledFont(for: base, category: category, maximumPointSize: maximum)
      #expect(scaled.adjusted(to: category) == direct)
    }
  }

  @Test(
    "Scaling a scaled font is the error UIKit raises, at every category", .fact("metrics-10"),
    arguments: ContentSizeCategory.allCases)
  func twice(category: ContentSizeCategory) throws {
    let scaler = FontScaler(style: .body)
    let scaled = try scaler.scaledFont(for: fonts.systemFont(size: 17), category: category)
    let error = #expect(throws: FontScalingError.alreadyScaled(scaled)) {
      try FontScaler(style: .title1).scaledFont(for: scaled, category: category)
    }
    #expect(
      error?.description == "A scaled font returned by UIFontMetrics should not be used to create another scaled font.")
    #expect(throws: Never.self) { try scaler.scaledFont(for: scaled.withSize(17), category: category) }
  }

  @Test(
    "A text style's font through any scaler comes back as its own style has it", .fact("metrics-11"),
    arguments: TextStyle.allCases)
  func preferredThroughScaler(style: TextStyle) throws {
    let body = try fonts.preferredFont(for: .body, category: .large)
    let scaler = FontScaler(style: style)
    #expect(try scaler.scaledFont(for: body, category: .large) == body)
    let large = try fonts.preferredFont(for: .body, category: .accessibilityMedium)
    #expect(try scaler.scaledFont(for: body, category: .accessibilityMedium, maximumPointSize: 20) == large)
  }

  @Test("A preferred font has the style's size and weight and follows the category", arguments: TextStyle.allCases)
  func preferred(style: TextStyle) throws {
    let atL = try fonts.preferredFont(for: style, category: .large)
    for category in ContentSizeCategory.allCases {
      guard let cell = TextStyleTable.ios.cell(style, category) else {
        let error = #expect(throws: FontError.self) { try fonts.preferredFont(for: style, category: category) }
        #expect(error?.code == .unknownTextStyleSize)
        #expect(atL.adjusted(to: category) == atL)
        continue
      }
      let font = try fonts.preferredFont(for: style, category: category)
      #expect(font.pointSize == cell.pointSize)
      #expect(font.origin.following == .preferred(.init(style, at: category)))
      #expect(font.origin.system == SystemFontRequest(weight: style.weight))
      #expect(font.face == (try fonts.systemFont(size: cell.pointSize, weight: style.weight)).face)
      #expect(atL.adjusted(to: category) == font)
    }
  }

  @Test("A plain font stays as it is")
  func plain() throws {
    let font = try fonts.font(named: "Palatino", size: 18)
    #expect(font.adjusted(to: .accessibilityMedium) == font)
  }

  @Test("A text style's leading is what is missing to the table's, negative at large sizes", .fact("style-8"))
  func preferredLeading() throws {
    let body = try fonts.preferredFont(for: .body, category: .large)
    #expect(body.lineHeight == 20.287109375)
    #expect(body.leading == 22 - 20.287109375)
    #expect(body.lineGap == 0)
    let largest = try fonts.preferredFont(for: .body, category: .accessibilityExtraExtraExtraLarge)
    #expect(largest.leading == 62 - 63.248046875)
    #expect(try fonts.preferredFont(for: .extraLargeTitle, category: .large).leading == 0)
  }

  @Test("Any other font's leading is its face's line gap")
  func leading() throws {
    let system = try fonts.systemFont(size: 17)
    #expect(system.leading == 0)
    #expect(try FontScaler().scaledFont(for: system, category: .small).leading == 0)
    let palatino = try fonts.font(named: "Palatino", size: 18)
    #expect(palatino.leading == palatino.lineGap)
  }

  @Test(
    "An extra large title that nobody knows is an error, and the font of L stays", .fact("style-5"),
    arguments: [TextStyle.extraLargeTitle, .extraLargeTitle2])
  func unknown(style: TextStyle) throws {
    let system = try fonts.systemFont(size: 30)
    let scaler = FontScaler(style: style)
    let font = try scaler.scaledFont(for: system, category: .large)
    #expect(font.pointSize == 30)
    #expect(try fonts.preferredFont(for: style, category: .large).origin.system == SystemFontRequest(weight: .bold))
    for category in ContentSizeCategory.allCases where category != .large {
      #expect(font.adjusted(to: category) == font)
      #expect(throws: FontScalingError.unknownLeading(style, category)) {
        try scaler.scaledFont(for: system, category: category)
      }
      let error = #expect(throws: FontError.self) { try fonts.preferredFont(for: style, category: category) }
      #expect(error?.code == .unknownTextStyleSize)
    }
  }
}
