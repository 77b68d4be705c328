public import LayoutCore

/// Makes the cell that an Interface Builder file describes.
///
/// ```swift
/// let document = try NibDocument(path: "Cell.xib")
/// let built = NibBuilder(document.cells[0], in: document).build(traits: TraitCollection())
/// try built.layOut(width: 375).height
/// ```
/// One builder makes any number of cells, at any traits, on any thread.
public struct NibBuilder: Sendable {
  /// What is built.
  public let source: NibCell
  /// The file that it is in.
  public let document: NibDocument

  /// The sizes, in points, that views of the app's own classes have by themselves, by the names of the classes.
  public let sizes: [String: NibSize]

  /// A builder of one cell of a file.
  ///
  /// - Parameter sizes: The sizes, in points, that views of the app's own classes would like, by the names of the classes. They count for
  ///   plain views, pictures and kinds without content; others find theirs from what they show.
  public init(_ cell: NibCell, in document: NibDocument, sizes: [String: NibSize] = [:]) {
    source = cell
    self.document = document
    self.sizes = sizes
  }

  /// A new cell with all its views, and all its constraints active, not laid out yet.
  ///
  /// A cell is as it would be when it is loaded at the traits: a font of a text style has its size there, whether or not it follows changes
  /// later. What cannot be known of it, and what LayoutCore refuses, are notes; nothing is an error. Views carry their object ids as names,
  /// and constraints theirs as identifiers.
  /// - Complexity: O(*v* + *c*) in the numbers of views and constraints.
  public func build(traits: TraitCollection) -> BuiltNibCell {
    traits.performAsCurrent {
      var assembly = NibAssembly(self, traits: traits)
      assembly.addViews()
      assembly.activateConstraints()
      return assembly.finished()
    }
  }
}
