import Foundation

extension AuditReport {
  /// At which text sizes a finding appears, in words: `from AX1 on`, `at every size`, `at XS AX5`.
  public func sizes(of finding: Finding) -> String {
    guard let first = finding.categories.first, let last = finding.categories.last else { return "" }
    if finding.categories == categories { return "at every size" }
    let count = finding.categories.count
    if first != last, finding.categories == Array(categories.suffix(count)) { return "from \(first.shortName) on" }
    if first != last, finding.categories == Array(categories.prefix(count)) { return "up to \(last.shortName)" }
    return "at \(finding.categories.map(\.shortName).joined(separator: " "))"
  }

  /// The language of a finding, its text sizes, and where it is worst.
  func circumstances(of finding: Finding) -> String {
    let worst =
      finding.fault.missing == nil
      ? nil : "worst at \(finding.worst.category.shortName), \(Finding.text(finding.worst.width)) wide"
    return [finding.locale, sizes(of: finding), worst].compactMap(\.self).joined(separator: ", ")
  }

  /// What is wrong, with which element, and where: one sentence without its end.
  func sentence(of finding: Finding) -> String {
    "\(finding.elementName): \(finding.message) (\(circumstances(of: finding)))"
  }
}

extension Finding {
  /// The element's path, or what stands for it, and its part of the table: `texts/headline in row 0.3`.
  var elementName: String {
    let element = fault.element.isEmpty ? "the cell" : fault.element
    return element + (part.map { " in \($0)" } ?? "")
  }
}
