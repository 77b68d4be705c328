/// A document that describes a cell: its views and constraints.
///
/// ```swift
/// let document = try CellDocument(path: "cell.yaml")
/// document.constraints[0].text          // "headline.leading == margins.leading"
/// let built = try CellBuilder(document).build(traits: TraitCollection(contentSizeCategory: .large))
/// ```
public struct CellDocument: Hashable, Sendable {
  /// The path of the file, as given, which errors from building include.
  public var file: String
  /// The cell itself.
  public var cell: CellDescription
  /// The names of the content view's layout guides, in document order.
  package var guides: [String]
  /// The views in the content view, in document order, from back to front.
  package var views: [ViewDescription]
  /// The constraints in document order, in which they are activated.
  public var constraints: [ConstraintSentence]

  /// Creates a document without checking it, unlike reading one.
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
