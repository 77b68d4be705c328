import FontMetrics
import LayoutCore

/// Finds the labels of a cell that keep their size when people choose a larger one.
struct TextScaling {
  private struct Shown {
    var points: Double
    var text: String?
    var element: CellElement

    /// The label; nil if it shows no text. A text field has no label among the elements, so its
    /// visible text is checked here.
    init?(_ element: CellElement) {
      guard let label = element.label ?? (element.view as? TextField)?.shownText.label, label.text?.isEmpty == false
      else { return nil }
      (points, text, self.element) = (label.font.pointSize, label.text, element)
    }
  }

  /// The labels that have the same size at both ends of the scale, regardless of the audited sizes:
  /// text that scales may have one size at two sizes in between.
  private let unscaled: [Shown]

  /// Checks a cell after a layout. The cell gets the smallest and the largest text size, and then
  /// its own again.
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
      Shown(element).map { (element.path, $0) }
    }
    return Dictionary(shown) { first, _ in first }
  }

  /// The labels that do not scale, at all sizes and widths.
  var faults: [Fault] {
    unscaled.map { shown in
      Fault(
        .unscaledText, element: shown.element.path, text: shown.text, frame: shown.element.frame,
        detail: "\(Finding.text(shown.points)) points")
    }
  }
}
