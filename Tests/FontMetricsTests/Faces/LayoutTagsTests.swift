import FontMetrics
import Testing

/// The tags of layout tables are read from the bytes as they stand, with no rule of the table
/// looked at.
@Suite("Tags of the layout tables")
struct LayoutTagsTests {
  /// A GSUB table of one feature and two scripts: `latn` with `DEU ` and `ROM `, `cyrl` with none.
  private static let table: [UInt8] =
    header + [0, 2] + tag("cyrl") + [0, 14] + tag("latn") + [0, 18]
    + [0, 0, 0, 0]
    + [0, 0, 0, 2] + tag("DEU ") + [0, 0] + tag("ROM ") + [0, 0]
    + [0, 1] + tag("liga") + [0, 0]
  /// Version 1.0, the script list after it, the feature list at 44, no rules.
  private static let header: [UInt8] = [0, 1, 0, 0, 0, 10, 0, 44, 0, 0]

  private static func tag(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func face(_ table: [UInt8]) throws -> FontFace {
    try FontFace(data: SFNTEditing.strutTest(replacing: ["GSUB": table, "GPOS": []]))
  }

  @Test("Scripts, language systems and features are listed")
  func whole() throws {
    let face = try face(Self.table)
    #expect(face.scripts == ["cyrl", "latn"])
    #expect(face.languageSystems == ["cyrl": [], "latn": ["DEU ", "ROM "]])
    #expect(face.features == ["liga"])
  }

  @Test("A table cut short anywhere gives what is whole, and a prefix never more than the whole")
  func cut() throws {
    for length in 1..<Self.table.count {
      let face = try face(Array(Self.table.prefix(length)))
      #expect(Set(face.scripts).isSubset(of: ["cyrl", "latn"]))
      #expect(Set(face.languageSystems["latn"] ?? []).isSubset(of: ["DEU ", "ROM "]))
      #expect(Set(face.features).isSubset(of: ["liga"]))
    }
  }

  @Test("Of another version, or with lists that lie nowhere, it has no tags")
  func unreadable() throws {
    for header: [UInt8] in [
      [0, 2, 0, 0, 0, 10, 0, 44], [0, 1, 0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF],
    ] {
      let face = try face(header + Self.table.dropFirst(8))
      #expect(face.scripts.isEmpty && face.features.isEmpty)
    }
  }

  @Test("Counts of 65535 that the table has no room for end at its end")
  func hostileCounts() throws {
    var bytes = Self.table
    bytes.replaceSubrange(10..<12, with: [0xFF, 0xFF])
    bytes.replaceSubrange(44..<46, with: [0xFF, 0xFF])
    #expect(try face(bytes).features.contains("liga"))
    #expect(try face(bytes).scripts.contains("latn"))
  }

  @Test("Scripts that share one long list of languages do not multiply it")
  func sharedLanguages() throws {
    func letter(_ number: Int) -> UInt8 { UInt8(65 + number % 26) }
    let scripts = 200
    var table: [UInt8] = [0, 1, 0, 0, 0, 10, 0, 0, 0, 0, 0, UInt8(scripts)]
    // Each script's record leads to what follows the records, 1202 bytes from the list's start.
    for script in 0..<scripts { table += [97, 97, letter(script / 26), letter(script), 4, 0xB2] }
    // 4000 languages.
    table += [0, 0, 0x0F, 0xA0]
    for language in 0..<4000 { table += [65, letter(language / 676), letter(language / 26), letter(language), 0, 0] }
    let found = try face(table).languageSystems
    #expect(found.count == scripts)
    #expect(found.values.map(\.count).reduce(0, +) == 4096)
  }
}
