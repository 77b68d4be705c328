internal import Foundation
internal import LayoutCore
internal import TableLayout

/// The data source and delegate of the engine's table, which passes everything on to those of
/// UIKit's names.
@MainActor final class TableAdapter: DelegateAdapter {
  fileprivate weak var table: UITableView?

  init(_ table: UITableView) { self.table = table }

  /// The table and its data source, if both still exist.
  fileprivate var source: (table: UITableView, object: any UITableViewDataSource)? {
    guard let table, let object = table.dataSource else { return nil }
    return (table, object)
  }

  var told: (view: UITableView, delegate: any UITableViewDelegate)? {
    guard let table, let delegate = table.delegate else { return nil }
    return (table, delegate)
  }
}

extension TableAdapter: TableViewDataSource {
  nonisolated func numberOfSections(in tableView: TableView) -> Int {
    onMain { source.map { $0.object.numberOfSections(in: $0.table) } ?? 0 }
  }
  nonisolated func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    onMain { source.map { $0.object.tableView($0.table, numberOfRowsInSection: section) } ?? 0 }
  }
  nonisolated func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    onMain {
      guard let source else { return TableViewCell() }
      let cell = source.object.tableView(source.table, cellForRowAt: indexPath)
      let strutCell = cell.strutCell
      // A subclass may have an identifier of its own.
      if strutCell.reuseIdentifier != cell.reuseIdentifier { strutCell.reuseIdentifier = cell.reuseIdentifier }
      if source.table.isEditing || cell.isEditing {
        source.table.applyEditing(to: cell, at: indexPath, animated: false)
      }
      cell.updateConfigurationIfNeeded()
      // Until the engine adds the cell to the table, nothing else may hold it.
      strutCell.holdFacade(true)
      return strutCell
    }
  }
  nonisolated func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    onMain { source.flatMap { $0.object.tableView($0.table, titleForHeaderInSection: section) } }
  }
  nonisolated func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    onMain { source.flatMap { $0.object.tableView($0.table, titleForFooterInSection: section) } }
  }
}

extension TableAdapter: TableViewDelegate {
  nonisolated func scrollViewDidScroll(_ scrollView: ScrollView) { tell { $1.scrollViewDidScroll($0) } }

  // MARK: Heights

  nonisolated func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    ask(or: tableView.rowHeight) { $1.tableView($0, heightForRowAt: indexPath) }
  }
  nonisolated func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    ask(or: tableView.leavingOut(tableView.sectionHeaderHeight)) { $1.tableView($0, heightForHeaderInSection: section) }
  }
  nonisolated func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    ask(or: tableView.leavingOut(tableView.sectionFooterHeight)) { $1.tableView($0, heightForFooterInSection: section) }
  }
  nonisolated func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    ask(or: tableView.estimatedRowHeight) { $1.tableView($0, estimatedHeightForRowAt: indexPath) }
  }
  nonisolated func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    ask(or: tableView.estimatedSectionHeaderHeight) { $1.tableView($0, estimatedHeightForHeaderInSection: section) }
  }
  nonisolated func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    ask(or: tableView.estimatedSectionFooterHeight) { $1.tableView($0, estimatedHeightForFooterInSection: section) }
  }
  nonisolated func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    ask(or: TableView.ownIndentationLevel) { $1.tableView($0, indentationLevelForRowAt: indexPath) }
  }

  // MARK: Views

  nonisolated func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    ask(or: tableView.unanswered) { Self.handedOver($1.tableView($0, viewForHeaderInSection: section)) }
  }
  nonisolated func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    ask(or: tableView.unanswered) { Self.handedOver($1.tableView($0, viewForFooterInSection: section)) }
  }

  /// Returns the engine's view of a header or footer, held until the engine adds it.
  private static func handedOver(_ view: UIView?) -> View? {
    guard let view else { return nil }
    (view as? UITableViewHeaderFooterView)?.updateConfigurationIfNeeded()
    view.strutView.holdFacade(true)
    return view.strutView
  }

  nonisolated func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    tell(of: cell) { $1.tableView($0, willDisplay: $2.uiCell, forRowAt: indexPath) }
  }
  nonisolated func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
    tell(of: view) { $1.tableView($0, willDisplayHeaderView: $2.uiView, forSection: section) }
  }
  nonisolated func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
    tell(of: view) { $1.tableView($0, willDisplayFooterView: $2.uiView, forSection: section) }
  }
  nonisolated func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    tell(of: cell) { $1.tableView($0, didEndDisplaying: $2.uiCell, forRowAt: indexPath) }
  }
  nonisolated func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {
    tell(of: view) { $1.tableView($0, didEndDisplayingHeaderView: $2.uiView, forSection: section) }
  }
  nonisolated func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {
    tell(of: view) { $1.tableView($0, didEndDisplayingFooterView: $2.uiView, forSection: section) }
  }

  // MARK: Touches

  nonisolated func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    ask(or: true) { $1.tableView($0, shouldHighlightRowAt: indexPath) }
  }
  nonisolated func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    tell { $1.tableView($0, didHighlightRowAt: indexPath) }
  }
  nonisolated func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    tell { $1.tableView($0, didUnhighlightRowAt: indexPath) }
  }
  nonisolated func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    ask(or: indexPath) { $1.tableView($0, willSelectRowAt: indexPath) }
  }
  nonisolated func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    onMain {
      let cell = table?.cellForRow(at: indexPath)
      cell?.segueTrigger?.fire(cell)
    }
    tell { $1.tableView($0, didSelectRowAt: indexPath) }
  }
  nonisolated func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    ask(or: indexPath) { $1.tableView($0, willDeselectRowAt: indexPath) }
  }
  nonisolated func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    tell { $1.tableView($0, didDeselectRowAt: indexPath) }
  }
  nonisolated func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    tell { $1.tableView($0, accessoryButtonTappedForRowWith: indexPath) }
  }
}

extension TableViewCell {
  /// The object of UIKit's names that represents the cell.
  @MainActor var uiCell: UITableViewCell { uiView as? UITableViewCell ?? UITableViewCell(representing: self) }
}

extension TableViewHeaderFooterView {
  /// The object of UIKit's names that represents the header or footer.
  @MainActor var uiHeaderFooterView: UITableViewHeaderFooterView {
    uiView as? UITableViewHeaderFooterView ?? UITableViewHeaderFooterView(representing: self)
  }
}
