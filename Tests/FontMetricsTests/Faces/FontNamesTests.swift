import FontMetrics
import Testing

@Suite("Names in every language")
struct FontNamesTests {
  private func face(_ names: [SFNTEditing.Name], tags: [String] = []) throws -> FontFace {
    try FontFace(data: SFNTEditing.strutTest(replacing: ["name": SFNTEditing.nameTable(names, tags: tags)]))
  }

  @Test("A font whose names are of the Unicode platform alone has names")
  func unicodePlatform() throws {
    let face = try face([.init(0, 3, 0, 1, "Straße"), .init(0, 3, 0, 6, "Strasse")])
    #expect(face.names.family == "Straße")
    #expect(face.names.postScriptName == "Strasse")
    #expect(face.names.version == nil)
    #expect(face.allNames.map(\.language) == [nil, nil])
  }

  @Test("Languages and encodings of three platforms")
  func languages() throws {
    let face = try face(
      [
        .init(0, 4, 0, 1, "A"), .init(1, 0, 2, 1, [0x47, 0x72, 0x9A, 0xA7, 0x65]), .init(1, 6, 14, 1, [0xA1]),
        .init(1, 7, 32, 1, [0x80]), .init(1, 1, 11, 1, [0x83, 0x41]), .init(3, 1, 0x0404, 1, "明體"),
        .init(3, 0, 0x0807, 1, "Grösse"), .init(3, 2, 0x0411, 1, [0x83, 0x41]), .init(3, 1, 0x8000, 1, "Schrift"),
        .init(3, 1, 0x8001, 1, "?"),
      ], tags: ["gsw-BE"])
    let expected: [(String?, String)] = [
      (nil, "A"), ("de", "Größe"), ("el", "Γ"), ("ru", "А"), ("zh-TW", "明體"), ("de-CH", "Grösse"),
      ("gsw-BE", "Schrift"),
      (nil, "?"),
    ]
    #expect(face.allNames.map(\.language) == expected.map(\.0))
    #expect(face.allNames.map(\.value) == expected.map(\.1))
    #expect(face.allNames.allSatisfy { $0.key == "family" })
  }

  @Test("What two platforms say alike stands once, in order of name IDs")
  func distinct() throws {
    let face = try face([
      .init(1, 0, 0, 4, Array("Strut".utf8)), .init(1, 0, 0, 300, Array("own".utf8)), .init(3, 1, 0x409, 1, "Strut"),
      .init(3, 1, 0x409, 4, "Strut"),
    ])
    #expect(face.allNames.map(\.nameID) == [1, 4, 300])
    #expect(face.allNames.last?.key == nil)
  }

  @Test("English goes before no language, and that before any other")
  func precedence() throws {
    let all: [SFNTEditing.Name] = [
      .init(1, 0, 2, 1, Array("mac German".utf8)), .init(3, 1, 0x407, 1, "German"), .init(0, 3, 0, 1, "none"),
      .init(3, 1, 0x809, 1, "British"), .init(1, 0, 0, 1, Array("mac English".utf8)), .init(3, 1, 0x409, 1, "American"),
    ]
    let order = (1...all.count).map { Array(all.prefix($0)) }
    let found = try order.map { try face($0).names.family }
    #expect(found == ["mac German", "German", "none", "British", "mac English", "American"])
  }

  @Test("A table that names one long string thousands of times comes to an end")
  func hostile() throws {
    let long = [UInt8](repeating: 0x41, count: 0xFF00)
    let names = (0..<5000).map { SFNTEditing.Name(3, 1, 0x409, $0, long) }
    let face = try face(names)
    #expect(face.allNames.count == 16)
    #expect(face.names.family?.utf16.count == 0xFF00 / 2)
  }

  @Test("A table cut anywhere is read as far as it goes")
  func cut() throws {
    let whole = SFNTEditing.nameTable([.init(3, 1, 0x409, 1, "Strut"), .init(3, 1, 0x8000, 4, "Strut")], tags: ["de"])
    for length in 1..<whole.count {
      let face = try FontFace(data: SFNTEditing.strutTest(replacing: ["name": Array(whole.prefix(length))]))
      #expect(face.allNames.count <= 2)
    }
  }
}
