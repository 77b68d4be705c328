import Foundation
import Strut
import Testing

@testable import Queries

@Suite("Reports on faces, as text")
struct FaceReportTextTests {
  private static let fonts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fonts/Files")

  private func inter() throws -> FaceReport {
    let path = Self.fonts.appending(path: "Inter/InterVariable.ttf").path
    return FaceReport(try FontMatch.file(path: path), pointSize: nil)
  }

  /// Returns the report on a single line, because line breaks do not matter.
  private func text(_ report: FaceReport) -> String {
    report.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("The tables of a sound font")
  func tables() throws {
    let found = text(try inter())
    #expect(found.contains("OS/2: version 4, fsSelection 0xc0 REGULAR USE_TYPO_METRICS, vendor RSMS, PANOSE 2 0 5 3 "))
    #expect(found.contains("Unicode ranges: Basic Latin, Latin-1 Supplement, Latin Extended-A, Latin Extended-B, IPA "))
    #expect(found.contains("created 2024-05-24T18:06:08Z, modified 2024-05-24T18:06:21Z, flags 0x"))
    #expect(found.contains("macStyle 0x0, smallest size 3 pixels per em"))
    #expect(found.contains("gasp: all sizes: fit + gray + symmetric fit + symmetric smoothing"))
    #expect(found.contains("Regular wght=400 (elidable, linked to 700)"))
    #expect(found.contains("; fallback name Regular") && !found.contains("not read"))
    #expect(found.contains("shaping: substitutions by GSUB, positions by GPOS, kerning by GPOS"))
  }

  @Test("Values of STAT with a range, and values that were not read")
  func styles() throws {
    var report = try inter()
    let index = try #require(report.stat?.values.firstIndex { $0.name == "Regular" })
    report.stat?.values[index].range = [350, 450]
    report.stat?.values[index].olderSibling = true
    report.stat?.values[index].name = nil
    report.stat?.unreadValueCount = 12
    report.stat?.elidedFallbackName = "a\nb"
    let found = text(report)
    #expect(found.contains("unnamed wght=400 (from 350 to 450, elidable, of an older font, linked to 700)"))
    #expect(found.contains("; fallback name a b; 12 more values not read"))
  }

  @Test("Kerning pairs that could not be counted are reported")
  func pairs() throws {
    var report = try inter()
    report.shaping.gposKerningPairs = nil
    #expect(text(report).contains("kerning pairs: not counted in GPOS"))
    report.shaping.kernTablePairs = 3
    #expect(text(report).contains("kerning pairs: not counted in GPOS, 3 in kern"))
    report.shaping.gposKerningPairs = 0
    #expect(text(report).contains("kerning pairs: 3 in kern"))
    (report.shaping.substitutions, report.shaping.positions, report.shaping.kerning) = (nil, nil, nil)
    #expect(text(report).contains("shaping: none"))
  }

  @Test("A face without tables has the classes that its program specifies")
  func type1() throws {
    var report = try inter()
    report.tables = []
    (report.axes, report.coordinates) = ([], [:])
    #expect(text(report).contains("weight class 400, width class 5"))
    (report.weightClass, report.widthClass) = (700, nil)
    #expect(text(report).contains("weight class 700, width class not given"))
    report.weightClass = nil
    #expect(!text(report).contains("weight class"))
  }

  @Test("A line feed in a warning does not start a new line")
  func lineFeeds() throws {
    var report = try inter()
    report.warnings = ["one\nwarning: two"]
    #expect(report.text.hasSuffix("\nwarning: one warning: two"))
  }

  @Test("Ranges of gasp, in words")
  func gasp() throws {
    var report = try inter()
    report.gasp = []
    #expect(text(report).contains("gasp: no ranges"))
  }
}
