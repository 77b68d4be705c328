public import Foundation

/// A row of a table: a content view, and room for what the table draws beside and below it. UIKit's `UITableViewCell`.
///
/// Put labels into ``contentView``, constrain them to its margins, and let ``CellSizing`` find the height.
open class TableViewCell: View {
  /// The built-in arrangements. Strut lays out the cell's own labels in a later version; constraints work with any style.
  public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
    /// One label.
    case `default` = 0
    /// A label, and a second one at the far side.
    case value1 = 1
    /// A label at the far side of its column, and a second one beside it.
    case value2 = 2
    /// A label, and a smaller one below.
    case subtitle = 3
  }

  /// The name by which a table finds cells to use again.
  public let reuseIdentifier: String?
  /// The built-in arrangement the cell was made with.
  public let style: CellStyle
  /// What holds the cell's content: the whole cell but for the separator.
  public private(set) lazy var contentView: View = makeContentView()

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    _ = contentView
  }

  /// Makes a cell of the default style.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes a cell as a table does that knows its class alone: with ``init(style:reuseIdentifier:)`` and the default style.
  public required convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Is there so that code written for iOS compiles; the cell is as if made by `init()`.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    _ = contentView
  }

  /// Called before a cell is used for another row.
  open func prepareForReuse() {}

  /// The standard height, less a separator's, at the width of `size`; a subclass that places its content by hand knows better.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(traitCollection.layoutMetrics.cell.minimumHeight - separatorThickness))
  }

  /// The height of the separator below the content view, in points; 0 without one.
  var separatorThickness = 0.0 {
    didSet {
      guard separatorThickness != oldValue else { return }
      placeContentView()
    }
  }

  override func contentSizeChanged(of subview: View) {
    if subview === contentView { superview?.contentSizeChanged(of: self) }
  }

  private func makeContentView() -> View {
    let view = TableViewCellContentView()
    addSubview(view)
    view.state.containerRule = .filling(inset: EdgeInsets(bottom: separatorThickness))
    return view
  }

  private func placeContentView() {
    contentView.state.containerRule = .filling(inset: EdgeInsets(bottom: separatorThickness))
    invalidateLayout()
  }

  override func defaultMargins(width: (View) -> Double) -> DirectionalEdgeInsets {
    let metrics = traitCollection.layoutMetrics.cell
    let side = metrics.sideMargin(width: width(self))
    let vertical = metrics.verticalMargin(in: traitCollection)
    return DirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  override var consoleTypeName: String {
    type(of: self) == TableViewCell.self ? "UITableViewCell" : super.consoleTypeName
  }
}

/// A cell's content view. Its margins are 8 above and below and the cell's at the sides; the cell's vertical margins count
/// only when it preserves them.
final class TableViewCellContentView: View {
  override var layoutName: String? { accessibilityIdentifier ?? "content" }

  override func defaultMargins(width: (View) -> Double) -> DirectionalEdgeInsets {
    let metrics = traitCollection.layoutMetrics.cell
    let side = metrics.sideMargin(width: width(superview ?? self))
    let vertical = metrics.contentVerticalMargin
    return DirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let cell = superview as? TableViewCell { (cell.superview as? TableView)?.contentChanged(of: cell) }
  }

  override var separatorBelow: CGFloat { (superview as? TableViewCell)?.separatorThickness ?? 0 }

  override var consoleTypeName: String { "UITableViewCellContentView" }
}
