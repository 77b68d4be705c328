public import Foundation

/// The closure of an action, which receives the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An entry of a menu or an action of a control that runs a closure.
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  /// The name of an action, which a control uses to replace it.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The action that pastes.
    public static let paste = Identifier("com.apple.action.paste")
  }

  /// The name of the action.
  public final let identifier: Identifier
  /// The title in a list of commands, or nil. It is recorded.
  open var discoverabilityTitle: String?
  /// The style of the action.
  open var attributes: Attributes
  /// The mark next to the title.
  open var state: State
  /// The image while the action is selected, or nil. It is recorded.
  open var selectedImage: UIImage?
  /// The object that performs the action at the moment, or nil.
  open internal(set) var sender: Any?
  private final let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    (self.selectedImage, self.handler) = (selectedImage, handler)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates an action that does nothing, because Strut does not read archives.
  public required init?(coder: NSCoder) {
    (identifier, attributes, state) = (Identifier(UUID().uuidString), [], .off)
    handler = { _ in }
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

  /// Runs the closure with a sender, unless the action is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    run(sender)
  }

  final func run(_ sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
