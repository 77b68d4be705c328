import Foundation
package import Strut

/// A table at a text size, laid out from end to end.
package struct LaidTable {
  package var style: TableStyle
  package var layout: MeasuredTable
  package var problems: [CellDocumentError]
  /// The iOS release whose metrics were used.
  package var era: Era
}

/// A table that can be laid out repeatedly.
package protocol LayingTables {
  /// The number of rows in all sections.
  var rowCount: Int { get }
  /// Lays out the table at a text size.
  /// - Parameter passing: Called with the number of rows that have been passed; each row is passed
  ///   twice.
  func layOut(at category: ContentSizeCategory, passing: (_ rows: Int) -> Void) throws -> LaidTable
  /// Returns the whole table, or as much of it from the top as can be drawn.
  func picture(at category: ContentSizeCategory, height: Double) throws -> TablePicture
}

/// A table document that can be laid out repeatedly.
package struct TableSession: LayingTables {
  package var document: TableDocument
  package var traits: TraitCollection

  package init(document: TableDocument, traits: TraitCollection) {
    (self.document, self.traits) = (document, traits)
  }

  /// The maximum height of a drawing, because the number of pixels in a picture is limited.
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
