import LayoutCore
import TextLayout

extension CheckedLayout {
  /// The family of the font that letters out of a text's box are in, where it is not the text's own: a phone has another one for
  /// the script, whose letters may be lower. Nil where letters of the text's own font reach out too.
  func standIn(for element: CellElement) -> String? {
    guard let label = element.label, let lines = label.textLines(in: label.bounds.size) else { return nil }
    let own = label.font.face
    guard let other = lines.lazy.flatMap(\.runs).map(\.face).first(where: { $0 != own }) else { return nil }
    let box = inkBox(of: element) { $0.face == own }
    return box.map { max($0.above, $0.below) > rules.inkTolerance } == true ? nil : other.names.family
  }
}
