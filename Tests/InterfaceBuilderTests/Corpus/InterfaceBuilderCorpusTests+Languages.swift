import CellDocuments
import Foundation
import StringCatalogs
import Testing

@testable import InterfaceBuilder

/// The strings of every cell of the corpus in the languages of its file, and the names of its
/// elements.
@Suite(.enabled(if: NibCorpus.isThere)) struct InterfaceBuilderCorpusTestsOfLanguages {
  /// The corpus as one app.
  private static let app = NibApp(folder: NibCorpus.folder ?? "")

  private static func relative(_ path: String) -> String { String(path.dropFirst((NibCorpus.folder ?? "").count + 1)) }

  /// Returns the content of a table in a language's folder, read with a pattern instead of the
  /// module's reader.
  private static func entries(_ path: String) throws -> [String: String] {
    let data = try Data(contentsOf: URL(filePath: path))
    let text = String(data: data, encoding: data.starts(with: [0xFF, 0xFE]) ? .utf16 : .utf8) ?? ""
    let plain = text.replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")
    let pairs = plain.matches(of: /"([^"]+)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;/).map { match in
      (
        String(match.1),
        String(match.2).replacing("\\n", with: "\n").replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
      )
    }
    return Dictionary(pairs) { $1 }
  }

  /// Returns the content of a file's table in a language, with the path of the table.
  private static func expected(_ place: NibPlace, _ language: String) throws -> (table: String, texts: [String: String])
  {
    let table = "\(place.folder)/\(language).lproj/\(place.table).strings"
    if FileManager.default.fileExists(atPath: table) { return (table, try entries(table)) }
    let catalog = "\(place.folder)/mul.lproj/\(place.table).xcstrings"
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: catalog))) as? [String: Any]
    let strings = try #require(root?["strings"] as? [String: [String: Any]])
    let texts = strings.compactMapValues { string -> String? in
      let unit = (string["localizations"] as? [String: [String: Any]])?[language]?["stringUnit"] as? [String: String]
      // Strings in the state new are not translated yet.
      return unit?["state"] == "new" ? nil : unit?["value"]
    }
    return (catalog, texts)
  }

  /// Criterion 9. The expectation is read from the tables directly.
  @Test("Every label that has a key gets it in every language of its table, and no other table's")
  func languages() throws {
    var (labels, texts, missed): (Int, Int, [String]) = (0, 0, [])
    for file in Self.app.files {
      let place = NibPlace(file.document.file)
      for language in file.strings.languages.dropFirst() {
        let (table, expected) = try Self.expected(place, language)
        for cell in file.document.cells {
          let localized = try cell.localized(by: file.strings, locale: language).cell
          for (before, after) in zip(cell.texts, localized.texts)
          where !before.isTyped && !PlaceholderText.isDummy(before.slot.text) {
            let key = before.slot.key.description
            guard let text = expected[key] else { continue }
            (texts, labels) = (texts + 1, labels + (key.hasSuffix(".text") ? 1 : 0))
            if after.slot.text != text {
              missed.append("\(Self.relative(table)) \(key): \(after.slot.text) not \(text)")
            }
          }
        }
      }
    }
    NibCorpus.report("languages", ["labels \(labels), texts \(texts)"] + missed)
    #expect(missed.isEmpty)
    #expect(labels > 1_000)
  }

  @Test("Tables of one name in different folders stay apart")
  func twoTables() throws {
    let main = Self.app.files.filter {
      Self.relative($0.document.file).hasPrefix("LoopKit") && $0.strings.table == "Main"
    }
    #expect(main.count == 3)
    for file in main {
      let folder = NibPlace(file.document.file).folder
      for key in file.strings.catalog.keys {
        for (_, text) in try #require(file.strings.catalog[key]).values { #expect(text.file.hasPrefix(folder + "/")) }
      }
      // None of the keys of the other tables is one of this file's: they would be stale here.
      #expect(file.strings.notes.isEmpty, "\(file.document.file)")
    }
  }

  @Test("Keys that name no object are told, and only these")
  func staleKeys() throws {
    var (stale, count): ([String: Set<String>], Int) = ([:], 0)
    for file in Self.app.files {
      stale[Self.relative(file.document.file)] = Set(file.strings.notes.compactMap(\.objectID))
      let xml = try String(contentsOfFile: file.document.file, encoding: .utf8)
      let ids = Set(xml.matches(of: /\sid="([^"]+)"/).map { String($0.1) })
      let keys = file.strings.catalog.keys.compactMap { NibTextKey(tableKey: $0.name)?.objectID }
      #expect(Set(keys).subtracting(ids) == Set(file.strings.notes.compactMap(\.objectID)))
      count += file.strings.notes.count
    }
    // Counted by a script of its own: 10 of the 268 keys of the corpus.
    NibCorpus.report("stale", stale.filter { !$0.value.isEmpty }.map { "\($0.key) \($0.value.sorted())" })
    #expect(count == 10)
  }

  /// Criterion 10, counted from the XML itself: a view with text that has an outlet, or that is a
  /// built-in label of a prototype or nib, and whose text is in no table; editable text; and dummy
  /// text.
  @Test("A text is from code for exactly the views that section 6 names, and is noted once")
  func textsFromCode() throws {
    var (noted, known, missed): (Int, Int, [String]) = (0, 0, [])
    for file in Self.app.files {
      let xml = try XMLDocumentFacts(path: file.document.file)
      for cell in file.document.cells {
        let localized = try cell.localized(by: file.strings)
        let ids = localized.cell.notes.filter { $0.code == .textFromCode }.compactMap(\.objectID)
        #expect(Set(ids).count == ids.count)
        #expect(Set(ids) == localized.textsFromCode)
        noted += ids.count
        for view in cell.allViews where xml.mayShowText(view.id) {
          let isOwn = xml.outletTargets.contains(view.id) || (xml.builtIn.contains(view.id) && !cell.isStaticRow)
          let isTranslated = cell.texts.contains {
            $0.slot.key.objectID == view.id && file.strings.isTranslated($0.slot.key)
          }
          let isDummy = cell.texts.contains {
            $0.slot.key.objectID == view.id && $0.slot.text.lowercased().contains("lorem ipsum")
          }
          let isTyped = xml.editable.contains(view.id)
          if (isTyped || isDummy || (isOwn && !isTranslated)) != ids.contains(view.id) {
            missed.append("\(Self.relative(file.document.file)) \(view.id)")
          }
          if !ids.contains(view.id) { known += 1 }
        }
      }
    }
    NibCorpus.report("texts-from-code", ["noted \(noted), known \(known)"] + missed)
    #expect(missed.isEmpty, "\(missed.prefix(10))")
    #expect(noted > 500)
  }

  @Test("Every element of a cell has a name of its own, and names are stable")
  func names() {
    for file in Self.app.files {
      for cell in file.document.cells {
        let names = NibNames(cell, file: file.document.file)
        #expect(Set(names.views.values).count == names.views.count)
        #expect(names.views.values.allSatisfy { !$0.contains("/") && !$0.isEmpty })
        #expect(!names.cell.isEmpty)
      }
    }
  }
}

/// Returns the outlets and built-in labels in an Interface Builder file, found with patterns
/// instead of the module's reader.
private struct XMLDocumentFacts {
  let outletTargets: Set<String>
  let builtIn: Set<String>
  let editable: Set<String>
  private let textual: Set<String>

  init(path: String) throws {
    let xml = try String(contentsOfFile: path, encoding: .utf8)
    outletTargets = Set(
      xml.matches(of: /<outlet(?:Collection)?\s[^>]*?destination="([^"]+)"/).map { String($0.1) })
    builtIn = Set(xml.matches(of: /\s(?:textLabel|detailTextLabel)="([^"]+)"/).map { String($0.1) })
    editable = Set(
      xml.matches(of: /<textView\s(?![^>]*editable="NO")[^>]*?\sid="([^"]+)"/).map { String($0.1) })
    // Labels and text views have text from code even if the file has none.
    textual = Set(xml.matches(of: /<(?:label|textView)\s[^>]*?\sid="([^"]+)"/).map { String($0.1) })
  }

  func mayShowText(_ id: String) -> Bool { textual.contains(id) }
}
