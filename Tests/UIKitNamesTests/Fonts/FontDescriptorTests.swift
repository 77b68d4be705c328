import FontMetrics
import Foundation
import LayoutCore
import TestSupport
import Testing
import UIKitNames

@Suite("UIKit's font descriptors")
struct FontDescriptorTests {
  /// Every bundled face and named instance, the system fonts and those of the text styles.
  private static func fonts() throws -> [UIFont] {
    let names = UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
    let named = try names.map { try #require(UIFont(name: $0, size: 19)) }
    let weights = SystemFontTests.weights.map(\.0)
    return named + weights.map { UIFont.systemFont(ofSize: 17, weight: $0) }
      + weights.map { UIFont.monospacedDigitSystemFont(ofSize: 11, weight: $0) } + [.italicSystemFont(ofSize: 8)]
      + UIFont.TextStyle.allCases.map { UIFont.preferredFont(forTextStyle: $0) }
  }

  @Test(
    "The descriptor of a font comes to that font, and so does one made of its attributes", arguments: [false, true])
  func roundTrip(isBold: Bool) throws {
    let surroundings = try FontSurroundings()
    try surroundings.run({ $0.legibilityWeight = isBold ? .bold : .regular }) {
      for font in try Self.fonts() {
        let descriptor = font.fontDescriptor
        #expect(UIFont(descriptor: descriptor, size: 0) == font)
        #expect(UIFont(descriptor: descriptor, size: 31) == font.withSize(31))
        #expect(UIFont(descriptor: descriptor.withSize(31), size: 0) == font.withSize(31))
        #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: descriptor.fontAttributes), size: 0) == font)
        #expect(descriptor.pointSize == CGFloat(font.pointSize) && descriptor.postscriptName == font.fontName)
        let same = try #require(descriptor.withSymbolicTraits(descriptor.symbolicTraits))
        // Bold text is heavier than its style says, and then bold is asked for.
        #expect(UIFont(descriptor: same, size: 0).font.face == font.font.face || isBold)
      }
    }
    #expect(surroundings.log.isEmpty)
  }

  @Test("A text style's descriptor keeps following the text size until a size is said")
  func following() throws {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: large)
    #expect(descriptor.pointSize == 33)
    let bold = UIFont(descriptor: try #require(descriptor.withSymbolicTraits(.traitBold)), size: 0)
    #expect(bold.font.face.weight == .semibold && bold.pointSize == 33)
    #expect(bold.font.adjusted(to: .large).pointSize == 17)
    let heavy = descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    let font = UIFont(descriptor: heavy, size: 0)
    #expect(font.font.face.weight == .heavy && font.font.adjusted(to: .large).pointSize == 17)
    #expect(UIFont(descriptor: descriptor, size: 20).font.adjusted(to: .extraSmall).pointSize == 20)
  }

  @Test("The descriptor of a scaled font is no longer scaled, so that it may be scaled again", .fact("system-13"))
  func scaled() {
    let metrics = UIFontMetrics(forTextStyle: .title1)
    let font = metrics.scaledFont(for: UIFont.systemFont(ofSize: 20))
    let again = UIFont(descriptor: font.fontDescriptor, size: 0)
    #expect(again == .systemFont(ofSize: 20))
    #expect(metrics.scaledFont(for: again) == font)
  }

  private static let siblings: [(String, UIFontDescriptor.SymbolicTraits, String)] = [
    ("Palatino", .traitBold, "TeXGyrePagella-Bold"),
    ("Palatino", [.traitBold, .traitItalic], "TeXGyrePagella-BoldItalic"),
    ("TeXGyrePagella-BoldItalic", [.traitItalic], "TeXGyrePagella-Italic"),
    ("TeXGyrePagella-BoldItalic", [], "TeXGyrePagella-Regular"), ("Inter-SemiBold", [.traitBold], "Inter-SemiBold"),
    ("Inter-Light", [.traitItalic], "Inter-LightItalic"), ("Inter-Light", [.traitBold], "Inter-Bold"),
    ("Inter-BlackItalic", [], "Inter-Regular"), ("JetBrainsMono-Regular", [.traitBold], "JetBrainsMono-Bold"),
  ]

  @Test("Symbolic traits take the place of a font's own", .fact("system-14"), arguments: siblings)
  func symbolicTraits(name: String, traits: UIFontDescriptor.SymbolicTraits, expected: String) throws {
    let font = try #require(UIFont(name: name, size: 15))
    let descriptor = try #require(font.fontDescriptor.withSymbolicTraits(traits))
    #expect(UIFont(descriptor: descriptor, size: 0) == UIFont(name: expected, size: 15))
  }

  @Test("Bold and italic of a system font are system fonts", .fact("system-14"))
  func systemTraits() throws {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = try #require(descriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 17))
    let both = try #require(bold.withSymbolicTraits(bold.symbolicTraits.union(.traitItalic)))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: both, size: 0).lineHeight == 20.287109375)
    let mono = try #require(descriptor.withSymbolicTraits(.traitMonoSpace))
    #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .regular))
    let loose = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitLooseLeading)
    #expect(
      abs(
        UIFont(descriptor: try #require(loose), size: 0).leading - UIFont.preferredFont(forTextStyle: .body).leading - 2
      )
        < 1e-9)
  }

  @Test("Traits that no face has are nil, and the log says so")
  func missingTraits() throws {
    let surroundings = try FontSurroundings()
    try surroundings.run {
      let thai = try #require(UIFont(name: "Noto Sans Thai", size: 12)).fontDescriptor
      #expect(thai.withSymbolicTraits(.traitItalic) == nil)
      #expect(thai.withSymbolicTraits([.traitBold, .traitCondensed]) == nil)
      #expect(UIFont.systemFont(ofSize: 9).fontDescriptor.withSymbolicTraits(.traitExpanded) == nil)
      #expect(thai.withSymbolicTraits(.init(rawValue: 1 << 31)) == nil)
      #expect(thai.withSymbolicTraits(.traitBold)?.postscriptName == "NotoSansThai-Bold")
    }
    #expect(
      surroundings.log == [
        "UIFont: \"Noto Sans Thai\" has no italic face.", "UIFont: \"Noto Sans Thai\" has no condensed face.",
        "UIFont: \"Inter\" has no expanded face.", "UIFont: some of the symbolic traits 0x80000000 are unknown.",
      ])
  }

  @Test("Families and faces are chosen by name")
  func familiesAndFaces() throws {
    let palatino = UIFontDescriptor().withFamily("Palatino")
    #expect(UIFont(descriptor: palatino, size: 18) == UIFont(name: "Palatino", size: 18))
    let face = palatino.withFace("Bold Italic")
    #expect(face.postscriptName == "TeXGyrePagella-BoldItalic" && face.symbolicTraits == [.traitBold, .traitItalic])
    let medium = try #require(UIFont(name: "Inter", size: 18)).fontDescriptor.withFace("Medium")
    #expect(UIFont(descriptor: medium, size: 0) == UIFont(name: "Inter-Medium", size: 18))
    let bold = UIFontDescriptor(fontAttributes: [
      .family: "Inter",
      .traits: [UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitBold.rawValue],
    ])
    #expect(bold.withFamily("Palatino").postscriptName == "TeXGyrePagella-Bold")
  }

  @Test("The designs of the system font")
  func designs() throws {
    let surroundings = try FontSurroundings()
    try surroundings.run {
      let descriptor = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
      let mono = try #require(descriptor.withDesign(.monospaced))
      #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .bold))
      #expect(UIFont(descriptor: try #require(mono.withDesign(.default)), size: 0) == .boldSystemFont(ofSize: 17))
      #expect(descriptor.withDesign(.default) == descriptor)
      #expect(surroundings.log.isEmpty)
      #expect(descriptor.withDesign(.serif) == nil && descriptor.withDesign(.rounded) == nil)
      #expect(UIFontDescriptor(name: "Palatino", size: 3).withDesign(.rounded) == nil)
    }
    #expect(surroundings.log.count == 3)
  }

  @Test("Where nothing matches, the system font stands in and the log says why", .fact("system-12"))
  func substitution() throws {
    let surroundings = try FontSurroundings()
    surroundings.run {
      #expect(UIFont(descriptor: UIFontDescriptor(name: "Nobody's", size: 9), size: 0) == .systemFont(ofSize: 9))
      #expect(UIFont(descriptor: UIFontDescriptor(), size: 0) == .systemFont(ofSize: 12))
      let face = UIFontDescriptor().withFamily("Palatino").withFace("Heavy")
      #expect(UIFont(descriptor: face, size: 10) == .systemFont(ofSize: 10))
      #expect(UIFontDescriptor(name: "Nobody's", size: 9).explanation.winner == nil)
    }
    #expect(
      surroundings.log == [
        "UIFont: no font named \"Nobody's\". The system font is used instead.",
        "UIFont: the family \"Palatino\" has no face \"Heavy\". The system font is used instead.",
      ])
  }

  @Test("Attributes are read in whatever types programs use, and told again")
  func objects() throws {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Inter", .size: 14,
      .traits: [UIFontDescriptor.TraitKey.weight: NSNumber(value: 0.3), .slant: Float(1), .width: 0],
    ])
    #expect(descriptor.problems.isEmpty && descriptor.postscriptName == "InterItalic-SemiBoldItalic")
    #expect(
      descriptor.object(forKey: .family) as? String == "Inter" && descriptor.object(forKey: .size) as? CGFloat == 14)
    let traits = try #require(
      UIFont(name: "TeXGyrePagella-Bold", size: 4)?.fontDescriptor.object(forKey: .traits)
        as? [UIFontDescriptor.TraitKey: Any])
    #expect(traits[.weight] as? CGFloat == UIFont.Weight.bold.rawValue && traits[.slant] as? CGFloat == 0)
    #expect(traits[.symbolic] as? UInt32 == UIFontDescriptor.SymbolicTraits.traitBold.rawValue)
    let weight = UIFontDescriptor(fontAttributes: [
      .init(rawValue: kCTFontVariationAttribute): [0x7767_6874: 650.0], .name: "Inter-Regular",
    ])
    #expect(UIFont(descriptor: weight, size: 10).font.face.weight.rawValue == 650)
  }

  @Test("Attributes that are not understood are told and left out")
  func problems() throws {
    let surroundings = try FontSurroundings()
    let descriptor = surroundings.run {
      UIFontDescriptor(fontAttributes: [
        .size: -3, .matrix: 1, .family: 3, .textStyle: "loud", .featureSettings: 4,
        .traits: ["NSCTFontWeightTrait": "bold", "wonder": 1, "NSCTFontSymbolicTrait": -1],
      ])
    }
    #expect(descriptor.problems.count == 8)
    #expect(surroundings.log == descriptor.problems.map { "UIFont: " + $0 })
    #expect(descriptor.fontAttributes.isEmpty)
    let odd = surroundings.run { UIFontDescriptor(fontAttributes: [.size: Double.nan]) }
    #expect(odd.problems == ["expected a finite number for the attribute NSFontSizeAttribute."] && odd.pointSize == 0)
  }

  @Test("Matching descriptors are those of the faces with the attributes")
  func matching() throws {
    let surroundings = try FontSurroundings()
    surroundings.run {
      let palatino = UIFontDescriptor(fontAttributes: [.family: "TeX Gyre Pagella"])
      #expect(
        palatino.matchingFontDescriptors(withMandatoryKeys: [.family]).map(\.postscriptName)
          == UIFont.fontNames(forFamilyName: "TeX Gyre Pagella"))
      let italic = palatino.addingAttributes([.traits: [UIFontDescriptor.TraitKey.symbolic: 1]])
      #expect(
        italic.matchingFontDescriptors(withMandatoryKeys: nil).map(\.postscriptName)
          == ["TeXGyrePagella-Italic", "TeXGyrePagella-BoldItalic"])
      #expect(palatino.withFace("bold").matchingFontDescriptors(withMandatoryKeys: [.family, .face]).count == 1)
      #expect(UIFontDescriptor(name: "Nobody's", size: 1).matchingFontDescriptors(withMandatoryKeys: nil).isEmpty)
      let mono = UIFontDescriptor(fontAttributes: [.traits: [UIFontDescriptor.TraitKey.symbolic: 1 << 10]])
      #expect(
        mono.matchingFontDescriptors(withMandatoryKeys: [.traits]).map(\.postscriptName).contains("JetBrainsMono-Bold"))
      #expect(palatino.matchingFontDescriptors(withMandatoryKeys: [.matrix]).isEmpty)
    }
    #expect(surroundings.log.last == "UIFont: unsupported mandatory keys: NSFontMatrixAttribute.")
  }
}
