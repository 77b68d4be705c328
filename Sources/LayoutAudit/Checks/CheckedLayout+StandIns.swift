import LayoutCore
import TextLayout

extension CheckedLayout {
  /// Returns the family of the font whose letters extend outside their frame, if it is a
  /// substitute: a phone has another font for the script, whose letters may be shorter. Returns nil
  /// if letters in the font of the text also extend outside.
  func standIn(for element: CellElement) -> String? {
    guard let label = element.label, let lines = label.textLines(in: label.bounds.size) else { return nil }
    let own = label.font.face
    guard let other = lines.lazy.flatMap(\.runs).map(\.face).first(where: { $0 != own }) else { return nil }
    let box = inkBox(of: element) { $0.face == own }
    return box.map { max($0.above, $0.below) > rules.inkTolerance } == true ? nil : other.names.family
  }
}
