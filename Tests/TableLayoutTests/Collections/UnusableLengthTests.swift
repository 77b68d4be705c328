import Foundation
import LayoutCore
import LayoutTestSupport
import TableLayout
import TestSupport
import Testing

@Suite("Lengths that layouts do not use are logged")
struct UnusableLengthTests {
  private static let unusable: [CGFloat] = [-1, .nan, .infinity]

  /// Returns the messages of two layouts of a collection view.
  private func messages(_ layout: CollectionLayout, count: Int = 2) throws -> [String] {
    let log = LogCollector()
    let scene = try CollectionScene([.random(count, seed: 1)], layout, log: log.log)
    scene.view.layoutIfNeeded()
    layout.invalidateLayout()
    scene.view.layoutIfNeeded()
    return log.messages
  }

  @Test("In a flow layout", arguments: unusable)
  func flow(_ length: CGFloat) throws {
    let properties: [(String, (FlowLayout) -> Void)] = [
      ("A length of itemSize", { $0.itemSize.height = length }),
      ("A length of estimatedItemSize", { $0.estimatedItemSize.height = length }),
      ("The minimumLineSpacing of section 0", { $0.minimumLineSpacing = length }),
      ("The minimumInteritemSpacing of section 0", { $0.minimumInteritemSpacing = length }),
      ("The length of a header or footer", { $0.headerReferenceSize.height = length }),
    ]
    for (name, set) in properties {
      let layout = FlowLayout()
      set(layout)
      let found = try messages(layout)
      #expect(
        found == ["\(name) is negative or not finite, and counts as 0. Use finite lengths of 0 or more."])
    }
    #expect(try messages(FlowLayout()).isEmpty)
  }

  @Test("In a compositional layout", arguments: unusable)
  func compositional(_ length: CGFloat) throws {
    let usable = CollectionSize(width: .fractionalWidth(1), height: .absolute(20))
    func messages(
      item: CollectionDimension = .absolute(20), spacing: CGFloat = 0, groups: CGFloat = 0, header: CGFloat = 20
    ) throws -> [String] {
      let item = CollectionItem(size: CollectionSize(width: .fractionalWidth(1), height: item))
      let inner = CollectionGroup(.vertical, size: usable, elements: [.item(item)], spacing: .flexible(spacing))
      let group = CollectionGroup(.vertical, size: usable, elements: [.group(inner)])
      var section = CollectionSection(group: group)
      section.interGroupSpacing = groups
      section.boundaryItems = [
        CollectionSection.BoundaryItem(
          size: CollectionSize(width: .fractionalWidth(1), height: .absolute(header)),
          elementKind: CollectionView.elementKindSectionHeader, edge: .start)
      ]
      return try self.messages(CompositionalLayout(section: section))
    }
    #expect(try messages().isEmpty)
    for found in [
      try messages(item: .absolute(length)), try messages(item: .fractionalHeight(length)),
      try messages(spacing: length),
    ] { #expect(found.map { $0.hasPrefix("A length in a group of section 0 is") } == [true]) }
    #expect(try messages(groups: length).map { $0.hasPrefix("The interGroupSpacing of section 0 is") } == [true])
    #expect(
      try messages(header: length).map { $0.hasPrefix("A length of a header or footer of section 0 is") } == [true])
  }

  @Test("Insets that would give a section a negative length, or none")
  func insets() throws {
    func messages(_ top: CGFloat, header: CGFloat) throws -> [String] {
      let layout = FlowLayout()
      layout.sectionInset = EdgeInsets(top: top, left: 0, bottom: 0, right: 0)
      layout.headerReferenceSize.height = header
      return try self.messages(layout)
    }
    #expect(try messages(-10, header: 30).isEmpty)
    #expect(try messages(-40, header: 30).map { $0.hasPrefix("An inset of section 0 is negative") } == [true])
    #expect(try messages(.nan, header: 30).map { $0.hasPrefix("An inset of section 0 is negative or not") } == [true])
  }

  @Test("The size that a cell prefers")
  func preferred() throws {
    let log = LogCollector()
    let scene = try CollectionScene(
      [[CGSize(width: 10, height: -5)]], SelfSizingLayout.list.make(), log: log.log)
    scene.view.layoutIfNeeded()
    #expect(log.messages.count == 1)
    #expect(log.messages.first?.contains("prefers a size with a length that is negative or not finite") == true)
    #expect(scene.frame(0).height == 0)
  }

  @Test("A list in a layout that scrolls horizontally")
  func horizontalList() throws {
    let layout = CompositionalLayout.list(using: ListConfiguration(appearance: .plain))
    layout.scrollDirection = .horizontal
    let found = try messages(layout)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Section 0 is a list") == true)
  }
}
