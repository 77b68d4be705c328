import Foundation
import LayoutCore
import TableLayout

extension NibAssembly {
  /// Applies the file's description of the cell itself.
  mutating func describeCell() {
    items[source.view.id] = outer
    record(source.view.frame?.atOrigin, of: source.view.id, from: (0, 0))
    describe(outer, source.view)
    describeMargins(of: outer, source.view)
    addGuides(to: outer, source.view)
    outer.frame = CGRect(origin: .zero, size: source.view.recordedSize)
    guard !source.isCollectionCell else { return describeCollectionMargins() }
    cell.isInInsetGroup = table?.style == "insetGrouped"
    cell.accessoryType = accessory
    cell.indentationLevel = max(0, source.indentationLevel)
    cell.indentationWidth = CGFloat(source.indentationWidth.bounded)
    if let inset = source.separatorInset { cell.separatorInset = inset.bounded }
  }

  private var accessory: TableViewCell.AccessoryType {
    switch source.accessoryType {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    default: .none
    }
  }

  /// Sets the margins of a collection view cell and its content view, which are plain views.
  private func describeCollectionMargins() {
    // The views of a running app have them.
    guard outer === cell else { return }
    let plain = CGFloat(traits.layoutMetrics.margins.plain)
    let margins = DirectionalEdgeInsets(top: plain, leading: plain, bottom: plain, trailing: plain)
    for (view, source) in [(cell as View, source.view), (cell.contentView, source.contentView)]
    where !source.hasMargins { view.directionalLayoutMargins = margins }
  }

  /// Applies the file's description of the content view. It has its recorded size while views are
  /// added, because their autoresizing masks start from it.
  mutating func describeContentView() {
    let (content, described) = (contentView, source.contentView)
    guard content !== outer else { return }
    if !described.id.isEmpty { items[described.id] = content }
    // In some collection view cells, Xcode recorded the content view at the origin of the cell; it
    // still fills the cell.
    record(described.frame?.atOrigin, of: described.id, from: (0, 0))
    content.backgroundColor = described.backgroundColor
    describeMargins(of: content, described)
    addGuides(to: content, described)
    let size = described.frame == nil ? source.view.recordedSize : described.recordedSize
    content.frame = CGRect(origin: .zero, size: size)
  }
}

extension NibRect {
  /// The rectangle with the same size at the origin.
  fileprivate var atOrigin: NibRect { NibRect(x: 0, y: 0, width: width, height: height) }
}

extension NibView {
  /// True if the file specifies margins for the view.
  var hasMargins: Bool { layoutMargins != nil || directionalLayoutMargins != nil }

  /// The size of the recorded frame; zero if there is none.
  var recordedSize: CGSize { frame?.rectangle.size ?? .zero }
}

extension NibCell.BuiltInStyle {
  /// The cell's style.
  var cellStyle: TableViewCell.CellStyle {
    switch self {
    case .default: .default
    case .value1: .value1
    case .value2: .value2
    case .subtitle: .subtitle
    }
  }
}
