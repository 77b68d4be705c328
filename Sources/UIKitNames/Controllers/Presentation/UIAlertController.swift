/// A message with actions. It is not drawn; a program reads its strings and performs its actions.
///
/// ```swift
/// let alert = controller.presentedViewController as? UIAlertController
/// alert?.actions.first { $0.title == "Delete" }?.perform()
/// ```
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// The kind of message. It has UIKit's raw values.
  public enum Style: Int, Hashable, Sendable {
    /// A list of actions.
    case actionSheet
    /// A box.
    case alert
  }

  /// The text below the title.
  open var message: String?
  /// The actions, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action of the Return key.
  open var preferredAction: UIAlertAction?
  /// The text fields, or nil if there are none.
  open private(set) var textFields: [UITextField]?
  /// The severity of the message. It is recorded.
  open var severity: UIAlertControllerSeverity = .default
  private var style = Style.actionSheet

  /// Creates a message.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    style = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
  }

  /// The kind of message.
  open var preferredStyle: Style { style }
  /// Adds an action.
  open func addAction(_ action: UIAlertAction) {
    action.alert = self
    actions.append(action)
  }
  /// Adds a text field, which the closure configures. Only alerts have text fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// The severity of a message.
public enum UIAlertControllerSeverity: Int, Hashable, Sendable {
  /// Usual.
  case `default`
  /// Critical.
  case critical
}

/// An action of a message.
@MainActor @preconcurrency open class UIAlertAction {
  /// The kind of action. It has UIKit's raw values.
  public enum Style: Int, Hashable, Sendable {
    /// A usual action.
    case `default`
    /// The action that changes nothing.
    case cancel
    /// The action that deletes.
    case destructive
  }

  /// The title.
  open private(set) var title: String?
  /// The kind of action.
  open private(set) var style: Style
  /// A Boolean value that indicates whether the user can choose the action.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// Creates an action, whose closure is called when the user chose it.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// Acts as if the user chose the action: dismisses the message and calls the closure. A disabled
  /// action does nothing. Strut's own.
  public func perform() {
    guard isEnabled else { return }
    if let alert, alert.presenter != nil {
      alert.dismiss(animated: true) { self.handler?(self) }
    } else {
      handler?(self)
    }
  }
}
