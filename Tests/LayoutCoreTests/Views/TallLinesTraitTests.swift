import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TestSupport
import Testing

@Suite("Tall lines as a trait")
struct TallLinesTraitTests {
  private func traits(_ era: Era, tall: Bool = true, category: ContentSizeCategory = .large) throws -> TraitCollection {
    var traits = try realTraits(category: category)
    traits.layoutMetrics = LayoutMetrics(era: era)
    traits.hasTallLines = tall
    return traits
  }

  private func label(_ traits: TraitCollection, lines: Int) throws -> Label {
    let label = traits.performAsCurrent { Label() }
    label.font = try traits.preferredFont(forStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.text = Array(repeating: "Line", count: lines).joined(separator: "\n")
    return label
  }

  /// Lines, and the height of a label of body at L: 24.287 and 26 for each further one.
  static let heights: [(Int, Double)] = [(1, 73.0 / 3), (2, 151.0 / 3), (3, 229.0 / 3)]

  @Test("A label's height and baselines follow, since iOS 17", .fact("style-21"), arguments: heights)
  func labels(_ row: (lines: Int, height: Double)) throws {
    for era in Era.allCases {
      let plain = try label(try traits(era, tall: false), lines: row.lines)
      let tall = try label(try traits(era), lines: row.lines)
      let height = Double(tall.sizeThatFits(CGSize(width: 300, height: 0)).height)
      guard era >= .iOS17 else {
        #expect(height == Double(plain.sizeThatFits(CGSize(width: 300, height: 0)).height))
        #expect(tall.font == plain.font)
        continue
      }
      #expect(abs(height - row.height) < 1e-9, "\(row.lines) lines")
      let size = CGSize(width: 300, height: height)
      // The ascender is 2 points higher: 18.187, to the pixel 18.333.
      #expect(abs(Double(tall.firstBaselineOffset(in: size)) - 55.0 / 3) < 0.34)
      let drop = size.height - tall.lastBaselineOffset(in: size) - tall.firstBaselineOffset(in: size)
      #expect(abs(Double(drop) - 26 * Double(row.lines - 1)) < 0.34)
    }
  }

  @Test("A label follows the trait, and a release that has no tall lines takes them away", .fact("style-21"))
  func changes() throws {
    let plain = try traits(.iOS17, tall: false)
    let label = try label(plain, lines: 1)
    let usual = label.intrinsicContentSize.height
    label.setTraits(try traits(.iOS17))
    #expect(abs(Double(label.intrinsicContentSize.height) - 73.0 / 3) < 1e-9)
    label.setTraits(try traits(.iOS16))
    #expect(label.intrinsicContentSize.height == usual)
    label.setTraits(try traits(.iOS26))
    #expect(abs(Double(label.intrinsicContentSize.height) - 73.0 / 3) < 1e-9)
    label.setTraits(plain)
    #expect(label.intrinsicContentSize.height == usual)
  }
}
