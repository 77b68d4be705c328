import CellDocuments
import StringCatalogs

/// The reading of one cell, or of a document outside of its cells: what it looks things up in, and what it notes.
final class NibReading {
  /// What is the same for all of a document.
  let context: ReadingContext
  /// What was noted, in the order in which it was found.
  private(set) var notes: [NibNote] = []
  /// The keys of variations that were met, without "default".
  var variations: Set<String> = []
  /// The number of views that were read.
  private(set) var viewCount = 0
  /// The object ids of views that variations leave out, and of what is in them.
  var removedIDs: Set<String> = []

  init(_ context: ReadingContext) { self.context = context }

  var sizeClasses: NibSizeClasses { context.sizeClasses }

  /// Notes something; the same note twice is kept once.
  func note(_ code: NibNote.Code, objectID: String? = nil, at position: SourcePosition, _ message: String) {
    let note = NibNote(code, objectID: objectID, at: position, message)
    if seen.insert(note).inserted { notes.append(note) }
  }

  private var seen: Set<NibNote> = []

  /// Counts a view; throws where there are more than a cell may have.
  func count(_ view: NibElement) throws(NibError) {
    viewCount += 1
    guard viewCount > DocumentLimits.views else { return }
    throw context.error(
      .tooLarge, at: view.position, "the cell has more than \(DocumentLimits.views) views; split it into several cells")
  }
}

/// What all readings of a document look things up in.
final class ReadingContext {
  /// The file's name, for messages.
  let file: String
  /// The size classes that variations are chosen by.
  let sizeClasses: NibSizeClasses
  /// Sizes of pictures and colors by name.
  let resources: NibResources
  /// The names of the outlets that lead to an object.
  let outlets: [String: [String]]
  /// Where the object ids stand that were read.
  private var places: [String: SourcePosition] = [:]

  init(file: String, sizeClasses: NibSizeClasses, resources: NibResources, outlets: [String: [String]]) {
    self.file = file
    self.sizeClasses = sizeClasses
    self.resources = resources
    self.outlets = outlets
  }

  /// An error of the file.
  func error(_ code: NibError.Code, at position: SourcePosition, _ message: String) -> NibError {
    NibError(code, file: file, at: position, message)
  }

  /// The object id of an element, which no other element may have. A table in a cell is asked twice: as a view and as a table.
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
