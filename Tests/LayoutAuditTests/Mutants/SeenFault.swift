import LayoutAudit

/// A visible fault of text, a control or a picture, or of the row itself.
enum SeenFault: Hashable, Sendable {
  case rowTooLow
  case brokenConstraint
  case cut
  /// Its box is lower than its lines, and the cell shows all of its letters.
  case tightBox
  case brokenWord
  case longWord
  case outsideCell
  case outsideMargins
  case inkOutsideCell
  case inkInto(String)
  case over(String)
  case oneSize

  /// The rules that say so.
  var rules: Set<AuditRule> {
    switch self {
    case .rowTooLow: [.fixedHeight]
    case .brokenConstraint: [.unsatisfiableConstraints]
    case .cut: [.truncatedText, .clippedText, .squeezedLabels]
    // Text that is also clipped is listed once.
    case .brokenWord: [.brokenWord, .squeezedLabels, .truncatedText, .clippedText]
    case .tightBox: [.tightBox, .truncatedText, .clippedText, .squeezedLabels]
    case .longWord: [.longWord, .brokenWord, .squeezedLabels, .truncatedText, .clippedText]
    case .outsideCell: [.outsideCell]
    case .outsideMargins: [.outsideMargins, .outsideCell]
    // If text is outside its cell or overlaps other text, its letters are not listed as well.
    case .inkOutsideCell: [.inkOutside, .outsideCell]
    case .inkInto: [.inkOutside, .overlap]
    case .over: [.overlap]
    case .oneSize: [.unscaledText]
    }
  }

  /// True if a row that is too low may have it.
  var isOfLowRow: Bool {
    switch self {
    case .cut, .tightBox, .outsideCell, .inkOutsideCell, .inkInto, .over, .brokenConstraint: true
    case .rowTooLow, .brokenWord, .longWord, .outsideMargins, .oneSize: false
    }
  }

  /// The other element that it is about, where there are two.
  var other: String? {
    switch self {
    case .inkInto(let other), .over(let other): other
    default: nil
    }
  }
}

extension SeenFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .rowTooLow: "row too low"
    case .brokenConstraint: "broken constraint"
    case .cut: "cut"
    case .tightBox: "box too low"
    case .brokenWord: "broken word"
    case .longWord: "word wider than the cell"
    case .outsideCell: "outside the cell"
    case .outsideMargins: "outside the margins"
    case .inkOutsideCell: "ink outside the cell"
    case .inkInto(let other): "ink into \(other)"
    case .over(let other): "over \(other)"
    case .oneSize: "one size"
    }
  }
}

/// The findings for an element in a language, by the names of views.
struct ReportedFault: Hashable, Sendable {
  var element: String
  var other: String?
  var rule: AuditRule

  /// A broken constraint is one of the row: which of those that conflict is left out, the engine
  /// chooses.
  init(_ finding: Finding) {
    func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }
    rule = finding.rule
    element = rule == .unsatisfiableConstraints ? "" : name(finding.fault.element)
    other = finding.fault.other.map(name)
  }

  /// Returns true if a finding covers the visible fault of an element: its rule fits, and it
  /// contains the element, or both elements if there are two.
  ///
  /// Where letters reach out one finding tells of it, whatever they meet.
  func tells(_ seen: SeenFault, at name: String) -> Bool {
    guard seen.rules.contains(rule) else { return false }
    guard let met = seen.other else { return element == name }
    return Set([element, other].compactMap(\.self)) == [name, met] || (rule == .inkOutside && element == name)
  }
}
