extension Fault {
  /// A circumstance of a fault that needs another cure than the rule's usual one.
  enum Circumstance: Hashable, Sendable {
    /// The title of a button, which has no number of lines in Interface Builder.
    case title
    /// A constraint gives the element a constant length.
    case constantLength
    /// No constraint gives the element a constant height, but others leave it too little.
    case otherConstraints
    /// The distribution of a stack view divides the height.
    case distribution
    /// The cell is in a collection view, whose layout specifies or estimates its size.
    case item
    /// The view is a header or footer of a flow layout, which specifies its height.
    case flowEdge
  }

  /// The cure of the fault, in one sentence.
  var cure: String {
    switch (rule, circumstance) {
    case (.outsideCell, .item):
      "Limit the width of the content, with a constraint that follows the width of the collection view."
    case (.unsatisfiableConstraints, _) where size != nil:
      "Let the cell determine its size, or lower the priority of one of the constraints."
    case (_, _) where rule == .unsatisfiableConstraints && rowHeight != nil:
      "Let the cell determine the row height, or lower the priority of one of the constraints."
    case (.truncatedText, .title):
      "Let the title wrap (Line Break: Word Wrap, or a configuration) in a button that can get taller, or give it more "
        + "width."
    case (.clippedText, .title), (.tightBox, .title):
      "Let the title determine the button's height: replace a constant height by a minimum (>=), and use a configuration."
    case (.clippedText, .distribution):
      "Use the stack view's distribution \"fill\", which gives each view the height of its content."
    case (.clippedText, .otherConstraints):
      "Lower the priority of the constraints that limit the height below the text's vertical compression resistance, and "
        + "let the \(isInItem ? "cell" : "row") get taller."
    case (.fixedHeight, .item):
      "Estimate the height in the layout, so that the cell determines it, or scale it with UIFontMetrics."
    case (.fixedHeight, .flowEdge):
      "Scale the height with UIFontMetrics, or return it from the delegate."
    case (.collapsed, .item), (.collapsed, .flowEdge):
      "Constrain the views in an unbroken chain from the content view's top to its bottom, or specify the height in the "
        + "layout."
    case (.squeezedElement, .constantLength):
      "Remove the constraint that gives the element a constant length."
    default: rule.cure
    }
  }
}

extension Finding {
  /// The cure, in one sentence: the rule's, or the one for the cause of the worst layout.
  public var cure: String { fault.cure }
}
