public import FontMetrics
public import LayoutCore
public import TableLayout

extension LayoutCheck {
  /// Lays out a cell at every text size, width and direction, and combines the faults: the check of
  /// a cell in a test.
  ///
  /// The cell gets other traits for this, and its own traits afterward. Throws an error if a width
  /// is negative or not finite.
  /// - Parameters:
  ///   - name: The name of the cell in findings; its type if nil.
  ///   - directions: The layout directions; the cell's own if empty.
  /// - Complexity: O(*n*) layouts in the product of the lists.
  public func findings(
    in cell: TableViewCell, name: String? = nil, categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    widths: [Double], directions: [LayoutDirection] = [], fixedHeight: Double? = nil
  ) throws(LayoutError) -> [Finding] {
    let traits = cell.traitCollection
    defer { cell.setTraits(traits) }
    var collector = FindingCollector()
    let directions = directions.isEmpty ? [traits.layoutDirection] : directions
    func take(_ fault: Fault, _ situation: Situation, _ direction: LayoutDirection) {
      collector.add(fault, in: situation, direction: direction, subject: 0, locale: 0, part: nil)
    }
    for direction in directions {
      for category in categories.sorted() {
        var changed = traits
        (changed.contentSizeCategory, changed.layoutDirection) = (category, direction)
        cell.setTraits(changed)
        for width in widths.sorted() {
          for fault in try faults(in: cell, width: width, fixedHeight: fixedHeight) {
            take(fault, Situation(category: category, width: width), direction)
          }
        }
      }
    }
    for fault in rules.applies(.unscaledText) ? TextScaling(cell).faults : [] {
      for direction in directions {
        for category in categories {
          for width in widths { take(fault, Situation(category: category, width: width), direction) }
        }
      }
    }
    collector.join()
    let all = directions.reduce(into: FoundDirections()) { $0.formUnion(FoundDirections($1)) }
    let subject = name ?? cell.shownTypeName
    return collector.sortedFindings { _, fault, found in
      var finding = Finding(severity: rules.severity(of: fault), subject: subject, fault: fault)
      finding.direction = found == all ? nil : found == .rightToLeft ? .rightToLeft : .leftToRight
      return finding
    }
  }
}
