public import Foundation

/// A delegate that is asked and told about the editing of a text view. Every method is optional.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin; true by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end; true by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a range of the text, in UTF-16 units, may be replaced; true by default.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called after a person changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed while the text is edited.
  func textViewDidChangeSelection(_ textView: UITextView)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns whether a link may be followed; true by default.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// The interaction of a person with a link or an attachment in text.
public enum UITextItemInteraction: Int, Hashable, Sendable, CaseIterable {
  /// Follows it.
  case invokeDefaultAction = 0
  /// Asks for actions.
  case presentActions = 1
  /// Looks at a preview.
  case preview = 2
}
