package import LayoutCore

/// The frames of a cell, compared with those that Xcode recorded.
///
/// Xcode's canvas uses Apple's own layout, so recorded frames are those of UIKit, at the width in
/// the file, at L, with the text in the file. Cells marked as misplaced or ambiguous were recorded
/// with arbitrary frames and cannot be compared.
package struct NibComparison: Sendable {
  /// A view with both frames.
  package struct Row: Hashable, Sendable {
    /// The object ID.
    package var objectID: String
    /// The element: "label".
    package var element: String
    /// The recorded frame of the view, in its superview.
    package var recorded: NibRect
    /// The frame of the view after layout, in its superview.
    package var laidOut: NibRect
    /// The numbers that differ by more than the tolerance.
    package var differing: Set<Side>
  }

  /// A number of a frame.
  package enum Side: String, Hashable, Sendable, CaseIterable { case x, y, width, height }

  /// The reason that recorded frames are not those of the constraints.
  package enum Incomparability: String, Hashable, Sendable, CaseIterable {
    /// The file has no frame for the cell.
    case noFrame
    /// The file marks a view as misplaced: constraints would move it.
    case misplaced
    /// The file marks a view as ambiguous: its constraints do not determine its frame.
    case ambiguous
    /// A label of a built-in style has no text, and the canvas shows sample text.
    case emptyLabel
  }

  /// The visible views with recorded frames, parents first.
  package var rows: [Row]
  /// The height that the cell requests in an automatic row, and the recorded height, in points; nil
  /// if the file or the canvas fixes the height.
  package var rowHeights: (laidOut: Double, recorded: Double)?
  /// The required constraints that conflict at the recorded size.
  package var unsatisfied: [UnsatisfiedConstraint]
  /// The reason that the recorded frames are not those of the constraints; nil if they are.
  package var incomparability: Incomparability?
  /// The tolerance for x and width, in points: 1, or 3 % of the widest text, because the fonts are
  /// not Apple's.
  package var tolerance: Double
}

extension NibComparison {
  /// The tolerance for y and height, in points, and the minimum for x and width.
  package static let point = 1.0
  /// The tolerance for x and width, as a fraction of the widest text.
  package static let share = 0.03

  /// True if the recorded frames are not those of the constraints.
  package var isIncomparable: Bool { incomparability != nil }
  /// The views that differ.
  package var differing: [Row] { rows.filter { !$0.differing.isEmpty } }
  /// True if every frame is as recorded.
  package var isAsRecorded: Bool { differing.isEmpty }
  /// True if every y and height is as recorded.
  package var isAsRecordedVertically: Bool { rows.allSatisfy { $0.differing.isDisjoint(with: [.y, .height]) } }

  /// Lays out a cell at its recorded size as on the canvas of its file, whatever the release that
  /// the app is laid out for, and compares the frames.
  ///
  /// - Parameter traits: The fonts and the log. The release, text size and scale are those of the
  ///   canvas.
  package init(
    canvasOf cell: NibCell, in document: NibDocument, traits: TraitCollection
  ) throws(LayoutError) {
    let canvas = NibCanvas(of: document)
    let built = NibBuilder(cell, in: document).build(traits: canvas.traits(for: cell, from: traits))
    canvas.setMargins(of: built)
    try self.init(built)
  }

  /// Lays out a cell at its recorded size, with the traits with which it was built, and compares
  /// the frames.
  ///
  /// Throws an error if LayoutCore rejects the size, which is never the case for a size that was
  /// read.
  /// - Complexity: Two layouts, and O(*n*) in the number of views.
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
  /// Compares the frames of a view; nil if it has no recorded frame or does not exist.
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

  /// Returns true if a view is a label of a built-in style without text.
  fileprivate func isEmptyBuiltIn(_ view: NibView) -> Bool {
    guard style != nil, [textLabel, detailTextLabel].contains(view.id), case .label(let label) = view.content else {
      return false
    }
    return label.text.isEmpty && label.attributedText == nil
  }
}

extension BuiltNibCell {
  /// The visible views: those that are neither hidden nor in a hidden view.
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

  /// The width of the widest visible text, in points, limited to its view.
  fileprivate var widestText: Double {
    let widths = cell.subtree.map { view -> Double in
      guard let label = view as? Label, label.text?.isEmpty == false else { return 0 }
      return min(Double(label.sizeThatFits(.zero).width), Double(max(label.bounds.width, 0)))
    }
    return widths.max() ?? 0
  }

  /// Returns the height that the cell requests in an automatic row, and the recorded height; nil if
  /// the height is fixed, in the file or on the canvas.
  fileprivate func automaticHeights() throws(LayoutError) -> (laidOut: Double, recorded: Double)? {
    guard case .automatic = rowHeight, table != nil, source.rowHeight == nil, let recorded = source.view.frame else {
      return nil
    }
    return (try layOut(width: recordedWidth, height: nil).height, recorded.height)
  }
}
