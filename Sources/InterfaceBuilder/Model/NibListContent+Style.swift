import TableLayout

extension NibListContent {
  /// The style of the configuration; by default, that of a cell with its text one below the other.
  var style: ListContentConfiguration.Style { type.flatMap(ListContentConfiguration.Style.init(rawValue:)) ?? .cell }
}
