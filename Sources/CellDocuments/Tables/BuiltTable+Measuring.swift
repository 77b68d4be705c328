import Foundation
public import LayoutCore
public import StringCatalogs
package import TableLayout

extension TableBuilder {
  /// Lays out an entire table: reads its estimates, scrolls down through it, then up through
  /// another instance.
  ///
  /// Throws the errors of ``build(traits:)``. Rows that cannot be read become empty cells and are
  /// reported as problems.
  /// - Parameter progress: Called with the number of rows scrolled past and the total. Every row is
  ///   counted twice.
  /// - Complexity: O(*n*) in the number of rows. Each row is laid out twice. Only visible cells are
  ///   kept, and a few of each kind for reuse.
  public func layOut(
    traits: TraitCollection, progress: (_ passed: Int, _ count: Int) -> Void = { _, _ in }
  ) throws(CellDocumentErrors) -> (layout: MeasuredTable, problems: [CellDocumentError]) {
    let built = try build(traits: traits)
    let (table, count) = (built.table, document.sections.reduce(0) { $0 + $1.rows.count })
    var findings = RowFindings(document)
    var another: BuiltTable?
    var layout = try MeasuredTable(
      table, rowCount: count, looking: { findings.look(at: $0) }, progress: progress
    ) { () throws(CellDocumentErrors) in
      let second = try build(traits: traits)
      another = second
      return second.table
    }
    (layout.findings, layout.examinedCount) = (findings.all, findings.examinedCount)
    return withExtendedLifetime(another) { (layout, built.source.problems + [unseen(in: table)].compactMap(\.self)) }
  }

  /// Returns an error if nothing of the table is visible and therefore nothing was measured.
  private func unseen(in table: TableView) -> CellDocumentError? {
    guard table.measurementProgress.measured < table.measurementProgress.count else { return nil }
    return CellDocumentError(
      code: .invalidValue, file: document.file, position: document.tablePositions["width"],
      message: """
        a table that is \(PointText.text(document.table.width)) points wide shows nothing, so its heights are estimates; give it a \
        width
        """)
  }
}

extension MeasuredTable {
  /// Lays out an entire table: reads its estimates, scrolls down through it, then up through
  /// another instance.
  ///
  /// - Parameters:
  ///   - rowCount: The number of rows in the table.
  ///   - looking: Called with the table whenever other rows become visible while scrolling down.
  ///   - progress: Called with the number of rows scrolled past and the total. Every row is counted
  ///     twice.
  ///   - another: Creates another table with the same content. The caller keeps its data source
  ///     alive.
  /// - Complexity: O(*n*) in the number of rows. Each row is laid out twice.
  package init<Failure>(
    _ table: TableView, rowCount: Int, looking: (TableView) -> Void, progress: (_ passed: Int, _ count: Int) -> Void,
    another: () throws(Failure) -> TableView
  ) throws(Failure) {
    let estimates = table.sectionHeights()
    let estimated = table.contentSize.height
    let down = table.scrollDown {
      looking(table)
      progress($0, 2 * rowCount)
    }
    let up = try another().scrollUp { progress(rowCount + $0, 2 * rowCount) }
    self.init(
      contentSizeCategory: table.traitCollection.contentSizeCategory, displayScale: table.traitCollection.displayScale,
      width: Double(table.bounds.width), height: Double(table.bounds.height), estimatedContentHeight: Double(estimated),
      contentHeight: Double(table.contentSize.height),
      sections: zip(estimates, table.sectionHeights()).map { MeasuredTable.Section(estimates: $0, real: $1) },
      scrollDown: down, scrollUp: up, findings: [])
  }
}

/// The frames of a section.
private struct SectionHeights {
  let header: CGRect
  let rows: [CGRect]
  let footer: CGRect
}

extension MeasuredTable.Section {
  fileprivate init(estimates: SectionHeights, real: SectionHeights) {
    func item(_ estimate: CGRect, _ real: CGRect) -> MeasuredTable.Item {
      MeasuredTable.Item(estimate: Double(estimate.height), height: Double(real.height), top: Double(real.minY))
    }
    func edge(_ estimate: CGRect, _ real: CGRect) -> MeasuredTable.Item? {
      estimate.height == 0 && real.height == 0 ? nil : item(estimate, real)
    }
    header = edge(estimates.header, real.header)
    rows = zip(estimates.rows, real.rows).map(item)
    footer = edge(estimates.footer, real.footer)
  }
}

extension TableView {
  /// Returns the current frames of all sections.
  fileprivate func sectionHeights() -> [SectionHeights] {
    (0..<numberOfSections).map { section in
      SectionHeights(
        header: rectForHeader(inSection: section),
        rows: (0..<numberOfRows(inSection: section)).map { rectForRow(at: IndexPath(row: $0, section: section)) },
        footer: rectForFooter(inSection: section))
    }
  }

  /// Scrolls from the top to the bottom: each item that is not entirely visible is scrolled to the
  /// top.
  fileprivate func scrollDown(_ progress: (Int) -> Void) -> TableScroll {
    var scroll = TableScroll()
    layoutIfNeeded()
    scroll.add(self)
    progress(measurementProgress.measured)
    for section in 0..<numberOfSections {
      for part in 0..<numberOfRows(inSection: section) + 2 {
        let rectangle = rectangle(ofPart: part, section: section)
        guard rectangle.maxY > contentOffset.y + bounds.height else { continue }
        move(to: max(contentOffset.y, rectangle.minY), &scroll, progress)
      }
    }
    return scroll
  }

  /// Scrolls from the bottom to the top: each item that is not entirely visible is scrolled to the
  /// bottom.
  fileprivate func scrollUp(_ progress: (Int) -> Void) -> TableScroll {
    var scroll = TableScroll()
    // Estimates at the bottom are replaced as it becomes visible: repeat until the end does not
    // move.
    for _ in 0..<LayoutLimits.layoutRounds {
      contentOffset.y = lastOffset
      layoutIfNeeded()
    }
    clearRecords()
    for section in (0..<numberOfSections).reversed() {
      for part in (0..<numberOfRows(inSection: section) + 2).reversed() {
        let rectangle = rectangle(ofPart: part, section: section)
        guard rectangle.minY < contentOffset.y else { continue }
        move(to: rectangle.maxY - bounds.height, &scroll, progress)
      }
    }
    return scroll
  }

  private var lastOffset: CGFloat { max(0, contentSize.height - bounds.height) }

  private func move(to offset: CGFloat, _ scroll: inout TableScroll, _ progress: (Int) -> Void) {
    let offset = min(max(0, offset), lastOffset)
    guard offset != contentOffset.y else { return }
    contentOffset.y = offset
    layoutIfNeeded()
    scroll.steps += 1
    scroll.add(self)
    progress(measurementProgress.measured)
  }

  /// Returns the frame of a part of a section: its header, its rows, then its footer.
  private func rectangle(ofPart part: Int, section: Int) -> CGRect {
    if part == 0 { return rectForHeader(inSection: section) }
    let row = part - 1
    guard row < numberOfRows(inSection: section) else { return rectForFooter(inSection: section) }
    return rectForRow(at: IndexPath(row: row, section: section))
  }
}
