/// The notes about a cell, without duplicates.
final class NibNoteLog {
  private(set) var notes: [NibNote] = []
  private var known: Set<NibNote> = []

  /// Creates a log with the notes from reading.
  init(_ notes: [NibNote]) { notes.forEach(add) }

  /// Adds a note about a view, at its position.
  func note(_ code: NibNote.Code, of view: NibView, _ message: String) {
    add(NibNote(code, objectID: view.id.isEmpty ? nil : view.id, at: view.position, message))
  }

  /// Adds a note, unless it exists.
  func add(_ note: NibNote) { if known.insert(note).inserted { notes.append(note) } }
}
