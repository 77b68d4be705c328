import TextLayout
import XMLInterop

/// Reads Android's string resources: `<resources>` with `<string>`, `<plurals>` and `<string-array>`.
///
/// Items of an array have the keys `name[0]`, `name[1]` …. Markup such as `<b>` is left out, `<xliff:g>` is a placeholder's frame.
/// See [String resources](https://developer.android.com/guide/topics/resources/string-resource).
struct AndroidStringsReader {
  private let source: CatalogSource
  private let locale: String

  /// Whether an element is the root of such a file.
  static func isRoot(_ element: XMLElement) -> Bool { element.name == "resources" }

  /// Adds every string that can be read.
  static func read(_ root: XMLElement, _ source: CatalogSource) {
    guard let named = source.place.resourceLocale else {
      return source.reportNoLocale("put it into a folder such as values or values-de")
    }
    guard let locale = source.locale(named, at: nil) else { return }
    let reader = AndroidStringsReader(source: source, locale: locale)
    for child in root.children {
      if source.log.hasOverflowed { return }
      reader.read(child)
    }
  }

  private func read(_ element: XMLElement) {
    guard ["string", "plurals", "string-array"].contains(element.name) else { return }
    guard let name = element.attributes["name"], !name.isEmpty else {
      return report(.missingKey, element, "<\(element.name)> has no name; add name=\"…\"")
    }
    let key = StringKey(name)
    if element.attributes["translatable"] == "false" { source.assembly.update(key) { $0.isTranslatable = false } }
    let isFormatted = element.attributes["formatted"] != "false"
    switch element.name {
    // A text that is another resource's says nothing of its own.
    case "string" where element.text.trimmingSpace.hasPrefix("@"): break
    case "string": add(text(element, isFormatted), for: key, at: element)
    case "plurals": plurals(element, key)
    default:
      for (index, item) in element.children("item").enumerated() {
        let itemKey = StringKey("\(name)[\(index)]")
        if element.attributes["translatable"] == "false" {
          source.assembly.update(itemKey) { $0.isTranslatable = false }
        }
        add(text(item, isFormatted), for: itemKey, at: item)
      }
    }
  }

  private func plurals(_ element: XMLElement, _ key: StringKey) {
    var branches: [MessageChoice.Branch] = []
    for item in element.children("item") {
      let quantity = item.attributes["quantity"] ?? ""
      guard PluralCategory(rawValue: quantity) != nil else {
        report(
          .unknownName, item,
          "unknown quantity \(Wording.quoted(quantity))"
            + Wording.suggestion(for: quantity, among: PluralNames.all, listing: "quantities"))
        continue
      }
      guard !branches.contains(where: { $0.name == quantity }) else {
        report(.duplicate, item, "the quantity \(Wording.quoted(quantity)) stands twice; remove one")
        continue
      }
      branches.append(.init(name: quantity, pattern: text(item, true)))
    }
    guard branches.contains(where: { $0.name == "other" }) else {
      return report(.missingKey, element, "the plural \(Wording.quoted(key.name)) has no quantity \"other\"; add one")
    }
    add(MessagePattern([.choice(MessageChoice(pluralForms: branches))]), for: key, at: element)
  }

  private func add(_ pattern: MessagePattern, for key: StringKey, at element: XMLElement) {
    source.add(pattern, for: key, in: locale, at: element.position)
  }

  // MARK: Texts

  /// The text of an element: white space becomes one space unless it is quoted, escapes are resolved, markup goes.
  private func text(_ element: XMLElement, _ isFormatted: Bool) -> MessagePattern {
    var text = AndroidText(isFormatted: isFormatted)
    add(element, to: &text, example: nil)
    let (pattern, problem) = text.end()
    if let problem { report(.syntax, element, problem) }
    return pattern
  }

  private func add(_ element: XMLElement, to text: inout AndroidText, example: String?) {
    for part in element.content {
      switch part {
      case .text(let raw): text.add(raw, example: example)
      case .element(let child):
        add(child, to: &text, example: child.localName == "g" ? child.attributes["example"] : example)
      }
    }
  }

  private func report(_ code: CellDocumentError.Code, _ element: XMLElement, _ message: String) {
    source.log.report(code, at: element.position, message)
  }
}

/// A text of Android's resources while its white space, quotation marks and escapes are resolved.
private struct AndroidText {
  let isFormatted: Bool
  private var text: [Unicode.Scalar] = []
  private var isQuoted = false
  private var pendingSpace = false
  private var problem: String?
  private var examples: [(range: Range<Int>, text: String)] = []

  init(isFormatted: Bool) { self.isFormatted = isFormatted }

  mutating func add(_ raw: String, example: String?) {
    let start = text.count
    var rest = Substring(raw).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\"" {
        endSpace()
        isQuoted.toggle()
      } else if scalar == "\\" {
        endSpace()
        escape(&rest)
      } else if !isQuoted, scalar.properties.isWhitespace {
        pendingSpace = true
      } else {
        endSpace()
        if scalar == "'", !isQuoted {
          problem = problem ?? "an apostrophe stands alone; write \\' or put the text in quotation marks"
        }
        text.append(scalar)
      }
    }
    if let example { examples.append((start..<text.count, example)) }
  }

  private mutating func endSpace() {
    if pendingSpace, !text.isEmpty { text.append(" ") }
    pendingSpace = false
  }

  private mutating func escape(_ rest: inout Substring.UnicodeScalarView) {
    guard let scalar = rest.popFirst() else { return }
    switch scalar {
    case "n": text.append("\n")
    case "t": text.append("\t")
    case "u":
      let digits = rest.prefix(4)
      guard digits.count == 4, let value = UInt32(String(digits), radix: 16), let character = Unicode.Scalar(value)
      else {
        problem = problem ?? "four hexadecimal digits must follow \\u"
        return
      }
      rest = rest.dropFirst(4)
      text.append(character)
    default: text.append(scalar)
    }
  }

  /// The pattern, and what was wrong with the text.
  func end() -> (MessagePattern, String?) {
    let problem = isQuoted ? "a quotation mark is opened and never closed; write \\\" for the mark itself" : problem
    let whole = Self.string(text[...])
    guard isFormatted else { return (MessagePattern(literal: whole), problem) }
    let given = examplesBySource()
    let pattern = PrintfSyntax(dialect: .java).pattern(whole).mapping { placeholder in
      var placeholder = placeholder
      placeholder.example = given[placeholder.source]
      return [.placeholder(placeholder)]
    }
    return (pattern, problem)
  }

  /// The first example of each placeholder, by how it is written.
  private func examplesBySource() -> [String: String] {
    let pairs = examples.flatMap { example in
      PrintfSyntax(dialect: .java).pattern(Self.string(text[example.range])).placeholders.map {
        ($0.source, example.text)
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
