import FontMetrics
import LayoutCore

/// Which texts of a cell keep their size when people choose a larger one.
struct TextScaling {
  private struct Shown {
    var points: Double
    var element: CellElement
  }

  /// The texts that have the same size at both ends of the scale, whatever sizes are audited: what scales may well have one size
  /// at two sizes in between.
  private let unscaled: [Shown]

  /// Looks at a cell that has been laid out. It is given the smallest and the largest text, and then what it had again.
  ///
  /// - Complexity: Two layouts.
  init(_ cell: View) {
    let traits = cell.traitCollection
    defer { cell.setTraits(traits) }
    let small = Self.sizes(of: cell, at: .extraSmall)
    let large = Self.sizes(of: cell, at: .accessibilityExtraExtraExtraLarge)
    unscaled = large.filter { small[$0.key]?.points == $0.value.points }.sorted { $0.key < $1.key }.map { $0.value }
  }

  private static func sizes(of cell: View, at category: ContentSizeCategory) -> [String: Shown] {
    var traits = cell.traitCollection
    traits.contentSizeCategory = category
    cell.setTraits(traits)
    cell.layoutIfNeeded()
    let shown = CellElement.all(in: cell).compactMap { element in
      element.label.map { (element.path, Shown(points: $0.font.pointSize, element: element)) }
    }
    return Dictionary(shown) { first, _ in first }
  }

  /// The texts that do not scale; they are so at every size and width.
  var faults: [Fault] {
    unscaled.map { shown in
      Fault(
        .unscaledText, element: shown.element.path, text: shown.element.text, frame: shown.element.frame,
        detail: "\(Finding.text(shown.points)) points")
    }
  }
}
