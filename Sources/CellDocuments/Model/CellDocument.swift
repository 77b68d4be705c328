/// A cell as a document describes it: what it contains, and how its parts relate.
///
/// ```swift
/// let document = try CellDocument(path: "cell.yaml")
/// document.constraints[0].text          // "headline.leading == margins.leading"
/// let built = try CellBuilder(document).build(traits: TraitCollection(contentSizeCategory: .large))
/// ```
public struct CellDocument: Hashable, Sendable {
  /// The file it came from, as it was named; errors of building carry it.
  public var file: String
  /// The cell itself.
  public var cell: CellDescription
  /// The names of the layout guides that the content view gets, in the order of the document.
  package var guides: [String]
  /// The views in the content view, in the order of the document, which is their order from back to front.
  package var views: [ViewDescription]
  /// The constraints, in the order of the document, in which they are activated.
  public var constraints: [ConstraintSentence]

  /// A document of these parts. Reading one checks it; this does not.
  package init(
    file: String = "cell.yaml", cell: CellDescription = CellDescription(), guides: [String] = [],
    views: [ViewDescription] = [], constraints: [ConstraintSentence] = []
  ) {
    self.file = file
    self.cell = cell
    self.guides = guides
    self.views = views
    self.constraints = constraints
  }
}
