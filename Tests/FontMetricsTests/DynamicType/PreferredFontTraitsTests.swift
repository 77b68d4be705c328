import FontMetrics
import TestSupport
import Testing

@Suite("Text styles' fonts with traits and bold text")
struct PreferredFontTraitsTests {
  private let fonts: FontCatalog

  init() throws { fonts = try FontCatalog.bundled(sources: .own) }

  @Test(
    "The bold trait is the recorded emphasized weight, and nothing for what is not known", .fact("style-4"),
    arguments: TextStyle.allCases
  )
  func emphasized(style: TextStyle) throws {
    let recorded = try Recorded.dynamicType.get().ios
    let font = try fonts.preferredFont(for: style, category: .large, traits: .bold)
    let expected = try #require(recorded.emphasizedWeights[style.name] ?? recorded.weights[style.name])
    #expect(font.face.weight.name == expected)
    #expect(font.pointSize == TextStyleTable.ios.cell(style, .large)?.pointSize)
  }

  @Test(
    "Tight and loose leading are two points off and on, without moving the line height", .fact("style-14", "style-15"),
    arguments: TextStyle.allCases)
  func leading(style: TextStyle) throws {
    let cases: [(FontTraits, Double)] = [
      (.tightLeading, -2), (.looseLeading, 2), ([.tightLeading, .looseLeading], 0), ([.bold, .looseLeading], 2),
    ]
    let plain = try fonts.preferredFont(for: style, category: .large)
    for (traits, points) in cases {
      let font = try fonts.preferredFont(for: style, category: .large, traits: traits)
      #expect(font.leading == plain.leading + points)
      #expect(font.lineHeight == plain.lineHeight && font.lineGap == 0)
    }
  }

  @Test("Traits stay when the category changes", arguments: ContentSizeCategory.allCases)
  func following(category: ContentSizeCategory) throws {
    let traits: FontTraits = [.bold, .tightLeading]
    let atL = try fonts.preferredFont(for: .title2, category: .large, traits: traits, legibilityWeight: .bold)
    let there = try fonts.preferredFont(for: .title2, category: category, traits: traits, legibilityWeight: .bold)
    #expect(atL.adjusted(to: category) == there)
    #expect(there.adjusted(to: .large) == atL)
  }

  @Test(
    "A trait that a style's font cannot have is an error", arguments: [FontTraits.condensed, .expanded, .monospaced])
  func unsupported(traits: FontTraits) {
    let error = #expect(throws: FontError.self) {
      try fonts.preferredFont(for: .body, category: .large, traits: traits)
    }
    #expect(error?.code == .unsupportedTraits)
  }

  @Test("The bits of UIKit's traits of leading are the recorded ones")
  func bits() {
    #expect(FontTraits.tightLeading.rawValue == 1 << 15 && FontTraits.looseLeading.rawValue == 1 << 16)
  }

  @Test("Bold text is one step up the nine weights, and the heaviest stays", .fact("style-16"))
  func boldText() {
    let stepped = FontWeight.standard.map { $0.boldText.description }
    #expect(stepped == ["thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black", "black"])
    #expect(FontWeight(rawValue: 450).boldText == .medium && FontWeight(rawValue: 1000).boldText.rawValue == 1000)
  }

  @Test("Preferred and system fonts take bold text, over their traits, and give it back", arguments: TextStyle.allCases)
  func legibility(style: TextStyle) throws {
    for traits: FontTraits in [[], .bold] {
      let plain = try fonts.preferredFont(for: style, category: .large, traits: traits)
      let bold = try fonts.preferredFont(for: style, category: .large, traits: traits, legibilityWeight: .bold)
      #expect(bold.face.weight == plain.face.weight.boldText)
      #expect(bold.lineHeight == plain.lineHeight)
      #expect(try plain.adjusted(to: .bold, in: fonts) == bold)
      #expect(try bold.adjusted(to: .unspecified, in: fonts) == plain)
    }
  }

  @Test("A scaled system font takes bold text and keeps its size; a named font stays as it is")
  func legibilityOfOthers() throws {
    let system = try fonts.systemFont(size: 17, weight: .semibold).withFeatures([.tabularFigures])
    let scaled = try FontScaler().scaledFont(for: system, category: .accessibilityMedium)
    let bold = try scaled.adjusted(to: .bold, in: fonts)
    #expect(bold.face.weight == .bold && bold.pointSize == 26 && bold.features == [.tabularFigures])
    #expect(bold.adjusted(to: .large).pointSize == 17)
    #expect(bold.withSize(20).origin.system?.legibilityWeight == .bold && bold.withSize(20).origin.following == nil)
    #expect(try bold.adjusted(to: .regular, in: fonts).face == scaled.face)
    let named = try fonts.font(named: "Palatino", size: 18)
    #expect(try named.adjusted(to: .bold, in: fonts) == named)
  }

  @Test("Bold text keeps the slant that was asked for")
  func slant() throws {
    let italic = try fonts.systemFont(size: 17, slant: .italic)
    let bold = try italic.adjusted(to: .bold, in: fonts)
    #expect(italic.face.slant == .italic && bold.face.slant == .italic)
    #expect(bold.face.weight == .medium)
    let style = try fonts.preferredFont(for: .body, category: .large, traits: [.bold, .italic])
    #expect(style.face.slant == .italic && style.face.weight == .semibold)
  }

  @Test("An own system font takes the nearest weight it has")
  func ownSystemFont() throws {
    let own = try FontCatalog.bundled(systemFont: "Palatino", sources: .own)
    let regular = try own.systemFont(size: 17)
    let bold = try own.systemFont(size: 17, weight: .semibold, legibilityWeight: .bold)
    #expect(regular.face.names.family == bold.face.names.family)
    #expect(bold.face.weight == .bold)
    #expect(try regular.adjusted(to: .bold, in: own).pointSize == 17)
  }
}
