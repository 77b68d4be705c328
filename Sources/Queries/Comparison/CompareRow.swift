import JSONText
package import Strut

/// A measure of both fonts, in points.
package struct CompareRow: Encodable {
  /// A stable name, such as "lineHeight.coreText".
  package var measure: String
  @Nullable var a: Double?
  @Nullable var b: Double?
  /// The value of B minus that of A.
  @Nullable var difference: Double?
  /// The value of B divided by that of A, or `nil` if A has none.
  @Nullable var share: Double?
  /// The value of B on a web page with the overrides, or `nil` if they have no visible effect
  /// there.
  @Nullable var adjusted: Double?

  /// The label in the text output.
  package var label: String

  private enum CodingKeys: String, CodingKey { case measure, a, b, difference, share, adjusted }

  package init(_ measure: String, _ label: String, _ a: Double?, _ b: Double?, adjusted: Double? = nil) {
    (self.measure, self.label) = (measure, label)
    (self.a, self.b, self.adjusted) = (a, b, adjusted)
    guard let a, let b else { return }
    difference = b - a
    share = a == 0 ? (b == 0 ? 1 : nil) : b / a
  }

  /// Returns every measure, in the order of the table.
  package static func all(_ comparison: FontComparison) -> [CompareRow] {
    lines(comparison) + letters(comparison) + widths(comparison)
  }

  private static func lines(_ comparison: FontComparison) -> [CompareRow] {
    let (a, b) = (comparison.original, comparison.standIn)
    let platforms: [(LinePlatform, String)] = [
      (.coreText, "Core Text"), (.freeType, "FreeType, HarfBuzz"), (.windows, "Windows"), (.browser, "browser"),
    ]
    let adjusted = adjustedBox(comparison)
    let size = b.font.pointSize
    let heights = platforms.map { platform, name in
      CompareRow(
        "lineHeight.\(platform.rawValue)", "line height, \(name)", a.lineHeight(on: platform),
        b.lineHeight(on: platform), adjusted: platform == .browser ? adjusted.height * size : nil)
    }
    return heights + [
      CompareRow("firstBaseline.uiKit", "first baseline, UILabel", a.labelBaseline, b.labelBaseline),
      CompareRow(
        "firstBaseline.browser", "first baseline, browser", a.browserBaseline, b.browserBaseline,
        adjusted: adjusted.baseline * size),
    ]
  }

  private static func adjustedBox(_ comparison: FontComparison) -> PlatformLineBox {
    comparison.overrides.applied(to: comparison.standIn.lineBox(on: .browser))
  }

  private static func letters(_ comparison: FontComparison) -> [CompareRow] {
    let (a, b) = (comparison.original, comparison.standIn)
    let size = a.font.pointSize
    let (boxA, boxB, adjusted) = (a.lineBox(on: .browser), b.lineBox(on: .browser), adjustedBox(comparison))
    func row(_ measure: String, _ label: String, _ a: Double?, _ b: Double?, _ adjusted: Double?) -> CompareRow {
      CompareRow(measure, label, a.map { $0 * size }, b.map { $0 * size }, adjusted: adjusted.map { $0 * size })
    }
    let adjust = comparison.overrides.sizeAdjust ?? 1
    return [
      row("ascender", "ascender, browser", boxA.ascender, boxB.ascender, adjusted.ascender),
      row("descender", "descender, browser", boxA.descender, boxB.descender, adjusted.descender),
      row("lineGap", "line gap, browser", boxA.lineGap, boxB.lineGap, adjusted.lineGap),
      row("capHeight", "cap height", a.capHeight, b.capHeight, b.capHeight.map { $0 * adjust }),
      row("xHeight", "x-height", a.xHeight, b.xHeight, b.xHeight.map { $0 * adjust }),
    ]
  }

  private static func widths(_ comparison: FontComparison) -> [CompareRow] {
    let widths = comparison.widths
    var rows = [
      CompareRow(
        "width", "sample width", widths.original, widths.standIn,
        adjusted: widths.sizeAdjust.map { _ in widths.original })
    ]
    if let lines = comparison.lines {
      rows.append(
        CompareRow(
          "lineCount", "lines, \(Values.text(lines.columnWidth)) wide", Double(lines.original), Double(lines.standIn),
          adjusted: lines.adjusted.map(Double.init)))
    }
    return rows
  }
}
