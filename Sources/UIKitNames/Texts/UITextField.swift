public import Foundation
public import LayoutCore

/// A field for a line of text.
///
/// UIKit's class in front of Strut's ``TextField``. A person's edits are simulated with ``asUser``:
///
/// ```swift
/// field.asUser.type("Ada")       // asks the delegate, and sends `editingChanged`, for each letter
/// field.asUser.pressReturn()
/// ```
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  /// The field of Strut that is laid out.
  public final var strutTextField: TextField { strut() }

  class override func makeView(frame: CGRect) -> View { TextField(frame: frame) }

  /// Creates an empty field with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a field as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate, which is not retained.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The view that contains the field as a part, such as a search bar.
  final weak var editingObserver: (any TextFieldObserver)?

  // MARK: Text

  private var attributed: NSAttributedString?

  /// The text; empty by default and never nil. Setting it moves the cursor to the end, without
  /// events.
  open var text: String? {
    get { strutTextField.text }
    set { setText(newValue ?? "") }
  }

  private func setText(_ text: String) {
    attributed = nil
    strutTextField.text = text
    selection = NSRange(location: length, length: 0)
    editingObserver?.fieldTextChanged()
  }

  /// The text with attributes. Only the font and the color of its first character affect the field,
  /// whose text has one style (Strut's rule).
  open var attributedText: NSAttributedString? {
    get { attributed ?? NSAttributedString(string: text ?? "", attributes: defaultTextAttributes) }
    set {
      setText(newValue?.string ?? "")
      guard let newValue else { return }
      let first = newValue.firstAttributes
      if let font = first[TextKeys.font] as? UIFont { self.font = font }
      if let color = first[TextKeys.foregroundColor] as? UIColor { textColor = color }
      attributed = NSAttributedString(attributedString: newValue)
    }
  }

  /// The text to show while the field is empty, or nil.
  open var placeholder: String? {
    get { strutTextField.placeholder }
    set {
      attributedPrompt = nil
      strutTextField.placeholder = newValue
      editingObserver?.fieldTextChanged()
    }
  }

  private var attributedPrompt: NSAttributedString?

  /// The text to show while the field is empty, with attributes, or nil. It has the width of its
  /// string in the field's font (Strut's rule).
  open var attributedPlaceholder: NSAttributedString? {
    get {
      attributedPrompt ?? placeholder.map { NSAttributedString(string: $0, attributes: [TextKeys.font: shownFont]) }
    }
    set {
      placeholder = newValue?.string
      attributedPrompt = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }

  /// The attributes of all text. A font and a color replace those of the field; others are
  /// recorded.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { otherAttributes.merging(TextKeys.attributes(shownFont, textColor)) { $1 } }
    set {
      otherAttributes = newValue
      if let font = newValue[TextKeys.font] as? UIFont { self.font = font }
      if let color = newValue[TextKeys.foregroundColor] as? UIColor { textColor = color }
    }
  }
  private var otherAttributes: [NSAttributedString.Key: Any] = [:]

  /// The attributes of text to be typed, or nil while the field is not edited. They are recorded
  /// and do not affect layout.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// A Boolean value that indicates whether a person may change attributes; false by default. It is
  /// recorded and does not affect layout.
  open var allowsEditingTextAttributes = false

  // MARK: Style

  private var knownFont = KnownFont()
  private var shownFont: UIFont { strutTextField.font.map { knownFont.object(for: $0) } ?? .systemFont(ofSize: 17) }

  /// The font; the 17-point system font by default and after setting nil.
  open var font: UIFont? {
    get { shownFont }
    set {
      if let newValue { knownFont.set(newValue) }
      strutTextField.font = newValue?.font
      attributed = attributed?.setting(TextKeys.font, shownFont)
    }
  }

  private var ownTextColor: UIColor?

  /// The color of the text; by default, and after setting nil, that of primary text.
  open var textColor: UIColor? {
    get { ownTextColor ?? strutTextField.textColor.map { UIColor($0) } ?? .label }
    set {
      ownTextColor = newValue
      strutTextField.textColor = newValue?.color(in: traitCollection)
      attributed = attributed?.setting(TextKeys.foregroundColor, textColor)
    }
  }

  /// The position of text that is narrower than the field; natural by default.
  open var textAlignment: NSTextAlignment {
    get { strutTextField.textAlignment }
    set { strutTextField.textAlignment = newValue }
  }

  /// The border; `none` by default.
  open var borderStyle: BorderStyle {
    get { strutTextField.borderStyle }
    set { strutTextField.borderStyle = newValue }
  }

  /// A Boolean value that indicates whether the font follows the content size category and Bold
  /// Text; false by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { strutTextField.adjustsFontForContentSizeCategory }
    set { strutTextField.adjustsFontForContentSizeCategory = newValue }
  }

  /// A Boolean value that indicates whether long text is scaled down; false by default. It is
  /// recorded and does not affect layout.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of scaled text, in points. It is recorded and does not affect layout.
  open var minimumFontSize: CGFloat = 0
  /// The image behind the field, or nil. It is recorded and does not affect layout.
  open var background: UIImage?
  /// The image behind a disabled field, or nil. It is recorded and does not affect layout.
  open var disabledBackground: UIImage?

  // MARK: Views at the sides

  /// The view at the left side of the text, or at the right side in right-to-left layouts; nil by
  /// default. It takes part of the width.
  open var leftView: UIView? { didSet { sideViewChanged(from: oldValue, to: leftView) } }
  /// The time at which ``leftView`` is displayed; `never` by default.
  open var leftViewMode = ViewMode.never { didSet { showSideViews() } }
  /// The view at the right side of the text, or at the left side in right-to-left layouts; nil by
  /// default. It takes part of the width.
  open var rightView: UIView? { didSet { sideViewChanged(from: oldValue, to: rightView) } }
  /// The time at which ``rightView`` is displayed; `never` by default.
  open var rightViewMode = ViewMode.never { didSet { showSideViews() } }
  /// The time at which the button that clears the text is displayed; `never` by default. It does
  /// not affect the size.
  open var clearButtonMode = ViewMode.never

  private func sideViewChanged(from old: UIView?, to new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    showSideViews()
  }

  private func showSideViews() {
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      let isShown = mode.shows(whileEditing: isEditing)
      guard isShown != (view.superview === self) else { continue }
      if isShown { addSubview(view) } else { view.removeFromSuperview() }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Places the views at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView, leftView.superview === self { leftView.frame = leftViewRect(forBounds: bounds) }
    if let rightView, rightView.superview === self { rightView.frame = rightViewRect(forBounds: bounds) }
  }

  /// The size that the text or placeholder requires, with the border and the views at the sides
  /// (the latter is Strut's rule).
  open override var intrinsicContentSize: CGSize { withSideViews(super.intrinsicContentSize) }

  /// Returns the size that the text or placeholder requires, with the border and the views at the
  /// sides.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { withSideViews(super.sizeThatFits(size)) }

  private func withSideViews(_ size: CGSize) -> CGSize {
    let (left, right) = (sideSize(leftView), sideSize(rightView))
    return CGSize(width: size.width + left.width + right.width, height: max(size.height, left.height, right.height))
  }

  /// Returns the size of a view at a side; zero while it is not displayed.
  private func sideSize(_ view: UIView?) -> CGSize {
    guard let view, view.superview === self else { return .zero }
    if view.translatesAutoresizingMaskIntoConstraints, view.bounds.size != .zero { return view.bounds.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Rectangles

  // The rectangles determine where the views at the sides are. Subclasses may override all of them.
  // As in UIKit, those of the text do not affect the intrinsic size.

  /// Returns the rectangle within the border: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text, within the border and between the views at the sides.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let (before, after) = (sideSize(leftView).width, sideSize(rightView).width)
    let padding = borderStyle == .roundedRect ? strutTextField.borderPadding : 0
    let (left, right) = isMirrored ? (after, before) : (before, after)
    let insets = UIEdgeInsets(top: 0, left: max(padding, left), bottom: 0, right: max(padding, right))
    return insets.left + insets.right <= bounds.width ? bounds.inset(by: insets) : bounds
  }
  /// Returns the rectangle of the placeholder: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the text while it is edited: that of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the button that clears the text: 19 points wide and high, 5 points
  /// before the end (Strut's rule).
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let x = isMirrored ? bounds.minX + 5 : bounds.maxX - 24
    return CGRect(x: x, y: bounds.minY + (bounds.height - 19) / 2, width: 19, height: 19)
  }
  /// Returns the rectangle of ``leftView``: its size, centered vertically at the edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, bounds, isLeft: !isMirrored) }
  /// Returns the rectangle of ``rightView``: its size, centered vertically at the edge.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, bounds, isLeft: isMirrored) }

  private func sideRect(_ view: UIView?, _ bounds: CGRect, isLeft: Bool) -> CGRect {
    let size = sideSize(view)
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.minY + (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// Called by UIKit to draw the text in a rectangle. Strut does not call it.
  open func drawText(in rect: CGRect) { UIKitLog.notSimulated("UITextField.drawText(in:)") }
  /// Called by UIKit to draw the placeholder in a rectangle. Strut does not call it.
  open func drawPlaceholder(in rect: CGRect) { UIKitLog.notSimulated("UITextField.drawPlaceholder(in:)") }

  // MARK: Editing

  /// A Boolean value that indicates whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }
  /// A Boolean value that indicates whether the text is removed when editing begins; false by
  /// default.
  open var clearsOnBeginEditing = false
  /// A Boolean value that indicates whether typed text replaces all; false by default.
  open var clearsOnInsertion = false

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// The view that replaces the keyboard, or nil. There is no keyboard, so it is not displayed.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view above the keyboard, or nil. There is no keyboard, so it is not displayed.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// A Boolean value that indicates whether the field can be edited: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, in UIKit's order: the delegate is asked, the field that was edited ends, and
  /// the delegate is called, then the actions for `editingDidBegin` and the observers of the
  /// notification.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, editingObserver?.fieldShouldBegin() ?? true,
      delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { setText("") }
    selection = NSRange(location: length, length: 0)
    showSideViews()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    editingObserver?.fieldDidBegin()
    return true
  }

  /// Ends editing, if the delegate allows it, and tells the delegate, then the actions for
  /// `editingDidEnd` and the observers of the notification.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard editingObserver?.fieldShouldEnd() ?? true, delegate?.textFieldShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    wasDismissed()
    return true
  }

  override func resolveColors(previous: UITraitCollection) {
    super.resolveColors(previous: previous)
    if let ownTextColor { strutTextField.textColor = ownTextColor.color(in: traitCollection) }
  }

  override func wasDismissed() {
    showSideViews()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    editingObserver?.fieldDidEnd()
  }

  /// Begins editing when a finger is lifted from the field.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    becomeFirstResponder()
  }

  // MARK: Selection

  /// The selection, in UTF-16 units.
  final var selection = NSRange(location: 0, length: 0)

  /// The selected range.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { select(newValue?.range ?? selection) }
  }

  private func select(_ range: NSRange) {
    let range = clamped(range)
    guard range != selection else { return }
    selection = range
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Selects all text.
  open func selectAll(_ sender: Any?) { select(NSRange(location: 0, length: length)) }

  /// The start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition(offset: length) }
  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? { (editedText as NSString).substring(with: clamped(range.range)) }
  /// Replaces the text in a range, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) { edit(range.range, text) }
  /// Returns the range between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    range(from: fromPosition, to: toPosition)
  }
  /// Returns the position at a distance, in UTF-16 units, or nil outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    movedPosition(position, by: offset)
  }
  /// Returns the order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { order(position, other) }
  /// Returns the distance between two positions, in UTF-16 units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  // MARK: Typing

  /// A Boolean value that indicates whether the field contains text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Inserts text at the selection and sends the actions for `editingChanged`, without asking the
  /// delegate. For a person's typing, see ``asUser``.
  open func insertText(_ text: String) {
    edit(clearsOnInsertion ? NSRange(location: 0, length: length) : selection, text)
  }

  /// Deletes the selection, or the character before it, without asking the delegate.
  open func deleteBackward() { if let range = deletedRange { edit(range, "") } }

  // MARK: Traits of the keyboard

  /// The rule for capital letters. It is recorded and does not affect layout.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The rule for correcting words. It is recorded and does not affect layout.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The rule for checking the spelling. It is recorded and does not affect layout.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The rule for replacing quotation marks. It is recorded and does not affect layout.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The rule for replacing hyphens by dashes. It is recorded and does not affect layout.
  open var smartDashesType = UITextSmartDashesType.default
  /// The rule for spaces around inserted text. It is recorded and does not affect layout.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The kind of keyboard. It is recorded and does not affect layout.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard. It is recorded and does not affect layout.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The label of the Return key. It is recorded and does not affect layout.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that indicates whether the Return key is disabled without text; false by
  /// default.
  open var enablesReturnKeyAutomatically = false
  /// A Boolean value that indicates whether the text is displayed as bullets, which have their own
  /// width; false by default.
  open var isSecureTextEntry: Bool {
    get { strutTextField.isSecureTextEntry }
    set { strutTextField.isSecureTextEntry = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text, or nil. It is recorded and does not affect layout.
  open var textContentType: UITextContentType!
  /// The rules for generated passwords, or nil. They are recorded and do not affect layout.
  open var passwordRules: UITextInputPasswordRules?
}

extension UITextField: TextEditing {
  var editedText: String { text ?? "" }

  func allowsEdit(_ range: NSRange, _ replacement: String) -> Bool {
    guard editingObserver?.fieldShouldChange(range, replacement) ?? true else { return false }
    return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
  }

  func edit(_ range: NSRange, _ replacement: String) {
    let range = clamped(range)
    strutTextField.text = replacing(range, with: replacement)
    forgetAttributedText()
    selection = NSRange(location: range.location + (replacement as NSString).length, length: 0)
    editingObserver?.fieldTextChanged()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
    editingObserver?.fieldDidChange()
  }

  private func forgetAttributedText() { attributed = nil }
}

/// A view that has a field as a part.
@MainActor protocol TextFieldObserver: AnyObject {
  /// Returns whether editing may begin.
  func fieldShouldBegin() -> Bool
  /// Called after editing began.
  func fieldDidBegin()
  /// Returns whether a replacement is allowed.
  func fieldShouldChange(_ range: NSRange, _ replacement: String) -> Bool
  /// Called after the program or a person changed the text or the placeholder.
  func fieldTextChanged()
  /// Called after a person changed the text.
  func fieldDidChange()
  /// Returns whether editing may end.
  func fieldShouldEnd() -> Bool
  /// Called after editing ended.
  func fieldDidEnd()
  /// Called after the Return key was pressed.
  func fieldDidReturn()
}
