public import Foundation

/// An entry of a menu that performs a method in the chain of responders.
@MainActor @preconcurrency open class UICommand: UIMenuElement {
  /// The method.
  open internal(set) var action: Selector
  /// A value that tells commands of one method apart.
  open internal(set) var propertyList: Any?
  /// The title in a list of commands, or nil. It is recorded.
  open var discoverabilityTitle: String?
  /// The style of the command.
  open var attributes: Attributes
  /// The mark next to the title.
  open var state: State

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList, self.discoverabilityTitle) = (action, propertyList, discoverabilityTitle)
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, subtitle: nil, image: image)
  }

  /// Creates a command without a method, because Strut does not read archives.
  public required init?(coder: NSCoder) {
    (action, attributes, state) = (Selector(""), [], .off)
    super.init(coder: coder)
  }

  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image next to the title, or nil.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Performs the method of a target, or of the first responder in the chain that has it.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    ActionSender.send(action, to: target, from: self, for: nil)
  }
}
