// An edge of a scroll view has two meanings. In a constraint with an outside view, and in the
// scroll view's own size, it is the edge of the frame. In a constraint with a view inside, it is
// the edge of the content, whose size the constraint then affects. Width, height and center always
// refer to the frame. (Apple, "Auto Layout Guide", "Working with Scroll Views".)

extension LayoutConstraint {
  /// The sides, with the edges of a scroll view or its margins replaced by those of its content
  /// where appropriate.
  var meantSides: (first: AnchorReference, second: AnchorReference) {
    (first.asMeant(beside: second), second.asMeant(beside: first))
  }

  /// Creates the content guide if a side refers to it, before the view hierarchy is examined.
  func prepareMeantSides() { _ = meantSides }
}

extension AnchorReference {
  fileprivate func asMeant(beside other: AnchorReference) -> AnchorReference {
    guard let (scrollView, attribute) = scrolledEdge, let owner = other.item?.layoutOwner else { return self }
    let isInside = owner === scrollView ? other.isOfCustomGuide : owner.isDescendant(of: scrollView)
    return isInside ? AnchorReference(scrollView.scrollGuide(.content), attribute) : self
  }

  /// The scroll view and the edge if the side is an edge of a scroll view or its margins.
  private var scrolledEdge: (View, LayoutAttribute)? {
    guard origin == nil, attribute.isEdge, let view = item?.layoutOwner, view.isScrolling else { return nil }
    guard let guide = item as? LayoutGuide else { return (view, attribute) }
    return guide.kind == .margins ? attribute.withinMargins.map { (view, $0) } : nil
  }

  private var isOfCustomGuide: Bool { (item as? LayoutGuide)?.kind == .custom }
}

extension LayoutAttribute {
  /// A Boolean value that indicates whether the attribute is an edge, with or without margins.
  fileprivate var isEdge: Bool {
    switch withoutMargins {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  /// The margin attribute that corresponds to this one, or nil if there is none.
  fileprivate var withinMargins: LayoutAttribute? {
    Self.allCases.first { $0.isWithinMargins && $0.withoutMargins == self }
  }
}
