import Foundation
import LayoutCore

extension CheckedLayout {
  /// Finds text fields and segmented controls that are too narrow for their content to be
  /// recognized.
  ///
  /// Strut's rule: a field is too narrow below a quarter of the width of its text or placeholder,
  /// or below the height of a line if it has none, because text that does not fit scrolls while it
  /// is edited. Segments are too narrow below three quarters, because their titles are truncated.
  func squeezedFieldFaults() -> [Fault] {
    guard rules.applies(.squeezedElement) else { return [] }
    return elements.compactMap { element in
      guard let (needed, share) = Self.widthAndLeastShare(of: element.view) else { return nil }
      let available = element.frame.width
      guard available < needed * share - tolerance else { return nil }
      let text = (element.view as? TextField)?.shownText.label.text.flatMap { $0.isEmpty ? nil : $0 }
      return fault(.squeezedElement, element, text: text, needed: needed, available: available, side: .width)
    }
  }

  /// Returns the width that a control needs, in points, and the minimum fraction of it at which its
  /// content can be recognized.
  private static func widthAndLeastShare(of view: View) -> (needed: CGFloat, share: CGFloat)? {
    switch view {
    case let field as TextField:
      let line = field.font.map { CGFloat($0.lineHeight) } ?? 0
      return (max(field.intrinsicContentSize.width, line), 0.25)
    case let control as SegmentedControl: return (control.intrinsicContentSize.width, 0.75)
    default: return nil
    }
  }
}
