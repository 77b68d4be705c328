public import Foundation
import LayoutCore

/// A visible fault in one layout.
public struct Fault: Hashable, Sendable {
  /// The rule.
  public var rule: AuditRule
  /// The path of the element, from the cell inward: `texts/headline`. Empty for the cell itself.
  public var element: String
  /// The path of the other element, if there are two.
  public var other: String?
  /// The text of the element, or the characters at fault; nil for an element without text.
  public var text: String?
  /// The key of the text in the string catalog; nil for text in the document or in code.
  public var key: String?
  /// The position of the text in its string table; nil for text in the document or in code.
  public var textPlace: TextPlace?
  /// The required points; nil if nothing is measured.
  public var needed: Double?
  /// The available points.
  public var available: Double?
  /// The length or edge of the element.
  public var side: Side?
  /// The frame of the element, in points, in the cell's coordinates.
  public var frame: CGRect
  /// Additional details for the reader: the broken constraint, the substitute font.
  public var detail: String?
  /// The broken constraint: its identifier, or else its equation; nil for other faults.
  public var constraint: String?
  /// The elements that may be compressed because the constraints leave it ambiguous; empty if
  /// nothing is ambiguous, or only extra space is.
  var tie: Set<String> = []
  /// True if code sets the text when the app runs, so that the app may show different text: the
  /// audit uses a sample, or the text of the file.
  public var isTextFromCode = false
  /// True if the text is a sample, because the Interface Builder file does not contain the text.
  public var isSample = false
  /// True if the text is not a sample, but that of the other element is.
  public var isNextToSample = false
  /// True if text has the right size whenever its cell is loaded, and only does not follow later
  /// changes of the text size.
  public var isRightOnceLoaded = false
  /// True if text that keeps its size may have another font, because its view has a custom class
  /// and a custom attribute.
  public var isFontFromCode = false
  /// True if a control without a label may have one, because its view has an outlet or a custom
  /// class.
  public var isLabelFromCode = false

  /// The reason for the height of the row, if it is given and the fault depends on it: `44 is the
  /// table's row height, line 159; …`.
  package var rowHeight: String?
  /// The reason for the size of the item, if a length of it is given and the fault depends on it:
  /// `50 x 50 is the layout's itemSize, line 12; …`.
  package var size: String?
  /// True if the fault depends on the size of an item, and that may be another one in the app, or
  /// is too small for a sample.
  package var isSizeUncertain = false
  /// True if a constraint was broken in the layout that affects the fault's axis, so that the fault
  /// may be a consequence.
  package var isAfterConflict = false
  /// The name of the outermost view that contains the element and moves it outside the cell; nil
  /// for other faults.
  var mover: String?
  /// True if the fault is in an item, header or footer of a collection view, which has no row.
  var isInItem = false
  /// The circumstance that changes the cure; nil for the rule's usual cure.
  var circumstance: Circumstance?

  /// A length or an edge.
  public enum Side: String, Hashable, Sendable, Codable, CaseIterable {
    /// The width.
    case width
    /// The height.
    case height
    /// The top edge.
    case top
    /// The left edge.
    case left
    /// The bottom edge.
    case bottom
    /// The right edge.
    case right
  }

  /// Creates a fault of a rule at an element.
  package init(
    _ rule: AuditRule, element: String, other: String? = nil, text: String? = nil, needed: Double? = nil,
    available: Double? = nil, side: Side? = nil, frame: CGRect, detail: String? = nil, constraint: String? = nil
  ) {
    self.rule = rule
    self.element = element
    self.other = other
    self.text = text
    self.needed = needed
    self.available = available
    self.side = side
    self.frame = frame
    self.detail = detail
    self.constraint = constraint
  }

  /// True if the fault is barely visible: a few points beyond the margins, or a constraint that is
  /// missed by less than a point.
  var isSlight: Bool {
    switch rule {
    case .outsideMargins: missing ?? 0 <= Self.slightOffset
    case .unsatisfiableConstraints: missing.map { $0 < 1 } ?? false
    default: false
    }
  }

  /// The largest offset from the margins that is only a note, in points (Strut's rule): constants
  /// of 15 and 16 are meant for the margins, which are 20 on large phones.
  private static let slightOffset = 5.0

  /// The axis of the length or edge; nil without a side.
  var axis: LayoutAxis? {
    switch side {
    case .top, .bottom, .height: .vertical
    case .left, .right, .width: .horizontal
    case nil: nil
    }
  }

  /// The edge that an element extends beyond; nil for faults about a length, or without a side.
  var edge: Side? {
    switch side {
    case .top, .left, .bottom, .right: side
    case .width, .height, nil: nil
    }
  }

  /// The number of missing points; nil if nothing is measured.
  public var missing: Double? {
    guard let needed, let available else { return nil }
    return needed - available
  }

  /// The mark of text that the app may show differently: `sample`, `next to a sample` or
  /// `may change`; nil for other text.
  package var textMark: String? {
    guard text != nil else { return nil }
    if isSample { return "sample" }
    if isNextToSample { return "next to a sample" }
    return isTextFromCode ? "may change" : nil
  }

  /// The text with its mark: `Sample text (sample)`; nil for an element without text.
  var markedText: String? { text.map { $0 + (textMark.map { " (\($0))" } ?? "") } }

  /// True if the fault is caused by letters in a substitute for an iOS font.
  var isOfStandIn: Bool { rule == .inkOutside && detail != nil }
}
