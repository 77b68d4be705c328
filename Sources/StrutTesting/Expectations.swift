public import FontMetrics
public import LayoutAudit
public import LayoutCore
public import TableLayout

/// Expects that a cell shows its whole content at every text size and width: no truncated or
/// clipped text, no overlaps, and nothing outside the cell.
///
/// ```swift
/// @MainActor @Test func fits() {
///   let cell = OrderCell(style: .default, reuseIdentifier: nil)
///   cell.show(.longest)
///   expectFits(cell, widths: [320, 375])
/// }
/// // OrderCell: status squeezed-labels at text sizes AX1 and larger: 27.333 points too narrow next to title (needs 187.333, has 160),
/// // worst at AX5, 320 points wide. Stack the two labels at accessibility sizes, or whenever they do not fit side by side.
/// ```
/// It works in Swift Testing and in XCTest, and records an issue for each finding: the element, the
/// first text size with the fault, the worst case, and the direction if the fault appears in only
/// one. Findings of the severity note are ignored.
/// - Parameters:
///   - cell: The cell, with its longest text: a `TableViewCell`, or on the main actor a
///     `UITableViewCell`.
///   - categories: The text sizes; by default all twelve.
///   - widths: The widths of the cell, in points.
///   - directions: The layout directions; by default both.
///   - rules: The rules that define a fault; see `AuditRules`.
///   - fixedHeight: The height of the row, in points, if the table does not ask the cell for its
///     height.
/// - Returns: The findings of the severities `AuditSeverity.warning` and above.
/// - Complexity: One layout for each text size, width and direction.
@discardableResult
public func expectFits(
  _ cell: some CellConvertible, categories: [ContentSizeCategory] = .all, widths: [Double] = [320, 375, 430],
  directions: [LayoutDirection] = [.leftToRight, .rightToLeft], rules: AuditRules = AuditRules(),
  fixedHeight: Double? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [Finding] {
  let place = ExpectationPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  // A cell of the engine does not retain the object that stands for it.
  defer { withExtendedLifetime(cell) {} }
  do {
    let findings = try LayoutCheck(rules: rules).findings(
      in: cell.strutCell, categories: categories, widths: widths, directions: directions, fixedHeight: fixedHeight
    ).filter { $0.severity > .note }
    for finding in findings { place.fail(finding.failure) }
    return findings
  } catch {
    place.fail(error.message)
    return []
  }
}

/// Expects that no text in a cell is truncated or clipped, or squeezed by text next to it. See
/// ``expectFits(_:categories:widths:directions:rules:fixedHeight:fileID:filePath:line:column:)-(TableViewCell,_,_,_,_,_,_,_,_,_)``.
@discardableResult
public func expectNoTruncation(
  _ cell: some CellConvertible, categories: [ContentSizeCategory] = .all, widths: [Double] = [320, 375, 430],
  directions: [LayoutDirection] = [.leftToRight, .rightToLeft], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [Finding] {
  expectFits(
    cell, categories: categories, widths: widths, directions: directions,
    rules: .only([.truncatedText, .clippedText, .squeezedLabels, .fixedHeight]), fileID: fileID, filePath: filePath,
    line: line,
    column: column)
}

/// Expects that no views in a cell overlap. See
/// ``expectFits(_:categories:widths:directions:rules:fixedHeight:fileID:filePath:line:column:)-(TableViewCell,_,_,_,_,_,_,_,_,_)``.
@discardableResult
public func expectNoOverlap(
  _ cell: some CellConvertible, categories: [ContentSizeCategory] = .all, widths: [Double] = [320, 375, 430],
  directions: [LayoutDirection] = [.leftToRight, .rightToLeft], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [Finding] {
  expectFits(
    cell, categories: categories, widths: widths, directions: directions, rules: .only([.overlap]), fileID: fileID,
    filePath: filePath, line: line,
    column: column)
}

extension [ContentSizeCategory] {
  /// All twelve text sizes, smallest first.
  public static var all: [ContentSizeCategory] { ContentSizeCategory.allCases }

  /// The five accessibility sizes.
  public static var accessibility: [ContentSizeCategory] { all.filter(\.isAccessibilityCategory) }
}

extension AuditRules {
  /// Returns rules with all others turned off.
  fileprivate static func only(_ rules: Set<AuditRule>) -> AuditRules {
    var result = AuditRules()
    result.disabled = Set(AuditRule.allCases).subtracting(rules)
    return result
  }
}

extension Finding {
  /// The message of a failed test.
  fileprivate var failure: String {
    let worst =
      worst == first ? "" : ", worst at \(worst.category.shortName), \(PointText.text(worst.width)) points wide"
    let way = direction.map { $0 == .rightToLeft ? " (right to left)" : " (left to right)" } ?? ""
    let size = first.category.shortName
    let sizes = categories.count == 1 ? "text size \(size)" : "text sizes \(size) and larger"
    return "\(subject): \(elementName) \(rule.rawValue) at \(sizes)\(way): \(message)\(worst). \(cure)"
  }
}
