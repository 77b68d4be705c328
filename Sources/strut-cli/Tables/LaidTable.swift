import Foundation
import Strut

/// A table at a category, laid out from end to end.
struct LaidTable {
  var document: TableDocument
  var layout: TableLayout
  var problems: [CellDocumentError]
  /// Whose numbers were used.
  var era: LayoutMetrics.Era
}

/// One table document, laid out as often as is asked.
struct TableSession {
  var document: TableDocument
  var traits: TraitCollection

  /// Nothing higher than this is drawn: a picture has so many pixels at most.
  static let greatestPictureHeight = 8_000.0

  private func traits(_ category: ContentSizeCategory) -> TraitCollection {
    var traits = traits
    traits.contentSizeCategory = category
    return traits
  }

  func layOut(at category: ContentSizeCategory, _ progress: inout Progress) throws -> LaidTable {
    let (layout, problems) = try TableBuilder(document).layOut(traits: traits(category)) { passed, _ in
      progress.update(passed)
    }
    return LaidTable(
      document: document, layout: layout, problems: problems, era: document.table.era ?? traits.layoutMetrics.era)
  }

  /// The whole table, or as much from its top as may be drawn.
  func picture(at category: ContentSizeCategory, height: Double) throws -> TablePicture {
    var document = document
    document.table.height = min(max(1, height), Self.greatestPictureHeight)
    let built = try TableBuilder(document).build(traits: traits(category))
    built.table.layoutIfNeeded()
    return try withExtendedLifetime(built) { try TablePicture(built.table) }
  }
}
