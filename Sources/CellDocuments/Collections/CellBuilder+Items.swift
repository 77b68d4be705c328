package import LayoutCore
package import StringCatalogs
package import TableLayout

extension CellBuilder {
  /// Builds a cell of a collection view, with the document's views in its content view.
  ///
  /// Throws the errors of ``build(traits:reuseIdentifier:)``.
  /// - Parameter isInList: `true` for a cell of a list, which has the document's accessory.
  /// - Complexity: O(*v* + *c*) in the number of views and constraints.
  package func buildItem(traits: TraitCollection, isInList: Bool) throws(CellDocumentErrors) -> CollectionViewCell {
    let traits = traits.described(era: document.cell.era, hasTallLines: document.cell.hasTallLines)
    return try traits.performAsCurrent { () throws(CellDocumentErrors) in
      let cell = isInList ? CollectionListCell(frame: .zero) : CollectionViewCell(frame: .zero)
      (cell as? CollectionListCell)?.accessories = document.cell.accessory.listAccessories
      var assembly = CellAssembly(document: document, traits: traits, cell: cell, contentView: cell.contentView)
      try assembly.assemble()
      return cell
    }
  }
}

extension TableViewCell.AccessoryType {
  /// The accessories of a list cell that correspond to one of a table's cell.
  fileprivate var listAccessories: [ListAccessory] {
    switch self {
    case .none: []
    case .disclosureIndicator: [.disclosureIndicator()]
    case .detailDisclosureButton: [.detail(), .disclosureIndicator()]
    case .checkmark: [.checkmark()]
    case .detailButton: [.detail()]
    }
  }
}
