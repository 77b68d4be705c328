public import Foundation
internal import LayoutCore
public import StringCatalogs
public import TableLayout

/// Provides a collection view with the items of a document, each when the view requests it.
///
/// An item that cannot be read has an empty cell, and its errors are in ``problems``.
public final class CollectionDocumentSource: CollectionViewDataSource {
  /// The document.
  public let document: TableDocument
  /// The problems of the items that the view requested, in that order, without duplicates: the
  /// first `DocumentLimits.errors`, followed by one that reports that there are more.
  public var problems: [CellDocumentError] { noted.all }
  private var noted = RowProblems()
  private let traits: TraitCollection
  private let description: CollectionDescription
  /// The cells that the view reuses, with their views.
  private var cells: [ObjectIdentifier: ItemCell] = [:]

  init(_ document: TableDocument, _ description: CollectionDescription, traits: TraitCollection) {
    (self.document, self.description, self.traits) = (document, description, traits)
  }

  /// Registers the cells, headers and footers of the document.
  func register(in view: CollectionView) {
    for (name, cell) in document.cells {
      for isInList in [false, true] {
        view.registerCell(forCellWithReuseIdentifier: Self.identifier(name, isInList: isInList)) { [weak self] in
          self?.makeCell(cell, isInList: isInList) ?? CollectionViewCell(frame: .zero)
        }
      }
    }
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: Self.emptyIdentifier)
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
      view.registerSupplementaryView(ofKind: kind, withReuseIdentifier: Self.emptyIdentifier) {
        CollectionListCell(frame: .zero)
      }
      registerCells(asViewsOfKind: kind, in: view)
    }
  }

  private func registerCells(asViewsOfKind kind: String, in view: CollectionView) {
    for (name, cell) in document.cells {
      for isInList in [false, true] {
        let identifier = Self.identifier(name, isInList: isInList)
        view.registerSupplementaryView(ofKind: kind, withReuseIdentifier: identifier) { [weak self] in
          self?.makeCell(cell, isInList: isInList) ?? CollectionViewCell(frame: .zero)
        }
      }
    }
  }

  /// The identifier of the cell of an item that cannot be read, and of headers and footers with
  /// text; no cell of a document has it.
  private static let emptyIdentifier = ""

  private static func identifier(_ name: String, isInList: Bool) -> String { (isInList ? "list " : "item ") + name }

  private func makeCell(_ document: CellDocument, isInList: Bool) -> CollectionViewCell? {
    do throws(CellDocumentErrors) {
      let made = try ItemCell(document, isInList: isInList, traits: traits)
      cells[ObjectIdentifier(made.cell)] = made
      return made.cell
    } catch {
      noted.note(error)
      return nil
    }
  }

  /// Returns the number of sections.
  public func numberOfSections(in collectionView: CollectionView) -> Int { document.sections.count }

  /// Returns the number of items in a section.
  public func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    document.sections[section].rows.count
  }

  /// Returns a cell with the values of an item.
  public func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    var identifier = Self.emptyIdentifier
    var values: TableRow?
    do throws(CellDocumentErrors) {
      let row = try document.row(at: indexPath.row, in: indexPath.section)
      if document.cells[row.cell] != nil {
        identifier = Self.identifier(row.cell, isInList: description.list(ofSection: indexPath.section) != nil)
      }
      values = row
    } catch {
      noted.note(error)
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    if let values { cells[ObjectIdentifier(cell)]?.show(values) }
    return cell
  }

  /// Returns the header or footer of a section with its text, or its cell with the values.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    let section = document.sections[indexPath.section]
    let isHeader = kind == CollectionView.elementKindSectionHeader
    let edge = isHeader ? section.header : section.footer
    let list = description.list(ofSection: indexPath.section)
    let identifier = edge?.row.map { Self.identifier($0.cell, isInList: list != nil) } ?? Self.emptyIdentifier
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    if let row = edge?.row {
      cells[ObjectIdentifier(view)]?.show(row)
    } else if let cell = view as? CollectionListCell {
      SectionTitle.show(edge?.title, isHeader: isHeader, in: cell, of: list, traits: traits)
    }
    return view
  }
}
