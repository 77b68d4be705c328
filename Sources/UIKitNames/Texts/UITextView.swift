public import Foundation
public import LayoutCore

/// A view with text of any number of lines, which scrolls or grows.
///
/// UIKit's class in front of Strut's ``TextView``. If ``isScrollEnabled`` is false, its height is
/// that of its text and insets. A person's edits are simulated with ``asUser``.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  /// The view of Strut that is laid out.
  public final var strutTextView: TextView { strut() }

  class override func makeView(frame: CGRect) -> View { TextView(frame: frame) }
  class override var inheritedClass: UIView.Type { UITextView.self }

  /// The notification that editing of a view began.
  public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  /// The notification that a person changed the text of a view.
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// The notification that editing of a view ended.
  public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

  /// The region in which the text is laid out.
  open var textContainer: NSTextContainer { container }
  private let container: NSTextContainer

  /// Creates an empty view with a frame, and a region for the text, or a new one for nil.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    connectContainer(isGiven: textContainer != nil)
  }

  /// Creates an empty view with a frame.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates an empty view. The argument has no effect, because Strut lays out the text.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  /// Creates a view as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) {
    container = NSTextContainer()
    super.init(coder: coder)
    connectContainer(isGiven: false)
  }

  private func connectContainer(isGiven: Bool) {
    if isGiven { container.give(to: strutTextView) } else { container.take(strutTextView) }
    container.textView = self
  }

  /// The delegate, which is not retained.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set {
      scrollDelegate = newValue
      scrollDelegateChanged()
    }
  }

  // MARK: Text

  private var attributed: NSAttributedString?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; empty by default and never nil. Setting it moves the cursor to the end, without
  /// calling the delegate.
  open var text: String! {
    get { strutTextView.text }
    set {
      attributed = nil
      strutTextView.text = newValue ?? ""
      selection = NSRange(location: length, length: 0)
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes. Setting it also sets ``font`` and ``textColor`` to those of the
  /// first character.
  open var attributedText: NSAttributedString! {
    get {
      if strutTextView.isAttributed {
        if let attributed, attributed.string == text { return attributed }
        return NSAttributedString(convertingFontsOf: strutTextView.attributedText)
      }
      return NSAttributedString(string: text, attributes: TextKeys.attributes(font ?? usualFont, textColor))
    }
    set {
      guard let newValue else { return text = nil }
      showAttributed(newValue.fillingMissingFonts(font ?? usualFont))
      selection = NSRange(location: length, length: 0)
    }
  }

  private var usualFont: UIFont { UIFont(strutTextView.shownFont) }

  private func showAttributed(_ string: NSAttributedString) {
    let first = string.firstAttributes
    if let font = first[TextKeys.font] as? UIFont {
      knownFont.set(font)
      strutTextView.font = font.font
    }
    if let color = first[TextKeys.foregroundColor] as? UIColor { setColor(color) }
    attributed = string
    strutTextView.attributedText = string
  }

  private func setWholeText(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let attributed, strutTextView.isAttributed else { return }
    let string = attributed.setting(key, value)
    self.attributed = string
    strutTextView.attributedText = string
  }

  private var knownFont = KnownFont()

  /// The font of the text, for all of it when it is set; nil, the default, is the 12-point system
  /// font (Strut's rule).
  open var font: UIFont? {
    get { strutTextView.font.map { knownFont.object(for: $0) } }
    set {
      if let newValue { knownFont.set(newValue) }
      strutTextView.font = newValue?.font
      setWholeText(TextKeys.font, font ?? usualFont)
    }
  }

  private var ownTextColor: UIColor?

  /// The color of the text, for all of it when it is set; by default, and after setting nil, that
  /// of primary text.
  open var textColor: UIColor? {
    get { ownTextColor ?? strutTextView.textColor.map { UIColor($0) } ?? .label }
    set {
      setColor(newValue)
      setWholeText(TextKeys.foregroundColor, textColor)
    }
  }

  private func setColor(_ color: UIColor?) {
    ownTextColor = color
    strutTextView.textColor = color?.color(in: traitCollection)
  }

  /// The alignment of the lines. It does not affect the size.
  open var textAlignment: NSTextAlignment {
    get { strutTextView.textAlignment }
    set {
      strutTextView.textAlignment = newValue
      guard strutTextView.isAttributed, let string = strutTextView.attributedText else { return }
      strutTextView.attributedText = string.changingParagraphStyles { $0.alignment = newValue }
    }
  }

  /// The insets of the text container; 8 at the top and bottom by default.
  open var textContainerInset: UIEdgeInsets {
    get { strutTextView.textContainerInset }
    set { strutTextView.textContainerInset = newValue }
  }

  /// A Boolean value that indicates whether the font follows the content size category and Bold
  /// Text; false by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { strutTextView.adjustsFontForContentSizeCategory }
    set { strutTextView.adjustsFontForContentSizeCategory = newValue }
  }

  /// The attributes of text to be typed. They are recorded and do not affect layout.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributes of links. They are recorded and do not affect layout.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The kinds of text that become links; none by default. They are recorded and do not affect
  /// layout.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// A Boolean value that indicates whether a person may change attributes; false by default. It is
  /// recorded and does not affect layout.
  open var allowsEditingTextAttributes = false
  /// A Boolean value that indicates whether the text has the scale of other platforms; false by
  /// default. It is recorded and does not affect layout.
  open var usesStandardTextScaling = false
  /// A Boolean value that indicates whether a person can search the text; false by default. It is
  /// recorded and does not affect layout.
  open var isFindInteractionEnabled = false

  /// Scrolls by the smallest distance that makes the lines of a range visible, in UTF-16 units.
  open func scrollRangeToVisible(_ range: NSRange) {
    let range = clamped(range)
    let lines = strutTextView.linesRect(of: range.location..<(range.location + range.length))
    scrollRectToVisible(lines, animated: false)
  }

  // MARK: Editing

  /// A Boolean value that indicates whether a person can edit the text; true by default.
  open var isEditable = true
  /// A Boolean value that indicates whether a person can select text and follow links; true by
  /// default.
  open var isSelectable = true
  /// A Boolean value that indicates whether typed text replaces all; false by default.
  open var clearsOnInsertion = false
  /// A Boolean value that indicates whether the text is being edited.
  final var isEditing: Bool { isFirstResponder && isEditable }

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

  /// A Boolean value that indicates whether the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, in UIKit's order: the delegate is asked, the view that was edited ends, and
  /// the delegate is called, then the observers of the notification.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    guard isEditable else { return true }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, if the delegate allows it, and tells the delegate, then the observers of the
  /// notification.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let wasEditing = isEditing
    guard !wasEditing || delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    if wasEditing { tellEnd() }
    return true
  }

  override func wasDismissed() { if isEditable { tellEnd() } }

  private func tellEnd() {
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  override func resolveColors(previous: UITraitCollection) {
    super.resolveColors(previous: previous)
    if let ownTextColor { setColor(ownTextColor) }
  }

  /// Begins editing when a finger is lifted from the text.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    becomeFirstResponder()
  }

  // MARK: Selection

  /// The selection, in UTF-16 units.
  final var selection = NSRange(location: 0, length: 0)

  /// The selected range, in UTF-16 units.
  open var selectedRange: NSRange {
    get { selection }
    set {
      let range = clamped(newValue)
      guard range != selection else { return }
      selection = range
      if isEditing { delegate?.textViewDidChangeSelection(self) }
    }
  }

  /// The selected range.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { if let newValue { selectedRange = newValue.range } }
  }

  /// Selects all text.
  open func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: length) }

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

  /// A Boolean value that indicates whether the view contains text.
  open var hasText: Bool { !editedText.isEmpty }

  /// Inserts text at the selection and tells the delegate, without asking it. For a person's
  /// typing, see ``asUser``.
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
  /// A Boolean value that indicates whether the Return key is disabled without text. It is recorded
  /// and does not affect layout.
  open var enablesReturnKeyAutomatically = false
  /// A Boolean value that indicates whether the text is secret. It is recorded and does not affect
  /// layout.
  open var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text, or nil. It is recorded and does not affect layout.
  open var textContentType: UITextContentType!
  /// The rules for generated passwords, or nil. They are recorded and do not affect layout.
  open var passwordRules: UITextInputPasswordRules?
}

extension UITextView: TextEditing {
  var editedText: String { strutTextView.text ?? "" }

  func allowsEdit(_ range: NSRange, _ replacement: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }

  func edit(_ range: NSRange, _ replacement: String) {
    let range = clamped(range)
    if strutTextView.isAttributed, let current = attributedText {
      let changed = NSMutableAttributedString(attributedString: current)
      changed.replaceCharacters(in: range, with: replacement)
      showAttributed(NSAttributedString(attributedString: changed))
    } else {
      strutTextView.text = replacing(range, with: replacement)
    }
    selection = NSRange(location: range.location + (replacement as NSString).length, length: 0)
    if isEditing { delegate?.textViewDidChangeSelection(self) }
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
