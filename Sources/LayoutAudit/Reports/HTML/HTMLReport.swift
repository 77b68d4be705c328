/// An audit's report as one web page: a matrix of languages by text sizes, whose squares open
/// pictures of the cells with marked faults.
///
/// ```swift
/// let report = try await audit.run()
/// let pictures = try await AuditPictures.draw(report, of: audit)
/// HTMLReport(report, pictures, ReportSettings(version: "0.1.0")).text
/// ```
/// The page is self-contained: it needs no other file and no network, and blocks both. It works
/// with the keyboard and with screen readers, in light and dark mode. The same audit gives the same
/// bytes.
public struct HTMLReport: Sendable {
  /// The document, with a final line break.
  public let text: String

  /// Creates the page of an audit with its pictures.
  /// - Complexity: O(*n*) in the findings and in the bytes of the pictures.
  public init(_ report: AuditReport, _ pictures: AuditPictures, _ settings: ReportSettings) {
    let page = AuditPage(report, pictures, settings)
    let parts = [
      "STYLE": String(decoding: PackageResources.page_css, as: UTF8.self),
      "SCRIPT": String(decoding: PackageResources.page_js, as: UTF8.self),
      "DATA": Self.data(page, pictures),
    ]
    text = Self.filled(String(decoding: PackageResources.page_html, as: UTF8.self), parts)
  }

  /// The data for the page's script. It cannot end its element, or begin another.
  private static func data(_ page: AuditPage, _ pictures: AuditPictures) -> String {
    let sheet = pictures.sheet
    func list(_ texts: [String]) -> String { ReportJSON.text(texts, isPretty: false) }
    let members = [
      "\"report\":\(ReportJSON.text(page, isPretty: false))", "\"colors\":\(list(sheet.colors))",
      "\"outlines\":\(list(sheet.outlines))", "\"images\":\(list(sheet.images))",
      "\"drawings\":[\(pictures.drawings.joined(separator: ",\n"))]",
    ]
    return "{\(members.joined(separator: ",\n"))}".replacing("<", with: "\\u003c")
  }

  /// Returns the template with its marks replaced; the replacements are not scanned again.
  private static func filled(_ template: String, _ parts: [String: String]) -> String {
    let pieces = template.split(separator: "<!--", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces.first ?? "")) { result, piece in
      let halves = piece.split(separator: "-->", maxSplits: 1, omittingEmptySubsequences: false)
      result += parts[String(halves[0])] ?? ""
      result += halves.count > 1 ? String(halves[1]) : ""
    }
  }
}
