import InterfaceBuilder
import LayoutCore

/// Gathers what cannot be known of cells from their files.
struct NibNotes {
  let document: NibDocument
  let strings: NibStrings
  let options: NibTextOptions

  /// The notes of a cell, each once. Where the texts cannot be looked up, as the audit's problems say, they are those without them.
  func notes(of cell: NibCell, names: NibNames, subject: String, traits: TraitCollection) -> [AuditNote] {
    let localized = (try? cell.localized(by: strings, locale: nil, options))?.cell ?? cell
    return NibBuilder(localized, in: document, settings: options.settings).build(traits: traits).notes.map { note in
      AuditNote(note, subject: subject, file: document.file, element: note.objectID.flatMap { names[$0] })
    }
  }
}
