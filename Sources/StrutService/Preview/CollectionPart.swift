#if Service
import Foundation
import Queries
import Strut

/// A header, item or footer of a document's collection view, with the size from the layout.
struct CollectionPart {
  let cell: CollectionViewCell
  /// The width and height, in points.
  let size: CGSize
  /// The height that the content needs at the width, in points.
  let neededHeight: Double
  /// The keys of strings, by the names of views.
  let references: [String: TextReference]
  /// The name of the part in findings, such as `item 0.3`.
  let name: String

  /// - Parameters:
  ///   - index: The number of the part, counted from 0 through all sections.
  ///   - width: The width of the collection view, in points.
  ///   - strings: The strings for keys, or nil without strings.
  /// - Throws: ``ServiceError`` if there is no such part, and the errors of its row and cell.
  init(
    _ index: Int, of document: TableDocument, width: Double, _ traits: TraitCollection, _ strings: StringLocalization?
  ) throws {
    let subject = TableSubject(document, strings: strings?.catalog)
    name = try subject.checkedPart(at: index).description
    let locale = AuditLocale(
      identifier: strings?.locale.tag, language: traits.language, direction: traits.layoutDirection)
    let stage = try subject.prepare(parts: index..<index + 1, locale: locale).stage(traits: traits)
    let part = try stage.show(part: index)
    guard case .item(let cell, _) = part.content else {
      throw ServiceError(.unprocessableContent, "invalid-value", "the document describes a table.")
    }
    self.cell = cell
    references = part.references
    let partWidth = part.viewWidth(inTable: width)
    neededHeight = try part.neededHeight(width: partWidth)
    size = CGSize(width: partWidth, height: part.givenHeight(inTable: width) ?? neededHeight)
  }
}

extension TableSubject {
  /// Returns the name of a part.
  func checkedPart(at index: Int) throws(ServiceError) -> AuditPart {
    if index < partCount, let part = part(at: index) { return part }
    throw ServiceError(
      .notFound, "no-such-part",
      "part \(index + 1) does not exist; the collection view has \(partCount) items, headers and footers.")
  }
}
#endif
