public import LayoutCore

extension UIView {
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(strutView.leftAnchor) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(strutView.rightAnchor) }
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(strutView.leadingAnchor) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(strutView.trailingAnchor) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(strutView.centerXAnchor) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(strutView.topAnchor) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(strutView.bottomAnchor) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(strutView.centerYAnchor) }
  /// The first baseline.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(strutView.firstBaselineAnchor) }
  /// The last baseline.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(strutView.lastBaselineAnchor) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(strutView.widthAnchor) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(strutView.heightAnchor) }
}

extension UIView {
  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { strutView.constraints.map(\.uiConstraint) }
  /// Adds a constraint of the view or its descendants.
  public func addConstraint(_ constraint: NSLayoutConstraint) { strutView.addConstraint(constraint.strutConstraint) }
  /// Adds constraints of the view or its descendants.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
  /// Removes a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    strutView.removeConstraint(constraint.strutConstraint)
  }
  /// Removes constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }
  /// Returns the constraints that determine the position and size of the view along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    strutView.constraintsAffectingLayout(for: axis).map(\.uiConstraint)
  }
  /// A Boolean value that indicates whether constraints leave more than one frame possible.
  public var hasAmbiguousLayout: Bool { strutView.hasAmbiguousLayout }
  /// Shows another frame that constraints leave open for the view.
  public func exerciseAmbiguityInLayout() { strutView.exerciseAmbiguityInLayout() }

  /// The guides that this view owns, in the order they were added.
  public var layoutGuides: [UILayoutGuide] { strutView.layoutGuides.map(\.uiGuide) }
  /// Adds a guide, and removes it from its previous owner.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    strutView.addLayoutGuide(layoutGuide.strutGuide)
    guides.append(layoutGuide)
  }
  /// Removes a guide, with the constraints that refer to it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    strutView.removeLayoutGuide(layoutGuide.strutGuide)
    guides.removeAll { $0 === layoutGuide }
  }
  /// The rectangle within the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { strutView.layoutMarginsGuide.uiGuide }
  /// The rectangle within the margins, limited to the readable width.
  public var readableContentGuide: UILayoutGuide { strutView.readableContentGuide.uiGuide }
  /// The rectangle within the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { strutView.safeAreaLayoutGuide.uiGuide }
}
