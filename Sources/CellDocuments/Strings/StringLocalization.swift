import FontMetrics
import LayoutCore
public import StringCatalogs
import TextLayout

/// A string catalog, and the locale and device to show documents for.
public struct StringLocalization: Sendable {
  /// The strings.
  public let catalog: StringCatalog
  /// The locale.
  public let locale: TextLocale
  /// The device whose strings are shown.
  public let device: DeviceFamily

  /// Creates a localization for a locale (nil for the source locale) and a device (nil for that of
  /// the catalog).
  public init(_ catalog: StringCatalog, locale: String? = nil, device: DeviceFamily? = nil) {
    self.catalog = catalog
    self.locale = TextLocale(locale ?? catalog.sourceLocale)
    self.device = device ?? catalog.device
  }

  /// Looks up a reference; returns its text and the reference with the result, or nil if the key is
  /// not found, which is logged.
  ///
  /// If there are several variants (plural forms, branches), returns the widest in the font, unless
  /// arguments select another.
  package func text(
    of reference: TextReference, in font: FontDescription?, log: ProblemLog
  ) -> (text: String, reference: TextReference)? {
    let keys = catalog.keys(
      reference.key, table: reference.table, context: reference.context, target: reference.target)
    let lookups = keys.compactMap { catalog.lookUp($0, in: locale) }
    guard let lookup = lookups.first else {
      log.report(.unknownName, at: reference.position, unknown(reference))
      return nil
    }
    if let target = reference.target, !catalog.mayHave(target: target) {
      log.report(
        .unknownName, at: reference.position,
        "there is no target \(Wording.quoted(target))"
          + Wording.suggestion(for: target, among: catalog.targets, listing: "targets"))
      return nil
    }
    if lookups.count > 1, Set(lookups.map(\.string.pattern)).count > 1 {
      log.report(.duplicate, at: reference.position, Self.ambiguous(reference, keys))
      return nil
    }
    do throws(CellDocumentErrors) {
      let options = VariantOptions(devices: [device], arguments: reference.arguments)
      var found = reference
      found.lookup = lookup
      // Most keys have only one variant, and nothing is measured.
      var ruler: TextRuler?
      let widest = try lookup.greatestVariant(options) { text in
        let known = ruler ?? TextRuler(font, locale, catalog.typesetting)
        ruler = known
        return known.width(of: text)
      }
      return (widest.text, found)
    } catch {
      log.report(error)
      return nil
    }
  }

  /// Returns the message for a key that has different text in two targets of an app.
  private static func ambiguous(_ reference: TextReference, _ keys: [StringKey]) -> String {
    let targets = keys.compactMap(\.target)
    let named = targets.first ?? ""
    return
      "the key \(Wording.quoted(reference.key)) has different text in \(Wording.list(targets)); choose one with target: \(named)"
  }

  private func unknown(_ reference: TextReference) -> String {
    let quoted = Wording.quoted(reference.key)
    if let target = reference.target {
      let others = catalog.keys(reference.key, table: reference.table, context: reference.context, target: nil)
      let targets = others.compactMap(\.target)
      if !targets.isEmpty {
        return "the target \(Wording.quoted(target)) has no key \(quoted)"
          + Wording.suggestion(for: target, among: targets, listing: "targets")
      }
    }
    guard let table = reference.table else {
      return "the strings do not contain the key \(quoted)" + Self.suggestion(reference.key, catalog.keys[...])
    }
    guard let keys = catalog.keysByTable[table] else {
      return "the strings have no table \(Wording.quoted(table))"
        + Wording.suggestion(for: table, among: catalog.keysByTable.keys.sorted(), listing: "tables")
    }
    return "the table \(Wording.quoted(table)) has no key \(quoted)" + Self.suggestion(reference.key, keys)
  }

  private static func suggestion(_ key: String, _ keys: ArraySlice<StringKey>) -> String {
    Wording.suggestion(for: key, among: keys.prefix(DocumentLimits.suggestions).map(\.name), listing: "keys")
  }
}

/// Measures the width of text in a font at the text size L; the widest variant is usually the same
/// at other sizes. A missing font is replaced with the system font.
private struct TextRuler {
  private let traits: TraitCollection
  private let font: Font?

  init(_ description: FontDescription?, _ locale: TextLocale, _ typesetting: Typesetting?) {
    traits = TraitCollection(language: locale.shapingLanguage, typesetting: typesetting, log: .silent)
    font = (try? description?.font(in: traits)) ?? (try? FontDescription.default.font(in: traits))
  }

  /// Returns the width of the widest line.
  func width(of text: String) -> Double {
    text.split(whereSeparator: \.isNewline).reduce(0) { max($0, width(ofLine: String($1))) }
  }

  private func width(ofLine line: String) -> Double {
    guard let font else { return Double(line.count) }
    let size = traits.text.measure(line, font: font, language: traits.language, displayScale: traits.displayScale).size
    return Double(size.width)
  }
}

extension CellDocument {
  /// Returns the document with its string keys replaced by their text in a locale.
  ///
  /// Throws errors for all keys that are not in the catalog, with their positions and similar
  /// names. A localized document can be localized again for another locale.
  /// - Complexity: O(*n*) in the number of views, and of variants of each key.
  public func localized(by strings: StringLocalization) throws(CellDocumentErrors) -> CellDocument {
    let log = ProblemLog(file: file)
    var document = self
    document.views = views.map { strings.localize($0, log: log) }
    if let errors = log.errors { throw errors }
    return document
  }
}

extension StringLocalization {
  /// Returns the view with the text of its key.
  fileprivate func localize(_ view: ViewDescription, log: ProblemLog) -> ViewDescription {
    guard let reference = view.textReference, let found = text(of: reference, in: view.content.font, log: log) else {
      return view
    }
    return view.showing(found.text, of: found.reference)
  }

  /// Returns a row with its string keys replaced by their text.
  func localize(_ row: TableRow, of cell: CellDocument?, log: ProblemLog) -> TableRow {
    var row = row
    for index in row.values.indices {
      guard let reference = row.values[index].textReference else { continue }
      let view = cell?.views.first { $0.name == row.values[index].view }
      guard let found = text(of: reference, in: view?.content.font, log: log) else { continue }
      row.values[index] = BoundValue(
        view: row.values[index].view, value: .text(found.text), textReference: found.reference)
    }
    return row
  }

  private func localize(_ edge: SectionEdge, _ cells: [String: CellDocument], log: ProblemLog) -> SectionEdge {
    var edge = edge
    switch edge.content {
    case .title(_, let reference):
      if let reference, let found = text(of: reference, in: .preferred(.footnote), log: log) {
        edge.content = .title(found.text, found.reference)
      }
    case .cell(let row): edge.content = .cell(localize(row, of: cells[row.cell], log: log))
    }
    return edge
  }

  fileprivate func localize(
    _ section: SectionDescription, _ cells: [String: CellDocument], log: ProblemLog
  ) -> SectionDescription {
    var section = section
    section.header = section.header.map { localize($0, cells, log: log) }
    section.footer = section.footer.map { localize($0, cells, log: log) }
    if case .listed(let rows) = section.rows {
      section.rows = .listed(rows.map { localize($0, of: cells[$0.cell], log: log) })
    }
    return section
  }
}

extension TableDocument {
  /// Returns the document with the string keys of its cells, headers, footers and listed rows
  /// replaced by their text in a locale. Rows in files are localized when they are read.
  ///
  /// Throws errors for all keys that are not in the catalog, with their positions and similar
  /// names.
  /// - Complexity: O(*n*) in the size of the document.
  public func localized(by strings: StringLocalization) throws(CellDocumentErrors) -> TableDocument {
    let log = ProblemLog(file: file)
    var document = self
    document.strings = strings
    for (name, cell) in cells {
      do throws(CellDocumentErrors) {
        document.cells[name] = try cell.localized(by: strings)
      } catch {
        log.report(error)
      }
    }
    document.sections = sections.map { strings.localize($0, cells, log: log) }
    if let errors = log.errors { throw errors }
    return document
  }
}

extension TableDocument {
  /// Returns a section with its string keys replaced by their text, if the document is localized.
  ///
  /// Throws errors for all keys that are not in the catalog, with their positions and similar
  /// names.
  package func localizedSection(at index: Int) throws(CellDocumentErrors) -> SectionDescription {
    guard let strings else { return sections[index] }
    let log = ProblemLog(file: file)
    let section = strings.localize(sections[index], cells, log: log)
    if let errors = log.errors { throw errors }
    return section
  }
}

extension ViewDescription {
  /// Returns the view with other text.
  fileprivate func showing(_ text: String, of reference: TextReference) -> ViewDescription {
    let shown: Content
    switch content {
    case .label(var label):
      label.text = text
      shown = .label(label)
    case .textView(var view):
      view.text = text
      shown = .textView(view)
    case .button(var button):
      button.title = text
      shown = .button(button)
    case .control(let control): shown = .control(control.showing(text))
    case .image, .switch, .stack, .plain: shown = content
    }
    return ViewDescription(
      name: name, content: shown, hugging: hugging, compression: compression, isHidden: isHidden,
      backgroundColor: backgroundColor, position: position, textReference: reference)
  }
}
