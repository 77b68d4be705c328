/// An object that stands for a cell: a ``TableViewCell``, or `UITableViewCell` of `UIKitNames`.
///
/// A function that takes one accepts both. `UITableViewCell` conforms on the main actor.
public protocol CellConvertible {
  /// The cell that is laid out.
  var strutCell: TableViewCell { get }
}

extension TableViewCell: CellConvertible {
  /// The cell itself.
  public final var strutCell: TableViewCell { self }
}
