import FontMetrics
import LayoutCore

/// Which texts of a cell keep their size when people choose a larger one.
struct TextScaling {
  private struct Shown {
    var points: Double
    var text: String?
    var element: CellElement

    /// Nil where no text shows. A text field has no label of its own among the elements: what it shows is asked for here.
    init?(_ element: CellElement) {
      guard let label = element.label ?? (element.view as? TextField)?.shownText.label, label.text?.isEmpty == false
      else { return nil }
      (points, text, self.element) = (label.font.pointSize, label.text, element)
    }
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
      Shown(element).map { (element.path, $0) }
    }
    return Dictionary(shown) { first, _ in first }
  }

  /// The texts that do not scale; they are so at every size and width.
  var faults: [Fault] {
    unscaled.map { shown in
      Fault(
        .unscaledText, element: shown.element.path, text: shown.text, frame: shown.element.frame,
        detail: "\(Finding.text(shown.points)) points")
    }
  }
}
