internal import Foundation

// The actions of a person in a text view. Each method returns `false`, and changes nothing, if the
// text can't be edited.
extension AsUser where Subject: UITextView {
  /// Begins editing, as a tap does. Returns `true` if the text is edited.
  @discardableResult public func beginEditing() -> Bool {
    subject.isEditable && subject.isTouchable && subject.becomeFirstResponder()
  }

  /// Types text, one character after the other, and begins editing if necessary.
  ///
  /// For each character, the delegate is asked `textView(_:shouldChangeTextIn:replacementText:)`
  /// and told of the change.
  @discardableResult public func type(_ text: String) -> Bool {
    guard beginEditing() else { return false }
    for character in text {
      guard subject.isEditing else { break }
      _ = subject.tryEdit(insertionRange, String(character))
    }
    return true
  }

  /// Inserts text at once, as pasting does, and begins editing if necessary.
  @discardableResult public func paste(_ text: String) -> Bool {
    guard beginEditing() else { return false }
    return subject.tryEdit(insertionRange, text)
  }

  /// Presses the Delete key a number of times.
  @discardableResult public func delete(times count: Int = 1) -> Bool {
    guard beginEditing() else { return false }
    for _ in 0..<max(0, count) {
      guard let range = subject.deletedRange else { break }
      _ = subject.tryEdit(range, "")
    }
    return true
  }

  /// Ends editing, as a tap outside does in many apps. Returns `false` if the delegate prevents it.
  @discardableResult public func endEditing() -> Bool { subject.resignFirstResponder() }

  private var insertionRange: NSRange {
    subject.clearsOnInsertion ? NSRange(location: 0, length: subject.length) : subject.selection
  }
}
