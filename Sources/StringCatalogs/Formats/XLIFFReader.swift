import XMLInterop

/// Reads XLIFF 1.2 and 2.0: units with a source and a target, of one or several files.
///
/// Inline elements are flattened: what spans text (`g`, `pc`, `mrk`) leaves its text, what stands for something (`x`, `ph`) is a placeholder,
/// code of another format (`bpt`, `ept`, `it`, `sc`, `ec`) goes. See [XLIFF 1.2](https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html)
/// and [2.0](https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html).
struct XLIFFReader {
  private var source: CatalogSource
  /// The strings of a file, in its order. Some have variations, which stand in several units: see ``XcodeUnitName``.
  private var units: [StringKey: [Unit]] = [:]
  private var order: [StringKey] = []
  /// The keys of `.stringsdict` files, which take the place of those in the `.strings` of their names.
  private var ruled: Set<StringKey> = []

  /// One text of a string.
  fileprivate struct Unit {
    let path: [String]
    let source: MessagePattern
    let target: MessagePattern?
    let state: TranslationState
    let position: SourcePosition
    let locales: (source: String, target: String?)
  }

  private init(source: CatalogSource) { self.source = source }

  /// Adds every string that can be read.
  static func read(_ root: XMLElement, _ source: CatalogSource) {
    guard root.localName == "xliff" else {
      return source.log.report(.syntax, at: root.position, "an XLIFF file begins with <xliff>, not <\(root.name)>")
    }
    var reader = XLIFFReader(source: source)
    let version = root.attributes["version"] ?? ""
    switch version {
    case "1.0", "1.1", "1.2": for file in reader.files(of: root) { reader.read12(file) }
    case "2.0", "2.1": reader.read20(root)
    default:
      source.log.report(
        .notSupported, at: root.position,
        "XLIFF version \(Wording.quoted(version)) is not known; versions are 1.2 and 2.0")
    }
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
    let table = begin(file)
    var waiting = file.child("body").map { [$0] } ?? []
    while let element = waiting.popLast() {
      waiting += element.children("group").reversed()
      for unit in element.children("trans-unit") { read12(unit, table, locales) }
    }
    end(file)
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
      name, table, text: flattened(text, [:], name, table), target: target.map { flattened($0, [:], name, table) },
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
    for file in files(of: root) {
      let table = begin(file)
      var waiting = [(element: file, isTranslatable: file.attributes["translate"] != "no")]
      while let (element, isTranslatable) = waiting.popLast() {
        waiting += element.children("group").reversed().map {
          ($0, isTranslatable && $0.attributes["translate"] != "no")
        }
        for unit in element.children("unit") { read20(unit, table, isTranslatable, locales) }
      }
      end(file)
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
      text.append(flattened(own, data, name, table))
      if let other = part.child("target") {
        target.append(flattened(other, data, name, table))
        hasTarget = hasTarget || part.localName == "segment"
      } else if part.localName == "ignorable" {
        target.append(flattened(own, data, name, table))
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
    let name = XcodeUnitName(name)
    guard name.path.count <= 2 * ICUMessage.depth else {
      return report(
        .tooLarge, unit,
        "the variations of \(Wording.quoted(name.key)) are more than \(ICUMessage.depth) within each other")
    }
    let key = StringKey(name.key, table: table)
    source.comment(note?.trimmingSpace, on: key)
    if !isTranslatable { source.update(key) { $0.isTranslatable = false } }
    if units[key] == nil { order.append(key) }
    units[key, default: []].append(
      Unit(path: name.path, source: text, target: target, state: state, position: unit.position, locales: locales))
  }

  /// Begins a file, which may be of any target of an app, and gives its table.
  private mutating func begin(_ file: XMLElement) -> String? {
    let original = file.attributes["original"] ?? ""
    let isPath = original.utf8.count <= CatalogLimits.pathLength
    let root = isPath ? CatalogPlace(path: original).root : ""
    // A name without folders is of the folder that the exchange file is in.
    source.root = CatalogTargets.exchangeMark + (root.isEmpty ? source.place.root : root)
    return table(of: original)
  }

  private mutating func end(_ file: XMLElement) {
    for key in order {
      let own = StringKey(key.name, table: key.table, target: source.root)
      if Self.isDictionary(file) { ruled.insert(own) } else if ruled.contains(own) { continue }
      source.concerning(key, in: nil) { add(units[key] ?? [], of: key) }
    }
    (units, order) = ([:], [])
  }

  /// The files, those with rules first.
  private func files(of root: XMLElement) -> [XMLElement] {
    let files = root.children("file")
    return files.filter(Self.isDictionary) + files.filter { !Self.isDictionary($0) }
  }

  private static func isDictionary(_ file: XMLElement) -> Bool {
    DocumentPath.parts(of: file.attributes["original"] ?? "").suffix == "stringsdict"
  }

  private func table(of original: String) -> String? {
    let parts = DocumentPath.parts(of: original)
    return ["strings", "stringsdict", "xcstrings"].contains(parts.suffix) ? String(parts.base) : nil
  }

  // MARK: Inline elements

  /// The text of an element of a unit in one line of pieces.
  private func flattened(
    _ element: XMLElement, _ data: [String: String], _ name: String, _ table: String?
  ) -> MessagePattern {
    var pattern = MessagePattern()
    var text = ""
    // How many placeholders before count on from one another.
    var count = 0
    func append(_ next: MessagePattern) {
      count += next.placeholders.count(where: \.isCounted)
      pattern.append(next)
    }
    func endText() {
      let (plain, isInflected) = AppleText.withoutInflection(text)
      if isInflected {
        let key = StringKey(XcodeUnitName(name).key, table: table)
        source.concerning(key, in: nil) { report(.notSupported, element, AppleText.problem(of: key)) }
      }
      append(PrintfSyntax(dialect: .foundation).pattern(plain).counting(from: count))
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
  /// Adds a string: its units as they are, or one put together of those that Xcode exports for its variations.
  private func add(_ units: [Unit], of key: StringKey) {
    guard let first = units.first else { return }
    guard units.contains(where: { !$0.path.isEmpty }) else { return units.forEach { add($0, of: key) } }
    func put(_ forms: [Form], _ locale: String, _ state: TranslationState) {
      let pattern = VariedForms(forms: forms, name: key.name).pattern { problem in
        source.log.report(.invalidValue, at: first.position, "\(Wording.quoted(key.name)): \(problem)")
      }
      if let pattern { source.add(pattern, for: key, in: locale, state: state, at: first.position) }
    }
    put(units.map { Form(path: $0.path, text: $0.source) }, first.locales.source, .translated)
    guard let locale = first.locales.target else { return }
    let missing = units.filter { !$0.isTranslated }
    let translated = units.filter(\.isTranslated)
    guard !translated.isEmpty else {
      return put(
        units.compactMap { unit in unit.target.map { Form(path: unit.path, text: $0) } }, locale, .untranslated)
    }
    source.concerning(key, in: locale) {
      for unit in missing where !unit.path.isEmpty {
        let name = unit.path.joined(separator: ".")
        source.log.report(.missingKey, at: unit.position, TranslatedForms.problem(name, of: key))
      }
    }
    // The text that variables stand in may be left to that of the source.
    let forms = units.compactMap { unit in
      unit.isTranslated
        ? unit.target.map { Form(path: unit.path, text: $0) }
        : unit.path.isEmpty ? Form(path: [], text: unit.source) : nil
    }
    source.concerning(key, in: locale) {
      put(forms, locale, missing.isEmpty ? units.map(\.state).max() ?? .translated : .needsReview)
    }
  }

  private func add(_ unit: Unit, of key: StringKey) {
    source.add(unit.source, for: key, in: unit.locales.source, at: unit.position)
    guard let target = unit.target, let locale = unit.locales.target else { return }
    if target.isEmpty, !unit.source.isEmpty { return }
    source.add(target, for: key, in: locale, state: unit.state, at: unit.position)
  }
}

extension XLIFFReader.Unit {
  /// Whether the target counts: it is there and done, or is as empty as the source.
  fileprivate var isTranslated: Bool {
    guard let target, state != .untranslated else { return false }
    return !target.isEmpty || source.isEmpty
  }
}

/// The name of a unit that Xcode exports: a key, with the path to one of its forms where it has several.
///
/// A string catalog's are `key|==|plural.one` and `key|==|substitutions.files.plural.other`, those of a `.stringsdict`
/// `/key:dict/NSStringLocalizedFormatKey:dict/:string` and `/key:dict/files:dict/one:dict/:string`.
struct XcodeUnitName {
  let key: String
  /// The steps to a form, in the words of a string catalog; empty for the text itself.
  let path: [String]

  init(_ name: String) {
    if let (key, path) = Self.dictionaryPath(name) {
      (self.key, self.path) = (key, path)
    } else {
      let parts = name.split(separator: "|==|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      key = parts[0]
      path = parts.count == 1 ? [] : Self.steps(parts[1])
    }
  }

  /// The name of a variable may have points in it.
  private static func steps(_ path: String) -> [String] {
    let steps = path.split(separator: ".").map(String.init)
    guard steps.first == "substitutions",
      let end = steps.indices.dropFirst(2).first(where: { ["plural", "device", "width"].contains(steps[$0]) })
    else { return steps }
    return ["substitutions", steps[1..<end].joined(separator: ".")] + steps[end...]
  }

  /// The key and the steps of a unit of a `.stringsdict`; nil for another name.
  private static func dictionaryPath(_ name: String) -> (key: String, path: [String])? {
    let (step, end) = (":dict/", ":string")
    guard name.hasPrefix("/"), name.hasSuffix(step + end) else { return nil }
    var parts = name.dropFirst().dropLast(step.count + end.count).split(
      separator: step, omittingEmptySubsequences: false
    )
    .map(String.init)
    guard (2...4 * ICUMessage.depth).contains(parts.count) else { return nil }
    let key = parts.removeFirst()
    if parts == [StringsDictReader.format] { return (key, []) }
    var path: [String] = []
    while let part = parts.first {
      parts.removeFirst()
      switch part {
      case StringsDictReader.device, StringsDictReader.width:
        guard !parts.isEmpty else { return nil }
        path += [part == StringsDictReader.device ? "device" : "width", parts.removeFirst()]
      // What a device or a width has is a text with variables again.
      case StringsDictReader.format where parts.isEmpty: break
      default:
        guard parts.count == 1 else { return nil }
        path += ["substitutions", part, "plural", parts.removeFirst()]
      }
    }
    return (key, path)
  }
}

/// One form of a varied string.
private struct Form {
  var path: [String]
  var text: MessagePattern
}

/// The forms of a varied string, put together.
private struct VariedForms {
  let forms: [Form]
  /// The key, which is the text where there is none but the variables'.
  let name: String

  /// The choice that paths such as `plural.one` and `device.ipad.plural.other` spell, with substitutions in their places.
  ///
  /// - Parameter report: Told what is wrong with those.
  func pattern(_ report: (String) -> Void) -> MessagePattern? {
    let isOfVariable = { (form: Form) in form.path.first == "substitutions" && form.path.count > 2 }
    let variables = Dictionary(grouping: forms.filter(isOfVariable)) { $0.path[1] }.compactMapValues { forms in
      Self.choice(forms.map { Form(path: Array($0.path.dropFirst(2)), text: $0.text) })
        .map { PatternVariable(pattern: $0, kind: .integer) }
    }
    let own = forms.filter { !isOfVariable($0) }
    let pattern = Self.choice(own) ?? (own.isEmpty ? PrintfSyntax(dialect: .foundation).pattern(name) : nil)
    let resolver = VariableResolver(variables: variables)
    let resolved = pattern.map { resolver.resolve($0) }
    resolver.problems.forEach(report)
    return resolved
  }

  private static func choice(_ forms: [Form]) -> MessagePattern? {
    // A text that has variations beside it is the one for what they are not about.
    guard let first = forms.first(where: { $0.path.count >= 2 }) else { return forms.first?.text }
    var (names, groups): ([String], [String: [Form]]) = ([], [:])
    for form in forms where form.path.count >= 2 && form.path[0] == first.path[0] {
      if groups[form.path[1]] == nil { names.append(form.path[1]) }
      groups[form.path[1], default: []].append(Form(path: Array(form.path.dropFirst(2)), text: form.text))
    }
    let branches = names.compactMap { name in
      choice(groups[name] ?? []).map { MessageChoice.Branch(name: name, pattern: $0) }
    }
    let found: MessageChoice =
      switch first.path[0] {
      case "plural": MessageChoice(pluralForms: branches, kind: .cardinalWithZero)
      case "width": MessageChoice(.width, branches: WidthRules.sorted(branches))
      default: MessageChoice(.device, branches: branches)
      }
    return MessagePattern([.choice(found)])
  }
}

extension MessagePattern {
  /// The pattern with placeholders that have no position counted on from so many others.
  fileprivate func counting(from offset: Int) -> MessagePattern {
    offset == 0 ? self : mapping { [.placeholder($0.moved(by: offset))] }
  }
}
