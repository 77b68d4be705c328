internal import FontMetrics
public import Foundation
import LayoutCore

extension IndexPath {
  /// Creates the index path of a row in a section.
  public init(row: Int, section: Int) { self = IndexPath(index: section).appending(row) }

  /// The section: the first index. Stops the program if the path does not have two indexes.
  public var section: Int {
    get { self[checked: 0] }
    set { self = IndexPath(row: row, section: newValue) }
  }

  /// The row in its section: the second index. Stops the program if the path does not have two
  /// indexes.
  public var row: Int {
    get { self[checked: 1] }
    set { self = IndexPath(row: newValue, section: section) }
  }

  /// Creates the index path of an item in a section of a collection view.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The item in its section of a collection view: the second index, as ``row``.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  private subscript(checked place: Int) -> Int {
    guard count == 2 else {
      stopAsUIKit(
        "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two indices "
          + "specifying the section and row.")
    }
    return self[place]
  }
}
