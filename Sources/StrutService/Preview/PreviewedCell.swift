#if Service
import Foundation
import Queries
import Strut

/// A cell that is laid out for the page: the cell of a document, that of a row in its table, or an
/// item, header or footer of its collection view.
struct PreviewedCell {
  let cell: any ContentCell
  let layout: CellLayout
  /// The given width: that of the table or collection view, otherwise that of the cell.
  let givenWidth: Double
  /// The name of the part of a collection view, such as `item 0.3`; nil for other cells.
  let part: String?
  /// The keys of strings, by the names of views.
  let references: [String: TextReference]
  /// Notes about parts of the document that are not shown.
  let notes: [String]

  init(
    _ content: PreviewedContent, _ question: PreviewQuestion, at category: ContentSizeCategory,
    _ strings: StringCatalog?, _ typesetting: Typesetting
  ) throws {
    let traits = try question.traits(at: category, typesetting)
    let localization = question.localization(strings, typesetting)
    switch content {
    case .nib(let nib): try self.init(nib, question, traits)
    case .document(let document):
      switch document.with(era: try question.era()) {
      case .cell(let cell): try self.init(cell, question, traits, localization)
      case .table(let table) where table.isCollection:
        try self.init(collection: table, question, traits, localization)
      case .table(let table): try self.init(table, question, traits, localization)
      }
    }
  }

  private init(_ nib: PreviewedNib, _ question: PreviewQuestion, _ traits: TraitCollection) throws {
    let (built, references) = try nib.built(traits, locale: question.locale)
    (cell, part) = (built.cell, nil)
    self.references = references
    givenWidth = built.width(in: question.width)
    layout = try built.layOut(ownWidth: givenWidth)
    // Nearly every string is set by code, and every cell has a class.
    notes = built.notes.filter { $0.code != .cellClass && $0.code != .textFromCode }.map { note in
      let view = note.objectID.flatMap { nib.names[$0] }.map { "\($0): " } ?? ""
      return "\(note.code.title): \(view)\(note.message)"
    }
  }

  private init(
    _ document: CellDocument, _ question: PreviewQuestion, _ traits: TraitCollection, _ strings: StringLocalization?
  ) throws {
    let document = try strings.map { try document.localized(by: $0) } ?? document
    let built = try CellBuilder(document).build(traits: traits)
    (cell, part) = (built.cell, nil)
    givenWidth = question.width ?? document.cell.width
    layout = try built.layOut(width: givenWidth)
    references = document.references
    notes = []
  }

  private init(
    _ table: TableDocument, _ question: PreviewQuestion, _ traits: TraitCollection, _ strings: StringLocalization?
  ) throws {
    let table = try strings.map { try table.localized(by: $0) } ?? table
    let place = try table.place(ofRow: question.row)
    let row = try table.row(at: place.row, in: place.section)
    guard let document = table.cells[row.cell] else {
      throw ServiceError(.unprocessableContent, "unknown-name", "the row refers to an unknown cell \"\(row.cell)\".")
    }
    let traits = traits.described(era: table.table.era, hasTallLines: table.table.hasTallLines)
    let rowCell = RowCell(try CellBuilder(document).build(traits: traits), in: table.table.style)
    rowCell.show(row)
    (cell, part) = (rowCell.cell, nil)
    givenWidth = question.width ?? table.table.width
    let side = table.table.style == .insetGrouped ? traits.layoutMetrics.table.insetGroupedSide(width: givenWidth) : 0
    layout = try CellSizing.layOut(
      rowCell.cell, width: max(0, givenWidth - 2 * side), separator: table.table.hasSeparators)
    var references = document.references
    for value in row.values where value.textReference != nil { references[value.view] = value.textReference }
    self.references = references
    notes =
      table.table.rowHeight == .automatic
      ? [] : ["The table sets the height of its rows; the cell is shown at the height that it needs."]
  }

  private init(
    collection document: TableDocument, _ question: PreviewQuestion, _ traits: TraitCollection,
    _ strings: StringLocalization?
  ) throws {
    givenWidth = question.width ?? document.table.width
    let found = try CollectionPart(question.row, of: document, width: givenWidth, traits, strings)
    (cell, part, references) = (found.cell, found.name, found.references)
    layout = CellSizing.layOut(found.cell, size: found.size)
    let height = Double(found.size.height)
    notes =
      found.neededHeight <= height
      ? []
      : [
        "The layout specifies a height of \(PointText.text(height)) points; the content needs "
          + "\(PointText.text(found.neededHeight))."
      ]
  }

  /// Returns the view with a name in the layout.
  func view(_ name: String) -> View? { cell.subtree.first { $0.reportName == name } }

  /// Returns only the cell, as SVG.
  func picture() throws -> String {
    String(decoding: try CellPicture(cell).picture.data(as: .svg), as: UTF8.self)
  }

  // MARK: Why

  /// The attributes that are explained for a selected view.
  private static let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
  private static let textAttributes: [LayoutAttribute] = [.firstBaseline, .lastBaseline]

  /// Returns the explanations of a view's position, or nil if there is no such view.
  func explanations(of name: String) -> [(attribute: LayoutAttribute, explanation: LayoutExplanation)]? {
    guard let view = view(name), let layout = layout[name] else { return nil }
    let attributes = Self.attributes + (layout.firstBaseline == nil ? [] : Self.textAttributes)
    return attributes.compactMap { attribute in view.explanation(of: attribute).map { (attribute, $0) } }
  }
}

extension CellDocument {
  /// The keys of strings, by the names of views.
  fileprivate var references: [String: TextReference] {
    Dictionary(views.compactMap { view in view.textReference.map { (view.name, $0) } }) { first, _ in first }
  }
}
#endif
