import FontMetrics
import Foundation
import StringCatalogs

extension AuditReport {
  /// The text sizes of a finding, in words: `at text sizes AX1 and larger`, `at every text size`,
  /// `at text sizes XS and AX5`.
  package func sizes(of finding: Finding) -> String { sizes(finding.categories) }

  private func sizes(_ found: [ContentSizeCategory]) -> String {
    guard let first = found.first, let last = found.last else { return "" }
    if first == last { return "at text size \(first.shortName)" }
    if found == categories {
      return found.count == ContentSizeCategory.allCases.count
        ? "at every text size" : "at every audited text size"
    }
    if found == Array(categories.suffix(found.count)) { return "at text sizes \(first.shortName) and larger" }
    if found == Array(categories.prefix(found.count)) { return "at text sizes up to \(last.shortName)" }
    return ranges(found) ?? "at text sizes \(Wording.list(found.map(\.shortName)))"
  }

  /// Returns a range of text sizes with few exceptions: `at text sizes S and larger, except L`; nil
  /// if a list is as short.
  private func ranges(_ found: [ContentSizeCategory]) -> String? {
    guard let first = found.first, let last = found.last else { return nil }
    let range = categories.filter { $0 >= first && $0 <= last }
    let holes = range.filter { !found.contains($0) }
    guard found.count > holes.count + 2 else { return nil }
    let span =
      last == categories.last ? "\(first.shortName) and larger" : "from \(first.shortName) to \(last.shortName)"
    let rest = holes.isEmpty ? "" : ", except \(Wording.list(holes.map(\.shortName)))"
    return "at text sizes \(span)\(rest)"
  }

  /// The languages of a cause, its text sizes, and its worst layout: `in de and fr`,
  /// `at text sizes AX1 and larger`, `worst in de at AX5, 320 points wide`. Findings about
  /// translations apply to every size.
  package func circumstances(of cause: Cause) -> [String] {
    let languages = languages(of: cause)
    if let languages, cause.rule.isAboutTranslations { return [languages] }
    return [languages, sizes(cause.categories), worst(of: cause)].compactMap(\.self)
  }

  /// Returns a few languages by their tags, or the first three of many; nil for text without
  /// strings.
  private func languages(of cause: Cause) -> String? {
    let found = cause.locales
    guard !found.isEmpty else { return nil }
    let named = locales.compactMap(\.self).filter(found.contains)
    guard named.count > 4 else { return "in \(Wording.list(named))" }
    if named.count == locales.count { return "in all \(named.count) languages" }
    return "in \(named.prefix(3).joined(separator: ", ")) and \(named.count - 3) other languages"
  }

  /// Returns the layout with most missing points, in the values that differ.
  private func worst(of cause: Cause) -> String? {
    guard let missing = cause.worst.fault.missing else { return nil }
    let isSameInAll = cause.findings.allSatisfy { $0.fault.missing == missing }
    let language = cause.locales.count > 1 && !isSameInAll ? cause.worst.locale.map { "in \($0)" } : nil
    let size = cause.categories.count > 1 ? "at \(cause.worst.worst.category.shortName)" : nil
    let width = widths.count > 1 ? Finding.text(cause.worst.worst.width) : nil
    let place = [language, size].compactMap(\.self).joined(separator: " ")
    if place.isEmpty { return width.map { "\(cause.widths.count > 1 ? "worst " : "")at a width of \($0) points" } }
    return "worst \(place)" + (width.map { ", \($0) points wide" } ?? "")
  }

  /// Returns the fault, the element and its position: one sentence without a period.
  func sentence(of cause: Cause) -> String {
    "\(cause.elementName): \(cause.worst.message) (\(circumstances(of: cause).joined(separator: "; ")))"
  }
}

extension AuditReport {
  /// The widths at which files and cells were laid out as an iPad loads them, as text: `768 and
  /// 1024`; nil if there are none.
  package var padWidths: String? {
    let widths = Set(widthsBySubject.values.joined()).sorted()
    return widths.isEmpty ? nil : Wording.list(widths.map(Finding.text))
  }

  /// Returns the numbers of the findings, worst first: by severity, then by missing points.
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
  /// Returns the path of the element, or words for it: `texts/headline`, `the cell`.
  package var elementName: String { element.isEmpty ? "the cell" : element }
}

extension Finding {
  /// Returns the path of the element, or words for it, and its part of the table:
  /// `texts/headline in row 0.3`, `the header of section 0`. In Interface Builder files, in which
  /// no two views of a cell have the same name, it is the end of the path and the object ID.
  package var elementName: String {
    let id = objects.map { " (\($0.element))" } ?? ""
    if let title { return title + id }
    let name = fault.element.isEmpty ? fault.elementName : name(ofPath: fault.element)
    return name + id + (part.map { " in \($0)" } ?? "")
  }

  /// The words for a whole header or footer, `the header of section 0`; nil for other elements.
  var title: String? {
    guard fault.element.isEmpty, let part, part.row == nil else { return nil }
    return "\(part)"
  }
}

extension Cause {
  /// Returns the path of the element, or words for it, with its worst part of the table, and the
  /// number of others: `texts/headline in row 0.3 and 4 others`.
  package var elementName: String {
    let others = parts.count - 1
    return worst.elementName + (others > 0 ? " and \(others) \(others == 1 ? "other" : "others")" : "")
  }

  /// Returns the positions of the strings in their files, each once, in the order of the findings.
  package var textPlaces: [TextPlace] {
    var seen: Set<TextPlace> = []
    return findings.compactMap(\.fault.textPlace).filter { seen.insert($0).inserted }
  }
}
