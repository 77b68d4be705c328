import ConstraintSolving
import Foundation

/// A view or guide in the solver: four variables with their rows.
///
/// Coordinates are absolute, in the view that is laid out. Therefore any two items relate directly,
/// and rounding starts from absolute edges.
final class ItemBox {
  weak var item: (any LayoutItem)?
  /// The item, where it is a view.
  private(set) weak var view: View?
  /// The item, where it is one of a scroll view's guides.
  private(set) weak var scrollGuide: LayoutGuide?
  let isRoot: Bool
  /// The box's place among those of the engine, and that of the box of the view it is in; nil
  /// outside of all.
  var index = 0
  var container: Int?
  var lines = Lines()
  private var variables: [Variable] = []
  /// The frame of the last pass, or nil before the first.
  var solved: Frame?

  /// A Boolean value that indicates whether the size of the content changed since the last
  /// solution.
  var hasChanged = false
  /// The width at which the view's content is wrapped; nil in the first passes of a layout, kept
  /// after the last.
  var wrapWidth: Double? { didSet { if wrapWidth != oldValue { forgetContent() } } }
  /// The view's baselines that constraints refer to.
  var usedBaselines: Set<LayoutAttribute> = []
  /// Places of rows of constraints that speak of the view's baselines, or of spacing that its font
  /// decides: they may say something else when its content changes, or it moves.
  private(set) var textRows: [Int] = []
  /// Places of rows of constraints that speak of its margins and the like: they may say something
  /// else when it moves.
  private(set) var marginRows: [Int] = []
  /// A Boolean value that indicates whether some of them refer to a guide other than the margins.
  var hasOtherGuides = false
  /// A Boolean value that indicates whether required equalities determine the width and the
  /// horizontal position from the outermost view (``Coupling``).
  var isRigid = false
  /// The margins as they were found in a pass.
  var knownMargins: (pass: Int, margins: EdgeInsets)?
  /// The boxes whose widths may change when what this one would like changes; empty for one that is
  /// alone.
  var coupled: [Int] = []
  /// A Boolean value that indicates whether constraints refer to a scroll view's guide.
  var isSpokenOf = false
  /// Marks the box while some are collected.
  var mark = 0

  /// The frame a view must have: left, width, top, height.
  let placement: [Row]
  /// Lengths are not negative: width, height.
  let positive: [Row]
  /// The content's size.
  let across: SizeRows
  let down: SizeRows

  /// A Boolean value that indicates whether the item is a view of a type without content, whose
  /// alignment rectangle is its frame.
  let isPlain: Bool

  private let changes: ContentChanges

  /// - Parameter changes: The list to which the box is added when its content changes.
  init(_ item: any LayoutItem, isRoot: Bool, changes: ContentChanges) {
    self.changes = changes
    self.item = item
    view = item as? View
    if view == nil, let guide = item as? LayoutGuide, guide.kind.isOfScrollView { scrollGuide = guide }
    self.isRoot = isRoot
    placement = (0..<4).map { _ in Row(.placement, of: item) }
    positive = (0..<2).map { _ in Row(.positive, of: item) }
    (across, down) = (SizeRows(of: item, along: .horizontal), SizeRows(of: item, along: .vertical))
    isPlain = view?.isPlain ?? false
    if let view { view.links.boxes = view.links.boxes + [self] }
  }

  /// Notes that the view's content has another size.
  func contentChanged() {
    if hasChanged { return }
    hasChanged = true
    changes.append(self)
  }

  /// The box is no longer used.
  func leave() {
    if let view { view.links.boxes = view.links.boxes.filter { $0 !== self } }
    container = nil
  }

  /// The rectangle constraints speak of: that of the view, less its alignment insets.
  var aligned: Lines { knownInsets == .zero ? lines : lines.inset(by: knownInsets) }
  /// The alignment insets as they were when all rows were asked last.
  var knownInsets = EdgeInsets.zero
  var alignmentInsets: EdgeInsets { view?.alignmentInsets ?? .zero }

  /// The size of the view's content as it was last found, wrapped where it is; nil when it may be
  /// another.
  private(set) var knownContent: CGSize?
  /// The baselines of that content that were requested.
  var knownBaselines: (first: Baseline?, last: Baseline?) = (nil, nil)
  /// The content's size when rows that speak of its baselines were asked last.
  var askedContent: CGSize?

  /// The distance of a baseline from its edge, and the increase per point of additional height.
  struct Baseline {
    let offset: Double
    let slope: Double
  }

  /// Finds the content's size again if the width is fixed; the view is the box's own. Returns false
  /// if the size can't be found this way.
  func findContent(of view: View) -> Bool {
    guard isRigid, view.wrapsContent == (wrapWidth != nil), knownInsets == view.alignmentInsets,
      let size = view.contentSize(wrappedAt: wrapWidth),
      size.height != View.noIntrinsicMetric || usedBaselines.isEmpty
    else { return false }
    knownContent = size
    return true
  }

  /// Forgets the size of the content.
  func forgetContent() { (knownContent, knownBaselines) = (nil, (nil, nil)) }

  /// The size of the view's content, wrapped where it is.
  var contentSize: CGSize {
    if let knownContent { return knownContent }
    return view.map(contentSize) ?? CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Returns the size of the content of the box's own view.
  func contentSize(of view: View) -> CGSize {
    if let knownContent { return knownContent }
    guard let size = view.contentSize(wrappedAt: wrapWidth) else {
      return CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }
    knownContent = size
    return size
  }

  /// A Boolean value that indicates whether the height depends on the computed width.
  var wrapsContent: Bool { view?.wrapsContent ?? false }
  var rows: [Row] { placement + positive + sizes }

  /// The rows of the content's size.
  var sizes: [Row] { [across.most, across.least, down.most, down.least] }

  /// Removes the references to rows of the box.
  func forgetRows() { (textRows, marginRows, usedBaselines, hasOtherGuides, isSpokenOf) = ([], [], [], false, false) }

  func addTextRow(_ row: Int) {
    // Taken out and put back, so that no access spans a call (``View/state``).
    var rows: [Int] = []
    swap(&rows, &textRows)
    rows.append(row)
    swap(&rows, &textRows)
  }

  func addMarginRow(_ row: Int) {
    var rows: [Int] = []
    swap(&rows, &marginRows)
    rows.append(row)
    swap(&rows, &marginRows)
  }

  /// Takes variables of a solver. The view that is laid out has its corner at (0, 0).
  func enter(_ solver: inout ConstraintSolver) {
    variables = (0..<(isRoot ? 2 : 4)).map { _ in solver.makeVariable() }
    let corner = isRoot ? [ShortExpression(0), ShortExpression(0)] : variables[2...].map { ShortExpression($0) }
    lines = Lines(
      left: corner[0], top: corner[1], width: ShortExpression(variables[0]), height: ShortExpression(variables[1]))
  }

  /// Returns `true` if the box's variables were created before those of another.
  func isBefore(_ other: ItemBox) -> Bool {
    guard let own = variables.first, let others = other.variables.first else { return false }
    return own < others
  }

  /// The solver's variables, with what they are of the item.
  var namedVariables: [(Variable, LayoutAttribute)] {
    Array(zip(variables, [.width, .height, .left, .top]))
  }

  /// Resets the results for text: its width, and the height that determines its baselines.
  func startOver() {
    wrapWidth = nil
    forgetContent()
    if wrapsContent || view?.baselineFont != nil { solved = nil }
  }

  /// Notes where the solver has the item.
  func note(_ solver: borrowing ConstraintSolver) { solved = frame(in: solver) }

  /// A number of the solver without its last digits, which depend on the order in which sums were
  /// made: to eleven decimals.
  private static func place(_ value: Double) -> Double {
    let steps = 1e11
    // Beyond, a step is less than the next number away.
    guard value.magnitude < 9e4 else { return value }
    return (value * steps).rounded() / steps
  }

  /// Returns the frame of the item in a solver.
  func frame(in solver: borrowing ConstraintSolver) -> Frame {
    Frame(
      left: isRoot ? 0 : Self.place(solver.value(of: variables[2])),
      top: isRoot ? 0 : Self.place(solver.value(of: variables[3])),
      width: Self.place(solver.value(of: variables[0])), height: Self.place(solver.value(of: variables[1])))
  }
}

/// The rows of a content's length along an axis: at most and at least that.
struct SizeRows {
  let most: Row
  let least: Row

  init(of item: any LayoutItem, along axis: LayoutAxis) {
    most = Row(.content(axis), of: item)
    least = Row(.content(axis), of: item)
  }
}

/// A rectangle as expressions of the solver's variables, in absolute coordinates.
struct Lines {
  var left = ShortExpression(0)
  var top = ShortExpression(0)
  var width = ShortExpression(0)
  var height = ShortExpression(0)

  var right: ShortExpression { left + width }
  var bottom: ShortExpression { top + height }
  var centerX: ShortExpression { left + 0.5 * width }
  var centerY: ShortExpression { top + 0.5 * height }

  func inset(by insets: EdgeInsets) -> Lines {
    Lines(
      left: left + Double(insets.left), top: top + Double(insets.top),
      width: width - Double(insets.left + insets.right), height: height - Double(insets.top + insets.bottom))
  }
}

/// The boxes whose content changed since an engine's last solution. A view notifies its box without
/// searching for engines.
final class ContentChanges {
  var boxes: [ItemBox] = []

  func append(_ box: ItemBox) {
    // Taken out and put back, so that no access spans a call (``View/state``).
    var noted: [ItemBox] = []
    swap(&noted, &boxes)
    noted.append(box)
    swap(&noted, &boxes)
  }
}
