import CellDocuments
import StringCatalogs

extension NibSettings {
  /// Returns errors for settings that name no cell, element or class in an app's documents, with
  /// similar names.
  ///
  /// - Parameter ignored: The paths of the files that the settings ignore.
  /// - Complexity: O(*n*) in the number of views, and of names for each unknown name.
  func problems(in documents: [NibDocument], ignored paths: [String]) -> [CellDocumentError] {
    let objects = SettingsObjects(documents)
    let log = ProblemLog(file: file)
    func check<Value>(_ entries: [String: Entry<Value>], _ kind: String, _ known: NamedObjects) {
      for (name, entry) in entries where !known.keys.contains(name) {
        log.report(
          .unknownName, at: entry.position, "there is no \(kind) named \(Wording.quoted(name))" + known.suggestion(name)
        )
      }
    }
    check(texts, "element with text", objects.elements)
    check(rowHeights, "cell or table", objects.rows)
    check(itemSizes, "cell, header or footer of a collection view", objects.items)
    for (name, entry) in rowHeights where objects.items.keys.contains(name) && !objects.tables.keys.contains(name) {
      log.report(
        .invalidValue, at: entry.position,
        "the row height of \(Wording.quoted(name)) has no effect, because it is in a collection view; write its size "
          + "under itemSizes")
    }
    check(sizes, "view class", objects.views.all)
    for (name, entry) in sizes {
      guard let element = objects.views.sizedByContent[name] else { continue }
      log.report(
        .invalidValue, at: entry.position,
        "the size of \(Wording.quoted(name)) has no effect, because it is a \(element), which is as large as its content; "
          + "set sizes only for plain views, image views and views without content")
    }
    let inner = paths.map { DocumentPath.path($0, relativeTo: folder) }
    for entry in ignored where !objects.rows.keys.contains(entry.value) {
      guard !inner.contains(where: { PathPattern(entry.value).matches($0) }) else { continue }
      log.report(.unknownName, at: entry.position, ignoresNothing(entry.value, objects, in: documents))
    }
    return log.errors?.all ?? []
  }

  /// Returns the sentence for a pattern that matches no file and names no cell. A pattern with a
  /// slash may have been meant for all folders.
  private func ignoresNothing(_ pattern: String, _ objects: SettingsObjects, in documents: [NibDocument]) -> String {
    let anywhere = "**/\(pattern)"
    let isElsewhere = documents.contains {
      PathPattern(anywhere).matches(DocumentPath.path($0.file, relativeTo: folder))
    }
    let cure =
      isElsewhere
      ? "; paths start at the folder of \(Self.fileName), so write \(Wording.quoted(anywhere)) for any folder"
      : objects.rows.suggestion(pattern)
    return "there is no cell or static table named \(Wording.quoted(pattern)), and no file matches it" + cure
  }
}

/// The keys of all objects in an app's documents that `strut-nib.yaml` may contain.
private struct SettingsObjects {
  /// The cells and tables.
  private(set) var rows = NamedObjects()
  /// The tables and their cells.
  private(set) var tables = NamedObjects()
  /// The cells, headers and footers of collection views.
  private(set) var items = NamedObjects()
  private(set) var elements = NamedObjects()
  private(set) var views = SizedViews()

  init(_ documents: [NibDocument]) {
    for document in documents {
      for table in document.tables {
        rows.add(table.id, table.names, in: document.file)
        tables.add(table.id, table.names, in: document.file)
      }
      for cell in document.cells { add(cell, in: document.file) }
    }
  }

  private mutating func add(_ cell: NibCell, in file: String) {
    let names = NibNames(cell, file: file)
    rows.add(cell.view.id, names.cellNames, in: file)
    if cell.isCollectionCell {
      items.add(cell.view.id, names.cellNames, in: file)
    } else {
      tables.add(cell.view.id, names.cellNames, in: file)
    }
    for text in cell.texts {
      let id = text.slot.key.objectID
      elements.add(id, names.paths(of: id), in: file)
    }
    cell.allViews.forEach { views.add($0, in: file) }
  }
}

/// The keys of an app's objects in `strut-nib.yaml`.
struct NamedObjects {
  /// All keys.
  private(set) var keys: Set<String> = []
  /// The names, for suggestions.
  private var names: Set<String> = []

  /// Adds an object.
  mutating func add(_ id: String, _ names: [String], in file: String) {
    keys.formUnion(NibObjectKeys.keys(of: id, named: names, in: file))
    self.names.formUnion(names)
  }

  /// Returns a question with the most similar name; empty if there is none.
  func suggestion(_ name: String) -> String { Wording.suggestion(for: name, among: names.sorted()) }
}
