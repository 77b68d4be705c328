public import Foundation

/// One thing that a person would see go wrong in one layout.
public struct Fault: Hashable, Sendable {
  /// What is wrong.
  public var rule: AuditRule
  /// The path of the element it is about, from the cell inwards: `texts/headline`. Empty for the cell itself.
  public var element: String
  /// The path of the other element that it is about, where there are two.
  public var other: String?
  /// The text that the element shows, or the characters that are at fault; nil for an element without text.
  public var text: String?
  /// The key of the text in the string catalog; nil for a text that stands in the document or in code.
  public var key: String?
  /// Where the text stands in its file of strings; nil for a text that stands in the document or in code.
  public var textPlace: TextPlace?
  /// How many points there would have to be; nil where nothing is measured.
  public var needed: Double?
  /// How many points there are.
  public var available: Double?
  /// Which of the element's lengths or edges it is about.
  public var side: Side?
  /// Where the element is, in points, in the cell's coordinates.
  public var frame: CGRect
  /// What else a reader should know: the constraint that was broken, the font that stood in.
  public var detail: String?
  /// The constraint that was broken: its identifier, or else its equation; nil for other faults.
  public var constraint: String?
  /// The elements of which constraints leave open which has too little room; none where nothing is open, or room to spare is.
  var tie: Set<String> = []
  /// Whether code sets the text when the app runs, so that another one may show: what is laid out is a sample, or what the file has.
  public var isTextFromCode = false
  /// Whether what is laid out in place of a text from code is a sample, and not a text of the file.
  public var isSample = false
  /// Whether a text that keeps its size has the right one whenever its cell is loaded, and only does not follow a change while it shows.
  public var isRightOnceLoaded = false
  /// Whether a text that keeps its size may have another font: its class and an attribute of it are the app's own.
  public var isFontFromCode = false

  /// A length or an edge.
  public enum Side: String, Hashable, Sendable, Codable, CaseIterable {
    /// The width.
    case width
    /// The height.
    case height
    /// The upper edge.
    case top
    /// The left edge.
    case left
    /// The lower edge.
    case bottom
    /// The right edge.
    case right
  }

  /// A fault of a rule, about an element.
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

  /// Whether hardly anybody sees it: a few points beyond the margins, or a constraint that is missed by less than a point.
  var isSlight: Bool {
    switch rule {
    case .outsideMargins: missing ?? 0 <= Self.slightOffset
    case .unsatisfiableConstraints: missing.map { $0 < 1 } ?? false
    default: false
    }
  }

  /// How far out of line something may be before it is more than a note, in points (Strut's rule): constants of 15 and 16 are meant for
  /// the margins, which are 20 on large phones.
  private static let slightOffset = 5.0

  /// The edge that an element reaches beyond; nil for faults that are about a length, or have no side.
  var edge: Side? {
    switch side {
    case .top, .left, .bottom, .right: side
    case .width, .height, nil: nil
    }
  }

  /// How many points are missing; nil where nothing is measured.
  public var missing: Double? {
    guard let needed, let available else { return nil }
    return needed - available
  }

  /// Whether it follows from the letters of a font that stands in for one of the phone's.
  var isOfStandIn: Bool { rule == .inkOutside && detail != nil }
}
