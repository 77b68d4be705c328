import Foundation
import Testing

/// Tables recorded in `Resources/`, as their files have them.
enum Recorded {
  static let dynamicType = load("dynamic-type.json", DynamicTypeFacts.self)
  static let fontMetrics = load("uifontmetrics-measured.json", MeasuredFontMetrics.self)
  static let spacing = load("system-spacing.json", SpacingFacts.self)

  private static func load<Facts: Decodable>(_ name: String, _: Facts.Type) -> Result<Facts, any Error> {
    Result {
      let url = try #require(Bundle.module.url(forResource: "Resources/" + name, withExtension: nil))
      return try JSONDecoder().decode(Facts.self, from: Data(contentsOf: url))
    }
  }
}

struct DynamicTypeFacts: Decodable {
  struct Category: Decodable {
    let id, uikit, swiftui, rawValue: String
    let isAccessibility: Bool
    let index: Int
  }
  struct Cell: Decodable, Hashable {
    let size: Double
    let leading, leadingOS, tracking: Double?
    let weight, emphasized, suspect: String?
  }
  struct Departure: Decodable {
    let style, category: String
    let hig, os: Double
  }
  struct IOS: Decodable {
    let categories: [Category]
    let unspecifiedRawValue: String
    let styles: [String: [String: Cell]]
    let weights, emphasizedWeights, styleRawValues: [String: String]
    let leadingHIGvsOS: [Departure]
  }
  struct Styles: Decodable { let styles: [String: Cell] }
  struct Android: Decodable {
    struct Tables: Decodable {
      let fromSp: [Double]
      let toDp: [String: [Double]]
    }
  }

  let categoryOrder: [String]
  let ios: IOS
  let macos, tvos: Styles
  let watchos: [String: Styles]
  let tracking: [String: [String: Double]]
  let android: Android.Tables
}

/// The results of the real `UIFontMetrics`: iOS 26, a display with 3 pixels per point.
struct MeasuredFontMetrics: Decodable {
  struct Cell: Decodable {
    let pointSize: Double
    let scaledValueThirds, scaledFont: [Double]
  }

  let bases: [Double]
  let cells: [String: [String: Cell]]
}

struct SpacingFacts: Decodable {
  struct Multiplier: Decodable { let multiplier, constant: Double }
  struct Catalyst: Decodable {
    let lower: Double
    let upper: Double?
    let value: Double
  }
  struct Computed: Decodable {
    struct Distances: Decodable { let baselineToBaseline, edgeToFirstBaseline, lastBaselineToEdge: Double }
    let bodyPointSize: Double
    let iOS11, iOS17: [String: Distances]
  }

  let multipliers: [Multiplier]
  let measuredOnCatalyst: [Catalyst]
  let computedForSF: [String: Computed]
}
