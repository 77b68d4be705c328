import FontMetrics
import Foundation
import Testing

@testable import TextLayout

/// Compared with `Resources/hb-shape.tsv` and `hb-shape-corpus.tsv.gz`, whose headers name the
/// version; `Scripts/oracles/record_shaping_oracle.py` records them again.
@Suite("Shaping agrees with hb-shape")
struct ShapingOracleTests {
  @Test("Runs, glyphs, clusters, advances and offsets are equal in cases of many runs")
  func runs() throws {
    let engine = try Fixtures.engine()
    let url = try #require(resource("hb-shape.tsv"))
    let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    #expect(rows.count == 67)
    for row in rows {
      try #require(row.count >= 5)
      let font = try engine.catalog.font(named: row[0], size: try #require(Double(row[1])))
      let text = engine.shape(row[3], font: font, language: row[2].isEmpty ? nil : row[2])
      #expect(text.content.runs.map { $0.described(in: text.content) } == Array(row[4...]), "\(row[0]): \(row[3])")
    }
  }

  // MARK: The corpus

  /// The number of cases in the corpus for each bundled face, each a string in a face at a location
  /// of its design space: all of them are compared, so that a missing face or string is detected.
  private static let casesByFace = [
    "Inter-Italic": 702, "Inter-Regular": 702, "JetBrainsMono-Bold": 237, "JetBrainsMono-BoldItalic": 237,
    "JetBrainsMono-Italic": 237, "JetBrainsMono-Regular": 237, "NotoColorEmoji": 6, "NotoSansArabic-Bold": 68,
    "NotoSansArabic-Regular": 68, "NotoSansArmenian-Bold": 15, "NotoSansArmenian-Regular": 15,
    "NotoSansBengali-Bold": 22, "NotoSansBengali-Regular": 22, "NotoSansCJKjp-Regular": 175,
    "NotoSansDevanagari-Bold": 39, "NotoSansDevanagari-Regular": 39, "NotoSansEthiopic-Bold": 22,
    "NotoSansEthiopic-Regular": 22, "NotoSansGeorgian-Bold": 15, "NotoSansGeorgian-Regular": 15,
    "NotoSansGujarati-Bold": 15, "NotoSansGujarati-Regular": 15, "NotoSansGurmukhi-Bold": 15,
    "NotoSansGurmukhi-Regular": 15, "NotoSansHebrew-Bold": 33, "NotoSansHebrew-Regular": 33,
    "NotoSansKannada-Bold": 15, "NotoSansKannada-Regular": 15, "NotoSansKhmer-Bold": 15,
    "NotoSansKhmer-Regular": 15, "NotoSansLao-Bold": 15, "NotoSansLao-Regular": 15, "NotoSansMalayalam-Bold": 15,
    "NotoSansMalayalam-Regular": 15, "NotoSansMyanmar-Bold": 36, "NotoSansMyanmar-Regular": 36,
    "NotoSansOriya-Bold": 15, "NotoSansOriya-Regular": 15, "NotoSansSinhala-Bold": 15,
    "NotoSansSinhala-Regular": 15, "NotoSansTamil-Bold": 15, "NotoSansTamil-Regular": 15, "NotoSansTelugu-Bold": 15,
    "NotoSansTelugu-Regular": 15, "NotoSansThai-Bold": 18, "NotoSansThai-Regular": 18, "StrutTest-Regular": 16,
    "TeXGyrePagella-Bold": 167, "TeXGyrePagella-BoldItalic": 167, "TeXGyrePagella-Italic": 167,
    "TeXGyrePagella-Regular": 167,
  ]

  /// The number of runs of each script.
  private static let runsByScript = [
    "Arab": 136, "Armn": 30, "Beng": 44, "Bopo": 2, "Cyrl": 501, "Deva": 78, "Ethi": 44, "Geor": 30, "Grek": 168,
    "Gujr": 30, "Guru": 30, "Hang": 14, "Hani": 91, "Hebr": 66, "Hira": 64, "Kana": 5, "Khmr": 30, "Knda": 30,
    "Laoo": 30, "Latn": 2368, "Mlym": 30, "Mymr": 72, "Orya": 30, "Sinh": 30, "Taml": 30, "Telu": 30, "Thai": 36,
    "Zyyy": 113,
  ]

  @Test("Glyphs, clusters, advances and offsets are equal for each bundled face and all texts of its scripts")
  func corpus() throws {
    let engine = try Fixtures.engine()
    let cases = try Gzip.unpacked(try #require(resource("hb-shape-corpus.tsv.gz"))).split(separator: 0x0A)
      .filter { $0.first != 0x23 }.map { try ShapingCase($0) }
    var (faces, scripts): ([String: Int], [String: Int]) = ([:], [:])
    for oracle in cases {
      let text = engine.shape(
        oracle.text, font: try oracle.font(in: engine.catalog),
        language: oracle.language.isEmpty ? nil : oracle.language)
      #expect(text.content.runs.map { $0.described(in: text.content) } == oracle.runs, "\(oracle)")
      #expect(text.faces.map(\.names.postScriptName) == [oracle.face])
      faces[oracle.face, default: 0] += 1
      for run in oracle.runs { scripts[String(run.prefix(4)), default: 0] += 1 }
    }
    #expect(faces == Self.casesByFace)
    #expect(scripts == Self.runsByScript)
    #expect(cases.count == Self.casesByFace.values.reduce(0, +))
  }

  @Test("Every bundled face is in the corpus, a variable one at seven places")
  func faces() throws {
    let bundled = try Fixtures.engine().catalog.families.flatMap(\.faces).map(\.postScriptName)
    #expect(Set(bundled) == Set(Self.casesByFace.keys))
  }
}

/// A row of the corpus.
private struct ShapingCase {
  let face: String
  let language: String
  let text: String
  let variations: [String: Double]
  let features: [FontFeature]
  let runs: [String]

  init(_ line: ArraySlice<UInt8>) throws {
    let columns = line.split(separator: 0x09, omittingEmptySubsequences: false).map(\.string)
    try #require(columns.count >= 7)
    (face, language, text) = (columns[0], columns[2], columns[3])
    variations = Dictionary(uniqueKeysWithValues: try Self.settings(columns[4]))
    features = try Self.settings(columns[5]).map { FontFeature(tag: $0, value: Int($1)) }
    runs = Array(columns[6...])
  }

  /// `tag=value`, between commas.
  private static func settings(_ list: String) throws -> [(String, Double)] {
    try list.split(separator: ",").map { setting in
      let parts = setting.split(separator: "=")
      try #require(parts.count == 2)
      return (String(parts[0]), try #require(Double(parts[1])))
    }
  }

  func font(in catalog: FontCatalog) throws -> Font {
    let descriptor = FontDescriptor(name: face, features: features, variations: variations)
    return try catalog.font(matching: descriptor, size: 17)
  }
}

extension ShapedRun {
  /// The run as the tables have it.
  fileprivate func described(in content: ShapedContent) -> String {
    let glyphs = content.glyphs[glyphs].map { glyph in
      let offset = glyph.xOffset == 0 && glyph.yOffset == 0 ? "" : "@\(glyph.xOffset),\(glyph.yOffset)"
      return "\(glyph.glyphID)=\(glyph.cluster)+\(glyph.xAdvance)\(offset)"
    }
    return "\(script.tag) \(isRightToLeft ? "rtl" : "ltr") [\(glyphs.joined(separator: "|"))]"
  }
}
