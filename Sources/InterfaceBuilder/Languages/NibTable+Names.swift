extension NibTable {
  /// The names by which settings and options may call the table, the one in reports first: its own
  /// name, and the names and the object ID of its view controller.
  package var names: [String] { NibNames.unique([name ?? ""] + controllerNames) }
}
