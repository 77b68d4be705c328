import XMLInterop

/// Reads XLIFF 1.2 and 2.0: units with a source and a target, from one or more files.
///
/// Inline elements are flattened: spans (`g`, `pc`, `mrk`) are replaced with their text, `x` and
/// `ph` become placeholders, and codes of other formats (`bpt`, `ept`, `it`, `sc`, `ec`) are
/// removed. See [XLIFF 1.2](https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html) and
/// [2.0](https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html).
struct XLIFFReader {
  private var source: CatalogSource
  /// The units of each string. A string with variations has several units; see ``XcodeUnitName``.
  private var units: [StringKey: [Unit]] = [:]
  private var order: [StringKey] = []
  /// The keys of `.stringsdict` files, which override those of the `.strings` files with the same
  /// names.
  private var ruled: Set<StringKey> = []

  /// One unit of a string.
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
      return source.log.report(.syntax, at: root.position, "expected <xliff>, found <\(root.name)>")
    }
    var reader = XLIFFReader(source: source)
    let version = root.attributes["version"] ?? ""
    switch version {
    case "1.0", "1.1", "1.2": for file in reader.files(of: root) { reader.read12(file) }
    case "2.0", "2.1": reader.read20(root)
    default:
      source.log.report(
        .notSupported, at: root.position,
        "unsupported XLIFF version \(Wording.quoted(version)); the supported versions are 1.2 and 2.0")
    }
  }

  /// Returns the locales of an element; nil if the source locale is invalid, because nothing can be
  /// read then. If the target locale is invalid, the source text can still be read.
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
        "the variations of \(Wording.quoted(name.key)) are nested more than \(ICUMessage.depth) levels deep")
    }
    let key = StringKey(name.key, table: table)
    source.comment(note?.trimmingSpace, on: key)
    if !isTranslatable { source.update(key) { $0.isTranslatable = false } }
    if units[key] == nil { order.append(key) }
    units[key, default: []].append(
      Unit(path: name.path, source: text, target: target, state: state, position: unit.position, locales: locales))
  }

  /// Begins a file, which may belong to any target of an app, and returns its table.
  private mutating func begin(_ file: XMLElement) -> String? {
    let original = file.attributes["original"] ?? ""
    let isPath = original.utf8.count <= CatalogLimits.pathLength
    source.original = isPath ? original : nil
    source.root = CatalogTargets.exchangeRoot(
      of: isPath ? CatalogPlace(path: original).root : "", in: source.place.root)
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

  /// Returns the file elements, those of `.stringsdict` files first.
  private func files(of root: XMLElement) -> [XMLElement] {
    let files = root.children("file")
    return files.filter(Self.isDictionary) + files.filter { !Self.isDictionary($0) }
  }

  private static func isDictionary(_ file: XMLElement) -> Bool {
    DocumentPath.parts(of: file.attributes["original"] ?? "").suffix == "stringsdict"
  }

  /// Returns the table, which is named after the file. The table of an Interface Builder file
  /// belongs to that file.
  private func table(of original: String) -> String? {
    let parts = DocumentPath.parts(of: original)
    let suffixes = ["strings", "stringsdict", "xcstrings", "xib", "storyboard"]
    return suffixes.contains(parts.suffix) ? String(parts.base) : nil
  }

  // MARK: Inline elements

  /// Returns the content of an element as one sequence of pieces.
  private func flattened(
    _ element: XMLElement, _ data: [String: String], _ name: String, _ table: String?
  ) -> MessagePattern {
    var pattern = MessagePattern()
    var text = ""
    // The number of preceding placeholders that are counted.
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

  /// Returns the source text of a placeholder, as far as the file contains it.
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
  /// Adds a string: its single unit, or a combination of the units that Xcode exports for its
  /// variations.
  private func add(_ units: [Unit], of key: StringKey) {
    guard units.contains(where: { !$0.path.isEmpty }) else { return units.forEach { add($0, of: key) } }
    let units = readable(units, of: key)
    guard let first = units.first else { return }
    put(units.map { $0.form($0.source) }, key, first.locales.source, .translated)
    guard let locale = first.locales.target else { return }
    source.concerning(key, in: locale) {
      guard units.contains(where: \.isTranslated) else {
        return put(units.compactMap { unit in unit.target.map { unit.form($0) } }, key, locale, .untranslated)
      }
      let isComplete = units.allSatisfy(\.isTranslated)
      put(translated(units, of: key), key, locale, isComplete ? units.map(\.state).max() ?? .translated : .needsReview)
    }
  }

  private func put(_ forms: [VariedForms.Form], _ key: StringKey, _ locale: String, _ state: TranslationState) {
    let varied = VariedForms(
      forms, name: key.name, budget: source.variables, suggests: !source.log.hasOverflowed)
    for problem in varied.problems {
      source.log.report(.invalidValue, at: problem.position, "\(Wording.quoted(key.name)): \(problem.message)")
    }
    if let pattern = varied.pattern, let position = forms.first?.position {
      source.add(pattern, for: key, in: locale, state: state, at: position)
    }
  }

  /// Returns the first unit of each known path; the others are logged. If no path is known, the
  /// first unit is used for the key.
  private func readable(_ units: [Unit], of key: StringKey) -> [Unit] {
    let known = units.filter { unit in
      guard let problem = XcodeUnitName.problem(of: unit.path) else { return true }
      source.log.report(.unknownName, at: unit.position, "\(Wording.quoted(key.name)): \(problem)")
      return false
    }
    var first: [[String]: Unit] = [:]
    let distinct = known.filter { unit in
      guard let before = first[unit.path] else {
        first[unit.path] = unit
        return true
      }
      let form = unit.path.isEmpty ? "its text" : "its form \(Wording.quoted(unit.path.joined(separator: ".")))"
      source.log.report(
        .duplicate, at: unit.position,
        "\(Wording.quoted(key.name)): \(form) appears twice, first on line \(before.position.line); remove one")
      return false
    }
    return distinct.isEmpty ? units.prefix(1).map { $0.asText } : distinct
  }

  /// Returns the forms in the target language. A form without a target is replaced as on the
  /// platform: with the form for another number, device or width, or with the source text if that
  /// form has no target either.
  private func translated(_ units: [Unit], of key: StringKey) -> [VariedForms.Form] {
    let done = TranslatedPaths(units.filter(\.isTranslated).map(\.path))
    return units.compactMap { unit in
      if unit.isTranslated { return unit.target.map { unit.form($0) } }
      let isReplaced = done.replaces(unit.path)
      // The text that contains the variables may consist of nothing else.
      if !unit.path.isEmpty {
        let name = unit.path.joined(separator: ".")
        source.log.report(
          .missingKey, at: unit.position,
          isReplaced ? TranslatedForms.problem(name, of: key) : TranslatedForms.problem(name, ofSource: key))
      }
      return isReplaced ? nil : unit.form(unit.source)
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
  /// True if the target is translated, or as empty as the source.
  fileprivate var isTranslated: Bool {
    guard let target, state != .untranslated else { return false }
    return !target.isEmpty || source.isEmpty
  }

  fileprivate func form(_ text: MessagePattern) -> VariedForms.Form {
    VariedForms.Form(path: path, text: text, position: position)
  }

  /// The unit as that of a key without variations.
  fileprivate var asText: Self {
    Self(path: [], source: source, target: target, state: state, position: position, locales: locales)
  }
}

/// The paths of translated forms, with their parents.
private struct TranslatedPaths {
  private var known: Set<[String]> = []

  init(_ paths: [[String]]) {
    for path in paths {
      for length in path.indices { known.insert(Array(path[...length])) }
    }
  }

  /// Returns true if another form replaces an untranslated form, at one of the components of its
  /// path.
  func replaces(_ path: [String]) -> Bool {
    stride(from: 0, to: path.count - 1, by: 2).contains { step in
      guard path[step] != "substitutions", !known.contains(Array(path[...(step + 1)])) else { return false }
      let kind = Array(path[...step])
      return known.contains(path[step] == "width" ? kind : kind + ["other"])
    }
  }
}

extension MessagePattern {
  /// Returns the pattern with its placeholders without a position counted from an offset.
  fileprivate func counting(from offset: Int) -> MessagePattern {
    offset == 0 ? self : mapping { [.placeholder($0.moved(by: offset))] }
  }
}
