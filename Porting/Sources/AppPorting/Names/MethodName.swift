internal import SwiftSyntax

/// The name of a method in Swift, with its argument labels, and in Objective-C.
struct MethodName: Hashable {
  /// The name before the parentheses.
  let base: String
  /// The argument labels; nil for `_`.
  let labels: [String?]

  /// The name with labels, such as `tap(_:)`; without parameters, the base name.
  var compound: String { labels.isEmpty ? base : "\(base)(\(labels.map { "\($0 ?? "_"):" }.joined()))" }

  /// The name in Objective-C, such as `tap:` or `moveToPoint:`, by the rules of Swift's compiler: the
  /// first label follows `With`, unless it begins with a preposition or the name ends with one.
  var objectiveC: String {
    guard let first = labels.first else { return base }
    var pieces = [base]
    if let label = first {
      let needsWith = !Self.isPreposition(Self.words(label).first) && !Self.isPreposition(Self.words(base).last)
      pieces[0] += (needsWith ? "With" : "") + Self.capitalized(label)
    }
    pieces += labels.dropFirst().map { $0 ?? "" }
    return pieces.map { "\($0):" }.joined()
  }

  /// The name of the setter of a property in Objective-C.
  static func setter(of property: String) -> String { "set\(capitalized(property)):" }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func isPreposition(_ word: String?) -> Bool {
    word.map { prepositions.contains($0.lowercased()) } ?? false
  }

  /// Returns the words of a name in camel case.
  private static func words(_ name: String) -> [String] {
    name.reduce(into: []) { words, character in
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
  }

  /// The prepositions that Swift's compiler knows.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
}

extension MethodName {
  /// Creates the name of a declared method.
  init(_ method: FunctionDeclSyntax) {
    self.init(base: method.name.bareText, labels: method.signature.parameterClause.parameters.map(\.label))
  }

  /// Creates the name that an expression refers to, such as that of `self.tap(_:)`, or returns nil
  /// for other expressions. Its labels are nil if the expression has none.
  static func referenced(by expression: ExprSyntax) -> (base: String, labels: [String?]?, owner: String?)? {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let owner = member.base.flatMap { base in base.trimmedDescription }
      return parts(member.declName, owner)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return parts(reference, nil) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return referenced(by: only.expression)
    }
    if let cast = expression.as(AsExprSyntax.self) { return referenced(by: cast.expression) }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return referenced(by: first)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return referenced(by: forced.expression) }
    return nil
  }

  private static func parts(
    _ name: DeclReferenceExprSyntax, _ owner: String?
  ) -> (base: String, labels: [String?]?, owner: String?) {
    let labels = name.argumentNames?.arguments.map { $0.name.bareText == "_" ? nil : $0.name.bareText }
    return (name.baseName.bareText, labels, owner)
  }
}

extension FunctionParameterSyntax {
  /// The argument label; nil for `_`.
  var label: String? { firstName.bareText == "_" ? nil : firstName.bareText }
  /// The name in the body of the function, or the label if it has none.
  var localName: String { (secondName ?? firstName).text }
}

extension TokenSyntax {
  /// The text without backticks.
  var bareText: String { text.filter { $0 != "`" } }
}
