internal import Foundation
internal import InterfaceBuilder
internal import LayoutCore
internal import TableLayout

extension NibLoader {
  /// Gives a table or collection view its prototypes, and a table its header and footer.
  func fill(_ source: NibView) {
    switch items[source.id] {
    case let table as TableView: fill(table, source.id)
    case let collection as CollectionView: fill(collection, source.id)
    default: return
    }
  }

  private func fill(_ table: TableView, _ id: String) {
    let cells = file.cells(ofTable: id)
    if cells.contains(where: { file.objects[$0.view.id]?.startsSegue == true }) {
      (table.uiView as? UITableView)?.startsSegues = true
    }
    if let described = file.table(id), described.isStatic { staticTable = StaticTable(described, cells) { cell($0) } }
    for cell in cells {
      guard case .prototype = cell.context, let identifier = cell.usableIdentifier else { continue }
      let make = prototype(cell, identifier)
      table.registerCell(forCellReuseIdentifier: identifier) {
        onMain { make() as? TableViewCell ?? TableViewCell() }
      }
    }
    for part in file.objects(in: id) {
      guard let source = file.views[part.id], let view = view(source) else { continue }
      if part.key == "tableHeaderView" { table.tableHeaderView = view.strutView }
      if part.key == "tableFooterView" { table.tableFooterView = view.strutView }
    }
  }

  private func fill(_ collection: CollectionView, _ id: String) {
    let view = collection.uiView as? UICollectionView
    if let layout = collection.collectionViewLayout.facade as? UICollectionViewLayout {
      view?.collectionViewLayout = layout
    }
    for cell in file.cells(ofCollection: id) {
      guard let identifier = cell.usableIdentifier else { continue }
      let make = prototype(cell, identifier)
      switch cell.kind {
      case .collectionViewCell:
        collection.registerCell(forCellWithReuseIdentifier: identifier) {
          onMain { make() as? CollectionViewCell ?? CollectionViewCell(frame: .zero) }
        }
      case .collectionReusableView:
        guard let kind = cell.view.supplementaryKind else { continue }
        collection.registerSupplementaryView(ofKind: kind, withReuseIdentifier: identifier) {
          onMain { make() as? CollectionReusableView ?? CollectionReusableView(frame: .zero) }
        }
      case .tableViewCell: continue
      }
    }
  }

  /// Returns a closure that creates the engine's view of a prototype, with the segues of the
  /// controller around it.
  private func prototype(_ cell: NibCell, _ identifier: String) -> @MainActor () -> View {
    let file = file
    let owner = file.controllerID(around: cell.view.id)
    weak let controller = owner.flatMap { instances[$0] as? UIViewController }
    return {
      let loader = NibLoader(file)
      if let owner { loader.take(controller, as: owner) }
      let made = loader.reusable(cell, reuseIdentifier: identifier)
      loader.connectSegues(of: controller)
      return made
    }
  }

  /// Returns the engine's view of a new cell, header or footer, connected and awake. It holds its
  /// object until it is added to a table or collection view.
  private func reusable(_ source: NibCell, reuseIdentifier: String) -> View {
    let cell = cell(source, reuseIdentifier: reuseIdentifier)
    finish(holder: cell)
    cell.strutView.holdFacade(true)
    return cell.strutView
  }
}

extension NibCell {
  /// The identifier; nil if the cell has none, and no program can ask for it.
  fileprivate var usableIdentifier: String? { reuseIdentifier.flatMap { $0.isEmpty ? nil : $0 } }
}

extension NibView {
  /// The kind of a header or footer of a collection view; nil for other views.
  fileprivate var supplementaryKind: String? {
    switch key {
    case "sectionHeaderView": CollectionView.elementKindSectionHeader
    case "sectionFooterView": CollectionView.elementKindSectionFooter
    default: nil
    }
  }
}
