import FontMetrics
import Foundation

extension AuditReport {
  /// At which text sizes a finding appears, in words: `from AX1 on`, `at every size`, `at every audited size`, `at XS AX5`.
  package func sizes(of finding: Finding) -> String {
    guard let first = finding.categories.first, let last = finding.categories.last else { return "" }
    if finding.categories == categories, first != last {
      return categories.count == ContentSizeCategory.allCases.count ? "at every size" : "at every audited size"
    }
    let count = finding.categories.count
    if first != last, finding.categories == Array(categories.suffix(count)) { return "from \(first.shortName) on" }
    if first != last, finding.categories == Array(categories.prefix(count)) { return "up to \(last.shortName)" }
    return "at \(finding.categories.map(\.shortName).joined(separator: " "))"
  }

  /// The language of a finding, its text sizes, and where it is worst: `de`, `from AX1 on`, `worst at AX5, 320 wide`.
  package func circumstances(of finding: Finding) -> [String] {
    let worst =
      finding.fault.missing == nil
      ? nil : "worst at \(finding.worst.category.shortName), \(Finding.text(finding.worst.width)) wide"
    return [finding.locale, sizes(of: finding), worst].compactMap(\.self)
  }

  /// What is wrong, with which element, and where: one sentence without its end.
  func sentence(of finding: Finding) -> String {
    "\(finding.elementName): \(finding.message) (\(circumstances(of: finding).joined(separator: ", ")))"
  }
}

extension AuditReport {
  /// The numbers of the findings, the worst first: by severity, then by the points that are missing.
  /// - Complexity: O(*n* log *n*).
  var worstFirst: [Int] {
    findings.indices.sorted { a, b in
      let (one, other) = (findings[a], findings[b])
      if one.severity != other.severity { return one.severity > other.severity }
      let (mine, theirs) = (one.fault.missing ?? 0, other.fault.missing ?? 0)
      return mine != theirs ? mine > theirs : a < b
    }
  }
}

extension Fault {
  /// The element's path, or what stands for it in words: `texts/headline`, `the cell`.
  package var elementName: String { element.isEmpty ? "the cell" : element }
}

extension Finding {
  /// The element's path, or what stands for it, and its part of the table: `texts/headline in row 0.3`.
  package var elementName: String { fault.elementName + (part.map { " in \($0)" } ?? "") }
}
