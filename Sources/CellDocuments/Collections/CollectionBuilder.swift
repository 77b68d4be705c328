import FontMetrics
import Foundation
public import LayoutCore
public import StringCatalogs
public import TableLayout

/// Builds the collection view that a document describes.
///
/// ```swift
/// let built = try CollectionBuilder(TableDocument(path: "tags.yaml")).build(traits: TraitCollection())
/// built.view.layoutIfNeeded()
/// built.view.layoutAttributesForItem(at: IndexPath(row: 0, section: 0))?.frame
/// ```
public struct CollectionBuilder: Sendable {
  /// The document to build.
  public let document: TableDocument

  /// Creates a builder for a document.
  public init(_ document: TableDocument) { self.document = document }

  /// Builds a new collection view with the width and height of the document. It is not laid out.
  ///
  /// Throws all errors at once: those of ``CellBuilder/build(traits:reuseIdentifier:)``, text whose
  /// key was not looked up, and one for a document of a table.
  /// - Complexity: O(*v* + *c*) in the number of views and constraints of the document's cells.
  ///   Items are not read.
  public func build(traits: TraitCollection) throws(CellDocumentErrors) -> BuiltCollection {
    try build(traits: traits, pins: true)
  }

  /// Builds a new collection view. See ``build(traits:)``.
  ///
  /// - Parameter pins: `false` if headers and footers do not move while the view is scrolled.
  package func build(traits: TraitCollection, pins: Bool) throws(CellDocumentErrors) -> BuiltCollection {
    guard let description = document.collection else {
      throw CellDocumentErrors(
        CellDocumentError(
          code: .invalidValue, file: document.file, position: nil,
          message: "the document describes a table, not a collection view; add \"collection\", or use TableBuilder"))
    }
    let described = traits.described(era: document.table.era, hasTallLines: document.table.hasTallLines)
    try document.checkCells { (cell) throws(CellDocumentErrors) in
      _ = try CellBuilder(cell).buildItem(traits: described, isInList: true)
    }
    return unchecked(description, traits: traits, pins: pins)
  }

  /// Builds a new collection view without checking the cells of the document. It is for layouts
  /// without visible cells.
  package func unchecked(_ description: CollectionDescription, traits: TraitCollection, pins: Bool) -> BuiltCollection {
    let traits = traits.described(era: document.table.era, hasTallLines: document.table.hasTallLines)
    let size = CGSize(width: document.table.width, height: document.table.height)
    let view = traits.performAsCurrent {
      CollectionView(frame: CGRect(origin: .zero, size: size), layout: description.layout(pins: pins))
    }
    view.setTraits(traits)
    let source = CollectionDocumentSource(document, description, traits: traits)
    source.register(in: view)
    view.dataSource = source
    return BuiltCollection(document: document, view: view, source: source)
  }
}

/// A collection view built from a document.
public struct BuiltCollection {
  /// The document that the view was built from.
  public let document: TableDocument
  /// The collection view.
  public let view: CollectionView
  /// The data source of the view. The view does not retain it, so keep a reference to it.
  public let source: CollectionDocumentSource
}
