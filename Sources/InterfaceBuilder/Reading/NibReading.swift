import CellDocuments
import StringCatalogs

/// The state of reading a cell, or a document outside its cells, with its notes.
final class NibReading {
  /// The state for the entire document.
  let context: ReadingContext
  /// The notes, in the order in which they were added.
  private(set) var notes: [NibNote] = []
  /// The keys of variations found, without "default".
  var variations: Set<String> = []
  /// The number of views read.
  private(set) var viewCount = 0
  /// The object IDs of views that variations exclude, including their content.
  var removedIDs: Set<String> = []

  init(_ context: ReadingContext) { self.context = context }

  var sizeClasses: NibSizeClasses { context.sizeClasses }

  /// Adds a note, unless it exists.
  func note(_ code: NibNote.Code, objectID: String? = nil, at position: SourcePosition, _ message: String) {
    let note = NibNote(code, objectID: objectID, at: position, message)
    if seen.insert(note).inserted { notes.append(note) }
  }

  private var seen: Set<NibNote> = []

  /// Counts a view; throws an error if a cell has too many.
  func count(_ view: NibElement) throws(NibError) {
    viewCount += 1
    guard viewCount > DocumentLimits.views else { return }
    throw context.error(
      .tooLarge, at: view.position, "the cell has more than \(DocumentLimits.views) views; split it into several cells")
  }
}

/// The state of reading an entire document.
final class ReadingContext {
  /// The name of the file, for messages.
  let file: String
  /// The size classes that select variations.
  let sizeClasses: NibSizeClasses
  /// The sizes of images, and colors, by name.
  let resources: NibResources
  /// The names of the outlets to each object.
  let outlets: [String: [String]]
  /// The positions of the object IDs that were read.
  private var places: [String: SourcePosition] = [:]

  init(file: String, sizeClasses: NibSizeClasses, resources: NibResources, outlets: [String: [String]]) {
    self.file = file
    self.sizeClasses = sizeClasses
    self.resources = resources
    self.outlets = outlets
  }

  /// Returns an error in the file.
  func error(_ code: NibError.Code, at position: SourcePosition, _ message: String) -> NibError {
    NibError(code, file: file, at: position, message)
  }

  /// Returns the object ID of an element, which must be unique. A table in a cell is read twice: as
  /// a view and as a table.
  func ownID(of element: NibElement) throws(NibError) -> String {
    guard let id = element.id, !id.isEmpty else {
      throw error(
        .missingAttribute, at: element.position, "<\(element.name)> has no id; add one, such as id=\"a1\"")
    }
    if let first = places.updateValue(element.position, forKey: id), first != element.position {
      throw error(
        .duplicate, at: element.position,
        "the object ID \(Wording.quoted(id)) is used twice, first on line \(first.line); change one of the two")
    }
    return id
  }
}
