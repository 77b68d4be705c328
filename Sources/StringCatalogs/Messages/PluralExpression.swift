/// The expression of gettext's `Plural-Forms` header: C's operators over the number `n`.
///
/// See [Plural forms](https://www.gnu.org/software/gettext/manual/html_node/Plural-forms.html).
package struct PluralExpression: Hashable, Sendable {
  /// The text of the expression.
  package let text: String
  /// The number of forms.
  package let formCount: Int
  private let root: Node

  private indirect enum Node: Hashable, Sendable {
    case number(Int)
    case n
    case not(Node)
    case binary(Operator, Node, Node)
    case conditional(Node, Node, Node)
  }

  private enum Operator: String, CaseIterable, Sendable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"

    var precedence: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .notEqual: 3
      case .less, .greater, .lessOrEqual, .greaterOrEqual: 4
      case .plus, .minus: 5
      case .times, .divided, .remainder: 6
      }
    }
  }

  /// An error in an expression.
  struct Failure: Error, Hashable {
    let message: String
  }

  /// Reads the value of the header: `nplurals=2; plural=(n != 1);`.
  init(header: String) throws(Failure) {
    var fields: [String: String] = [:]
    for field in header.split(separator: ";") {
      guard let equals = field.firstIndex(of: "=") else { continue }
      fields[String(field[..<equals]).trimmingSpace] = String(field[field.index(after: equals)...]).trimmingSpace
    }
    guard let count = fields["nplurals"].flatMap({ Int($0) }), (1...20).contains(count) else {
      throw Failure(message: "\"nplurals\" must be a number from 1 to 20")
    }
    guard let plural = fields["plural"], !plural.isEmpty else { throw Failure(message: "\"plural=\" is missing") }
    (text, formCount) = (plural, count)
    var parser = Parser(text: plural)
    root = try parser.whole()
  }

  /// The expression for English: one form for 1, another for all other numbers. It is read each
  /// time, because a stored enumeration with several cases looks like a leak to LeakSanitizer,
  /// which does not follow Swift's tagged pointers.
  static var germanic: PluralExpression? { try? PluralExpression(header: "nplurals=2; plural=(n != 1);") }

  /// Returns the index of the form for a number; nil if the expression divides by 0 or there is no
  /// form with the index.
  ///
  /// - Complexity: O(*n*) in the length of the expression.
  package func form(of number: Int) -> Int? {
    guard let index = Self.value(root, number), (0..<formCount).contains(index) else { return nil }
    return index
  }

  private static func value(_ node: Node, _ n: Int) -> Int? {
    switch node {
    case .number(let number): return number
    case .n: return n
    case .not(let operand): return value(operand, n).map { $0 == 0 ? 1 : 0 }
    case .conditional(let condition, let yes, let no):
      guard let condition = value(condition, n) else { return nil }
      return value(condition != 0 ? yes : no, n)
    case .binary(let sign, let first, let second):
      guard let left = value(first, n) else { return nil }
      if sign == .and, left == 0 { return 0 }
      if sign == .or, left != 0 { return 1 }
      return value(second, n).flatMap { apply(sign, left, $0) }
    }
  }

  private static func apply(_ sign: Operator, _ left: Int, _ right: Int) -> Int? {
    func result(_ answer: (partialValue: Int, overflow: Bool)) -> Int? { answer.overflow ? nil : answer.partialValue }
    switch sign {
    case .or, .and: return right != 0 ? 1 : 0
    case .equal: return left == right ? 1 : 0
    case .notEqual: return left != right ? 1 : 0
    case .less: return left < right ? 1 : 0
    case .greater: return left > right ? 1 : 0
    case .lessOrEqual: return left <= right ? 1 : 0
    case .greaterOrEqual: return left >= right ? 1 : 0
    case .plus: return result(left.addingReportingOverflow(right))
    case .minus: return result(left.subtractingReportingOverflow(right))
    case .times: return result(left.multipliedReportingOverflow(by: right))
    case .divided: return right == 0 ? nil : result(left.dividedReportingOverflow(by: right))
    case .remainder: return right == 0 ? nil : result(left.remainderReportingOverflow(dividingBy: right))
    }
  }

  /// Reads an expression by precedence.
  private struct Parser {
    private var rest: Substring
    /// The number of operands, operators and parentheses that are read before the expression is
    /// rejected.
    private var budget = 300

    init(text: String) { rest = text[...] }

    mutating func whole() throws(Failure) -> Node {
      let node = try conditional()
      skipSpace()
      guard rest.isEmpty else { throw unexpected() }
      return node
    }

    private mutating func conditional() throws(Failure) -> Node {
      let condition = try binary(above: 0)
      guard take("?") else { return condition }
      let yes = try conditional()
      guard take(":") else { throw unexpected() }
      return .conditional(condition, yes, try conditional())
    }

    private mutating func binary(above precedence: Int) throws(Failure) -> Node {
      var left = try operand()
      while let sign = nextOperator, sign.precedence > precedence {
        _ = take(sign.rawValue)
        left = .binary(sign, left, try binary(above: sign.precedence))
      }
      return left
    }

    private mutating func operand() throws(Failure) -> Node {
      budget -= 1
      guard budget > 0 else { throw Failure(message: "the plural expression is too long") }
      if take("!") { return .not(try operand()) }
      if take("(") {
        let node = try conditional()
        guard take(")") else { throw unexpected() }
        return node
      }
      if take("n") { return .n }
      skipSpace()
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits) else { throw unexpected() }
      rest = rest[digits.endIndex...]
      return .number(number)
    }

    private var nextOperator: Operator? {
      let text = rest.drop(while: \.isWhitespace)
      return Operator.allCases.first { text.hasPrefix($0.rawValue) }
    }

    private mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }

    private mutating func take(_ word: String) -> Bool {
      skipSpace()
      guard rest.hasPrefix(word) else { return false }
      rest = rest.dropFirst(word.count)
      return true
    }

    private func unexpected() -> Failure {
      let found = rest.drop(while: \.isWhitespace)
      return Failure(
        message: "the plural expression "
          + (found.isEmpty ? "ends unexpectedly" : "cannot be read at \(Wording.quoted(String(found)))"))
    }
  }
}
