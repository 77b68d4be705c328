import Foundation
package import Strut

/// A collection view at a text size, laid out from end to end.
package struct LaidCollection {
  /// The name of the layout.
  package var layoutName: String
  package var layout: MeasuredCollection
  package var problems: [CellDocumentError]
  /// The iOS release whose metrics were used.
  package var era: Era
}

/// A document of a collection view that can be laid out repeatedly.
package struct CollectionSession {
  package var document: TableDocument
  package var traits: TraitCollection

  package init(document: TableDocument, traits: TraitCollection) {
    (self.document, self.traits) = (document, traits)
  }

  private func traits(_ category: ContentSizeCategory) -> TraitCollection {
    var traits = traits
    traits.contentSizeCategory = category
    return traits
  }

  /// The number of items in all sections.
  package var itemCount: Int { document.sections.reduce(0) { $0 + $1.rows.count } }

  /// Lays out the collection view at a text size.
  /// - Parameter passing: Called with the number of items that have been passed.
  package func layOut(
    at category: ContentSizeCategory, passing: (_ items: Int) -> Void = { _ in }
  ) throws -> LaidCollection {
    let (layout, problems) = try CollectionBuilder(document).layOut(traits: traits(category)) { passed, _ in
      passing(passed)
    }
    return LaidCollection(
      layoutName: document.collection?.name ?? "", layout: layout, problems: problems,
      era: document.table.era ?? traits.layoutMetrics.era)
  }

  /// Returns the whole collection view, or as much of it from the start as can be drawn.
  package func picture(at category: ContentSizeCategory) throws -> CollectionPicture {
    let built = try CollectionBuilder(document).build(traits: traits(category), pins: false)
    return try withExtendedLifetime(built) {
      try CollectionPicture(contentOf: built.view, upTo: CGFloat(TableSession.greatestPictureHeight))
    }
  }
}
