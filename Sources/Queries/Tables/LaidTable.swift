import Foundation
package import Strut

/// A table at a category, laid out from end to end.
package struct LaidTable {
  package var style: TableStyle
  package var layout: MeasuredTable
  package var problems: [CellDocumentError]
  /// Whose numbers were used.
  package var era: Era
}

/// One table, laid out as often as is asked.
package protocol LayingTables {
  /// The number of rows in all sections.
  var rowCount: Int { get }
  /// The table at a text size.
  /// - Parameter passing: Told how many rows have been passed, each twice.
  func layOut(at category: ContentSizeCategory, passing: (_ rows: Int) -> Void) throws -> LaidTable
  /// The whole table, or as much from its top as may be drawn.
  func picture(at category: ContentSizeCategory, height: Double) throws -> TablePicture
}

/// One table document, laid out as often as is asked.
package struct TableSession: LayingTables {
  package var document: TableDocument
  package var traits: TraitCollection

  package init(document: TableDocument, traits: TraitCollection) {
    (self.document, self.traits) = (document, traits)
  }

  /// Nothing higher than this is drawn: a picture has so many pixels at most.
  package static let greatestPictureHeight = 8_000.0

  package var rowCount: Int { document.sections.reduce(0) { $0 + $1.rows.count } }

  private func traits(_ category: ContentSizeCategory) -> TraitCollection {
    var traits = traits
    traits.contentSizeCategory = category
    return traits
  }

  package func layOut(at category: ContentSizeCategory, passing: (_ rows: Int) -> Void) throws -> LaidTable {
    let (layout, problems) = try TableBuilder(document).layOut(traits: traits(category)) { passed, _ in
      passing(passed)
    }
    return LaidTable(
      style: document.table.style, layout: layout, problems: problems,
      era: document.table.era ?? traits.layoutMetrics.era)
  }

  package func picture(at category: ContentSizeCategory, height: Double) throws -> TablePicture {
    var document = document
    document.table.height = min(max(1, height), Self.greatestPictureHeight)
    let built = try TableBuilder(document).build(traits: traits(category))
    built.table.layoutIfNeeded()
    return try withExtendedLifetime(built) { try TablePicture(built.table) }
  }
}
