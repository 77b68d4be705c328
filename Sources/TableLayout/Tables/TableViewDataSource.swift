public import Foundation
import LayoutCore

/// The source of a table's sections, rows and cells. UIKit's `UITableViewDataSource`.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row with all its content, before it is measured.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: TableView) -> Int
  /// Returns the title above a section; nil by default.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title below a section; nil by default.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether the user may delete the row; Strut does not call it.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the user may move the row; Strut does not call it.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Called after the user moved a row; Strut does not call it.
  func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath)
}

extension TableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// Returns nil.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns true.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns true.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
}
