public import Foundation
internal import LayoutCore

/// An object that can respond to events.
///
/// As in UIKit, responders are on the main actor. They are no `NSObject`s, whose initializer on
/// Linux is not; they compare and hash by identity like those. The accessibility properties, which
/// UIKit declares for every `NSObject`, are members of this class.
@MainActor @preconcurrency open class UIResponder {
  /// Creates a responder.
  public init() {}

  // MARK: The chain

  /// The next responder in the chain, or nil.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether the responder may become first responder; false by
  /// default.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder may resign; true by default.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether the responder receives events first.
  open var isFirstResponder: Bool { Self.first === self }

  /// Makes the responder the first one if it may become that.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, Self.first?.resignFirstResponder() ?? true else { return false }
    Self.first = self
    return true
  }

  /// Gives up being the first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    Self.first = nil
    return true
  }

  /// The responder that receives events first, or nil.
  private(set) static weak var first: UIResponder?

  /// The view that replaces the keyboard, or nil. There is no keyboard, so it is not displayed.
  open var inputView: UIView? { nil }
  /// The view above the keyboard, or nil. There is no keyboard, so it is not displayed.
  open var inputAccessoryView: UIView? { nil }

  /// Stops being the responder that receives events first, although it does not resign.
  final func dismiss() {
    guard isFirstResponder else { return }
    Self.first = nil
    wasDismissed()
  }

  /// Called after the responder resigned or was dismissed.
  func wasDismissed() {}

  /// Calls the method with a name. Returns `false` if the object has no method of that name.
  ///
  /// Subclasses override it for their own actions, as ``SelectorPerforming`` describes.
  @discardableResult open func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) -> Bool {
    switch selector.name {
    case "becomeFirstResponder": becomeFirstResponder()
    case "resignFirstResponder": resignFirstResponder()
    case "endEditing:":
      guard let view = self as? UIView else { return false }
      view.endEditing(true)
    case "setNeedsLayout":
      guard let view = self as? UIView else { return false }
      view.setNeedsLayout()
    default: return AddedActions.perform(selector, on: self, sender, event)
    }
    return true
  }

  /// Updates the views of the keyboard. There is no keyboard, so it has no effect.
  open func reloadInputViews() {}

  // MARK: Touches

  /// Called when touches begin. By default it calls the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Called when touches moved. By default it calls the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Called when touches ended. By default it calls the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called when the touches belong to a gesture after all. By default it calls the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Called when estimated properties of touches became known. Strut does not call it.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when a key or button is pressed. By default it calls the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when the value of a press changed. By default it calls the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when a key or button is released. By default it calls the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when a press is canceled. By default it calls the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called when a motion such as shaking begins. By default it calls the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// Called when a motion ended. By default it calls the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// Called when a motion is canceled. By default it calls the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called for an event of a remote control. By default it calls the next responder.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Actions

  /// Returns `true` if the responder performs an action itself; false by default, because Linux has
  /// no list of an object's methods.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Returns the first responder of the chain that performs an action, or nil.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Accessibility

  /// The values for assistive technologies, made when it is first used.
  private(set) final lazy var accessibilityRecord = AccessibilityRecord()

  /// A Boolean value that indicates whether the object is an element of its own for assistive
  /// technologies; by default only labels, text and controls are.
  open var isAccessibilityElement: Bool {
    get { accessibilityFacts.isElement ?? usualAccessibility.isElement ?? false }
    set { accessibilityFacts.isElement = newValue }
  }

  /// The name of the element, in a few words; by default the text of a label or the title of a
  /// button.
  open var accessibilityLabel: String? {
    get { accessibilityFacts.label ?? usualAccessibility.label }
    set {
      accessibilityFacts.label = newValue
      accessibilityRecord.attributedLabel = nil
    }
  }

  /// The name of the element with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityRecord.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set {
      accessibilityLabel = newValue?.string
      accessibilityRecord.attributedLabel = newValue
    }
  }

  /// The effect of an action on the element.
  open var accessibilityHint: String? {
    get { accessibilityFacts.hint ?? usualAccessibility.hint }
    set {
      accessibilityFacts.hint = newValue
      accessibilityRecord.attributedHint = nil
    }
  }

  /// The effect of an action on the element, with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityRecord.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set {
      accessibilityHint = newValue?.string
      accessibilityRecord.attributedHint = newValue
    }
  }

  /// The value of the element; by default the text of a field or the setting of a switch or slider.
  open var accessibilityValue: String? {
    get { accessibilityFacts.value ?? usualAccessibility.value }
    set {
      accessibilityFacts.value = newValue
      accessibilityRecord.attributedValue = nil
    }
  }

  /// The value of the element with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityRecord.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set {
      accessibilityValue = newValue?.string
      accessibilityRecord.attributedValue = newValue
    }
  }

  /// The traits of the element; by default those of the kind of view.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { UIAccessibilityTraits(rawValue: accessibilityFacts.traits ?? usualAccessibility.traits ?? 0) }
    set { accessibilityFacts.traits = newValue.rawValue }
  }

  /// The frame of the element on the screen, in points; by default that of the view in its
  /// outermost view.
  open var accessibilityFrame: CGRect {
    get { accessibilityRecord.frame ?? usualAccessibilityFrame }
    set { accessibilityRecord.frame = newValue }
  }

  /// The outline of the element on the screen, or nil for its frame. It is recorded.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityRecord.path }
    set { accessibilityRecord.path = newValue }
  }

  /// The point that an activation touches, on the screen; by default the middle of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityRecord.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibilityRecord.activationPoint = newValue }
  }

  /// The language of the label, hint and value, or nil for the current one. It is recorded.
  open var accessibilityLanguage: String? {
    get { accessibilityRecord.language }
    set { accessibilityRecord.language = newValue }
  }

  /// A Boolean value that indicates whether the elements in this one are hidden.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityFacts.hidesElements }
    set { accessibilityFacts.hidesElements = newValue }
  }

  /// A Boolean value that indicates whether its sibling elements are ignored. It is recorded.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityRecord.isModal }
    set { accessibilityRecord.isModal = newValue }
  }

  /// A Boolean value that indicates whether the elements in this one are read together. It is
  /// recorded.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityRecord.groupsChildren }
    set { accessibilityRecord.groupsChildren = newValue }
  }

  /// The way in which people move among the elements. It is recorded.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityRecord.navigationStyle }
    set { accessibilityRecord.navigationStyle = newValue }
  }

  /// A Boolean value that indicates whether people can act on the element; by default, whether it
  /// is a control or a button.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityRecord.respondsToUserInteraction
        ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField])
    }
    set { accessibilityRecord.respondsToUserInteraction = newValue }
  }

  /// Names of the element that people may say. They are recorded.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityRecord.inputLabels ?? [] }
    set { accessibilityRecord.inputLabels = newValue }
  }

  /// The kind of text in the element. It is recorded.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityRecord.textualContext }
    set { accessibilityRecord.textualContext = newValue }
  }

  /// The kind of container that the object is. It is recorded.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityRecord.containerType }
    set { accessibilityRecord.containerType = newValue }
  }

  /// The elements in this one, in order of reading, or nil for the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityRecord.elements }
    set { accessibilityRecord.elements = newValue }
  }

  /// Returns the number of ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns one of the ``accessibilityElements``, or nil.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element among the ``accessibilityElements``, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// The actions of the element in addition to its activation, or nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityRecord.customActions }
    set { accessibilityRecord.customActions = newValue }
  }

  /// The rotors of the element, or nil. They are recorded.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityRecord.customRotors }
    set { accessibilityRecord.customRotors = newValue }
  }

  /// Activates the element, and returns `true` if it did; false by default, which means a tap.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of an adjustable element. By default it has no effect.
  open func accessibilityIncrement() {}
  /// Decreases the value of an adjustable element. By default it has no effect.
  open func accessibilityDecrement() {}
  /// Scrolls, and returns `true` if it did; false by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses a modal view, and returns `true` if it did; false by default.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action of a view, and returns `true` if it did; false by default.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when an assistive technology moved its focus to the element. Strut does not call it.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when an assistive technology moved its focus away. Strut does not call it.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns `false`: no assistive technology has its focus on the element.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// The values for audits that were set. A view keeps them in its `strutView`.
  var accessibilityFacts: AccessibilityFacts {
    get { accessibilityRecord.facts }
    set { accessibilityRecord.facts = newValue }
  }
  /// The values where nothing was set.
  var usualAccessibility: AccessibilityFacts { AccessibilityFacts() }
  /// The frame where none was set.
  var usualAccessibilityFrame: CGRect { .zero }
}

extension UIResponder: SelectorPerforming {}

extension UIResponder: Hashable {
  /// Returns `true` if both are the same object.
  nonisolated public static func == (first: UIResponder, second: UIResponder) -> Bool { first === second }

  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
