import Foundation
import LayoutCore

extension Finding {
  /// The fault and its details, in one sentence without a period:
  /// `13.7 points too narrow (needs 317.7, has 304)`.
  public var message: String {
    let reasons = [
      fault.rowHeight ?? fault.size,
      fault.isAfterConflict ? "a constraint is broken in this layout, which may be the reason" : nil,
    ]
    return ([sentence] + reasons.compactMap(\.self)).joined(separator: "; ")
  }

  private var sentence: String {
    switch rule {
    case .tightBox, .truncatedText, .clippedText, .squeezedLabels, .squeezedElement, .fixedHeight:
      shortfall + (fault.detail.map { "; \($0)" } ?? "")
    case .brokenWord: "the word \(Self.quoted(fault.detail)) is broken: \(excess) for its line \(lengths)"
    case .longWord:
      "the word \(Self.quoted(fault.detail)) is wider than any line in the cell: \(excess) \(lengths)"
    case .orphanedWord: "the last line is the single word \(Self.quoted(fault.detail))"
    case .inkOutside:
      "letters extend \(points(fault.missing)) \(other.map { "into \($0)" } ?? "outside the cell")\(standIn)"
    case .overlap: "overlaps \(other ?? "another element") by \(points(fault.missing))"
    case .outsideCell where fault.circumstance == .item:
      "is \(points(fault.missing)) wider than the collection view minus its section insets \(lengths)"
    case .outsideCell: "extends \(points(fault.missing)) beyond the \(side("edge")) of the cell"
    case .outsideMargins: "extends \(points(fault.missing)) beyond the \(side("margin"))"
    case .outsideSafeArea: "extends \(points(fault.missing)) beyond the \(side("edge")) of the safe area"
    case .unscaledText where fault.isRightOnceLoaded:
      "has the right size when it is loaded, but does not follow later changes of the text size"
    case .unscaledText where fault.isFontFromCode:
      "keeps its \(fault.detail ?? "size") instead of scaling, unless code sets another font"
    case .unscaledText: "keeps its \(fault.detail ?? "size") instead of scaling"
    case .textTooLarge:
      "is shown at \(Self.text(fault.needed ?? 0)) points; the rules allow \(Self.text(fault.available ?? 0))"
    case .smallTarget:
      "is \(points(fault.available)) \(dimension); a touch target needs \(Self.text(fault.needed ?? 0))"
    case .missingLabel:
      "has no accessibility label and no text" + (fault.isLabelFromCode ? ", unless code sets one" : "")
    case .missingGlyph: "no available font has \(Self.characters(fault.detail ?? ""))"
    case .unmeasuredScript:
      "Strut has no font for \(DeviceScripts.list(in: fault.detail ?? "")): \(Self.characters(fault.detail ?? ""))"
    case .substitutedFont: "the font lacks characters; \(fault.detail ?? "another font") is used for them"
    case .unsatisfiableConstraints:
      "a constraint was broken: \(BrokenConstraint(fault.detail ?? "").sentence(of: cellName))"
    case .ambiguousLayout: "the constraints allow more than one frame: \(fault.detail ?? "")"
    case .openWidth:
      "has less width than its text needs; constraints do not determine whether it or \(fault.detail ?? "another view") shrinks"
    case .collapsed:
      "the constraints do not determine the \(cellName) height: \(fault.detail ?? "")"
    case .missingTranslation: "has no translation"
    case .sameAsSource: "the translation is identical to the source text"
    case .longTranslation:
      "the translation has \(Self.text(fault.needed ?? 0)) characters; the source text has \(Self.text(fault.available ?? 0))"
    }
  }

  /// The word for the view with the height at fault: items have no row.
  private var cellName: String { fault.isInItem ? "cell" : "row" }

  private var shortfall: String {
    let neighbor = rule == .squeezedLabels ? " next to \(other ?? "another label")" : ""
    let kind =
      switch fault.side {
      case .width: "too narrow"
      case .height: "too short"
      default: "too small"
      }
    return "\(points(fault.missing)) \(kind)\(neighbor) \(lengths)"
  }

  /// The substitute font whose letters extend outside, as text.
  private var standIn: String { fault.detail.map { " in \($0), a substitute for an iOS font" } ?? "" }

  /// Returns the name of an element in sentences, from its path.
  func name(ofPath path: String) -> String { objects == nil ? path : ElementPath.fromLastName(path) }

  /// The name of the other element.
  private var other: String? { fault.other.map(name(ofPath:)) }

  private var excess: String { "\(points(fault.missing)) too wide" }

  private var lengths: String { "(needs \(Self.text(fault.needed ?? 0)), has \(Self.text(fault.available ?? 0)))" }

  /// Returns a side of the element with a noun: `left margin`.
  private func side(_ noun: String) -> String { fault.side.map { "\($0.rawValue) \(noun)" } ?? noun }

  private var dimension: String {
    switch fault.side {
    case .width: "wide"
    case .height: "tall"
    default: "in size"
    }
  }

  private func points(_ number: Double?) -> String {
    let text = Self.text(number ?? 0)
    return text == "1" ? "1 point" : "\(text) points"
  }

  /// Returns a number in the form of all sentences in this package.
  static func text(_ number: Double) -> String { PointText.text(number) }

  private static func quoted(_ word: String?) -> String { "\"\(word ?? "")\"" }

  private static func characters(_ text: String) -> String {
    let names = text.unicodeScalars.prefix(4).map { scalar in
      "U+" + String(format: "%04X", scalar.value) + (scalar.properties.name.map { " \($0)" } ?? "")
    }
    return names.joined(separator: ", ") + (text.unicodeScalars.count > 4 ? " and others" : "")
  }
}
