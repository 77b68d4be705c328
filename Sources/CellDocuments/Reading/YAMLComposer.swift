package import StringCatalogs
package import Yams

/// Parses bytes into YAML nodes with positions, and rejects documents whose cost could exceed their
/// length.
///
/// JSON is read in the same way: it is YAML, except for surrogate pairs (see ``JSONEscapes``).
struct YAMLComposer {
  let log: ProblemLog

  /// Parses the document; returns its root and its text, or nil if it is invalid, which is logged.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  func compose(_ bytes: [UInt8]) -> (root: Node, source: SourceText)? {
    guard let source = text(of: bytes) else { return nil }
    do {
      guard try aliasesAreHarmless(in: source), let root = try parse(source.text) else { return nil }
      return isWithinLimits(root) ? (root, source) : nil
    } catch {
      report(error)
      return nil
    }
  }

  private func text(of bytes: [UInt8]) -> SourceText? {
    guard bytes.count <= DocumentLimits.bytes else {
      log.report(.tooLarge, at: nil, "the file is larger than the limit of \(DocumentLimits.bytes) bytes")
      return nil
    }
    let source: SourceText
    switch SourceText.decode(bytes) {
    case .success(let text): source = SourceText(JSONEscapes.joiningSurrogates(in: text))
    case .failure(let failure):
      log.report(failure)
      return nil
    }
    if let (scalar, position) = source.firstForbidden {
      let name = "U+" + String(repeating: "0", count: max(0, 4 - Self.hex(scalar).count)) + Self.hex(scalar)
      log.report(.syntax, at: position, "the character \(name) is not allowed; write it as an escape in double quotes")
      return nil
    }
    return source
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16, uppercase: true) }

  /// Parses text. Every scalar remains a string: its type is determined by the reader, not by its
  /// form.
  private func parse(_ text: String) throws -> Node? {
    let root = try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
    if case .scalar(let scalar)? = root, scalar.style == .plain, scalar.string.isEmpty { return reportEmpty() }
    return root ?? reportEmpty()
  }

  private func reportEmpty() -> Node? {
    log.report(.syntax, at: .start, "the document is empty; begin it with \"schema: 1\"")
    return nil
  }
}

extension YAMLComposer {
  /// Returns true if no key contains an alias.
  ///
  /// Yams compares keys while it composes, which takes exponential time for nested aliases in a
  /// key. To examine keys without this cost, the text is first composed with every `*` replaced by
  /// a neutral character.
  private func aliasesAreHarmless(in source: SourceText) throws -> Bool {
    let scalars = source.text.unicodeScalars
    let mayHoldAlias = zip(scalars, scalars.dropFirst()).contains { $0 == "*" && !$1.isYAMLSpace }
    guard mayHoldAlias else { return true }
    guard let marker = Self.marker(notIn: scalars) else {
      log.report(.syntax, at: .start, "a document with so many private use characters cannot have aliases")
      return false
    }
    var harmless = String.UnicodeScalarView()
    for scalar in scalars { harmless.append(scalar == "*" ? marker : scalar) }
    var waiting = try parse(String(harmless)).map { [$0] } ?? []
    while let node = waiting.popLast() {
      switch node {
      case .mapping(let mapping):
        for (key, value) in mapping {
          let isWord = key.scalar.map { $0.style != .plain || $0.string.unicodeScalars.first != marker }
          guard isWord == true else {
            log.report(.syntax, at: key.position, "a key must be a word, not an alias, a list or a mapping")
            return false
          }
          waiting.append(value)
        }
      case .sequence(let sequence): waiting.append(contentsOf: sequence)
      case .scalar, .alias: break
      }
    }
    return true
  }

  /// Returns a private use character that the text does not contain, to replace `*`.
  private static func marker(notIn scalars: String.UnicodeScalarView) -> Unicode.Scalar? {
    let used = Set(scalars.lazy.filter { $0.value >= 0xE000 })
    return (0xE000...0xF8FF).lazy.compactMap(Unicode.Scalar.init).first { !used.contains($0) }
  }

  /// Returns true if the document is within the limits, with aliases expanded.
  private func isWithinLimits(_ root: Node) -> Bool {
    var waiting = [(node: root, depth: 1)]
    var count = 0
    while let (node, depth) = waiting.popLast() {
      count += 1
      if depth > DocumentLimits.depth {
        log.report(.tooLarge, at: node.position, DocumentLimits.tooDeep)
        return false
      }
      switch node {
      case .mapping(let mapping): waiting.append(contentsOf: mapping.flatMap { [($0, depth + 1), ($1, depth + 1)] })
      case .sequence(let sequence): waiting.append(contentsOf: sequence.map { ($0, depth + 1) })
      case .scalar, .alias: break
      }
      if count + waiting.count > DocumentLimits.nodes {
        log.report(.tooLarge, at: .start, "more than \(DocumentLimits.nodes) values after aliases are expanded")
        return false
      }
    }
    return true
  }
}

extension YAMLComposer {
  /// Logs an error from Yams.
  private func report(_ error: any Error) {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      log.report(.syntax, at: SourcePosition(mark), Self.message(problem, context: context?.text))
    case .duplicatedKeysInMapping(let keys, let context):
      let names = Wording.list(keys.sorted().map(Wording.quoted))
      log.report(
        .duplicate, at: SourcePosition(context.mark), "the key \(names) appears twice in one mapping; remove one")
    default: log.report(.syntax, at: nil, "not YAML: \(error)")
    }
  }

  /// Returns libyaml's description, with a cure for the most common mistakes.
  private static func message(_ problem: String, context: String?) -> String {
    // The parser's own limit is far higher than ours, and its advice is for those who compile it.
    if problem.hasPrefix("Maximum nesting level") { return DocumentLimits.tooDeep }
    let cure =
      switch problem {
      case "found character that cannot start any token":
        "; indent with spaces, not tabs, and quote text that begins with a special character"
      case "mapping values are not allowed in this context": "; quote text that contains \": \""
      case "did not find expected key", "did not find expected '-' indicator": "; check the indentation"
      case "but found another document": "; a file contains one document"
      default: ""
      }
    return "not YAML: " + (context.map { "\($0): " } ?? "") + problem + cure
  }
}

extension SourcePosition {
  /// Creates a position from Yams's.
  init(_ mark: Mark) { self.init(line: mark.line, column: mark.column) }
}

extension Node {
  /// The position of the node; that of the anchor for an alias.
  package var position: SourcePosition { mark.map { SourcePosition($0) } ?? .start }
}
