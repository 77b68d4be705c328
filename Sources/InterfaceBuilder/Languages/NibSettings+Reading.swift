import CellDocuments
import Foundation
public import StringCatalogs

extension NibSettings {
  /// Reads a settings file.
  ///
  /// - Throws: All errors in it, with their positions.
  public init(path: String) throws(CellDocumentErrors) {
    self = try SettingsFile.read(path: path) { mapping, log in Self.read(mapping, log) }
  }

  /// Reads the text of a settings file.
  ///
  /// - Throws: All errors in it, with their positions.
  public init(text: String, file: String = NibSettings.fileName) throws(CellDocumentErrors) {
    self = try SettingsFile.read(bytes: Array(text.utf8), file: file) { mapping, log in Self.read(mapping, log) }
  }

  private static func read(_ mapping: MappingReader, _ log: ProblemLog) -> NibSettings {
    mapping.checkKeys(of: "the document", known: ["schema", "texts", "rowHeights", "sizes", "ignore"])
    var settings = NibSettings()
    settings.file = log.file
    settings.texts = values("texts", of: mapping, log) { _, entry in text(entry, mapping.read, log) }
    settings.rowHeights = values("rowHeights", of: mapping, log) { entries, entry in entries.length(entry.key) }
    settings.sizes = values("sizes", of: mapping, log) { entries, entry in
      entries.size(entry.key).map { NibSize(width: $0.width, height: $0.height) }
    }
    settings.ignored =
      mapping["ignore"].flatMap { mapping.read.list($0.value, "ignore") }?.compactMap { node in
        mapping.read.text(node, "an item in \"ignore\"").map { Entry(value: $0, position: node.position) }
      } ?? []
    return settings
  }

  /// Reads a mapping of names to values. A duplicate name is logged.
  private static func values<Value>(
    _ key: String, of mapping: MappingReader, _ log: ProblemLog,
    _ value: (MappingReader, MappingReader.Entry) -> Value?
  ) -> [String: Entry<Value>] {
    guard let entry = mapping[key], let entries = MappingReader(entry.value, key, log: log) else { return [:] }
    let pairs = entries.entries.compactMap { entry in
      value(entries, entry).map { (entry.key, Entry(value: $0, position: entry.position)) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func text(_ entry: MappingReader.Entry, _ read: NodeReader, _ log: ProblemLog) -> Text? {
    if TextReference.isMeant(by: entry) { return TextReference(entry, log: log).map(Text.key) }
    return read.text(entry.value, entry.key).map(Text.text)
  }
}

extension NibSettings {
  /// Returns errors for settings that name no cell, element or class in an app's documents, with
  /// similar names.
  ///
  /// - Complexity: O(*n*) in the number of views, and of names for each unknown name.
  public func problems(in documents: [NibDocument]) -> [CellDocumentError] {
    var (cells, elements): (Set<String>, Set<String>) = ([], [])
    var classes = ClassesOfViews()
    for document in documents {
      for cell in document.cells {
        let names = NibNames(cell, file: document.file)
        cells.insert(names.cell)
        for text in cell.texts { elements.insert(names.path(of: text.slot.key.objectID)) }
        cell.allViews.forEach { classes.add($0) }
      }
    }
    let log = ProblemLog(file: file)
    func check<Value>(_ entries: [String: Entry<Value>], _ kind: String, _ known: Set<String>) {
      for (name, entry) in entries where !known.contains(name) {
        log.report(
          .unknownName, at: entry.position,
          "there is no \(kind) named \(Wording.quoted(name))" + Wording.suggestion(for: name, among: known.sorted()))
      }
    }
    check(texts, "element with text", elements)
    check(rowHeights, "cell", cells)
    check(sizes, "view class", classes.all)
    for (name, entry) in sizes {
      guard let element = classes.sizedByContent[name] else { continue }
      log.report(
        .invalidValue, at: entry.position,
        "the size of \(Wording.quoted(name)) has no effect, because it is a \(element), which is as large as its content; "
          + "set sizes only for plain views, image views and views without content")
    }
    for entry in ignored where !cells.contains(entry.value) && !Self.mayBeFile(entry.value) {
      log.report(
        .unknownName, at: entry.position,
        "there is no cell named \(Wording.quoted(entry.value)), and it is not the path of a file"
          + Wording.suggestion(for: entry.value, among: cells.sorted()))
    }
    return log.errors?.all ?? []
  }

  private static func mayBeFile(_ pattern: String) -> Bool {
    pattern.contains { $0 == "/" || $0 == "*" } || NibPlace(pattern).isInterfaceBuilder
  }
}
