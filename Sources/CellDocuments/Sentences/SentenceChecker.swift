import LayoutCore
import StringCatalogs

/// Looks up the names in a sentence and checks that its attributes can be related, as UIKit does at
/// run time.
struct SentenceChecker {
  /// The names of the views, which have baselines.
  let views: Set<String>
  /// The names of the declared guides, which have no baselines.
  let guides: Set<String>
  /// The names that an unknown name is compared with.
  let names: [String]

  init(views: [String], guides: [String]) {
    self.views = Set(views)
    self.guides = Set(guides)
    names = Self.suggestions(views: views, guides: guides)
  }

  /// Returns the names that an unknown name is compared with, preferred ones first. If there are
  /// very many, only the first are used.
  static func suggestions(views: [String], guides: [String]) -> [String] {
    let limit = DocumentLimits.suggestions
    return views.prefix(limit) + guides.prefix(limit) + ReservedItem.allCases.map(\.rawValue)
  }

  /// Returns the sentence with its names looked up; nil if it is invalid, which is added to
  /// `errors`.
  func check(
    _ syntax: SentenceSyntax, text: String, position: SourcePosition, errors: inout [SentenceError]
  ) -> ConstraintSentence? {
    let first = place(syntax.first, &errors)
    let second = target(syntax.second, &errors)
    guard let first, let second else { return nil }
    guard let problem = mismatch(first, second, syntax) else {
      return ConstraintSentence(
        first: first, relation: syntax.relation, second: second, priority: syntax.priority, text: text,
        position: position)
    }
    errors.append(problem)
    return nil
  }

  private func target(_ target: SentenceSyntax.Target, _ errors: inout [SentenceError]) -> ConstraintSentence.Target? {
    switch target {
    case .number(let number): return .number(number)
    case .place(let syntax, let multiplier, let constant):
      return place(syntax, &errors).map { .place($0, multiplier: multiplier, constant: constant) }
    case .systemSpacing(let multiplier, let word, let syntax):
      let direction = ConstraintSentence.SpacingDirection(rawValue: word.text)
      if direction == nil {
        errors.append(
          SentenceError(
            offset: word.offset, message: "expected \"below\" or \"after\", but found \(Wording.quoted(word.text))"))
      }
      guard let place = place(syntax, &errors), let direction else { return nil }
      return .systemSpacing(multiplier: multiplier, direction, of: place)
    }
  }

  private func place(
    _ syntax: SentenceSyntax.Place, _ errors: inout [SentenceError]
  ) -> ConstraintSentence.Place? {
    let item = syntax.item.text
    let isKnown = views.contains(item) || guides.contains(item) || ReservedItem(rawValue: item) != nil
    if !isKnown {
      errors.append(
        SentenceError(
          offset: syntax.item.offset,
          message: "unknown view \(Wording.quoted(item))"
            + Wording.suggestion(for: item, among: names, listing: "names"), code: .unknownName))
    }
    guard let attribute = SentenceAttribute.named(syntax.attribute.text) else {
      errors.append(unknownAttribute(syntax))
      return nil
    }
    guard isKnown else { return nil }
    if attribute.isBaseline, !views.contains(item), item != ReservedItem.content.rawValue {
      errors.append(
        SentenceError(
          offset: syntax.attribute.offset,
          message: "\(Wording.quoted(item)) is a guide and has no baseline; use one of its edges"))
      return nil
    }
    return ConstraintSentence.Place(item: item, attribute: attribute)
  }

  private func unknownAttribute(_ syntax: SentenceSyntax.Place) -> SentenceError {
    let word = syntax.attribute.text
    return SentenceError(
      offset: syntax.attribute.offset,
      message: "unknown attribute \(Wording.quoted(word)) of \(Wording.quoted(syntax.item.text))"
        + Wording.suggestion(for: word, among: SentenceAttribute.allNames, listing: "attributes"), code: .unknownName)
  }
}

extension SentenceChecker {
  /// Returns the reason that two known attributes cannot be related; nil if they can.
  private func mismatch(
    _ first: ConstraintSentence.Place, _ second: ConstraintSentence.Target, _ syntax: SentenceSyntax
  ) -> SentenceError? {
    switch second {
    case .number:
      guard first.attribute.kind != .length else { return nil }
      return SentenceError(
        offset: syntax.secondOffset,
        message:
          "\(first.name) cannot be related to a number alone; use an attribute such as \"content.\(first.attribute.name)\""
      )
    case .place(let place, let multiplier, _):
      if multiplier == 0 {
        return SentenceError(offset: syntax.secondOffset, message: "the multiplier must not be 0")
      }
      return mismatch(first, place, at: syntax.second.placeOffset)
    case .systemSpacing(_, let direction, let place):
      let kind: SentenceAttribute.Kind = direction == .below ? .vertical : .horizontal
      for (place, offset) in [(first, syntax.first.attribute.offset), (place, syntax.second.placeOffset)]
      where place.attribute.kind != kind {
        return SentenceError(offset: offset, message: spacingMismatch(place, direction))
      }
      return mismatch(first, place, at: syntax.second.placeOffset)
    }
  }

  private func mismatch(
    _ first: ConstraintSentence.Place, _ second: ConstraintSentence.Place, at offset: Int
  ) -> SentenceError? {
    let pair = "\(first.name) and \(second.name)"
    let (a, b) = (first.attribute, second.attribute)
    guard a.kind == b.kind else {
      return SentenceError(
        offset: offset, message: "\(pair) cannot be related: one is \(a.kind.rawValue), the other \(b.kind.rawValue)")
    }
    if a.isDirectional && b.isAbsolute || a.isAbsolute && b.isDirectional {
      return SentenceError(
        offset: offset,
        message: "\(pair) cannot be related; use leading and trailing for both, or left and right for both")
    }
    return nil
  }

  private func spacingMismatch(
    _ place: ConstraintSentence.Place, _ direction: ConstraintSentence.SpacingDirection
  ) -> String {
    let other: ConstraintSentence.SpacingDirection = direction == .below ? .after : .below
    let cure = place.attribute.kind == .length ? "system spacing is between two positions" : "use \"\(other.rawValue)\""
    return "\(place.name) is \(place.attribute.kind.rawValue), so nothing can be \"\(direction.rawValue)\" it; \(cure)"
  }
}

extension SentenceSyntax.Target {
  /// The offset of the second attribute; 0 if there is none.
  fileprivate var placeOffset: Int {
    switch self {
    case .number: 0
    case .place(let place, _, _), .systemSpacing(_, _, let place): place.attribute.offset
    }
  }
}

extension ConstraintSentence.Place {
  /// The item and the attribute in quotation marks.
  fileprivate var name: String { Wording.quoted("\(item).\(attribute.name)") }
}
