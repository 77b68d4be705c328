public import Foundation

extension LayoutConstraint {
  /// Returns the constraints of a visual format, in the order of its text. They are not active.
  ///
  /// ```swift
  /// let row = try LayoutConstraint.constraints(
  ///   visualFormat: "H:|-[icon(24)]-gap-[title]-|", options: .alignAllCenterY, metrics: ["gap": 12],
  ///   views: ["icon": icon, "title": title])
  /// ```
  ///
  /// `|-` is the superview's margin, and `|-8-` counts from its edge. `]-[` is 8 points, or the
  /// system spacing between baselines with `.spacingBaselineToBaseline`. Views in the format are
  /// aligned with one another according to `options` (Facts.md#auto-layout).
  ///
  /// - Throws: A ``LayoutError`` with code ``LayoutError/Code/invalidFormat`` and the position, or
  ///   the error of an invalid constraint.
  /// - Complexity: O(*n*) in the length of the format.
  public static func constraints(
    visualFormat format: String, options: LayoutFormatOptions = [], metrics: [String: CGFloat] = [:],
    views: [String: any LayoutItem]
  ) throws(LayoutError) -> [LayoutConstraint] {
    var reader = VisualFormatReader(format, metrics: metrics, views: views)
    return try VisualFormatBuilder(reader.read(), options: options, format: format).constraints()
  }
}

/// Creates the constraints of a visual format.
private struct VisualFormatBuilder {
  let format: VisualFormat
  let options: LayoutFormatOptions
  /// The attributes of the side where the format begins, and of the one where it ends; with margins
  /// too.
  private let start: (edge: LayoutAttribute, margin: LayoutAttribute)
  private let end: (edge: LayoutAttribute, margin: LayoutAttribute)

  init(_ format: VisualFormat, options: LayoutFormatOptions, format text: String) throws(LayoutError) {
    self.format = format
    self.options = options
    if format.axis == .vertical {
      (start, end) = ((.top, .topMargin), (.bottom, .bottomMargin))
    } else if options.contains(.directionRightToLeft) {
      (start, end) = ((.right, .rightMargin), (.left, .leftMargin))
    } else if options.contains(.directionLeftToRight) {
      (start, end) = ((.left, .leftMargin), (.right, .rightMargin))
    } else {
      (start, end) = ((.leading, .leadingMargin), (.trailing, .trailingMargin))
    }
    try checkAlignment(text)
  }

  func constraints() throws(LayoutError) -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    for (index, element) in format.elements.enumerated() {
      if index > 0 {
        let before = format.elements[index - 1]
        made += try spacing(from: before, to: element, format.gaps[index - 1])
        made += try alignment(of: element, with: before)
      }
      if case .view(let item, let predicates) = element { made += try lengths(of: item, predicates) }
    }
    return made
  }

  // MARK: Lengths

  private func lengths(
    of item: any LayoutItem, _ predicates: [VisualFormat.Predicate]
  ) throws(LayoutError) -> [LayoutConstraint] {
    let length: LayoutAttribute = format.axis == .horizontal ? .width : .height
    var made: [LayoutConstraint] = []
    for predicate in predicates {
      let constraint =
        switch predicate.operand {
        case .number(let number): try LayoutConstraint(item, length, predicate.relation, constant: CGFloat(number))
        case .view(let other): try LayoutConstraint(item, length, predicate.relation, to: other, length)
        }
      try constraint.setPriority(predicate.priority)
      made.append(constraint)
    }
    return made
  }

  // MARK: Gaps

  private func spacing(
    from before: VisualFormat.Element, to after: VisualFormat.Element, _ gap: VisualFormat.Gap
  ) throws(LayoutError) -> [LayoutConstraint] {
    switch gap {
    case .touching: return [try distance(before, after, .equal, 0)]
    case .standard: return [try standardDistance(before, after)]
    case .given(let predicates):
      var made: [LayoutConstraint] = []
      for predicate in predicates {
        guard case .number(let number) = predicate.operand else { continue }
        let constraint = try distance(before, after, predicate.relation, number)
        try constraint.setPriority(predicate.priority)
        made.append(constraint)
      }
      return made
    }
  }

  /// Returns `after.start relation before.end + distance`, with both sides exchanged if the format
  /// runs from right to left.
  private func distance(
    _ before: VisualFormat.Element, _ after: VisualFormat.Element, _ relation: LayoutRelation, _ distance: Double,
    usesMargins: Bool = false
  ) throws(LayoutError) -> LayoutConstraint {
    let sides = sides(before, after, usesMargins: usesMargins)
    let (later, earlier) = isReversed ? (sides.before, sides.after) : (sides.after, sides.before)
    return try LayoutConstraint(
      later.item, later.attribute, relation, to: earlier.item, earlier.attribute, constant: CGFloat(distance))
  }

  private func standardDistance(
    _ before: VisualFormat.Element, _ after: VisualFormat.Element
  ) throws(LayoutError) -> LayoutConstraint {
    guard case .view = before, case .view = after else {
      return try distance(before, after, .equal, 0, usesMargins: true)
    }
    guard usesBaselines else { return try distance(before, after, .equal, Self.standardSpacing) }
    return try LayoutConstraint(
      after.item, .firstBaseline, .equal, systemSpacing: 1, from: before.item, .lastBaseline)
  }

  /// The distance of `-` between two views (Facts.md#spacing).
  private static let standardSpacing = 8.0

  private typealias Side = (item: any LayoutItem, attribute: LayoutAttribute)

  /// Returns the facing sides of two views.
  private func sides(
    _ before: VisualFormat.Element, _ after: VisualFormat.Element, usesMargins: Bool
  ) -> (before: Side, after: Side) {
    if case .superview(let view) = before {
      return ((view, usesMargins ? start.margin : start.edge), (after.item, start.edge))
    }
    if case .superview(let view) = after {
      return ((before.item, end.edge), (view, usesMargins ? end.margin : end.edge))
    }
    if usesBaselines { return ((before.item, .lastBaseline), (after.item, .firstBaseline)) }
    return ((before.item, end.edge), (after.item, start.edge))
  }

  private var isReversed: Bool { format.axis == .horizontal && options.contains(.directionRightToLeft) }
  private var usesBaselines: Bool { format.axis == .vertical && options.contains(.spacingBaselineToBaseline) }

  // MARK: Alignment

  private func alignment(
    of element: VisualFormat.Element, with before: VisualFormat.Element
  ) throws(LayoutError) -> [LayoutConstraint] {
    guard case .view(let item, _) = element, case .view(let other, _) = before else { return [] }
    var made: [LayoutConstraint] = []
    for attribute in options.alignedAttributes {
      made.append(try LayoutConstraint(item, attribute, .equal, to: other, attribute))
    }
    return made
  }

  private func checkAlignment(_ text: String) throws(LayoutError) {
    let isHorizontal = format.axis == .horizontal
    let along: LayoutAttribute.Quantity = isHorizontal ? .horizontalPosition : .verticalPosition
    guard options.alignedAttributes.contains(where: { $0.quantity == along }) else { return }
    let (edge, axis) = isHorizontal ? ("vertical", "horizontal") : ("horizontal", "vertical")
    throw LayoutError(
      format: text, offset: 0,
      reason: """
        Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that is also \(axis).
        """)
  }
}
