internal import Foundation

// The actions of a person in a field. Each method returns `false`, and changes nothing, if the
// field can't be edited.
extension AsUser where Subject: UITextField {
  /// Begins editing, as a tap does. Returns `true` if the field is edited.
  @discardableResult public func beginEditing() -> Bool { subject.isTouchable && subject.becomeFirstResponder() }

  /// Types text, one character after the other, and begins editing if necessary.
  ///
  /// For each character, the delegate is asked `textField(_:shouldChangeCharactersIn:…)`, and the
  /// actions for `editingChanged` are sent. A newline is the Return key.
  @discardableResult public func type(_ text: String) -> Bool {
    guard beginEditing() else { return false }
    for character in text {
      guard subject.isEditing else { break }
      if character.isNewline {
        _ = subject.returnPressed()
      } else {
        _ = subject.tryEdit(subject.insertionRange, String(character))
      }
    }
    return true
  }

  /// Inserts text at once, as pasting does, and begins editing if necessary.
  @discardableResult public func paste(_ text: String) -> Bool {
    guard beginEditing() else { return false }
    return subject.tryEdit(subject.insertionRange, text)
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

  /// Presses the Return key. If the delegate allows it, the actions for `editingDidEndOnExit` are
  /// sent, and editing ends if there are any.
  @discardableResult public func pressReturn() -> Bool {
    guard beginEditing(), subject.hasText || !subject.enablesReturnKeyAutomatically else { return false }
    return subject.returnPressed()
  }

  /// Taps the button that clears the text. Returns `false` if it is not displayed or the delegate
  /// does not allow it.
  @discardableResult public func clear() -> Bool {
    guard subject.isTouchable, subject.hasText, subject.clearButtonMode.shows(whileEditing: subject.isEditing),
      subject.delegate?.textFieldShouldClear(subject) ?? true
    else { return false }
    subject.edit(NSRange(location: 0, length: subject.length), "")
    return true
  }

  /// Ends editing, as a tap outside does in many apps. Returns `false` if the delegate prevents it.
  @discardableResult public func endEditing() -> Bool { subject.resignFirstResponder() }
}

extension UITextField {
  /// The range that typed text replaces.
  fileprivate final var insertionRange: NSRange {
    clearsOnInsertion ? NSRange(location: 0, length: length) : selection
  }

  /// Performs the Return key. Returns `false` if the delegate prevents it.
  fileprivate final func returnPressed() -> Bool {
    editingObserver?.fieldDidReturn()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    sendActions(for: .editingDidEndOnExit)
    if isFirstResponder, allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
    return true
  }
}
