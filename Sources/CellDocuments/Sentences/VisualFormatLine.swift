import Foundation
import LayoutCore
import StringCatalogs

/// A line of the visual format language, such as `H:|-[icon(24)]-8-[title]-| alignAllCenterY`, and
/// its constraints as sentences.
///
/// `|` is the content view. The names of UIKit's options can follow the format.
struct VisualFormatLine {
  let format: String
  let options: LayoutFormatOptions

  /// Parses a line; nil if it is not a visual format, which starts with `V:`, `H:`, `|` or `[`.
  init?(_ text: String) throws(SentenceError) {
    let start = text.drop(while: \.isWhitespace)
    guard ["V:", "H:", "|", "["].contains(where: start.hasPrefix) else { return nil }
    let end = text.lastIndex { $0 == "]" || $0 == "|" }.map(text.index(after:)) ?? text.endIndex
    format = String(text[..<end])
    options = try Self.options(text[end...], after: format)
  }

  private static func options(_ text: Substring, after format: String) throws(SentenceError) -> LayoutFormatOptions {
    var options: LayoutFormatOptions = []
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      guard let option = named[String(word)] else {
        throw SentenceError(
          offset: format.unicodeScalars.count + text[..<word.startIndex].unicodeScalars.count,
          message: "unknown option \(Wording.quoted(String(word)))"
            + Wording.suggestion(for: String(word), among: named.keys.sorted(), listing: "options"),
          code: .unknownName)
      }
      options.insert(option)
    }
    return options
  }

  private static let named: [String: LayoutFormatOptions] = [
    "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop,
    "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading, "alignAllTrailing": .alignAllTrailing,
    "alignAllCenterX": .alignAllCenterX, "alignAllCenterY": .alignAllCenterY,
    "alignAllFirstBaseline": .alignAllFirstBaseline, "alignAllLastBaseline": .alignAllLastBaseline,
    "directionLeftToRight": .directionLeftToRight, "directionRightToLeft": .directionRightToLeft,
    "spacingBaselineToBaseline": .spacingBaselineToBaseline,
  ]

  /// The named priorities, defined as metrics of the format.
  private static let priorities = Dictionary(
    uniqueKeysWithValues: PriorityName.allCases.map { ($0.rawValue, CGFloat($0.priority.rawValue)) })

  /// Returns the constraints of the format as sentences, in order.
  ///
  /// - Complexity: O(*n*) in the length of the format.
  func sentences(
    _ checker: SentenceChecker, position: SourcePosition
  ) throws(SentenceError) -> [ConstraintSentence] {
    // LayoutCore creates the constraints, with substitutes for the views of cells that do not exist
    // yet.
    let standIns = StandIns(for: format, checker)
    do throws(LayoutError) {
      let made = try LayoutConstraint.constraints(
        visualFormat: format, options: options, metrics: Self.priorities, views: standIns.items)
      return made.compactMap { standIns.sentence($0, of: format, position) }
    } catch {
      let place = format.prefix(error.formatProblem?.offset ?? 0)
      let reason = error.formatProblem?.reason ?? error.message
      throw SentenceError(offset: place.unicodeScalars.count, message: reason)
    }
  }
}

/// Substitutes for the views and guides that a format names, in a content view.
private struct StandIns {
  let content = View()
  private(set) var items: [String: any LayoutItem] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  init(for format: String, _ checker: SentenceChecker) {
    content.accessibilityIdentifier = ReservedItem.content.rawValue
    for word in format.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      let name = String(word)
      if items[name] != nil { continue }
      if checker.views.contains(name) {
        let view = View()
        content.addSubview(view)
        (items[name], names[ObjectIdentifier(view)]) = (view, name)
      } else if checker.guides.contains(name) {
        let guide = LayoutGuide()
        content.addLayoutGuide(guide)
        (items[name], names[ObjectIdentifier(guide)]) = (guide, name)
      }
    }
  }

  func sentence(
    _ constraint: LayoutConstraint, of format: String, _ position: SourcePosition
  ) -> ConstraintSentence? {
    guard let first = place(constraint.firstItem, constraint.firstAttribute) else { return nil }
    return ConstraintSentence(
      first: first, relation: constraint.relation, second: target(of: constraint), priority: constraint.priority,
      text: format, position: position)
  }

  /// The edges of the margins guide, by the corresponding margin attributes of the content view.
  private static let edges: [LayoutAttribute: LayoutAttribute] = [
    .leadingMargin: .leading, .trailingMargin: .trailing, .leftMargin: .left, .rightMargin: .right, .topMargin: .top,
    .bottomMargin: .bottom,
  ]

  private func target(of constraint: LayoutConstraint) -> ConstraintSentence.Target {
    guard let second = place(constraint.secondItem, constraint.secondAttribute) else {
      return .number(Double(constraint.constant))
    }
    if let spacing = constraint.resolvedSpacing {
      return .systemSpacing(multiplier: spacing.multiplier, .below, of: second)
    }
    return .place(second, multiplier: Double(constraint.multiplier), constant: Double(constraint.constant))
  }

  private func place(_ item: AnyObject?, _ attribute: LayoutAttribute) -> ConstraintSentence.Place? {
    guard let item else { return nil }
    if item === content {
      let margin = Self.edges[attribute]
      let reserved: ReservedItem = margin == nil ? .content : .margins
      return ConstraintSentence.Place(item: reserved.rawValue, attribute: margin ?? attribute)
    }
    return names[ObjectIdentifier(item)].map { ConstraintSentence.Place(item: $0, attribute: attribute) }
  }
}
