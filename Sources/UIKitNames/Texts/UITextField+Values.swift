public import Foundation
public import LayoutCore

extension UITextField {
  /// The border of a text field.
  public typealias BorderStyle = TextField.BorderStyle

  /// The time at which a view at the side of the text is displayed.
  public enum ViewMode: Int, Hashable, Sendable, CaseIterable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3

    /// Returns `true` if a view is displayed.
    func shows(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// The reason for the end of editing.
  public enum DidEndEditingReason: Int, Hashable, Sendable, CaseIterable {
    /// The text is accepted.
    case committed = 0
    /// Editing was canceled.
    case cancelled = 1
  }

  /// The notification that editing of a field began.
  public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// The notification that editing of a field ended.
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
  /// The notification that a person changed the text of a field.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// The key of the reason, a number, in the notification that editing ended.
  public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
