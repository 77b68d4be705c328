public import Foundation

/// A view into which text can be typed.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether the view contains text.
  var hasText: Bool { get }
  /// Inserts text at the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before it.
  func deleteBackward()
}

/// A position in the text of a view.
@MainActor @preconcurrency open class UITextPosition {
  /// The distance from the start of the text, in UTF-16 units.
  private(set) final var offset = 0

  /// Creates the position at the start of the text.
  public init() {}

  convenience init(offset: Int) {
    self.init()
    self.offset = offset
  }
}

/// A range of the text of a view.
@MainActor @preconcurrency open class UITextRange {
  /// The range in UTF-16 units.
  private(set) final var range = NSRange(location: 0, length: 0)

  /// Creates an empty range at the start of the text.
  public init() {}

  convenience init(_ range: NSRange) {
    self.init()
    self.range = range
  }

  /// The start of the range.
  open var start: UITextPosition { UITextPosition(offset: range.location) }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
  /// A Boolean value that indicates whether the range is empty.
  open var isEmpty: Bool { range.length == 0 }
}

/// A view with text that can be selected and replaced: the part of UIKit's protocol that concerns
/// positions and ranges.
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {
  /// The selected range, or nil.
  var selectedTextRange: UITextRange? { get set }
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance, or nil outside the text. UIKit's distance is in UTF-16
  /// units.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions, in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

/// A view whose text and selection this module keeps.
@MainActor protocol TextEditing: UITextInput {
  /// The text.
  var editedText: String { get }
  /// The selection, in UTF-16 units.
  var selection: NSRange { get set }
  /// Replaces a part of the text as a person does, without asking the delegate, and tells of it.
  func edit(_ range: NSRange, _ replacement: String)
  /// Asks the delegate about a replacement.
  func allowsEdit(_ range: NSRange, _ replacement: String) -> Bool
}

extension TextEditing {
  /// The length of the text, in UTF-16 units.
  var length: Int { (editedText as NSString).length }

  /// Returns a range within the text.
  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  /// Returns the text with a replaced part.
  func replacing(_ range: NSRange, with replacement: String) -> String {
    (editedText as NSString).replacingCharacters(in: clamped(range), with: replacement)
  }

  /// The range that the Delete key removes: the selection, or the character before it; nil at the
  /// start of the text.
  var deletedRange: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    return (editedText as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  /// Replaces a part of the text if the delegate allows it.
  func tryEdit(_ range: NSRange, _ replacement: String) -> Bool {
    guard allowsEdit(range, replacement) else { return false }
    edit(range, replacement)
    return true
  }

  /// Returns the range between two positions.
  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let (first, last) = (min(start.offset, end.offset), max(start.offset, end.offset))
    return UITextRange(clamped(NSRange(location: first, length: last - first)))
  }

  /// Returns the position at a distance, or nil outside the text.
  func movedPosition(_ position: UITextPosition, by distance: Int) -> UITextPosition? {
    let offset = position.offset + distance
    return (0...length).contains(offset) ? UITextPosition(offset: offset) : nil
  }

  /// Returns the order of two positions.
  func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
  }
}
