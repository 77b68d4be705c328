// An edge of a scroll view is meant in two ways: beside a view outside, and in the scroll view's own size, it is that of the frame; beside
// what is in the scroll view it is that of the content, which the constraint then helps to size. Its width, height and center are always
// the frame's. (Apple, "Auto Layout Guide", "Working with Scroll Views".)

extension LayoutConstraint {
  /// The sides with a scroll view's edges, and those of its margins, replaced by those of its content where that is meant.
  var meantSides: (first: AnchorReference, second: AnchorReference) {
    (first.asMeant(beside: second), second.asMeant(beside: first))
  }

  /// Makes the content's guide where a side means it, before the tree is looked at.
  func prepareMeantSides() { _ = meantSides }
}

extension AnchorReference {
  fileprivate func asMeant(beside other: AnchorReference) -> AnchorReference {
    guard let (scrollView, attribute) = scrolledEdge, let owner = other.item?.layoutOwner else { return self }
    let isInside = owner === scrollView ? other.isOfCustomGuide : owner.isDescendant(of: scrollView)
    return isInside ? AnchorReference(scrollView.scrollGuide(.content), attribute) : self
  }

  /// The scroll view whose edge, or whose margins' edge, the side is, and which edge.
  private var scrolledEdge: (View, LayoutAttribute)? {
    guard origin == nil, attribute.isEdge, let view = item?.layoutOwner, view.isScrolling else { return nil }
    guard let guide = item as? LayoutGuide else { return (view, attribute) }
    return guide.kind == .margins ? attribute.withinMargins.map { (view, $0) } : nil
  }

  private var isOfCustomGuide: Bool { (item as? LayoutGuide)?.kind == .custom }
}

extension LayoutAttribute {
  /// Whether the attribute is an edge, of the whole or within margins.
  fileprivate var isEdge: Bool {
    switch withoutMargins {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  /// The margin attribute that is measured in from this one; nil where there is none.
  fileprivate var withinMargins: LayoutAttribute? {
    Self.allCases.first { $0.isWithinMargins && $0.withoutMargins == self }
  }
}
