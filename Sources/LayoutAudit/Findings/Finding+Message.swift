import Foundation
import LayoutCore

extension Finding {
  /// What is wrong and where, in one sentence without its end: `13.7 points are missing in width (needs 317.7, has 304)`.
  public var message: String {
    switch rule {
    case .tightBox, .truncatedText, .clippedText, .squeezedLabels, .squeezedElement, .fixedHeight:
      shortfall + (fault.detail.map { "; \($0)" } ?? "")
    case .brokenWord: "the word \(Self.quoted(fault.detail)) is broken: \(shortfall)"
    case .longWord:
      "the word \(Self.quoted(fault.detail)) is wider than any line of the cell: \(shortfall)"
    case .orphanedWord: "the last line is the word \(Self.quoted(fault.detail)) alone"
    case .inkOutside:
      "letters reach \(points(fault.missing)) \(other.map { "into \($0)" } ?? "out of the cell")\(standIn)"
    case .overlap: "lies over \(other ?? "another element") by \(points(fault.missing))"
    case .outsideCell: "reaches \(points(fault.missing)) out of the cell at the \(edge)"
    case .outsideMargins: "reaches \(points(fault.missing)) beyond the margin at the \(edge)"
    case .outsideSafeArea: "reaches \(points(fault.missing)) beyond the safe area at the \(edge)"
    case .unscaledText where fault.isRightOnceLoaded:
      "has the size of its text style when it is loaded, and does not follow a change while it shows"
    case .unscaledText where fault.isFontFromCode:
      "keeps its \(fault.detail ?? "size") at every text size unless code sets another font"
    case .unscaledText: "keeps its \(fault.detail ?? "size") at every text size"
    case .textTooLarge:
      "is shown at \(Self.text(fault.needed ?? 0)) points, and the rules allow \(Self.text(fault.available ?? 0))"
    case .smallTarget:
      "is \(Self.text(fault.available ?? 0)) points in \(fault.side?.rawValue ?? "size"), and a fingertip needs \(Self.text(fault.needed ?? 0))"
    case .missingGlyph: "none of the fonts at hand has \(Self.characters(fault.detail ?? ""))"
    case .unmeasuredScript:
      "Strut has no font for \(DeviceScripts.list(in: fault.detail ?? "")): \(Self.characters(fault.detail ?? ""))"
    case .substitutedFont: "the font lacks characters, and \(fault.detail ?? "another") stands in"
    case .unsatisfiableConstraints: "a constraint is broken: \(BrokenConstraint(fault.detail ?? "").sentence)"
    case .ambiguousLayout: "constraints leave it open: \(fault.detail ?? "")"
    case .openWidth:
      "has less width than its text needs; constraints leave open whether it gives way or \(fault.detail ?? "another")"
    case .collapsed: "constraints give the row no height: \(fault.detail ?? "")"
    case .missingTranslation: "there is no translation"
    case .sameAsSource: "the translation is the text of its source"
    case .longTranslation:
      "has \(Self.text(fault.needed ?? 0)) characters, and its source \(Self.text(fault.available ?? 0))"
    }
  }

  private var shortfall: String {
    let beside = rule == .squeezedLabels ? " beside \(other ?? "another text")" : ""
    return
      "\(points(fault.missing)) missing in \(fault.side?.rawValue ?? "size")\(beside) (needs \(Self.text(fault.needed ?? 0)), has \(Self.text(fault.available ?? 0)))"
  }

  /// The font whose letters reach out, where it stands in for one of the phone's.
  private var standIn: String { fault.detail.map { " in \($0), which stands in for a font of iOS" } ?? "" }

  /// What sentences call an element by its path.
  func name(ofPath path: String) -> String { objects == nil ? path : ElementPath.fromLastName(path) }

  /// What sentences call the other element.
  private var other: String? { fault.other.map(name(ofPath:)) }

  private var edge: String { fault.side?.rawValue ?? "edge" }

  private func points(_ number: Double?) -> String {
    let text = Self.text(number ?? 0)
    return text == "1" ? "1 point" : "\(text) points"
  }

  /// A number as all of the package's sentences write it.
  static func text(_ number: Double) -> String { PointText.text(number) }

  private static func quoted(_ word: String?) -> String { "\"\(word ?? "")\"" }

  private static func characters(_ text: String) -> String {
    let names = text.unicodeScalars.prefix(4).map { scalar in
      "U+" + String(format: "%04X", scalar.value) + (scalar.properties.name.map { " \($0)" } ?? "")
    }
    return names.joined(separator: ", ") + (text.unicodeScalars.count > 4 ? " and others" : "")
  }
}
