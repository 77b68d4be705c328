import TableLayout

extension NibListContent {
  /// What the configuration is for; a cell with texts one below the other where the file does not say.
  var style: ListContentConfiguration.Style { type.flatMap(ListContentConfiguration.Style.init(rawValue:)) ?? .cell }
}
