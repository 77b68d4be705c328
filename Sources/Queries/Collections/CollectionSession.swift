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

  /// Lays out the collection view at a text size.
  package func layOut(at category: ContentSizeCategory) throws -> LaidCollection {
    let (layout, problems) = try CollectionBuilder(document).layOut(traits: traits(category))
    return LaidCollection(
      layoutName: document.collection?.name ?? "", layout: layout, problems: problems,
      era: document.table.era ?? traits.layoutMetrics.era)
  }

  /// Returns the whole collection view, or as much of it from the top as can be drawn. One that
  /// scrolls horizontally keeps its width.
  package func picture(of laid: LaidCollection) throws -> CollectionPicture {
    var document = document
    if document.collection?.scrollDirection != .horizontal {
      let height = max(1, Double(laid.layout.contentSize.height))
      document.table.height = min(height, TableSession.greatestPictureHeight)
    }
    let built = try CollectionBuilder(document).build(traits: traits(laid.layout.contentSizeCategory))
    built.view.layoutIfNeeded()
    return try withExtendedLifetime(built) { try CollectionPicture(built.view) }
  }
}
