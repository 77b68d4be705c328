import FontMetrics
import Foundation
import TestSupport
import Testing
import UIKitNames

@Suite("UIKit's font features")
struct FontFeatureTests {
  typealias Key = UIFontDescriptor.FeatureKey

  private static func font(_ name: String, _ settings: [[Key: Any]]) throws -> UIFont {
    let descriptor = UIFontDescriptor(name: name, size: 40).addingAttributes([.featureSettings: settings])
    return UIFont(descriptor: descriptor, size: 0)
  }

  @Test(
    "Apple's types and selectors are OpenType's features", .fact("system-15"),
    arguments: [
      (kNumberSpacingType, kMonospacedNumbersSelector, ["tnum=1"]),
      (kNumberSpacingType, kProportionalNumbersSelector, ["pnum=1"]),
      (kNumberCaseType, kLowerCaseNumbersSelector, ["onum=1"]),
      (kNumberCaseType, kUpperCaseNumbersSelector, ["lnum=1"]),
      (kLowerCaseType, kLowerCaseSmallCapsSelector, ["smcp=1"]),
      (kLowerCaseType, kDefaultLowerCaseSelector, ["pcap=0", "smcp=0"]),
      (kUpperCaseType, kUpperCaseSmallCapsSelector, ["c2sc=1"]), (3, 3, ["smcp=1"]),
      (kFractionsType, kDiagonalFractionsSelector, ["frac=1"]),
      (kFractionsType, kVerticalFractionsSelector, ["afrc=1"]),
      (kFractionsType, kNoFractionsSelector, ["afrc=0", "frac=0"]),
      (kVerticalPositionType, kSuperiorsSelector, ["sups=1"]),
      (kLigaturesType, kCommonLigaturesOffSelector, ["liga=0"]),
      (kTypographicExtrasType, kSlashedZeroOnSelector, ["zero=1"]), (kCaseSensitiveLayoutType, 0, ["case=1"]),
      (kStylisticAlternativesType, kStylisticAltOneOnSelector, ["ss01=1"]),
      (kStylisticAlternativesType, 41, ["ss20=0"]),
      (kContextualAlternatesType, kContextualAlternatesOffSelector, ["calt=0"]), (kCharacterShapeType, 1, ["smpl=1"]),
    ])
  func features(type: Int, selector: Int, expected: [String]) throws {
    let font = try Self.font("Palatino", [[.type: type, .selector: selector]])
    #expect(font.font.features.map { "\($0.tag)=\($0.value)" } == expected)
  }

  @Test("A feature changes what text looks like, by its old and new keys and by its tag")
  @MainActor func widths() throws {
    let plain = try #require(UIFont(name: "Palatino", size: 40))
    for setting: [Key: Any] in [
      [.type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector],
      [.featureIdentifier: kLowerCaseType, .typeIdentifier: kLowerCaseSmallCapsSelector],
      [Key(rawValue: kCTFontOpenTypeFeatureTag): "smcp", Key(rawValue: kCTFontOpenTypeFeatureValue): 1],
    ] {
      let font = try Self.font("Palatino", [setting])
      #expect(FontSurroundings.width("small", font) != FontSurroundings.width("small", plain))
      #expect(FontSurroundings.width("SMALL", font) == FontSurroundings.width("SMALL", plain))
      #expect(font.lineHeight == plain.lineHeight)
    }
    let figures = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .featureSettings: [[Key.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]]
    ])
    #expect(UIFont(descriptor: figures, size: 0) == .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
  }

  @Test(
    "A pair that no feature does the same as is told and left out",
    arguments: [(16, 3), (kNumberSpacingType, 7), (-1, -2)])
  func unknown(type: Int, selector: Int) throws {
    let surroundings = try FontSurroundings()
    let descriptor = surroundings.run {
      UIFontDescriptor(fontAttributes: [
        .name: "Palatino", .featureSettings: [[Key.type: type, .selector: selector], [.type: 11, .selector: 2]],
      ])
    }
    #expect(
      descriptor.problems == [
        "no OpenType feature corresponds to the feature type \(type) and selector \(selector)."
      ])
    #expect(surroundings.log.count == 1)
    #expect(UIFont(descriptor: descriptor, size: 9).font.features == [FontFeature(tag: "frac")])
  }

  @Test(
    "A setting that is none is told",
    arguments: [["x": 1], ["CTFeatureOpenTypeTag": 5], ["CTFeatureTypeIdentifier": 1.5]])
  func broken(setting: [String: Double]) {
    #expect(UIFontDescriptor(fontAttributes: [.featureSettings: [setting]]).problems.count == 1)
  }
}
