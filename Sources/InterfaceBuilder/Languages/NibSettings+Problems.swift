import CellDocuments
public import StringCatalogs

extension NibSettings {
  /// Returns errors for settings that name no cell, element or class in an app's documents, with
  /// similar names.
  ///
  /// - Complexity: O(*n*) in the number of views, and of names for each unknown name.
  public func problems(in documents: [NibDocument]) -> [CellDocumentError] {
    var (cells, elements, views) = (NamedObjects(), NamedObjects(), SizedViews())
    for document in documents {
      for cell in document.cells {
        let names = NibNames(cell, file: document.file)
        cells.add(cell.view.id, names.cell, in: document.file)
        for text in cell.texts {
          let id = text.slot.key.objectID
          elements.add(id, names.path(of: id), in: document.file)
        }
        cell.allViews.forEach { views.add($0, in: document.file) }
      }
    }
    let log = ProblemLog(file: file)
    func check<Value>(_ entries: [String: Entry<Value>], _ kind: String, _ known: NamedObjects) {
      for (name, entry) in entries where !known.keys.contains(name) {
        log.report(
          .unknownName, at: entry.position, "there is no \(kind) named \(Wording.quoted(name))" + known.suggestion(name)
        )
      }
    }
    check(texts, "element with text", elements)
    check(rowHeights, "cell", cells)
    check(sizes, "view class", views.all)
    for (name, entry) in sizes {
      guard let element = views.sizedByContent[name] else { continue }
      log.report(
        .invalidValue, at: entry.position,
        "the size of \(Wording.quoted(name)) has no effect, because it is a \(element), which is as large as its content; "
          + "set sizes only for plain views, image views and views without content")
    }
    for entry in ignored where !cells.keys.contains(entry.value) && !Self.mayBeFile(entry.value) {
      log.report(
        .unknownName, at: entry.position,
        "\(Wording.quoted(entry.value)) is neither the name of a cell nor the path of a file"
          + cells.suggestion(entry.value))
    }
    return log.errors?.all ?? []
  }

  /// Returns true if a pattern may be the path of a file, and not only that of an object in one.
  private static func mayBeFile(_ pattern: String) -> Bool {
    if pattern.contains("*") || NibPlace(pattern).isInterfaceBuilder { return true }
    guard let slash = pattern.lastIndex(of: "/") else { return false }
    return !NibPlace(String(pattern[..<slash])).isInterfaceBuilder
  }
}

/// The keys of an app's objects in `strut-nib.yaml`.
struct NamedObjects {
  /// All keys.
  private(set) var keys: Set<String> = []
  /// The names, for suggestions.
  private var names: Set<String> = []

  /// Adds an object.
  ///
  /// - Parameter name: The name; nil for none.
  mutating func add(_ id: String, _ name: String?, in file: String) {
    keys.formUnion(NibObjectKeys.keys(of: id, named: name, in: file))
    if let name { names.insert(name) }
  }

  /// Returns a question with the most similar name; empty if there is none.
  func suggestion(_ name: String) -> String { Wording.suggestion(for: name, among: names.sorted()) }
}
