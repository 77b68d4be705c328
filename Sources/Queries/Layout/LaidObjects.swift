import JSONText
package import Strut

/// What an Interface Builder file says of a cell that was laid out: where its views stand, and the frames that Xcode recorded.
package struct LaidObjects {
  /// A view of the file.
  struct Object: Encodable {
    var file: String
    var line, column: Int
    var objectID: String
    /// In points, in the cell's coordinates.
    @Nullable var recorded: Rectangle?
    /// Whether code sets the text, so that another one may show; nil for the cell itself.
    var textFromCode: Bool?

    struct Rectangle: Encodable {
      var x, y, width, height: Double
    }
  }

  /// What reports call the cell.
  package let name: String
  /// The rule of its row's height.
  package let rowHeight: NibRowHeight
  /// What cannot be known of it.
  package let notes: [AuditNote]
  /// The cell itself.
  let cell: Object
  /// The views, by their names.
  let views: [String: Object]

  /// The objects of a cell that was built.
  /// - Complexity: O(*n*) in the views.
  init(_ built: BuiltNibCell, names: NibNames, places: NibPlaces, textsFromCode: Set<String>, file: String) {
    name = names.cell
    rowHeight = built.rowHeight
    notes = built.notes.map { note in
      AuditNote(note, subject: "\(file)/\(names.cell)", file: file, element: note.objectID.flatMap { names[$0] })
    }
    func object(_ id: String, at position: SourcePosition, isFromCode: Bool?) -> Object {
      Object(
        file: file, line: position.line, column: position.column, objectID: id,
        recorded: built.recorded[id].map(Object.Rectangle.init), textFromCode: isFromCode)
    }
    cell = object(places.cellID, at: places.cellPosition, isFromCode: nil)
    views = Dictionary(
      places.ids.compactMap { name, id in
        places.position(ofView: name).map { (name, object(id, at: $0, isFromCode: textsFromCode.contains(id))) }
      },
      uniquingKeysWith: { first, _ in first })
  }
}

extension LaidObjects.Object.Rectangle {
  fileprivate init(_ rect: NibRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension LaidObjects: Encodable {
  private enum CodingKeys: CodingKey { case cell, rowHeight, notes }

  /// Encodes the cell's place beside its layout, what it is called, whose rule its height follows, and the notes.
  package func encode(to encoder: any Encoder) throws {
    try cell.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .cell)
    try container.encode(rowHeight.word, forKey: .rowHeight)
    try container.encode(notes, forKey: .notes)
  }
}

extension NibRowHeight {
  /// The rule in a word, as reports have it.
  package var word: String {
    switch self {
    case .fixed: "fixed"
    case .automatic: "automatic"
    case .standard: "standard"
    case .recorded: "recorded"
    }
  }
}
