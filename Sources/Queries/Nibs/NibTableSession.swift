import Foundation
package import Strut

/// A static table of an Interface Builder file that can be laid out repeatedly.
package struct NibTableSession: LayingTables {
  private let document: NibDocument
  private let table: NibTable
  private let strings: NibStrings
  private let options: NibTextOptions
  private let locale: String?
  private let traits: TraitCollection
  private let width: Double
  private let rows: [[NibRow]]

  /// - Parameters:
  ///   - locale: The language, or nil for that of the file.
  ///   - width: The width of the table in points, or nil for the width that Xcode recorded.
  package init(
    _ table: NibTable, in file: NibFile, options: NibTextOptions, locale: String?, traits: TraitCollection,
    width: Double?
  ) {
    (self.table, document, strings, self.options) = (table, file.document, file.strings, options)
    self.locale = locale
    // Broken constraints are findings.
    var silent = traits
    silent.log = .silent
    self.traits = silent
    self.width = width ?? table.recordedWidth ?? CellDescription.defaultWidth
    rows = document.staticRows(of: table)
  }

  package var rowCount: Int { rows.reduce(0) { $0 + $1.count } }

  package func layOut(at category: ContentSizeCategory, passing: (_ rows: Int) -> Void) throws -> LaidTable {
    let first = try source(at: category)
    let table = try made(first, at: category)
    var sources: [NibTableSource] = []
    var layout = try MeasuredTable(
      table, rowCount: rowCount, looking: { _ in }, progress: { passed, _ in passing(passed) }
    ) {
      let second = try source(at: category)
      sources.append(second)
      return try made(second, at: category)
    }
    layout.findings = try withExtendedLifetime((first, sources)) { try findings(at: category) }
    return LaidTable(
      style: self.table.tableStyle, layout: layout, problems: strings.problems, era: traits.layoutMetrics.era)
  }

  package func picture(at category: ContentSizeCategory, height: Double) throws -> TablePicture {
    let source = try source(at: category)
    let table = try made(source, at: category, height: min(max(1, height), TableSession.greatestPictureHeight))
    table.layoutIfNeeded()
    return try withExtendedLifetime(source) { try TablePicture(table) }
  }

  private func traits(_ category: ContentSizeCategory) -> TraitCollection {
    var traits = traits
    traits.contentSizeCategory = category
    return traits
  }

  private func source(at category: ContentSizeCategory) throws -> NibTableSource {
    let traits = traits(category)
    let localized = try table.localized(by: strings, locale: locale)
    let built = try rows.map { section in try section.map { try build($0, traits) } }
    return NibTableSource(localized.table, cells: built)
  }

  private func build(_ row: NibRow, _ traits: TraitCollection) throws -> BuiltNibCell {
    let localized = try row.cell.localized(by: strings, locale: locale, options)
    let built = NibBuilder(localized.cell, in: document, settings: options.settings, names: row.names).build(
      traits: traits)
    built.take(row.names)
    return built
  }

  /// Returns a table with the rows of a source, not laid out yet.
  private func made(
    _ source: NibTableSource, at category: ContentSizeCategory, height: Double? = nil
  ) throws -> TableView {
    let size = CGSize(width: max(0, width), height: height ?? TableDescription.defaultHeight)
    let traits = traits(category)
    let made = traits.performAsCurrent {
      TableView(frame: CGRect(origin: .zero, size: size), style: table.tableStyle)
    }
    made.setTraits(traits)
    made.separatorStyle = table.hasSeparators ? .singleLine : .none
    try table.estimatedRowHeight.map { try made.setEstimate(CGFloat($0 < 0 ? -1 : $0), for: .row) }
    (made.dataSource, made.delegate) = (source, source)
    return made
  }

  /// Returns the findings about the cells of rows.
  private func findings(at category: ContentSizeCategory) throws -> [RowFinding] {
    let side = table.tableStyle == .insetGrouped ? traits.layoutMetrics.table.insetGroupedSide(width: width) : 0
    return try rows.enumerated().flatMap { section, rows in
      try rows.enumerated().flatMap { number, row in
        let built = try build(row, traits(category))
        let findings = try built.findings(width: max(0, width - 2 * side)) + built.conflictFindings
        return findings.map { finding in
          let position = row.places.position(ofView: finding.view) ?? row.places.cellPosition
          return RowFinding(
            indexPath: IndexPath(row: number, section: section), rowCount: 1,
            finding: DocumentFinding(finding, file: document.file, position: position))
        }
      }
    }
  }
}
