import CellDocuments
import Foundation
public import StringCatalogs
import TableLayout

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
    mapping.checkKeys(of: "the document", known: ["schema", "texts", "rowHeights", "sizes", "itemSizes", "ignore"])
    var settings = NibSettings()
    settings.file = log.file
    settings.texts = values("texts", of: mapping, log) { _, entry in text(entry, mapping.read, log) }
    settings.rowHeights = values("rowHeights", of: mapping, log) { rowHeight($1, $0) }
    settings.sizes = values("sizes", of: mapping, log) { entries, entry in
      entries.size(entry.key).map { NibSize(width: $0.width, height: $0.height) }
    }
    settings.itemSizes = values("itemSizes", of: mapping, log) { itemSize($1, log) }
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

  private static func rowHeight(_ entry: MappingReader.Entry, _ entries: MappingReader) -> NibGivenHeight? {
    if case .scalar(let scalar) = entry.value, scalar.string == NibGivenHeight.automaticWord { return .automatic }
    let wanted = "\(NibGivenHeight.automaticWord) or a number of points, 0 or more"
    return entries.read.number(entry.value, entry.key, wanted: wanted) { $0 >= 0 }.map(NibGivenHeight.points)
  }

  private static func itemSize(_ entry: MappingReader.Entry, _ log: ProblemLog) -> CollectionSize? {
    guard let size = CollectionSize(entry, log: log) else { return nil }
    switch (size.width, size.height) {
    case (.absolute, .absolute), (.absolute, .estimated), (.estimated, .absolute), (.estimated, .estimated),
      (.fractionalWidth, .absolute), (.fractionalWidth, .estimated):
      return size
    default:
      log.report(
        .invalidValue, at: entry.position,
        "only the width of \(Wording.quoted(entry.key)) can be a fraction, { fractionalWidth: … }, because the height "
          + "of the collection view is not known")
      return nil
    }
  }

  private static func text(_ entry: MappingReader.Entry, _ read: NodeReader, _ log: ProblemLog) -> Text? {
    if TextReference.isMeant(by: entry) { return TextReference(entry, log: log).map(Text.key) }
    return read.text(entry.value, entry.key).map(Text.text)
  }
}
