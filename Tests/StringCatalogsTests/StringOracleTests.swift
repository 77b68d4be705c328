import Foundation
import StringCatalogs
import Testing
import TextLayout

/// The results of Babel, Python's gettext and polib for plural rules, plural expressions and `.po`
/// files: `Scripts/oracles/record_string_oracle.py`.
@Suite("Strings beside Babel, gettext and polib")
struct StringOracleTests {
  private static func records() throws -> [[String: Any]] {
    let file = try #require(Bundle.module.url(forResource: "Resources/string-oracle", withExtension: "jsonl"))
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private static func letter(_ category: PluralCategory) -> String {
    switch category {
    case .one: "1"
    case .two: "2"
    default: String(category.rawValue.prefix(1))
    }
  }

  /// Languages that CLDR had no rules for at ICU 72: Anii came with 44.
  private static let changed: Set<String> = ["blo cardinal", "blo ordinal"]

  @Test("Numbers have the categories that Babel gives them")
  func pluralRules() throws {
    let records = try Self.records()
    let numbers = try #require(records[0]["numbers"] as? [Double])
    var count = 0
    var different: Set<String> = []
    for record in records {
      guard let language = record["language"] as? String, let expected = record["categories"] as? String else {
        continue
      }
      let rules = PluralRules(language: language, kind: record["kind"] as? String == "ordinal" ? .ordinal : .cardinal)
      let found = zip(numbers, expected).map { Self.letter(rules.category(of: $0.0)) }.joined()
      if found != expected { different.insert("\(language) \(record["kind"] ?? "")") }
      count += 1
    }
    #expect(count > 200)
    #expect(different == Self.changed)
  }

  @Test("Plural expressions give the forms that Python's gettext gives")
  func expressions() throws {
    var count = 0
    for record in try Self.records() {
      guard let header = record["expression"] as? String, let forms = record["forms"] as? [Int] else { continue }
      let formCount = (forms.max() ?? 0) + 1
      let strings = (0..<formCount).map { "msgstr[\($0)] \"\($0)\"" }.joined(separator: "\n")
      let file = """
        msgid ""
        msgstr "Plural-Forms: \(header)\\n"

        #, c-format
        msgid "%d"
        msgid_plural "%d"
        \(strings)
        """
      let read = reading(["de.po": file])
      #expect(read.problems.isEmpty, "\(header)")
      for (number, form) in forms.enumerated() {
        #expect(read.catalog.texts("%d", "de", ["n": "\(number)"]) == ["\(form)"], "\(header) \(number)")
      }
      count += 1
    }
    #expect(count == 13)
  }

  @Test("A .po file has the entries that polib reads")
  func entries() throws {
    let record = try #require(try Self.records().first { $0["po"] != nil })
    let read = reading(["x.po": try #require(record["po"] as? String)])
    #expect(read.problems.isEmpty)
    let entries = try #require(record["entries"] as? [[String: Any]])
    #expect(entries.count == 4)
    #expect(read.catalog.keys.count == entries.count)
    for entry in entries {
      let id = try #require(entry["id"] as? String)
      let key = StringKey(id, context: entry["context"] as? String)
      let texts = try #require(entry["texts"] as? [String])
      let string = read.catalog[key]?.values["pl"]
      #expect((string == nil) == (texts == [""]), "\(id)")
      guard let string else { continue }
      #expect((string.state == .needsReview) == (entry["fuzzy"] as? Bool))
      #expect(string.pattern.sources == texts, "\(id)")
    }
  }
}

extension MessagePattern {
  /// The strings as a file writes them: one, or those of the forms of a plural.
  var sources: [String] {
    if case .choice(let choice)? = pieces.first { return choice.branches.flatMap(\.pattern.sources) }
    return [
      pieces.map { piece in
        switch piece {
        case .literal(let text): text
        case .placeholder(let placeholder): placeholder.source
        case .choice: ""
        }
      }.joined()
    ]
  }
}
