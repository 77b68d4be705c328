import LayoutCore
import TableLayout

/// A cell in the making, with the notes so far.
struct NibAssembly {
  let source: NibCell
  let document: NibDocument
  let sizes: [String: NibSize]
  /// The height of the row in the app's settings; nil if they do not contain it.
  let givenHeight: NibGivenHeight?
  let traits: TraitCollection
  let log: NibNoteLog
  let cell: TableViewCell
  /// Which views have lengths by constraints, frames and stacks.
  let given: GivenLengths
  /// Views and guides by object id.
  var items: [String: any LayoutItem] = [:]
  /// Views whose margins are as wide as comfortable reading.
  var readable: Set<String> = []
  /// The frames that Xcode recorded, by object id, in the cell's coordinates.
  var recorded: [String: NibRect] = [:]

  init(_ builder: NibBuilder, traits: TraitCollection) {
    (source, document, sizes) = (builder.source, builder.document, builder.sizes)
    givenHeight = builder.givenHeight
    self.traits = traits
    log = NibNoteLog(source.notes)
    cell = TableViewCell(style: source.style?.cellStyle ?? .default, reuseIdentifier: source.reuseIdentifier)
    cell.isFromNib = true
    given = GivenLengths(in: source, usesAutolayout: document.usesAutolayout)
  }

  /// Adds the views, the first one at the back.
  mutating func addViews() {
    describeCell()
    describeContentView()
    for view in source.contentView.subviews { addToContent(view) }
    for view in source.view.subviews { addBesideContent(view) }
    showListContent()
  }

  private mutating func addToContent(_ view: NibView) {
    guard describeBuiltIn(view) == nil else { return }
    cell.contentView.addSubview(self.view(view, from: (0, 0)))
  }

  /// A view beside the content view: by its key an accessory, a background, or just there.
  private mutating func addBesideContent(_ source: NibView) {
    let view = view(source, from: (0, 0))
    switch source.key {
    case "accessoryView": cell.accessoryView = view
    case "backgroundView": cell.backgroundView = view
    case "selectedBackgroundView": cell.selectedBackgroundView = view
    default: cell.addSubview(view)
    }
  }

  /// The cell with everything that is known of it.
  func finished() -> BuiltNibCell {
    cell.updateConstraintsIfNeeded()
    let rule = NibRowHeight(of: self)
    if case .recorded(let height) = rule, source.context == .nib { noteRecorded(height) }
    noteTallerThanTable()
    if source.isCollectionCell { log.add(source.collectionNote) }
    return BuiltNibCell(
      source: source, cell: cell, table: table, items: items.compactMapValues { $0 as? View },
      guides: items.compactMapValues { $0 as? LayoutGuide }, recorded: recorded, rowHeight: rule, notes: log.notes)
  }

  /// The table that the cell is in; nil in a nib or a collection.
  var table: NibTable? { source.table(in: document) }

  private func noteRecorded(_ height: Double) {
    log.note(
      .rowHeightFromCode, of: source.view,
      "neither the constraints nor the file determines the height of the cell; the recorded \(height.points) are used"
    )
  }
}

extension NibCell {
  /// Whether a collection shows it.
  package var isCollectionCell: Bool { kind != .tableViewCell }

  /// That the file does not say how large a collection's cell is.
  package var collectionNote: NibNote {
    NibNote(
      .collectionCell, objectID: view.id, at: view.position,
      "the collection view's layout determines the size of the cell; it is laid out in the size of the file, and not audited"
    )
  }

  /// The table of the file that the cell is in; nil in a nib or a collection.
  package func table(in document: NibDocument) -> NibTable? {
    switch context {
    case .prototype(let id), .staticRow(let id, _, _): document.table(id)
    case .nib, .collection: nil
    }
  }
}

extension Double {
  /// The number as messages have it, with its unit.
  var points: String { "\(number) points" }

  /// The number as messages have it.
  package var number: String { abs(self) < 1e15 && self == rounded() ? String(Int(self)) : String(self) }
}
