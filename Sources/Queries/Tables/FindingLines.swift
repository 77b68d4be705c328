import Strut

/// The findings of a table or collection view as lines of text.
struct FindingLines {
  let findings: [RowFinding]
  /// The number of examined parts if there are more; nil if all were examined.
  let examinedCount: Int?
  /// The plural noun for the examined parts.
  let parts: String

  init(_ layout: MeasuredTable) {
    (findings, examinedCount, parts) = (layout.findings, layout.examinedCount, "rows")
  }

  init(_ layout: MeasuredCollection) {
    (findings, examinedCount, parts) = (layout.findings, layout.examinedCount, "items, headers and footers")
  }

  /// Returns the findings, and a note if not all parts were examined.
  /// - Parameter category: The text size, if several are listed.
  func lines(at category: ContentSizeCategory? = nil) -> [String] {
    let place = category.map { " at \($0.shortName)" } ?? ""
    let note = examinedCount.map {
      "note\(place): only the first \($0) \(parts) were examined; use strut audit to examine all"
    }
    return findings.map { "finding\(place): \($0)" } + [note].compactMap(\.self)
  }
}
