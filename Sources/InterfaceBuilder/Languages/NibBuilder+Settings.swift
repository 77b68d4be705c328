extension NibBuilder {
  /// A builder of one cell, with the sizes that an app's settings give views of its own classes.
  package init(_ cell: NibCell, in document: NibDocument, settings: NibSettings) {
    self.init(cell, in: document, sizes: settings.sizes.mapValues(\.value))
  }
}
