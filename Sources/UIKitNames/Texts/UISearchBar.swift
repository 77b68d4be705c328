public import Foundation
public import LayoutCore

/// A bar with a field for search text.
///
/// UIKit's class in front of Strut's ``SearchBar``. A person's actions are simulated with
/// ``asUser``.
@MainActor @preconcurrency open class UISearchBar: UIView, UITextInputTraits {
  /// The style of a search bar.
  public enum Style: UInt, Hashable, Sendable, CaseIterable {
    /// As the system decides.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// An icon in a search bar.
  public enum Icon: Int, Hashable, Sendable, CaseIterable {
    /// The magnifying glass.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    /// The bookmark button.
    case bookmark = 2
    /// The button for results.
    case resultsList = 3
  }

  /// The bar of Strut that is laid out.
  public final var strutSearchBar: SearchBar { strut() }

  class override func makeView(frame: CGRect) -> View { SearchBar(frame: frame) }
  class override var inheritedClass: UIView.Type { UISearchBar.self }

  /// Creates an empty bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    connectField()
  }

  /// Creates a bar as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    connectField()
  }

  private func connectField() {
    searchTextField.text = strutSearchBar.text
    searchTextField.placeholder = strutSearchBar.placeholder
    searchTextField.searchBar = self
    searchTextField.editingObserver = self
    searchTextField.returnKeyType = .search
    searchTextField.clearButtonMode = .whileEditing
    searchTextField.enablesReturnKeyAutomatically = true
  }

  /// The delegate, which is not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The controller that the bar belongs to.
  final weak var searchController: UISearchController?

  // MARK: Text

  /// The field of the bar. It is no subview, because Strut draws the bar as a whole.
  public final let searchTextField = UISearchTextField()

  /// The text; empty by default and never nil. Setting it does not call the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text to show while the field is empty, or nil.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The line above the field, or nil. It is recorded and does not affect layout.
  open var prompt: String?

  // MARK: Buttons and scopes

  /// A Boolean value that indicates whether the Cancel button is shown; false by default. It is
  /// recorded and does not affect layout.
  open var showsCancelButton = false
  /// Shows or hides the Cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// A Boolean value that indicates whether the bookmark button is shown; false by default. It is
  /// recorded and does not affect layout.
  open var showsBookmarkButton = false
  /// A Boolean value that indicates whether the button for results is shown; false by default. It
  /// is recorded and does not affect layout.
  open var showsSearchResultsButton = false
  /// A Boolean value that indicates whether the button for results is selected; false by default.
  /// It is recorded and does not affect layout.
  open var isSearchResultsButtonSelected = false
  /// The titles of the scopes, or nil. They are recorded and do not affect layout.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope; 0 by default.
  open var selectedScopeButtonIndex = 0
  /// A Boolean value that indicates whether the scopes are shown; false by default. It is recorded
  /// and does not affect layout.
  open var showsScopeBar = false
  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// A Boolean value that indicates whether a person can use the bar; true by default.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  // MARK: Appearance

  /// The style of the bar. It is recorded and does not affect layout.
  open var searchBarStyle = Style.default
  /// The color of the bar's background, or nil. It is recorded and does not affect layout.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether the bar is translucent; true by default. It is recorded
  /// and does not affect layout.
  open var isTranslucent = true
  /// The image behind the bar, or nil. It is recorded and does not affect layout.
  open var backgroundImage: UIImage?
  /// The image behind the scopes, or nil. It is recorded and does not affect layout.
  open var scopeBarBackgroundImage: UIImage?
  private var icons: [IconState: UIImage] = [:]
  private var fieldBackgrounds: [UIControl.State: UIImage] = [:]

  /// Sets the image of an icon. It is recorded and does not affect layout.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[IconState(icon: icon, state: state)] = iconImage
  }
  /// Returns the image of an icon, or nil if none was set.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[IconState(icon: icon, state: state)] }
  /// Sets the image behind the field. It is recorded and does not affect layout.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    fieldBackgrounds[state] = backgroundImage
  }
  /// Returns the image behind the field, or nil if none was set.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldBackgrounds[state] }
  /// The offset of the field's background, in points. It is recorded and does not affect layout.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// The offset of the text, in points. It is recorded and does not affect layout.
  open var searchTextPositionAdjustment = UIOffset.zero

  // MARK: Editing

  /// A Boolean value that indicates whether the text is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// A Boolean value that indicates whether the text can be edited.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Begins editing, if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends editing, if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Begins editing when a finger is lifted from the bar.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    becomeFirstResponder()
  }

  /// The view above the keyboard, or nil. There is no keyboard, so it is not displayed.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  // MARK: Traits of the keyboard

  /// The rule for capital letters. It is recorded and does not affect layout.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The rule for correcting words. It is recorded and does not affect layout.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The rule for checking the spelling. It is recorded and does not affect layout.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The rule for replacing quotation marks. It is recorded and does not affect layout.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// The rule for replacing hyphens by dashes. It is recorded and does not affect layout.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// The kind of keyboard. It is recorded and does not affect layout.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The appearance of the keyboard. It is recorded and does not affect layout.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The label of the Return key. It is recorded and does not affect layout.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// A Boolean value that indicates whether the Return key is disabled without text; true by
  /// default.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text, or nil. It is recorded and does not affect layout.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
}

/// An icon in a state.
private struct IconState: Hashable {
  var icon: UISearchBar.Icon
  var state: UIControl.State
}

extension UISearchBar: TextFieldObserver {
  func fieldShouldBegin() -> Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }
  func fieldDidBegin() {
    searchController?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
  }
  func fieldShouldChange(_ range: NSRange, _ replacement: String) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }
  func fieldTextChanged() {
    strutSearchBar.text = searchTextField.text
    strutSearchBar.placeholder = searchTextField.placeholder
  }
  func fieldDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.searchChanged()
  }
  func fieldShouldEnd() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }
  func fieldDidEnd() { delegate?.searchBarTextDidEndEditing(self) }
  func fieldDidReturn() { delegate?.searchBarSearchButtonClicked(self) }
}

// The actions of a person on a search bar. Each method returns `false`, and changes nothing, if
// that can't be done.
extension AsUser where Subject: UISearchBar {
  /// Begins editing, as a tap does. Returns `true` if the text is edited.
  @discardableResult public func beginEditing() -> Bool {
    subject.isTouchable && subject.searchTextField.asUser.beginEditing()
  }
  /// Types text, one character after the other, and begins editing if necessary.
  @discardableResult public func type(_ text: String) -> Bool {
    subject.isTouchable && subject.searchTextField.asUser.type(text)
  }
  /// Presses the Delete key a number of times.
  @discardableResult public func delete(times count: Int = 1) -> Bool {
    subject.isTouchable && subject.searchTextField.asUser.delete(times: count)
  }
  /// Taps the button that clears the text.
  @discardableResult public func clear() -> Bool { subject.isTouchable && subject.searchTextField.asUser.clear() }
  /// Presses the Search key.
  @discardableResult public func pressSearch() -> Bool {
    subject.isTouchable && subject.searchTextField.asUser.pressReturn()
  }
  /// Taps the Cancel button, which is shown if `showsCancelButton` is true or the bar belongs to an
  /// active search controller.
  @discardableResult public func cancel() -> Bool {
    guard subject.isTouchable, subject.showsCancelButton || subject.searchController?.isActive == true else {
      return false
    }
    subject.delegate?.searchBarCancelButtonClicked(subject)
    subject.searchController?.isActive = false
    return true
  }
  /// Selects a scope by its index.
  @discardableResult public func selectScope(_ index: Int) -> Bool {
    guard subject.isTouchable, subject.showsScopeBar || subject.searchController?.isActive == true,
      subject.scopeButtonTitles?.indices.contains(index) == true
    else { return false }
    guard index != subject.selectedScopeButtonIndex else { return true }
    subject.selectedScopeButtonIndex = index
    subject.delegate?.searchBar(subject, selectedScopeButtonIndexDidChange: index)
    subject.searchController?.searchChanged()
    return true
  }
}
