import LayoutCore
import StringCatalogs
import TableLayout
import Yams

/// Reads a document from its root node.
struct DocumentReader {
  let source: SourceText
  let log: ProblemLog
  let read: NodeReader

  init(source: SourceText, log: ProblemLog) {
    self.source = source
    self.log = log
    read = NodeReader(log: log)
  }

  /// Reads the document and logs its errors. If there are any, the document must not be used.
  func document(_ root: Node) -> CellDocument? {
    guard let mapping = MappingReader(root, "the document", log: log), hasKnownSchema(mapping, at: root.position) else {
      return nil
    }
    if mapping["views"] == nil, root.namesTable {
      log.report(
        .invalidValue, at: root.position,
        "the document describes a \(root.namesCollection ? "collection view" : "table"), not a cell; use `strut table`")
      return nil
    }
    return document(mapping, "the document", at: root.position)
  }

  /// Reads a cell from a mapping.
  /// - Parameter subject: The name of the mapping in messages.
  func document(_ mapping: MappingReader, _ subject: String, at position: SourcePosition) -> CellDocument {
    mapping.checkKeys(of: subject, known: ["schema", "cell", "guides", "views", "constraints"])
    let cell = mapping["cell"].map { self.cell($0.value) } ?? CellDescription()
    if mapping["views"] == nil {
      log.report(.missingKey, at: position, "\(subject) has no key \"views\"; add the views of the cell")
    }
    let viewEntries = mapping["views"].flatMap { MappingReader($0.value, "views", log: log)?.entries } ?? []
    let views = self.views(viewEntries)
    checkStyle(of: cell, views.descriptions, mapping)
    let guides = mapping["guides"].map { self.guides($0.value, views: views.names) } ?? []
    let checker = SentenceChecker(views: views.names, guides: guides)
    return CellDocument(
      file: log.file, cell: cell, guides: guides, views: views.descriptions,
      constraints: mapping["constraints"].map { constraints($0.value, checker) } ?? [])
  }

  func hasKnownSchema(_ mapping: MappingReader, at position: SourcePosition) -> Bool {
    guard let entry = mapping["schema"] else {
      log.report(.missingKey, at: position, "the document has no key \"schema\"; add \"schema: 1\"")
      return false
    }
    guard let schema = read.number(entry.value, "schema", wanted: "the number 1") else { return false }
    if schema == 1 { return true }
    let written = entry.value.scalar?.string ?? ""
    log.report(
      .notSupported, at: entry.value.position,
      "unsupported schema \(Wording.quoted(written)); this version of Strut reads schema 1")
    return false
  }

  private func cell(_ node: Node) -> CellDescription {
    guard let mapping = MappingReader(node, "cell", log: log) else { return CellDescription() }
    mapping.checkKeys(
      of: "the cell",
      known: [
        "width", "style", "accessory", "era", "tallLines", "separator", "preservesSuperviewLayoutMargins", "nib",
        "backgroundColor",
      ],
      later: ["layoutMargins"])
    let style = mapping.choice(
      "style", kind: "cell style", names: CellDescription.Style.allCases.map(\.rawValue),
      member: CellDescription.Style.init)
    let accessories = TableViewCell.AccessoryType.allCases
    let accessory = mapping.choice(
      "accessory", kind: "accessory", plural: "accessories", names: accessories.map { "\($0)" }
    ) { name in
      accessories.first { "\($0)" == name }
    }
    return CellDescription(
      width: mapping.length("width") ?? CellDescription.defaultWidth, style: style ?? .custom,
      accessory: accessory ?? .none, era: mapping.era("era"),
      hasTallLines: mapping.flag("tallLines") ?? false, hasSeparator: mapping.flag("separator") ?? true,
      preservesSuperviewLayoutMargins: mapping.flag("preservesSuperviewLayoutMargins") ?? false,
      isFromNib: mapping.flag("nib") ?? false, backgroundColor: mapping.color("backgroundColor"))
  }

  /// Logs views that a built-in style does not have, and priorities, constraints and guides, which
  /// it does not support.
  private func checkStyle(of cell: CellDescription, _ views: [ViewDescription], _ mapping: MappingReader) {
    guard cell.style != .custom else { return }
    for view in views {
      if let problem = cell.style.problem(of: view) { log.report(.invalidValue, at: view.position, problem) }
    }
    for key in ["constraints", "guides"] {
      guard let entry = mapping[key], entry.value.sequence?.isEmpty != true else { continue }
      log.report(
        .invalidValue, at: entry.position,
        "a cell with the style \(cell.style.rawValue) lays out its own views; remove \(Wording.quoted(key))")
    }
  }

  /// Reads the names of the guides; invalid names are omitted.
  private func guides(_ node: Node, views: [String]) -> [String] {
    var names: [String] = []
    let views = Set(views)
    var guides: Set<String> = []
    for item in read.list(node, "guides") ?? [] {
      if log.hasOverflowed { break }
      guard let name = read.text(item, "a guide"), isValidName(name, of: "guide", at: item.position) else { continue }
      if views.contains(name) || !guides.insert(name).inserted {
        let other = views.contains(name) ? "view" : "guide"
        log.report(
          .duplicate, at: item.position,
          "there is already a \(other) named \(Wording.quoted(name)); choose another name")
      } else {
        names.append(name)
      }
    }
    return names
  }

  /// Returns true if a view or guide can have a name; otherwise logs the reason.
  func isValidName(_ name: String, of kind: String, at position: SourcePosition) -> Bool {
    let quoted = Wording.quoted(name)
    if ReservedItem(rawValue: name) != nil || name == SentenceParser.systemSpacing {
      let meaning = name == SentenceParser.systemSpacing ? "a keyword in constraints" : "an item of every cell"
      log.report(
        .invalidValue, at: position, "a \(kind) cannot be named \(quoted), which is \(meaning); choose another name")
      return false
    }
    guard Identifier.isValid(name) else {
      log.report(
        .invalidValue, at: position,
        "a \(kind) cannot be named \(quoted); a name begins with a letter or \"_\", followed by letters, digits and \"_\""
      )
      return false
    }
    guard name.unicodeScalars.count <= DocumentLimits.nameLength else {
      log.report(
        .tooLarge, at: position,
        "the name \(quoted) is too long; the limit is \(DocumentLimits.nameLength) characters")
      return false
    }
    return true
  }
}
