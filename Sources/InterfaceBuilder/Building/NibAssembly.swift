import LayoutCore
import TableLayout

/// A cell while it is built, with the notes so far.
struct NibAssembly {
  let source: NibCell
  let document: NibDocument
  let sizes: [String: NibSize]
  /// The height of the row in the app's settings; nil if they do not contain it.
  let givenHeight: NibGivenHeight?
  /// The size of a cell of a collection view in the app's settings; nil if they do not contain it.
  let givenSize: CollectionSize?
  let traits: TraitCollection
  let log: NibNoteLog
  let cell: TableViewCell
  /// The outermost view: the cell, or in a running app the view of a collection view.
  let outer: View
  /// The superview of the content, in the outermost view; the outermost view itself for a header or
  /// footer of a collection view.
  let contentView: View
  /// The views whose lengths are determined by constraints, frames and stacks.
  let given: GivenLengths
  /// The views and guides by object ID.
  var items: [String: any LayoutItem] = [:]
  /// The views whose margins follow the readable width.
  var readable: Set<String> = []
  /// The frames that Xcode recorded, by object ID, in the cell's coordinates.
  var recorded: [String: NibRect] = [:]
  /// The settings for a running app; nil for an audit.
  let live: NibLiveSettings?
  /// The constraints by object ID.
  let made = MadeConstraints()

  /// Starts building a cell.
  ///
  /// - Parameter item: The view of a collection view in which the cell is built; nil for the cell
  ///   of a table, or in a running app the view of the app.
  init(_ builder: NibBuilder, traits: TraitCollection, in item: CollectionViewCell? = nil) {
    (source, document, sizes) = (builder.source, builder.document, builder.sizes)
    givenHeight = builder.givenHeight
    givenSize = builder.givenSize
    live = builder.live
    self.traits = traits
    log = NibNoteLog(source.notes)
    cell = TableViewCell(
      style: source.style?.cellStyle ?? .default, reuseIdentifier: live?.reuseIdentifier ?? source.reuseIdentifier)
    cell.isFromNib = true
    let collected = source.isCollectionCell && !source.isHolder ? live?.view(source.view) : nil
    (collected as? CollectionReusableView)?.reuseIdentifier = live?.reuseIdentifier ?? source.reuseIdentifier
    outer = item ?? collected ?? cell
    contentView = item?.contentView ?? source.contentView(of: outer)
    given = GivenLengths(in: source, usesAutolayout: document.usesAutolayout)
  }

  /// Adds the views, the first at the back.
  mutating func addViews() {
    describeCell()
    describeContentView()
    for view in source.contentView.subviews { addToContent(view) }
    for view in source.view.subviews { addBesideContent(view) }
    showListContent()
  }

  private mutating func addToContent(_ view: NibView) {
    guard describeBuiltIn(view) == nil else { return }
    contentView.addSubview(self.view(view, from: (0, 0)))
  }

  /// Adds a sibling of the content view: by its key an accessory, a background or another view.
  private mutating func addBesideContent(_ source: NibView) {
    let view = view(source, from: (0, 0))
    switch (source.key, outer) {
    case ("accessoryView", let cell as TableViewCell): cell.accessoryView = view
    case ("backgroundView", let cell as TableViewCell): cell.backgroundView = view
    case ("backgroundView", let cell as CollectionViewCell): cell.backgroundView = view
    case ("selectedBackgroundView", let cell as TableViewCell): cell.selectedBackgroundView = view
    // The object of the cell holds it.
    case ("selectedBackgroundView", is CollectionViewCell): break
    default: outer.addSubview(view)
    }
  }

  /// Returns the finished cell.
  ///
  /// - Parameter item: The cell as that of a collection view; nil for a row.
  func finished(as item: BuiltNibItem?) -> BuiltNibCell {
    cell.updateConstraintsIfNeeded()
    let rule = item.map { NibRowHeight(of: $0.size) } ?? NibRowHeight(of: self)
    cell.isHeightGiven = rule.given != nil
    if case .recorded(let height) = rule, source.context == .nib { noteRecorded(height) }
    noteTallerThanTable()
    if let note = item?.size.note(of: source) { log.add(note) }
    return BuiltNibCell(
      source: source, cell: cell, table: table, item: item, items: items.compactMapValues { $0 as? View },
      guides: items.compactMapValues { $0 as? LayoutGuide }, recorded: recorded, rowHeight: rule, notes: log.notes)
  }

  /// The table that contains the cell; nil in a nib or a collection view.
  var table: NibTable? { source.table(in: document) }

  private func noteRecorded(_ height: Double) {
    let reason =
      cell.constraintsDetermineHeight
      ? "a view extends outside the cell at the height from the constraints, and the file specifies no other height"
      : "neither the constraints nor the file determines the height of the cell"
    log.note(.rowHeightFromCode, of: source.view, "\(reason); the recorded \(height.points) are used")
  }
}

extension NibCell {
  /// True if the view belongs to a collection view.
  package var isCollectionCell: Bool { kind != .tableViewCell }

  /// Returns the superview of the content in the outermost view. Headers and footers of collection
  /// views contain it directly.
  fileprivate func contentView(of view: View) -> View {
    if let cell = view as? TableViewCell { return cell.contentView }
    let cell = kind == .collectionViewCell ? view as? CollectionViewCell : nil
    return cell?.contentView ?? view
  }

  /// The note that the cell shows nothing in the file; nil if it shows something.
  package var emptyNote: NibNote? {
    guard style == nil, listContent == nil, allViews.allSatisfy(\.content.isContainer) else { return nil }
    return NibNote(
      .contentFromCode, objectID: view.id, at: view.position,
      "the cell has no text, image or control in the file, so code adds its content, which is not audited")
  }

  /// Returns the table that contains the cell; nil in a nib or a collection view.
  package func table(in document: NibDocument) -> NibTable? {
    switch context {
    case .prototype(let id), .staticRow(let id, _, _): document.table(id)
    case .nib, .collection: nil
    }
  }
}

extension NibContent {
  /// True for a view that shows nothing but its subviews.
  fileprivate var isContainer: Bool {
    switch self {
    case .view, .stack, .scroll, .effect: true
    default: false
    }
  }
}

extension Double {
  /// The number with its unit, for messages.
  var points: String { "\(PointText.text(self)) points" }
}
