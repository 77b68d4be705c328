extension NibBuilder {
  /// Creates a builder for a cell, with the sizes of custom views in an app's settings.
  package init(_ cell: NibCell, in document: NibDocument, settings: NibSettings) {
    self.init(cell, in: document, sizes: settings.sizes.mapValues(\.value))
  }
}
