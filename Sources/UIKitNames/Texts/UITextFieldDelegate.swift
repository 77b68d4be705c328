public import Foundation

/// A delegate that is asked and told about the editing of a text field. Every method is optional.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end; true by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended, unless the delegate has the method with a reason.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing ended, with the reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether a range of the text, in UTF-16 units, may be replaced; true by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called after the selection changed while the field is edited.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the text may be cleared; true by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the Return key has its usual effect; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
