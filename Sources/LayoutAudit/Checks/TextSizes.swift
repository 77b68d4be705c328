import FontMetrics
import Foundation
import LayoutCore

/// The sizes of a cell's texts at several text sizes, by which texts that do not scale are found.
struct TextSizes {
  private struct Shown {
    var points: Double
    var text: String
    var frame: CGRect
  }

  private var known: [String: [ContentSizeCategory: Shown]] = [:]

  /// Notes the texts of a cell that has been laid out at a text size.
  mutating func note(_ cell: View, _ category: ContentSizeCategory) {
    for element in CellElement.all(in: cell) {
      guard let label = element.label else { continue }
      known[element.path, default: [:]][category] = Shown(
        points: label.font.pointSize, text: label.text ?? "", frame: element.frame)
    }
  }

  /// A text whose size is the same at the smallest text and at the largest does not scale; it is so at every size.
  func addFaults(
    to collector: inout FindingCollector, categories: [ContentSizeCategory], width: Double, rules: AuditRules,
    subject: Int, locale: Int, part: Int?
  ) {
    guard rules.applies(.unscaledText), let smallest = categories.min(), let largest = categories.max(),
      smallest < largest
    else { return }
    for (path, shown) in known {
      guard let small = shown[smallest], let large = shown[largest], small.points == large.points else { continue }
      let fault = Fault(
        .unscaledText, element: path, text: large.text, frame: large.frame,
        detail: "\(Finding.text(large.points)) points")
      for category in categories {
        collector.add(
          fault, in: Situation(category: category, width: width), subject: subject, locale: locale, part: part)
      }
    }
  }
}
