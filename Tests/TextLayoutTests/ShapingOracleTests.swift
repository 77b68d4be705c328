import FontMetrics
import Foundation
import Testing

@testable import TextLayout

/// Compared with `Resources/hb-shape.tsv`, whose header names the version; `Scripts/record_shaping_oracle.py` records
/// it anew.
@Suite("Shaping agrees with hb-shape")
struct ShapingOracleTests {
  private func rows() throws -> [[String]] {
    let url = try #require(resource("hb-shape.tsv"))
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  private func description(of run: ShapedRun, in content: ShapedContent) -> String {
    let glyphs = content.glyphs[run.glyphs].map { glyph in
      let offset = glyph.xOffset == 0 && glyph.yOffset == 0 ? "" : "@\(glyph.xOffset),\(glyph.yOffset)"
      return "\(glyph.glyphID)=\(glyph.cluster)+\(glyph.xAdvance)\(offset)"
    }
    return "\(run.script.tag) \(run.isRightToLeft ? "rtl" : "ltr") [\(glyphs.joined(separator: "|"))]"
  }

  @Test("Runs, glyphs, clusters, advances and offsets are equal in all cases")
  func glyphs() throws {
    let engine = try Fixtures.engine()
    let rows = try rows()
    #expect(rows.count == 33)
    for row in rows {
      try #require(row.count >= 5)
      let font = try engine.catalogue.font(named: row[0], size: try #require(Double(row[1])))
      let text = engine.shape(row[3], font: font, language: row[2].isEmpty ? nil : row[2])
      let found = text.content.runs.map { description(of: $0, in: text.content) }
      #expect(found == Array(row[4...]), "\(row[0]): \(row[3])")
    }
  }
}
