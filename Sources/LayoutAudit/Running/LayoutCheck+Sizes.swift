public import FontMetrics
public import LayoutCore

extension LayoutCheck {
  /// Lays one cell out at every text size, width and direction, and folds what is found: the check of a cell in a test.
  ///
  /// The cell is given traits of its own for that, and those it had again afterwards. Throws when a width is negative or not finite.
  /// - Parameters:
  ///   - name: What findings call the cell; its type when nil.
  ///   - directions: The ways the interface runs; the cell's own when empty.
  /// - Complexity: O(*n*) layouts in the product of the lists.
  public func findings(
    in cell: TableViewCell, name: String? = nil, categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    widths: [Double], directions: [LayoutDirection] = [], fixedHeight: Double? = nil
  ) throws(LayoutError) -> [Finding] {
    let traits = cell.traitCollection
    defer { cell.setTraits(traits) }
    var collector = FindingCollector()
    var sizes = TextSizes()
    let directions = directions.isEmpty ? [traits.layoutDirection] : directions
    for (index, direction) in directions.enumerated() {
      for category in categories.sorted() {
        var changed = traits
        (changed.contentSizeCategory, changed.layoutDirection) = (category, direction)
        cell.setTraits(changed)
        for width in widths.sorted() {
          for fault in try faults(in: cell, width: width, fixedHeight: fixedHeight) {
            collector.add(
              fault, in: Situation(category: category, width: width), subject: 0, locale: index, part: nil)
          }
        }
        sizes.note(cell, category)
      }
    }
    sizes.addFaults(
      to: &collector, categories: categories, width: widths.min() ?? 0, rules: rules, subject: 0, locale: 0, part: nil)
    let subject = name ?? String(describing: type(of: cell))
    return collector.sortedFindings { key, fault in
      Finding(severity: rules.severity(of: fault.rule), subject: subject, fault: fault)
    }
  }
}
