/// A visual format such as `H:|-[icon(24)]-8-[title(>=40@750)]-|`, read and with its numbers filled
/// in.
struct VisualFormat {
  /// The operand of a predicate.
  enum Operand {
    case number(Double)
    /// The corresponding length of another view.
    case view(any LayoutItem)
  }

  /// `>=40@750`: a relation, what it compares with, and how strongly it is meant.
  struct Predicate {
    let relation: LayoutRelation
    let operand: Operand
    let priority: LayoutPriority
  }

  /// The distance between two elements.
  enum Gap {
    /// Nothing: `[a][b]`.
    case touching
    /// The standard distance: `[a]-[b]`.
    case standard
    /// A distance that is given: `[a]-8-[b]`, `[a]-(>=8,<=20)-[b]`.
    case given([Predicate])
  }

  /// A view in brackets, or the superview's edge.
  enum Element {
    case superview(View)
    case view(any LayoutItem, [Predicate])

    var item: any LayoutItem {
      switch self {
      case .superview(let view): view
      case .view(let item, _): item
      }
    }
  }

  let axis: LayoutAxis
  let elements: [Element]
  /// One for each pair of neighbors.
  let gaps: [Gap]
}
