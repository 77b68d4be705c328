import Foundation
import LayoutCore

extension CheckedLayout {
  /// Text fields and segmented controls with so little width that what they show cannot be made out.
  ///
  /// Strut's rule: a field with less than a quarter of what its text or placeholder takes up, or a line's height where it has
  /// none, for a text that does not fit scrolls while it is edited; segments with less than three quarters, for their
  /// titles are cut.
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

  /// The width that a control asks for, in points, and the least part of it in which people can make out what it shows.
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
