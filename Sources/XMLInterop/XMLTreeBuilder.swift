extension XMLElement {
  /// Parses a document. External entities are never opened, and internal entities are expanded
  /// within the limits.
  ///
  /// Throws the first error, with its position.
  /// - Complexity: O(*n*) in the number of bytes with entities expanded, which the limits bound.
  package init(parsing bytes: [UInt8], limits: XMLLimits) throws(XMLError) {
    let builder = XMLTreeBuilder(limits: limits)
    guard let parser = ExpatParser() else {
      throw XMLError(kind: .tooLarge, message: "out of memory", line: 1, column: 1)
    }
    try parser.parse(bytes, into: builder)
    guard let root = builder.root else {
      throw XMLError(kind: .syntax, message: "no element found", line: 1, column: 1)
    }
    self = root
  }
}

/// Builds the tree of elements while a parser reads a document.
final class XMLTreeBuilder {
  private let limits: XMLLimits
  private var open: [XMLElement] = []
  private var text = ""
  private var elementCount = 0
  private var textBytes = 0
  /// The root element, once it has ended.
  private(set) var root: XMLElement?
  /// The reason that parsing was stopped; nil if it was not.
  private(set) var failure: XMLError?
  /// The position of the parser; nil if there is none.
  var place: ExpatParser.Place?

  init(limits: XMLLimits) { self.limits = limits }

  func start(_ name: String, _ attributes: [String: String]) {
    guard failure == nil, let (line, column) = place?.current else { return }
    endText()
    elementCount += 1
    textBytes += attributes.reduce(name.utf8.count) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    if elementCount > limits.elements { return stop("more than \(limits.elements) elements") }
    if open.count >= limits.depth { return stop("more than \(limits.depth) levels of nesting") }
    checkText()
    open.append(XMLElement(name: name, attributes: attributes, line: line, column: column))
  }

  func add(_ part: String) {
    guard failure == nil else { return }
    textBytes += part.utf8.count
    checkText()
    text += part
  }

  func end() {
    guard failure == nil else { return }
    endText()
    guard let ended = open.popLast() else { return }
    if open.isEmpty { root = ended } else { open[open.count - 1].content.append(.element(ended)) }
  }

  /// Stops parsing: the replacement text of the entity would be missing.
  func skip(entity name: String) {
    guard failure == nil else { return }
    stop("undefined entity &\(name);", .syntax)
  }

  private func endText() {
    if !text.isEmpty, !open.isEmpty { open[open.count - 1].content.append(.text(text)) }
    text = ""
  }

  private func checkText() {
    if textBytes > limits.textBytes { stop("more than \(limits.textBytes) bytes of text after entities are expanded") }
  }

  private func stop(_ message: String, _ kind: XMLError.Kind = .tooLarge) {
    let (line, column) = place?.current ?? (1, 1)
    failure = XMLError(kind: kind, message: message, line: line, column: column)
    place?.stop()
  }
}
