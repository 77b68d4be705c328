import FontMetrics
import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("Cells of lists")
struct CollectionListCellTests {
  private final class Source: CollectionViewDataSource {
    var configure: (CollectionListCell) -> Void = { _ in }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
      let cell = CollectionListCell(frame: .zero)
      cell.setTraits(collectionView.traitCollection)
      configure(cell)
      return cell
    }
  }

  /// Returns the only cell of a list, laid out, and its height.
  private func row(
    in traits: TraitCollection, _ configure: @escaping (CollectionListCell) -> Void
  ) throws -> CollectionListCell {
    let source = Source()
    source.configure = configure
    let layout = CompositionalLayout.list(using: ListConfiguration(appearance: .plain))
    let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 800), layout: layout)
    view.setTraits(traits)
    view.dataSource = source
    view.layoutIfNeeded()
    let cell = try #require(view.visibleCells.first as? CollectionListCell)
    cell.layoutIfNeeded()
    return cell
  }

  private func show(_ text: String) -> (CollectionListCell) -> Void {
    { cell in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
  }

  private func shownLabel(in view: View) -> Label? { view.subtree.compactMap { $0 as? Label }.first { $0.text != nil } }

  @Test("Margins at L", .fact("list-1", "list-2"), arguments: [(Era.iOS17, 11.0), (.iOS26, 15.0)])
  func margins(_ era: Era, _ vertical: Double) throws {
    var traits = try realTraits()
    traits.layoutMetrics = LayoutMetrics(era: era)
    let cell = try row(in: traits, show("Palermo"))
    let label = try #require(shownLabel(in: cell))
    let frame = label.frame(in: cell)
    #expect(frame.minX == 16)
    #expect(abs(Double(frame.minY) - vertical) < 0.34)
  }

  @Test("Accessories follow the text size")
  func accessorySizes() throws {
    func content(_ category: ContentSizeCategory, changed: Bool) throws -> CGFloat {
      var traits = try realTraits()
      if !changed { traits.contentSizeCategory = category }
      let cell = try row(in: traits) { $0.accessories = [.label(text: "12 items"), .disclosureIndicator()] }
      traits.contentSizeCategory = category
      cell.setTraits(traits)
      cell.layoutIfNeeded()
      return cell.contentView.frame.width
    }
    let large = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(try content(large, changed: true) == content(large, changed: false))
    #expect(try content(large, changed: true) < content(.large, changed: false))
  }

  @Test("Rows are a separator's pixel lower than a table's", .fact("list-6"), arguments: ContentSizeCategory.allCases)
  func besideTable(_ category: ContentSizeCategory) throws {
    let traits = try realTraits(category: category)
    let text = "A text that has several lines at the larger sizes of text, at the latest"
    let cell = try row(in: traits, show(text))
    let other = TableViewCell(style: .default, reuseIdentifier: nil)
    other.setTraits(traits)
    var content = other.defaultContentConfiguration()
    content.text = text
    other.contentConfiguration = content
    let height = try CellSizing.rowHeight(for: other, width: 375, separator: false)
    #expect(Double(cell.frame.height) == height)
  }

  @Test("Items are at least as high as rows of a table; headers and footers are not", .fact("list-7"))
  func leastHeight() throws {
    let traits = try realTraits(category: .extraSmall)
    func height(_ attributes: CollectionLayoutAttributes) throws -> CGFloat {
      let cell = CollectionListCell(frame: .zero)
      cell.setTraits(traits)
      var content = ListContentConfiguration(.groupedHeader, in: traits)
      content.text = "Recent"
      cell.contentConfiguration = content
      (attributes.frame, attributes.measuredAxes) = (CGRect(x: 0, y: 0, width: 375, height: 44), .vertical)
      return cell.preferredLayoutAttributesFitting(attributes).size.height
    }
    let path = IndexPath(row: 0, section: 0)
    #expect(try height(CollectionLayoutAttributes(forCellWith: path)) == 44)
    let header = CollectionLayoutAttributes(
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader, with: path)
    #expect(try (30..<44).contains(height(header)))
  }

  /// A header that measures itself, without the default of its class.
  private final class OwnHeader: CollectionListCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: CollectionLayoutAttributes
    ) -> CollectionLayoutAttributes {
      let result = layoutAttributes.copy()
      result.frame.size = systemLayoutSizeFitting(
        CGSize(width: result.frame.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return result
    }
  }

  @Test("A header that measures itself is no higher than its content, and an item like it is", .fact("list-7"))
  func ownMeasuring() throws {
    let traits = try realTraits(category: .extraSmall)
    func height(_ type: CollectionListCell.Type, _ kind: String?) -> CGFloat {
      let cell = type.init(registeredAs: "")
      cell.setTraits(traits)
      var content = ListContentConfiguration(.groupedHeader, in: traits)
      content.text = "Recent"
      cell.contentConfiguration = content
      return cell.size(fitting: CollectionLayoutAttributes(measuringHeightAt: 375, kind: kind)).height
    }
    let kind = CollectionView.elementKindSectionHeader
    #expect(height(OwnHeader.self, kind) == height(CollectionListCell.self, kind))
    #expect(height(OwnHeader.self, kind) < 44 && height(OwnHeader.self, nil) == 44)
  }

  @Test("Constraints are measured beside a view of an accessory that became wider")
  func widerAccessory() throws {
    let cell = CollectionListCell(frame: .zero)
    cell.setTraits(try realTraits())
    let (badge, label) = (View(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), Label(frame: .zero))
    cell.accessories = [.customView(badge)]
    (label.text, label.numberOfLines) = ("A sentence that has a few more words than fit into one line", 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    let content = cell.contentView
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: content.topAnchor),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
    func height() -> CGFloat { cell.size(fitting: CollectionLayoutAttributes(measuringHeightAt: 375)).height }
    let before = height()
    cell.layoutIfNeeded()
    badge.frame.size.width = 250
    let after = height()
    #expect(after > before)
    cell.frame.size.height = after
    cell.layoutIfNeeded()
    #expect(content.frame.width < 375 - 250 && label.sizeThatFits(label.bounds.size).height <= after)
  }

  @Test("Accessories narrow the content")
  func accessories() throws {
    let traits = try realTraits()
    let cell = try row(in: traits) { cell in
      cell.accessories = [.checkmark(), .disclosureIndicator()]
      cell.indentationLevel = 1
    }
    #expect(cell.contentView.frame.minX == 10)
    let signs = cell.subviews.filter { $0 !== cell.contentView }.map(\.frame)
    #expect(signs.count == 2)
    #expect(signs.allSatisfy { $0.minX >= cell.contentView.frame.maxX && $0.maxX <= 375 - 16 + 0.001 })
    #expect(signs[1].maxX > signs[0].maxX)
  }
}
