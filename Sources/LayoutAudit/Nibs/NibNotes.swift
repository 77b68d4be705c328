import InterfaceBuilder
import LayoutCore

/// Collects the unknown facts about cells in their files.
struct NibNotes {
  let document: NibDocument
  let strings: NibStrings
  let options: NibTextOptions

  /// Returns the notes of a cell, each once. If strings cannot be looked up, which the audit's
  /// problems report, they are the notes without strings.
  func notes(of cell: NibCell, names: NibNames, subject: String, traits: TraitCollection) -> [AuditNote] {
    let localized = (try? cell.localized(by: strings, locale: nil, options))?.cell ?? cell
    let built = NibBuilder(localized, in: document, settings: options.settings, names: names).build(traits: traits)
    return (built.notes + [cell.emptyNote].compactMap(\.self)).map { note in
      AuditNote(note, subject: subject, file: document.file, element: note.objectID.flatMap { names[$0] })
    }
  }
}
