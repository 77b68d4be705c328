#if Service
import Queries
import Strut

/// The content of the preview page: a document, or a cell of an Interface Builder file.
enum PreviewedContent: Sendable {
  case document(DescribedDocument)
  case nib(PreviewedNib)
}

/// A cell of an Interface Builder file.
struct PreviewedNib: Sendable {
  let file: NibFile
  let source: NibCell
  let options: NibTextOptions
  /// The names of the cell and its views.
  let names: NibNames

  init(_ source: NibCell, in file: NibFile, options: NibTextOptions) {
    (self.source, self.file, self.options) = (source, file, options)
    names = NibNames(source, file: file.document.file)
  }

  /// The width that Xcode recorded, in points, or nil if there is none.
  var width: Double? { source.view.frame?.width }

  /// The cell as the subject of an audit.
  var subject: any AuditSubject {
    NibCellSubject(source, in: file.document, strings: file.strings, options: options)
  }

  /// Returns the cell in a language, with its views named and not laid out yet, and the keys of its
  /// strings.
  /// - Parameter locale: The language, or nil for that of the file.
  func built(
    _ traits: TraitCollection, locale: String?
  ) throws(CellDocumentErrors) -> (cell: BuiltNibCell, references: [String: TextReference]) {
    let localized = try source.localized(by: file.strings, locale: locale, options)
    let built = NibBuilder(localized.cell, in: file.document, settings: options.settings, names: names).build(
      traits: traits)
    built.take(names)
    let references = localized.references.compactMap { id, reference in names[id].map { ($0, reference) } }
    return (built, Dictionary(references, uniquingKeysWith: { first, _ in first }))
  }
}

extension PreviewedDocument {
  /// Returns the cells of Interface Builder files with unique names: the name of the file and that
  /// of the cell.
  /// - Parameter name: Returns the name of a file on the page.
  static func cells(
    of files: [NibFile], options: (NibFile) -> NibTextOptions, root: String, shownAs shownRoot: String,
    name: (_ file: String) -> String
  ) -> [PreviewedDocument] {
    var seen: Set<String> = []
    return files.flatMap { file in
      file.document.cells.map { cell in
        let nib = PreviewedNib(cell, in: file, options: options(file))
        let called = "\(name(file.document.file))/\(nib.names.cell)"
        let unique = seen.insert(called).inserted ? called : "\(called) (\(cell.view.id))"
        return PreviewedDocument(nib, name: unique, root: root, shownAs: shownRoot)
      }
    }
  }
}
#endif
