import JSONText
package import Strut

/// The contents of an Interface Builder file for a cell that was laid out: the places of its views
/// in the file, and the frames that Xcode recorded.
package struct LaidObjects {
  /// A view of the file.
  struct Object: Encodable {
    var file: String
    var line, column: Int
    var objectID: String
    /// The frame that Xcode recorded, in points, in the coordinates of the cell.
    @Nullable var recorded: Rectangle?
    /// True if code sets the text, so that other text may appear; nil for the cell itself.
    var textFromCode: Bool?

    struct Rectangle: Encodable {
      var x, y, width, height: Double
    }
  }

  /// The name of the cell in reports.
  package let name: String
  /// The rule for the height of the row.
  package let rowHeight: NibRowHeight
  /// The notes about the cell.
  package let notes: [AuditNote]
  /// The cell itself.
  let cell: Object
  /// The views by name.
  let views: [String: Object]

  /// Collects the contents for a cell that was built.
  /// - Complexity: O(*n*) in the number of views.
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

  /// Encodes the place of the cell, its name, the rule for its height, and the notes.
  package func encode(to encoder: any Encoder) throws {
    try cell.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .cell)
    try container.encode(rowHeight.word, forKey: .rowHeight)
    try container.encode(notes, forKey: .notes)
  }
}

extension NibRowHeight {
  /// The rule as a word, for reports.
  package var word: String {
    switch self {
    case .fixed: "fixed"
    case .automatic: "automatic"
    case .standard: "standard"
    case .recorded: "recorded"
    }
  }
}
