import TextLayout
import XMLInterop

/// Reads Android's string resources: `<resources>` with `<string>`, `<plurals>` and
/// `<string-array>`.
///
/// Items of an array have the keys `name[0]`, `name[1]` …. Markup such as `<b>` is removed, and
/// `<xliff:g>` encloses a placeholder. See [String
/// resources](https://developer.android.com/guide/topics/resources/string-resource).
struct AndroidStringsReader {
  private let source: CatalogSource
  private let locale: String

  /// Returns true if an element is the root of a resource file.
  static func isRoot(_ element: XMLElement) -> Bool { element.name == "resources" }

  /// Adds every string that can be read.
  static func read(_ root: XMLElement, _ source: CatalogSource) {
    guard let locale = locale(root, source) else { return }
    let reader = AndroidStringsReader(source: source, locale: locale)
    for child in root.children {
      reader.read(child)
    }
  }

  private static let elements: Set<String> = ["string", "plurals", "string-array"]

  /// Returns the locale of the file; nil if its strings cannot be read, which is logged if it has
  /// any.
  private static func locale(_ root: XMLElement, _ source: CatalogSource) -> String? {
    if let named = source.place.resourceLocale { return source.locale(named, at: nil) }
    guard source.place.isAmongValues else {
      return source.localeOfOthers("move it to a folder such as values or values-de")
    }
    for child in root.children where elements.contains(child.name) {
      let name = child.attributes["name"] ?? ""
      // Each item of an array has its own key.
      for (index, item) in child.children("item").enumerated() where child.name == "string-array" {
        reportDevices(item, StringKey("\(name)[\(index)]"), source)
      }
      if child.name != "string-array" { reportDevices(child, StringKey(name), source) }
    }
    return nil
  }

  private static func reportDevices(_ element: XMLElement, _ key: StringKey, _ source: CatalogSource) {
    source.concerning(key, in: nil) {
      source.log.report(
        .notSupported, at: element.position,
        "strings in device-specific folders are not read; move them to values, or to a language's folder such as values-de"
      )
    }
  }

  private func read(_ element: XMLElement) {
    guard Self.elements.contains(element.name) else { return }
    guard let name = element.attributes["name"], !name.isEmpty else {
      return report(.missingKey, element, "<\(element.name)> has no name; add name=\"…\"")
    }
    let isTranslatable = element.attributes["translatable"] != "false"
    let isFormatted = element.attributes["formatted"] != "false"
    switch element.name {
    case "string": text(element, StringKey(name), isFormatted, isTranslatable)
    case "plurals":
      let key = StringKey(name)
      if !isTranslatable { source.update(key) { $0.isTranslatable = false } }
      source.concerning(key, in: locale) { plurals(element, key) }
    default:
      for (index, item) in element.children("item").enumerated() {
        text(item, StringKey("\(name)[\(index)]"), isFormatted, isTranslatable)
      }
    }
  }

  /// Adds text, or a reference to another resource for its text.
  private func text(_ element: XMLElement, _ key: StringKey, _ isFormatted: Bool, _ isTranslatable: Bool) {
    if !isTranslatable { source.update(key) { $0.isTranslatable = false } }
    source.concerning(key, in: locale) {
      guard let reference = ResourceReference(element.text.trimmingSpace) else {
        return add(text(element, isFormatted), for: key, at: element)
      }
      if let name = reference.ownString {
        source.refer(key, to: StringKey(name), in: locale, at: element.position)
      } else {
        report(
          .notSupported, element,
          "\(Wording.quoted(key.name)) refers to \(Wording.quoted(element.text.trimmingSpace)), which is not a string of the app; it has no text here"
        )
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
        report(.duplicate, item, "the quantity \(Wording.quoted(quantity)) appears twice; remove one")
        continue
      }
      if ResourceReference(item.text.trimmingSpace) != nil {
        report(
          .notSupported, item,
          "the form \(Wording.quoted(quantity)) of \(Wording.quoted(key.name)) refers to another resource, which is not supported in a plural; include the text itself"
        )
        continue
      }
      branches.append(.init(name: quantity, pattern: text(item, true)))
    }
    // Existing forms are shown. If a missing form is needed, the app crashes.
    if !branches.contains(where: { $0.name == "other" }) {
      report(.missingKey, element, "the plural \(Wording.quoted(key.name)) has no quantity \"other\"; add one")
    }
    if branches.isEmpty { return }
    add(MessagePattern([.choice(MessageChoice(pluralForms: branches, kind: .cardinal))]), for: key, at: element)
  }

  private func add(_ pattern: MessagePattern, for key: StringKey, at element: XMLElement) {
    source.add(pattern, for: key, in: locale, at: element.position)
  }

  // MARK: Texts

  /// Returns the text of an element: white space that is not quoted becomes one space, escapes are
  /// resolved and markup is removed.
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

/// `@string/name`, `@+id/name`, `@package:string/name`, `@null`: a reference to another resource.
/// Other text may also begin with an at sign.
private struct ResourceReference {
  /// The name of the app's string; nil for other resources, and for those of the system.
  let ownString: String?

  /// Creates a reference; nil if the value is text.
  init?(_ text: String) {
    guard text.hasPrefix("@") else { return nil }
    if text == "@null" || text == "@empty" {
      ownString = nil
      return
    }
    let parts = text.dropFirst().drop { $0 == "+" || $0 == "*" }.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let type = parts[0].split(separator: ":").last.map(String.init), Self.types.contains(type),
      !parts[1].isEmpty, parts[1].allSatisfy({ $0.isLetter || $0.isNumber || "._-".contains($0) })
    else { return nil }
    ownString = parts[0] == "string" ? String(parts[1]) : nil
  }

  /// Android's types of resources.
  private static let types: Set<String> = [
    "anim", "animator", "array", "attr", "bool", "color", "dimen", "drawable", "font", "fraction", "id", "integer",
    "interpolator", "layout", "menu", "mipmap", "navigation", "plurals", "raw", "string", "style", "styleable",
    "transition",
    "xml",
  ]
}

/// Text of an Android resource, while its white space, quotation marks and escapes are resolved.
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
      } else if !isQuoted, Self.isSpace(scalar) {
        pendingSpace = true
      } else {
        endSpace()
        if scalar == "'", !isQuoted {
          problem = problem ?? "unescaped apostrophe; write \\', or put the text in quotation marks"
        }
        text.append(scalar)
      }
    }
    if let example { examples.append((start..<text.count, example)) }
  }

  /// Returns true for white space that collapses into one space: C's white space, which excludes
  /// non-breaking spaces.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || (0x09...0x0D).contains(scalar.value)
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
      guard let unit = Self.unit(&rest) else {
        problem = problem ?? "expected four hexadecimal digits after \\u"
        return
      }
      let units = [unit] + Self.secondHalf(of: unit, &rest)
      if units.count == 1, UTF16.isSurrogate(unit) {
        problem = problem ?? "expected the second \\u escape of a surrogate pair, as in \\ud83c\\udf89"
      }
      text += String(decoding: units, as: UTF16.self).unicodeScalars
    default: text.append(scalar)
    }
  }

  /// Reads a code unit of four hexadecimal digits; returns nil if there are none.
  private static func unit(_ rest: inout Substring.UnicodeScalarView) -> UInt16? {
    let digits = rest.prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit),
      let unit = UInt16(String(digits), radix: 16)
    else { return nil }
    rest = rest.dropFirst(4)
    return unit
  }

  /// Reads the second half of a surrogate pair, if another escape follows the first half.
  private static func secondHalf(of unit: UInt16, _ rest: inout Substring.UnicodeScalarView) -> [UInt16] {
    guard UTF16.isLeadSurrogate(unit), rest.starts(with: "\\u".unicodeScalars) else { return [] }
    var next = rest.dropFirst(2)
    guard let second = self.unit(&next), UTF16.isTrailSurrogate(second) else { return [] }
    rest = next
    return [second]
  }

  /// Returns the pattern, and the problem with the text, if any.
  func end() -> (MessagePattern, String?) {
    let problem = isQuoted ? "a quotation mark is never closed; write \\\" for a literal quotation mark" : problem
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

  /// Returns the first example of each placeholder, by its source text.
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
