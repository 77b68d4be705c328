import FontMetrics
import Foundation
import StringCatalogs

extension AuditReport {
  /// At which text sizes a finding appears, in words: `at text sizes from AX1 up`, `at every text size`, `at text sizes XS and AX5`.
  package func sizes(of finding: Finding) -> String { sizes(finding.categories) }

  private func sizes(_ found: [ContentSizeCategory]) -> String {
    guard let first = found.first, let last = found.last else { return "" }
    if first == last { return "at text size \(first.shortName)" }
    if found == categories {
      return found.count == ContentSizeCategory.allCases.count
        ? "at every text size" : "at every text size that was audited"
    }
    if found == Array(categories.suffix(found.count)) { return "at text sizes from \(first.shortName) up" }
    if found == Array(categories.prefix(found.count)) { return "at text sizes up to \(last.shortName)" }
    return ranges(found) ?? "at text sizes \(Wording.list(found.map(\.shortName)))"
  }

  /// A range of text sizes with few that are left out: `at text sizes from S up, except L`; nil where a list is as short.
  private func ranges(_ found: [ContentSizeCategory]) -> String? {
    guard let first = found.first, let last = found.last else { return nil }
    let range = categories.filter { $0 >= first && $0 <= last }
    let holes = range.filter { !found.contains($0) }
    guard found.count > holes.count + 2 else { return nil }
    let end = last == categories.last ? "up" : "to \(last.shortName)"
    let rest = holes.isEmpty ? "" : ", except \(Wording.list(holes.map(\.shortName)))"
    return "at text sizes from \(first.shortName) \(end)\(rest)"
  }

  /// The languages of a cause, its text sizes, and where it is worst: `in de and fr`, `at text sizes from AX1 up`,
  /// `worst in de at AX5, 320 points wide`. What is about a translation is so at every size.
  package func circumstances(of cause: Cause) -> [String] {
    let languages = languages(of: cause)
    if let languages, cause.rule.isAboutTranslations { return [languages] }
    return [languages, sizes(cause.categories), worst(of: cause)].compactMap(\.self)
  }

  /// A few languages by their tags, of many the first three; nil for texts as they are written.
  private func languages(of cause: Cause) -> String? {
    let found = cause.locales
    guard !found.isEmpty else { return nil }
    let named = locales.compactMap(\.self).filter(found.contains)
    guard named.count > 4 else { return "in \(Wording.list(named))" }
    if named.count == locales.count { return "in all \(named.count) languages" }
    return "in \(named.prefix(3).joined(separator: ", ")) and \(named.count - 3) other languages"
  }

  /// The layout in which most points are missing, as far as it is one of several.
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

  /// What is wrong, with which element, and where: one sentence without its end.
  func sentence(of cause: Cause) -> String {
    "\(cause.elementName): \(cause.worst.message) (\(circumstances(of: cause).joined(separator: "; ")))"
  }
}

extension AuditReport {
  /// The widths in which files and cells were laid out as iPads load them, in words: `768 and 1024`; nil where none were.
  package var padWidths: String? {
    let widths = Set(widthsBySubject.values.joined()).sorted()
    return widths.isEmpty ? nil : Wording.list(widths.map(Finding.text))
  }

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
  /// The element's path, or what stands for it, and its part of the table: `texts/headline in row 0.3`,
  /// `the header of section 0`. In Interface Builder's files, where no two views of a cell have one name, it is the end of the path with the object id behind it.
  package var elementName: String {
    let id = objects.map { " (\($0.element))" } ?? ""
    if let title { return title + id }
    let name = fault.element.isEmpty ? fault.elementName : name(ofPath: fault.element)
    return name + id + (part.map { " in \($0)" } ?? "")
  }

  /// What stands for a header or footer as a whole, `the header of section 0`; nil for other elements.
  var title: String? {
    guard fault.element.isEmpty, let part, part.row == nil else { return nil }
    return "\(part)"
  }
}

extension Cause {
  /// The element's path, or what stands for it, with the part of the table where it is worst, and how many others there are:
  /// `texts/headline in row 0.3 and 4 others`.
  package var elementName: String {
    let others = parts.count - 1
    return worst.elementName + (others > 0 ? " and \(others) \(others == 1 ? "other" : "others")" : "")
  }

  /// The places of the texts in their files, each once, in the order of the findings.
  package var textPlaces: [TextPlace] {
    var seen: Set<TextPlace> = []
    return findings.compactMap(\.fault.textPlace).filter { seen.insert($0).inserted }
  }
}
