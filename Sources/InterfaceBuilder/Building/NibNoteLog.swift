/// The notes about one cell, none twice.
final class NibNoteLog {
  private(set) var notes: [NibNote] = []
  private var known: Set<NibNote> = []

  /// A log that has the notes already which reading made.
  init(_ notes: [NibNote]) { notes.forEach(add) }

  /// Adds a note about a view, at its place.
  func note(_ code: NibNote.Code, of view: NibView, _ message: String) {
    add(NibNote(code, objectID: view.id.isEmpty ? nil : view.id, at: view.position, message))
  }

  /// Adds a note, unless it is there.
  func add(_ note: NibNote) { if known.insert(note).inserted { notes.append(note) } }
}
