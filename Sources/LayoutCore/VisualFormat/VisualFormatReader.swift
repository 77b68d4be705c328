import Foundation

/// Reads a visual format: a parser by descent, a method for each rule of the grammar (Apple's
/// *Visual Format Language*).
///
/// Spaces may stand between any two signs (Strut's rule).
struct VisualFormatReader {
  let format: String
  let metrics: [String: CGFloat]
  let views: [String: any LayoutItem]
  private let characters: [Character]
  private var position = 0

  init(_ format: String, metrics: [String: CGFloat], views: [String: any LayoutItem]) {
    self.format = format
    self.metrics = metrics
    self.views = views
    characters = Array(format)
  }

  /// Reads the whole format.
  ///
  /// - Complexity: O(*n*) in its length.
  mutating func read() throws(LayoutError) -> VisualFormat {
    let axis = try readOrientation()
    var elements: [VisualFormat.Element] = []
    var gaps: [VisualFormat.Gap] = []
    let start = position
    let startsAtSuperview = take("|")
    if startsAtSuperview { gaps.append(try readGap()) }
    elements.append(try readView())
    if startsAtSuperview { elements.insert(.superview(try superview(of: elements[0].item, at: start)), at: 0) }
    while !isAtEnd {
      gaps.append(try readGap())
      if next == "|" {
        elements.append(.superview(try superview(of: elements[elements.count - 1].item, at: position)))
        take("|")
        guard isAtEnd else { throw error("Expected the format to end after the superview") }
      } else {
        elements.append(try readView())
      }
    }
    return VisualFormat(axis: axis, elements: elements, gaps: gaps)
  }

  // MARK: Rules

  private mutating func readOrientation() throws(LayoutError) -> LayoutAxis {
    guard let sign = next, sign == "H" || sign == "V" else { return .horizontal }
    take(sign)
    guard take(":") else {
      throw error("Expected a ':' after '\(sign)' to specify \(sign == "H" ? "horizontal" : "vertical") arrangement")
    }
    return sign == "H" ? .horizontal : .vertical
  }

  private mutating func readView() throws(LayoutError) -> VisualFormat.Element {
    guard take("[") else { throw error("Expected a view") }
    let start = position
    guard let name = readName() else { throw error("Expected the name of a view") }
    guard let item = views[name] else { throw error("\(name) is not a key in the views dictionary.", at: start) }
    let predicates = next == "(" ? try readPredicates(ofLength: true) : []
    guard take("]") else { throw error("Expected a ']' here to terminate the view \(name)") }
    return .view(item, predicates)
  }

  private mutating func readGap() throws(LayoutError) -> VisualFormat.Gap {
    guard take("-") else { return .touching }
    if next == "[" || next == "|" { return .standard }
    let predicates =
      next == "("
      ? try readPredicates(ofLength: false)
      : [VisualFormat.Predicate(relation: .equal, operand: .number(try readDistance()), priority: .required)]
    guard take("-") else { throw error("Expected a '-' after the distance, and a view or the superview") }
    return .given(predicates)
  }

  private mutating func readPredicates(ofLength: Bool) throws(LayoutError) -> [VisualFormat.Predicate] {
    take("(")
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try readPredicate(ofLength: ofLength)) } while take(",")
    guard take(")") else { throw error("Expected a ',' or a ')' here") }
    return predicates
  }

  private mutating func readPredicate(ofLength: Bool) throws(LayoutError) -> VisualFormat.Predicate {
    let relation = try readRelation()
    let operand = try readOperand(ofLength: ofLength)
    guard take("@") else { return VisualFormat.Predicate(relation: relation, operand: operand, priority: .required) }
    let start = position
    let priority = LayoutPriority(Float(try readNumber("a priority")))
    guard priority.isInRange else {
      throw error("Priorities must be greater than 0 and less or equal to 1000", at: start)
    }
    return VisualFormat.Predicate(relation: relation, operand: operand, priority: priority)
  }

  private mutating func readRelation() throws(LayoutError) -> LayoutRelation {
    guard let sign = next, "=<>".contains(sign) else { return .equal }
    let start = position
    take(sign)
    guard position < characters.count, characters[position] == "=",
      let relation = LayoutRelation(symbol: "\(sign)=")
    else { throw error("Expected a relation: '==', '<=' or '>='", at: start) }
    position += 1
    return relation
  }

  private mutating func readOperand(ofLength: Bool) throws(LayoutError) -> VisualFormat.Operand {
    let start = position
    if let name = readName() {
      if let metric = metrics[name] { return .number(Double(metric)) }
      guard let item = views[name] else {
        throw error(
          "\(name) is not a key in the metrics dictionary\(ofLength ? " or the views dictionary" : "").", at: start)
      }
      guard ofLength else { throw error("A distance must be a metric, but \(name) is a view", at: start) }
      return .view(item)
    }
    return .number(try readNumber("a number or a name"))
  }

  /// A distance without parentheses: a number that is not negative, or a metric.
  private mutating func readDistance() throws(LayoutError) -> Double {
    if next == "-" { throw error("Expected a distance; a negative one must be in parentheses") }
    return try readNumber("a distance, a view or the superview")
  }

  /// A number or the name of a metric.
  private mutating func readNumber(_ what: String) throws(LayoutError) -> Double {
    skipSpaces()
    let start = position
    if let name = readName() {
      guard let metric = metrics[name] else {
        throw error("\(name) is not a key in the metrics dictionary.", at: start)
      }
      return Double(metric)
    }
    if position < characters.count, characters[position] == "-" { position += 1 }
    while position < characters.count, characters[position].isASCII,
      characters[position].isNumber || characters[position] == "."
    {
      position += 1
    }
    guard let number = Double(String(characters[start..<position])) else { throw error("Expected \(what)", at: start) }
    return number
  }

  // MARK: Signs

  private mutating func readName() -> String? {
    skipSpaces()
    let start = position
    while position < characters.count, isPartOfName(characters[position], isFirst: position == start) { position += 1 }
    return position == start ? nil : String(characters[start..<position])
  }

  private func isPartOfName(_ sign: Character, isFirst: Bool) -> Bool {
    sign.isLetter || sign == "_" || (sign.isNumber && !isFirst)
  }

  private var isAtEnd: Bool { mutating get { next == nil } }

  private var next: Character? {
    mutating get {
      skipSpaces()
      return position < characters.count ? characters[position] : nil
    }
  }

  @discardableResult private mutating func take(_ sign: Character) -> Bool {
    guard next == sign else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces() {
    while position < characters.count, characters[position] == " " { position += 1 }
  }

  // MARK: What the text refers to

  private func superview(of item: any LayoutItem, at start: Int) throws(LayoutError) -> View {
    let found = (item as? View)?.superview ?? (item as? LayoutGuide)?.owningView
    guard let found else {
      throw error("Unable to interpret '|' character, because the related view doesn't have a superview", at: start)
    }
    return found
  }

  private func error(_ reason: String, at start: Int? = nil) -> LayoutError {
    LayoutError(format: format, offset: start ?? position, reason: reason)
  }
}
