public import LayoutCore
package import TableLayout

/// Builds a cell that an Interface Builder file describes.
///
/// ```swift
/// let document = try NibDocument(path: "Cell.xib")
/// let built = NibBuilder(document.cells[0], in: document).build(traits: TraitCollection())
/// try built.layOut(width: 375).height
/// ```
/// A builder can build any number of cells, with any traits, on any thread.
public struct NibBuilder: Sendable {
  /// The cell to build.
  public let source: NibCell
  /// The document that contains the cell.
  public let document: NibDocument

  /// The intrinsic sizes of views, in points, by the names of their custom classes or their object
  /// IDs.
  public let sizes: [String: NibSize]
  /// The height of the row in the app's settings; nil if they do not contain it.
  package var givenHeight: NibGivenHeight?
  /// The size of a cell of a collection view in the app's settings; nil if they do not contain it.
  package var givenSize: CollectionSize?
  /// The class of engine views for a view of the file, and other changes for a running app; nil for
  /// an audit.
  package var live: NibLiveSettings?

  /// Creates a builder for a cell in a file.
  ///
  /// - Parameter sizes: The intrinsic sizes of views, in points, by the names of their custom
  ///   classes or their object IDs. They are used for plain views, images and kinds without
  ///   content; other views determine their size from their content.
  public init(_ cell: NibCell, in document: NibDocument, sizes: [String: NibSize] = [:]) {
    source = cell
    self.document = document
    self.sizes = sizes
  }

  /// Builds a cell for a running app: missing pictures stay missing, constraints have the
  /// identifiers of the file, and the row's height is that of the table.
  package func buildLive(traits: TraitCollection) -> LiveNibViews {
    traits.performAsCurrent {
      var assembly = NibAssembly(self, traits: traits)
      assembly.addViews()
      assembly.addControllerGuides()
      assembly.activateConstraints()
      return assembly.finishedLive()
    }
  }

  /// Builds a new cell with all its views, and all its constraints active. The cell is not laid
  /// out.
  ///
  /// The cell is as if it were loaded with the traits: a font with a text style has the size for
  /// them, whether or not it follows later changes. Missing data, and constraints that LayoutCore
  /// rejects, are notes, not errors. Views have their object IDs as names, and constraints theirs
  /// as identifiers.
  /// - Complexity: O(*v* + *c*) in the number of views and constraints.
  public func build(traits: TraitCollection) -> BuiltNibCell {
    traits.performAsCurrent {
      var assembly = NibAssembly(self, traits: traits)
      assembly.addViews()
      assembly.activateConstraints()
      return assembly.finished(as: source.isCollectionCell ? buildItem(traits: traits) : nil)
    }
  }

  /// Builds a new cell, header or footer of a collection view, as ``build(traits:)`` does, in the
  /// cell of a collection view.
  ///
  /// - Complexity: O(*v* + *c*) in the number of views and constraints.
  package func buildItem(traits: TraitCollection) -> BuiltNibItem {
    traits.performAsCurrent {
      let cell = CollectionViewCell(frame: .zero)
      var assembly = NibAssembly(self, traits: traits, in: cell)
      assembly.addViews()
      assembly.activateConstraints()
      return assembly.finishedItem(cell)
    }
  }
}
