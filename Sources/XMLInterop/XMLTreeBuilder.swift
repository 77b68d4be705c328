extension XMLElement {
  /// Reads a document. Nothing outside it is opened; internal entities are replaced, within the limits.
  ///
  /// Throws what is wrong with it, with its place.
  /// - Complexity: O(*n*) in the bytes and in what entities make of them, which the limits bound.
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

/// Puts the elements of a document together while a parser meets them.
final class XMLTreeBuilder {
  private let limits: XMLLimits
  private var open: [XMLElement] = []
  private var text = ""
  private var elementCount = 0
  private var textBytes = 0
  /// The outermost element, once it has ended.
  private(set) var root: XMLElement?
  /// Why reading was stopped; nil where it was not.
  private(set) var failure: XMLError?
  /// Where the parser is; nil when there is none.
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

  /// Stops: the text that the entity stands for would be missing.
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
