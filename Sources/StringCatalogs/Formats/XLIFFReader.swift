import XMLInterop

/// Reads XLIFF 1.2 and 2.0: units with a source and a target, of one or several files.
///
/// Inline elements are flattened: what spans text (`g`, `pc`, `mrk`) leaves its text, what stands for something (`x`, `ph`) is a placeholder,
/// code of another format (`bpt`, `ept`, `it`, `sc`, `ec`) goes. See [XLIFF 1.2](https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html)
/// and [2.0](https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html).
struct XLIFFReader {
  private let source: CatalogSource
  /// The strings whose variations stand in several units, as Xcode exports them: `key|==|plural.one`.
  private var varied: [StringKey: [VariedUnit]] = [:]
  private var variedOrder: [StringKey] = []

  /// One text of a varied string.
  private struct VariedUnit {
    let path: [String]
    let source: MessagePattern
    let target: MessagePattern?
    let state: TranslationState
    let position: SourcePosition
    let locales: (source: String, target: String?)
  }

  /// Adds every string that can be read.
  static func read(_ root: XMLElement, _ source: CatalogSource) {
    guard root.localName == "xliff" else {
      return source.log.report(.syntax, at: root.position, "an XLIFF file begins with <xliff>, not <\(root.name)>")
    }
    var reader = XLIFFReader(source: source)
    let version = root.attributes["version"] ?? ""
    switch version {
    case "1.0", "1.1", "1.2": for file in root.children("file") { reader.read12(file) }
    case "2.0", "2.1": reader.read20(root)
    default:
      source.log.report(
        .notSupported, at: root.position,
        "XLIFF version \(Wording.quoted(version)) is not known; versions are 1.2 and 2.0")
    }
    reader.addVaried()
  }

  /// The locales of an element's texts. Nil where that of the sources is none: nothing can then be read. Where that of the targets is
  /// none, the sources can.
  private func locales(
    _ element: XMLElement, from: String, to: String?
  ) -> (source: String, target: String?)? {
    let target = to.flatMap { source.locale($0, at: element.position) }
    guard let from = source.locale(from, at: element.position) else { return nil }
    source.assembly.addSource(from)
    return (from, target)
  }

  // MARK: 1.2

  private mutating func read12(_ file: XMLElement) {
    guard let from = file.attributes["source-language"] else {
      return report(.missingKey, file, "the <file> has no source-language; add one")
    }
    guard let locales = locales(file, from: from, to: file.attributes["target-language"]) else { return }
    var waiting = file.child("body").map { [$0] } ?? []
    while let element = waiting.popLast() {
      waiting += element.children("group").reversed()
      for unit in element.children("trans-unit") { read12(unit, table(of: file.attributes["original"]), locales) }
    }
  }

  private mutating func read12(_ unit: XMLElement, _ table: String?, _ locales: (source: String, target: String?)) {
    guard let name = unit.attributes["resname"] ?? unit.attributes["id"] else {
      return report(.missingKey, unit, "the <trans-unit> has no id; add one")
    }
    guard let text = unit.child("source") else {
      return report(.missingKey, unit, "the unit \(Wording.quoted(name)) has no <source>")
    }
    let target = unit.child("target")
    add(
      name, table, text: flattened(text), target: target.map(flattened),
      state: Self.state12(target?.attributes["state"], isApproved: unit.attributes["approved"]),
      note: unit.child("note")?.text, isTranslatable: unit.attributes["translate"] != "no", at: unit, locales)
  }

  private static func state12(_ state: String?, isApproved: String?) -> TranslationState {
    switch state {
    case "new", "needs-translation": .untranslated
    case let state? where state.hasPrefix("needs-"): .needsReview
    default: isApproved == "no" && state == nil ? .needsReview : .translated
    }
  }

  // MARK: 2.0

  private mutating func read20(_ root: XMLElement) {
    guard let from = root.attributes["srcLang"] else {
      return report(.missingKey, root, "<xliff> has no srcLang; add one")
    }
    guard let locales = locales(root, from: from, to: root.attributes["trgLang"]) else { return }
    for file in root.children("file") {
      let table = table(of: file.attributes["original"])
      var waiting = [(element: file, isTranslatable: file.attributes["translate"] != "no")]
      while let (element, isTranslatable) = waiting.popLast() {
        waiting += element.children("group").reversed().map {
          ($0, isTranslatable && $0.attributes["translate"] != "no")
        }
        for unit in element.children("unit") { read20(unit, table, isTranslatable, locales) }
      }
    }
  }

  private mutating func read20(
    _ unit: XMLElement, _ table: String?, _ isTranslatable: Bool, _ locales: (source: String, target: String?)
  ) {
    guard let name = unit.attributes["name"] ?? unit.attributes["id"] else {
      return report(.missingKey, unit, "the <unit> has no id; add one")
    }
    let data = Dictionary(
      (unit.child("originalData")?.children("data") ?? []).compactMap { data in
        data.attributes["id"].map { ($0, data.text) }
      }
    ) { first, _ in first }
    var (text, target, state) = (MessagePattern(), MessagePattern(), TranslationState.translated)
    var hasTarget = false
    for part in unit.children where part.localName == "segment" || part.localName == "ignorable" {
      guard let own = part.child("source") else {
        report(.missingKey, part, "a <segment> of \(Wording.quoted(name)) has no <source>")
        continue
      }
      text.append(flattened(own, data))
      if let other = part.child("target") {
        target.append(flattened(other, data))
        hasTarget = hasTarget || part.localName == "segment"
      } else if part.localName == "ignorable" {
        target.append(flattened(own, data))
      } else {
        state = .untranslated
      }
      if part.localName == "segment" { state = max(state, Self.state20(part.attributes["state"])) }
    }
    add(
      name, table, text: text, target: hasTarget ? target : nil, state: state,
      note: unit.child("notes")?.child("note")?.text,
      isTranslatable: isTranslatable && unit.attributes["translate"] != "no", at: unit, locales)
  }

  private static func state20(_ state: String?) -> TranslationState { state == "initial" ? .untranslated : .translated }

  // MARK: Strings

  private mutating func add(
    _ name: String, _ table: String?, text: MessagePattern, target: MessagePattern?, state: TranslationState,
    note: String?,
    isTranslatable: Bool, at unit: XMLElement, _ locales: (source: String, target: String?)
  ) {
    let parts = name.split(separator: "|==|", omittingEmptySubsequences: false).map(String.init)
    let key = StringKey(parts[0], table: table)
    source.comment(note?.trimmingSpace, on: key)
    if !isTranslatable { source.assembly.update(key) { $0.isTranslatable = false } }
    guard parts.count == 1 else {
      let path = parts[1].split(separator: ".").map(String.init)
      guard path.count <= 2 * ICUMessage.depth else {
        return report(
          .tooLarge, unit,
          "the variations of \(Wording.quoted(parts[0])) are more than \(ICUMessage.depth) within each other")
      }
      let unit = VariedUnit(
        path: path, source: text, target: target, state: state, position: unit.position, locales: locales)
      if varied[key] == nil { variedOrder.append(key) }
      varied[key, default: []].append(unit)
      return
    }
    source.add(text, for: key, in: locales.source, at: unit.position)
    guard let target, let locale = locales.target else { return }
    if target.isEmpty, !text.isEmpty { return }
    source.add(target, for: key, in: locale, state: state, at: unit.position)
  }

  private func table(of original: String?) -> String? {
    guard let original else { return nil }
    let parts = DocumentPath.parts(of: original)
    return ["strings", "stringsdict", "xcstrings"].contains(parts.suffix) ? String(parts.base) : nil
  }

  // MARK: Inline elements

  private func flattened(_ element: XMLElement) -> MessagePattern { flattened(element, [:]) }

  /// The text of an element in one line of pieces.
  private func flattened(_ element: XMLElement, _ data: [String: String]) -> MessagePattern {
    var pattern = MessagePattern()
    var text = ""
    // How many placeholders before count on from one another.
    var count = 0
    func append(_ next: MessagePattern) {
      count += next.placeholders.count(where: \.isCounted)
      pattern.append(next)
    }
    func endText() {
      append(PrintfSyntax(dialect: .foundation).pattern(text).counting(from: count))
      text = ""
    }
    func add(_ element: XMLElement) {
      for part in element.content {
        guard case .element(let child) = part else {
          if case .text(let raw) = part { text += raw }
          continue
        }
        switch child.localName {
        case "bpt", "ept", "it", "sc", "ec", "sm", "em": break
        case "cp":
          let code = child.attributes["hex"].flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
          text += code.map { String(Character($0)) } ?? ""
        case "x", "ph", "bx", "ex":
          let shown = standIn(child, data)
          if child.localName == "bx" || child.localName == "ex" { break }
          if PrintfSyntax(dialect: .foundation).pattern(shown).placeholders.count == 1 {
            text += shown
          } else {
            endText()
            let placeholder = Placeholder(source: shown, argument: child.attributes["id"] ?? shown)
            append(MessagePattern([.placeholder(placeholder)]))
          }
        default: add(child)
        }
      }
    }
    add(element)
    endText()
    return pattern
  }

  /// What a placeholder stands for, as far as the file says.
  private func standIn(_ element: XMLElement, _ data: [String: String]) -> String {
    let text = element.text
    return element.attributes["equiv-text"] ?? element.attributes["disp"] ?? element.attributes["dataRef"].flatMap {
      data[$0]
    }
      ?? element.attributes["equiv"] ?? (text.isEmpty ? element.attributes["ctype"] ?? "…" : text)
  }

  private func report(_ code: CellDocumentError.Code, _ element: XMLElement, _ message: String) {
    source.log.report(code, at: element.position, message)
  }
}

extension XLIFFReader {
  /// Puts together the strings that Xcode exports as several units.
  private func addVaried() {
    for key in variedOrder {
      let units = varied[key] ?? []
      guard let first = units.first else { continue }
      if let pattern = Self.varied(units.map { ($0.path, $0.source) }, key.name) {
        source.add(pattern, for: key, in: first.locales.source, at: first.position)
      }
      let targets = units.compactMap { unit in unit.target.map { (unit.path, $0) } }
      guard let locale = first.locales.target, let pattern = Self.varied(targets, key.name) else { continue }
      let state = units.map(\.state).max() ?? .translated
      source.add(pattern, for: key, in: locale, state: state, at: first.position)
    }
  }

  /// The choice that paths such as `plural.one` and `device.ipad.plural.other` spell, with substitutions in their places.
  private static func varied(_ texts: [(path: [String], text: MessagePattern)], _ name: String) -> MessagePattern? {
    var variables: [String: MessagePattern] = [:]
    let substitutions = Dictionary(grouping: texts.filter { $0.path.first == "substitutions" && $0.path.count > 2 }) {
      $0.path[1]
    }
    for (name, texts) in substitutions {
      let forms = texts.map { (path: Array($0.path.dropFirst(2)), text: $0.text) }
      variables[name] = choice(forms)?.bindingNumbers(to: name, kind: .integer)
    }
    let own = texts.filter { $0.path.first != "substitutions" }
    let pattern = choice(own) ?? (own.isEmpty ? PrintfSyntax(dialect: .foundation).pattern(name) : nil)
    return pattern.map { VariableResolver(variables: variables).resolve($0) }
  }

  private static func choice(_ texts: [(path: [String], text: MessagePattern)]) -> MessagePattern? {
    guard let first = texts.first else { return nil }
    guard first.path.count >= 2 else { return first.text }
    var (names, groups): ([String], [String: [(path: [String], text: MessagePattern)]]) = ([], [:])
    for text in texts where text.path.count >= 2 && text.path[0] == first.path[0] {
      if groups[text.path[1]] == nil { names.append(text.path[1]) }
      groups[text.path[1], default: []].append((Array(text.path.dropFirst(2)), text.text))
    }
    let branches = names.compactMap { name in
      choice(groups[name] ?? []).map { MessageChoice.Branch(name: name, pattern: $0) }
    }
    let found: MessageChoice =
      switch first.path[0] {
      case "plural": MessageChoice(pluralForms: branches)
      case "width": MessageChoice(.width, branches: WidthRules.sorted(branches))
      default: MessageChoice(.device, branches: branches)
      }
    return MessagePattern([.choice(found)])
  }
}

extension MessagePattern {
  /// The pattern with placeholders that have no position counted on from so many others.
  fileprivate func counting(from offset: Int) -> MessagePattern {
    if offset == 0 { return self }
    return mapping { placeholder in
      guard placeholder.isCounted, let number = Int(placeholder.argument), placeholder.source.hasPrefix("%") else {
        return [.placeholder(placeholder)]
      }
      var moved = placeholder
      moved.argument = "\(number + offset)"
      return [.placeholder(moved)]
    }
  }
}

extension Placeholder {
  /// Whether it stands for the next argument, and none that it names.
  fileprivate var isCounted: Bool { Int(argument) != nil && !source.contains("$") }
}
