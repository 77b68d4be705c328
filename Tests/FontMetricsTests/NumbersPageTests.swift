import FontMetrics
import Foundation
import Testing

@Suite("The page of where the numbers come from")
struct NumbersPageTests {
  private let page: String
  private let fonts: FontCatalog

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    page = try String(
      contentsOf: root.appending(path: "Sources/FontMetrics/FontMetrics.docc/WhereTheNumbersComeFrom.md"),
      encoding: .utf8)
    fonts = try FontCatalog.bundled(sources: .own)
  }

  @Test("Its table of line heights is what the bundled fonts have")
  func lineHeights() throws {
    let rows = try rows(under: "| face | em | hhea |")
    #expect(rows.count == 5)
    for row in rows { #expect(try self.row(for: row[0]) == row) }
  }

  @Test("It names every source that a number can have")
  func sources() {
    let sources: [MetricSource] = [
      .hhea, .typo, .win, .head, .os2, .post, .outline, .alias, .afm, .fontProgram, .strike,
    ]
    for source in sources { #expect(page.contains("`\(source.rawValue)`"), "\(source.rawValue)") }
  }

  /// The row that the page should have for a face.
  private func row(for name: String) throws -> [String] {
    let face = try fonts.match(name).face
    let (hhea, typo, win) = (try #require(face.hhea), try #require(face.typo), try #require(face.win))
    let profiles = face.profiles
    let heights = [profiles.coreText, profiles.harfBuzz, profiles.windows, profiles.directWrite].map(\.baselineDistance)
    return [name, "\(face.unitsPerEm)", text(hhea), text(typo), "\(whole(win.ascender)) \(whole(-win.descender))"]
      + [face.usesTypographicMetrics ? "yes" : "no"] + heights.map(whole)
  }

  private func text(_ line: LineMetricsProfile) -> String {
    [line.ascender, line.descender, line.lineGap].map(whole).joined(separator: " ")
  }

  private func whole(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }

  /// The cells of the table whose heading begins so.
  private func rows(under heading: String) throws -> [[String]] {
    let start = try #require(page.range(of: heading))
    return page[start.lowerBound...].split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .prefix { $0.hasPrefix("|") }
      .map { line in line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }
}
