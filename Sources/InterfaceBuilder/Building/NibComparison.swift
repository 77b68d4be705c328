package import LayoutCore

/// The frames of a cell beside those that Xcode recorded.
///
/// Xcode's canvas is Apple's own layout, so that a recorded frame is what UIKit makes of the file: at the file's width, at L, with the texts
/// of the file. Cells that the file calls misplaced or ambiguous are recorded as somebody left them, and compare to nothing.
package struct NibComparison: Sendable {
  /// A view with both its frames.
  package struct Row: Hashable, Sendable {
    /// The object id.
    package var objectID: String
    /// The element: "label".
    package var element: String
    /// Where Xcode recorded the view, in its superview.
    package var recorded: NibRect
    /// Where it is laid out, in its superview.
    package var laidOut: NibRect
    /// Which of the numbers differ by more than is allowed.
    package var differing: Set<Side>
  }

  /// A number of a frame.
  package enum Side: String, Hashable, Sendable, CaseIterable { case x, y, width, height }

  /// Why recorded frames do not show what constraints give.
  package enum Incomparability: String, Hashable, Sendable, CaseIterable {
    /// The file has no frame of the cell.
    case noFrame
    /// The file calls a view misplaced: constraints would move it.
    case misplaced
    /// The file calls a view ambiguous: its constraints leave its place open.
    case ambiguous
    /// A label of a built-in style has no text, and the canvas shows a sample.
    case emptyLabel
  }

  /// The views that have a recorded frame and show, each after what it is in.
  package var rows: [Row]
  /// The height of the row that the cell asks for in an automatic table and the recorded one, in points; nil where the file or the canvas
  /// fixes the height.
  package var rowHeights: (laidOut: Double, recorded: Double)?
  /// Required constraints that conflict at the recorded size.
  package var unsatisfied: [UnsatisfiedConstraint]
  /// Why the recorded frames do not show what constraints give; nil where they do.
  package var incomparability: Incomparability?
  /// How far x and width may be apart, in points: 1, or 3 % of the widest text, for the fonts are not Apple's.
  package var tolerance: Double
}

extension NibComparison {
  /// How far y and height may be apart, in points, and x and width at least.
  package static let point = 1.0
  /// The part of the widest text by which x and width may be apart.
  package static let share = 0.03

  /// Whether the recorded frames do not show what constraints give.
  package var isIncomparable: Bool { incomparability != nil }
  /// The views that differ.
  package var differing: [Row] { rows.filter { !$0.differing.isEmpty } }
  /// Whether every frame is as recorded.
  package var isAsRecorded: Bool { differing.isEmpty }
  /// Whether every y and height is as recorded.
  package var isAsRecordedVertically: Bool { rows.allSatisfy { $0.differing.isDisjoint(with: [.y, .height]) } }

  /// Lays a cell out at its recorded size as the canvas of its file had it, whatever the release that an app is laid out for, and compares.
  ///
  /// - Parameter traits: Fonts and log; release, text size and scale are the canvas's.
  package init(
    canvasOf cell: NibCell, in document: NibDocument, traits: TraitCollection
  ) throws(LayoutError) {
    let canvas = NibCanvas(of: document)
    let built = NibBuilder(cell, in: document).build(traits: canvas.traits(for: cell, from: traits))
    canvas.setMargins(of: built)
    try self.init(built)
  }

  /// Lays a cell out at its recorded size, in the traits it was built in, and compares.
  ///
  /// Throws when LayoutCore refuses the size, which it does with no size that was read.
  /// - Complexity: Two layouts, and O(*n*) in the views.
  package init(_ built: BuiltNibCell) throws(LayoutError) {
    let recorded = built.source.view.frame
    incomparability = built.source.incomparability
    rowHeights = try built.automaticHeights()
    let layout = try built.layOut(width: built.recordedWidth, height: recorded.map { max(0, $0.height.bounded) })
    unsatisfied = layout.unsatisfied
    tolerance = max(Self.point, Self.share * built.widestText)
    let allowed = tolerance
    rows = built.shownViews.compactMap { Row($0, in: built, allowed: allowed) }
  }
}

extension NibComparison.Row {
  /// Nil for a view that was not recorded, or is not there.
  fileprivate init?(_ source: NibView, in built: BuiltNibCell, allowed: Double) {
    guard let recorded = source.frame, let view = built.items[source.id], view !== built.cell else { return nil }
    let frame = view.frame
    objectID = source.id
    element = source.element
    self.recorded = recorded
    laidOut = NibRect(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
    differing = []
    for side in NibComparison.Side.allCases
    where !(abs(recorded[side] - laidOut[side]) <= (side.isAcross ? allowed : NibComparison.point) + 0.01) {
      differing.insert(side)
    }
  }
}

extension NibComparison.Side {
  fileprivate var isAcross: Bool { self == .x || self == .width }
}

extension NibRect {
  /// A number of the frame.
  package subscript(_ side: NibComparison.Side) -> Double {
    switch side {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}

extension NibCell {
  fileprivate var incomparability: NibComparison.Incomparability? {
    if view.frame == nil { return .noFrame }
    let views = allViews
    if views.contains(where: \.isMisplaced) { return .misplaced }
    if views.contains(where: \.isAmbiguous) { return .ambiguous }
    return views.contains(where: isEmptyBuiltIn) ? .emptyLabel : nil
  }

  /// Whether a view is a label of a built-in style without text.
  fileprivate func isEmptyBuiltIn(_ view: NibView) -> Bool {
    guard style != nil, [textLabel, detailTextLabel].contains(view.id), case .label(let label) = view.content else {
      return false
    }
    return label.text.isEmpty && label.attributedText == nil
  }
}

extension BuiltNibCell {
  /// The views that show: none that is hidden, and none within one.
  fileprivate var shownViews: [NibView] {
    var views: [NibView] = []
    var pending = [source.contentView]
    while let view = pending.popLast() {
      guard !view.isHidden else { continue }
      views.append(view)
      pending.append(contentsOf: view.subviews.reversed())
    }
    return views
  }

  /// The width of the widest text that shows, in points, as the laid-out views have room for it.
  fileprivate var widestText: Double {
    let widths = cell.subtree.map { view -> Double in
      guard let label = view as? Label, label.text?.isEmpty == false else { return 0 }
      return min(Double(label.sizeThatFits(.zero).width), Double(max(label.bounds.width, 0)))
    }
    return widths.max() ?? 0
  }

  /// The height that the cell asks for in an automatic row, and the recorded one; nil where the height is fixed, in the canvas too.
  fileprivate func automaticHeights() throws(LayoutError) -> (laidOut: Double, recorded: Double)? {
    guard case .automatic = rowHeight, table != nil, source.rowHeight == nil, let recorded = source.view.frame else {
      return nil
    }
    return (try layOut(width: recordedWidth, height: nil).height, recorded.height)
  }
}
