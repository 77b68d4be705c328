import FontMetrics
import Foundation
import TestSupport
import Testing
import UIKitNames

@Suite("What no program should ask of UIKit's fonts")
struct HostileFontTests {
  static let noSizes: [CGFloat] = [-1, -CGFloat.leastNonzeroMagnitude, .nan, .infinity, -.infinity]

  @Test(
    "A size that is none is told, and 12 points or the descriptor's stand in", arguments: noSizes)
  func noSize(size: CGFloat) throws {
    let surroundings = try FontSurroundings()
    surroundings.run {
      #expect(UIFont(name: "Palatino", size: size) == nil)
      #expect(UIFont.systemFont(ofSize: size) == .systemFont(ofSize: 12))
      #expect(UIFont.systemFont(ofSize: size, weight: .bold, width: .standard) == .boldSystemFont(ofSize: 12))
      #expect(UIFont.italicSystemFont(ofSize: size).pointSize == 12)
      #expect(UIFont.monospacedSystemFont(ofSize: size, weight: .bold).pointSize == 12)
      #expect(UIFont.monospacedDigitSystemFont(ofSize: size, weight: .bold).pointSize == 12)
      let descriptor = UIFontDescriptor(name: "Palatino", size: 20)
      #expect(UIFont(descriptor: descriptor, size: size) == UIFont(name: "Palatino", size: 20))
      #expect(descriptor.withSize(size).pointSize == 20 && descriptor.withSize(size).problems.count == 1)
      #expect(UIFontDescriptor(name: "Palatino", size: size).pointSize == 0)
    }
    #expect(surroundings.log.count == 10)
  }

  @Test("Sizes that are absurd give fonts and labels", arguments: [1e-300, 1e6, 1e30, 1e300, .greatestFiniteMagnitude])
  @MainActor func absurdSize(size: CGFloat) throws {
    try FontSurroundings().run {
      let palatino = try #require(UIFont(name: "Palatino", size: size))
      for font in [palatino, .systemFont(ofSize: size), .monospacedSystemFont(ofSize: size, weight: .regular)] {
        #expect(font.pointSize == size && font.withSize(12).pointSize == 12)
        _ = FontSurroundings.width("Wave", font)
        _ = UIFontMetrics.default.scaledFont(for: font)
      }
    }
  }

  @Test("A size that withSize cannot have stops with a message")
  func withSize() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UIFont.systemFont(ofSize: 3).withSize(-1)
    }
    #expect(
      String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        .contains("expected a font size of 0 or more points, got -1.0."))
  }

  private static let nobodys = ["", " ", "\0", "Palatino\0", "-", ".", "/", "/etc/passwd", "../..", "\u{202E}", "👩‍👩‍👧"]

  @Test("Names that nobody has are nil", arguments: nobodys + [String(repeating: "Palatino ", count: 12_000)])
  func unknownNames(name: String) throws {
    try FontSurroundings().run {
      #expect(UIFont(name: name, size: 12) == nil)
      #expect(UIFont.fontNames(forFamilyName: name).isEmpty)
      #expect(UIFont(descriptor: UIFontDescriptor(name: name, size: 9), size: 0) == .systemFont(ofSize: 9))
      let family = UIFontDescriptor(fontAttributes: [.family: name, .face: name])
      #expect(UIFont(descriptor: family, size: 9) == .systemFont(ofSize: 9))
    }
  }

  @Test(
    "Weights and widths out of range are those at the ends", arguments: [-1e300, 1e300, -.infinity, .infinity, .nan])
  func styles(raw: CGFloat) throws {
    try FontSurroundings().run {
      let font = UIFont.systemFont(ofSize: 9, weight: UIFont.Weight(raw), width: UIFont.Width(raw))
      #expect((100...900).contains(font.font.face.weight.rawValue) && font.pointSize == 9)
      let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight(raw), .width: raw, .slant: raw]
      let descriptor = UIFontDescriptor(fontAttributes: [.family: "Inter", .traits: traits, .size: 9])
      #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 9)
      let axes = UIFontDescriptor(fontAttributes: [
        .name: "Inter", .init(rawValue: kCTFontVariationAttribute): ["wght": raw, "": 3, "toolong": 4],
      ])
      #expect(UIFont(descriptor: axes, size: 9).pointSize == 9)
    }
  }

  @Test("Every attribute with a value of every wrong type is told or taken, and gives a font")
  func attributes() throws {
    let keys: [UIFontDescriptor.AttributeName] = [
      .family, .name, .face, .size, .visibleName, .traits, .featureSettings, .textStyle, .matrix, .characterSet,
      .cascadeList, .fixedAdvance, .init(rawValue: kCTFontVariationAttribute), .init(rawValue: ""),
    ]
    let values: [Any] = [
      -1, Int.max, UInt64.max, Double.nan, true, "", "Palatino", [1], [[:] as [String: Int]], ["a": ["b": [3]]],
      [1.5: "x"], Date(), NSNull(), Optional<Int>.none as Any, NSNumber(value: -3), Data([0]),
      [["CTFeatureTypeIdentifier": Int.max, "CTFeatureSelectorIdentifier": Int.min]],
      [["CTFeatureTypeIdentifier": 35, "CTFeatureSelectorIdentifier": -8]],
      ["NSCTFontSymbolicTrait": UInt64.max], ["NSCTFontWeightTrait": "bold"],
    ]
    try FontSurroundings().run {
      for key in keys {
        for value in values {
          let descriptor = UIFontDescriptor(fontAttributes: [key: value])
          let font = UIFont(descriptor: descriptor, size: 7)
          #expect(font.pointSize == 7)
          #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: descriptor.fontAttributes), size: 7) == font)
          _ = (descriptor.pointSize, descriptor.symbolicTraits, descriptor.object(forKey: key))
        }
      }
    }
  }

  @Test(
    "Values to scale that are not finite, or too large, stay", arguments: [CGFloat.infinity, .greatestFiniteMagnitude])
  func values(value: CGFloat) {
    #expect(UIFontMetrics.default.scaledValue(for: value) == value)
    #expect(UIFontMetrics.default.scaledValue(for: -value) == -value)
    #expect(UIFontMetrics.default.scaledValue(for: .nan).isNaN)
    for maximum in [-1, .nan, 0, .infinity] as [CGFloat] {
      #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 9), maximumPointSize: maximum).pointSize == 9)
    }
  }

  @Test("The extra large titles have their size at L at every text size, and the log says that it is a guess")
  func extraLargeTitles() throws {
    let surroundings = try FontSurroundings()
    surroundings.run({ $0.contentSizeCategory = .accessibilityMedium }) {
      #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle).pointSize == 36)
      #expect(UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .extraLargeTitle2), size: 0).pointSize == 28)
      let written = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.extraLargeTitle])
      #expect(UIFont(descriptor: written, size: 0).pointSize == 36)
      let metrics = UIFontMetrics(forTextStyle: .extraLargeTitle)
      #expect(metrics.scaledValue(for: 10) == 10)
      #expect(metrics.scaledFont(for: .systemFont(ofSize: 20)).pointSize == 20)
    }
    #expect(surroundings.log.count == 5)
    #expect(
      surroundings.log.first
        == "UIFont: the size of extraLargeTitle at AX1 is not known; its size at L is used instead.")
  }
}
