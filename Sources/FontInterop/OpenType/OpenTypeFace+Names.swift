/// A string of the `name` table in one language.
package struct OpenTypeName: Hashable, Sendable {
  package var id: Int
  /// The language, BCP 47, or `nil` if the table does not state it.
  package var language: String?
  package var value: String
}

extension OpenTypeFace {
  /// Returns a string of the `name` table: in order of preference, Windows' in American English,
  /// the Macintosh's in English, another English string, that of the Unicode platform, which has no
  /// language, the first of Windows', and the first of the Macintosh's. `nil` if it is missing,
  /// empty or in an encoding that is not read.
  package func name(_ id: Int) -> String? {
    if let program { return program.name(id: id) }
    let names = nameIndex
    guard let record = names.best[id], let text = names.table?.text(of: record), !text.isEmpty else { return nil }
    return text
  }

  /// The names of axes and named instances, one for each number.
  ///
  /// A font of half a megabyte can use one string of 64 KB as the name of 60,000 instances: strings
  /// after a mebibyte of text are ignored (Strut's rule).
  package func labels(_ ids: [Int]) -> [String?] {
    var budget = 1 << 20
    return ids.map { id in
      guard budget > 0, let name = name(id) else { return nil }
      budget -= name.utf8.count
      return budget > 0 ? name : nil
    }
  }

  /// Every string of the table in every language, by name ID and then in the order of the table; a
  /// string that is the same on two platforms appears once.
  ///
  /// A hostile table can refer to the same long string tens of thousands of times: strings after a
  /// mebibyte of text are ignored (Strut's rule; the longest tables of real fonts have a tenth of
  /// that).
  /// - Complexity: Linear in the table's records and their text.
  package var names: [OpenTypeName] {
    if let program { return program.names }
    guard let table = nameIndex.table else { return [] }
    var found: [OpenTypeName] = []
    var seen: Set<OpenTypeName> = []
    var budget = 1 << 20
    for index in 0..<table.count {
      guard let record = table.record(index), record.isReadable else { continue }
      budget -= record.range.count + 16
      guard budget > 0 else { break }
      guard let value = table.text(of: record), !value.isEmpty else { continue }
      let name = OpenTypeName(id: Int(record.id), language: record.languageTag, value: value)
      if seen.insert(name).inserted { found.append(name) }
    }
    return found.enumerated().sorted { ($0.element.id, $0.offset) < ($1.element.id, $1.offset) }.map(\.element)
  }

  /// The table is read once: a hostile table has tens of thousands of records, and as many name
  /// IDs.
  private var nameIndex: NameIndex {
    described.withLock { described in
      if let known = described.names { return known }
      let made = NameIndex(table("name").flatMap(NameTable.init))
      described.names = made
      return made
    }
  }
}

/// The preferred record for each name ID.
struct NameIndex: Sendable {
  let table: NameTable?
  private(set) var best: [Int: NameRecord] = [:]

  init(_ table: NameTable?) {
    self.table = table
    guard let table else { return }
    for index in 0..<table.count {
      guard let record = table.record(index), record.isReadable else { continue }
      if let known = best[Int(record.id)], known.rank <= record.rank { continue }
      best[Int(record.id)] = record
    }
  }
}

/// Cached results of a face.
struct FaceDescriptionCache: Sendable {
  var names: NameIndex?
  var codePoints: CodePointSet?
  /// The results by whether variations are applied.
  var heavyGlyphs: [Bool: HeavyGlyphs] = [:]
  var layoutTags: LayoutTags?
  var marksWhatWordsSee: Bool?
  var hasFormsByPlace: Bool?
  var hasAATLayout: Bool?
  var letterRules: [(key: LetterRulesKey, rules: LetterRules?)] = []
}
