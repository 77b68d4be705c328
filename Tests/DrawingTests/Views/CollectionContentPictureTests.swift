import Foundation
import LayoutCore
import TableLayout
import Testing

@testable import Drawing

@Suite("Pictures of the content of collection views")
struct CollectionContentPictureTests {
  private static let (red, green, blue): (UInt32, UInt32, UInt32) = (0xFF0000, 0x00FF00, 0x0000FF)

  private static func color(_ value: UInt32) -> Color {
    Color(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255)
  }

  /// Blue items and a green one at the end, with red headers and green footers.
  private final class Items: CollectionViewDataSource {
    let count: Int

    init(count: Int) { self.count = count }

    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ view: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.backgroundColor = color(indexPath.row == count - 1 ? green : blue)
      return cell
    }

    func collectionView(
      _ view: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
      let edge = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
      edge.backgroundColor = color(kind == CollectionView.elementKindSectionHeader ? red : green)
      return edge
    }
  }

  /// Items that all lie over each other.
  private final class Pile: CollectionLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 100) }

    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes]? {
      (0..<2).map { row in
        let attributes = CollectionLayoutAttributes(forCellWith: IndexPath(row: row, section: 0))
        attributes.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
        return attributes
      }
    }
  }

  /// A flow layout that starts on the right from right to left.
  private final class MirroredFlow: FlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private static func flow(_ width: CGFloat, _ height: CGFloat, _ axis: LayoutAxis = .vertical) -> FlowLayout {
    let layout = MirroredFlow()
    layout.itemSize = CGSize(width: width, height: height)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing, layout.scrollDirection) = (0, 0, axis)
    return layout
  }

  /// Creates a view of 200 by 100 points. The caller keeps the items.
  private static func view(
    _ layout: CollectionLayout, _ items: Items, direction: LayoutDirection = .leftToRight
  ) throws -> CollectionView {
    let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), layout: layout)
    view.setTraits(
      TraitCollection(
        displayScale: 1, layoutDirection: direction, typesetting: Typesetting(fonts: try TestFonts.catalog.get())))
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
      view.register(CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = items
    view.layoutIfNeeded()
    return view
  }

  @Test("The background view is behind all cells and fills the picture")
  func background() throws {
    let items = Items(count: 9)
    let view = try Self.view(Self.flow(150, 50), items)
    let background = View()
    background.backgroundColor = Self.color(Self.red)
    view.backgroundView = background
    let bitmap = try Bitmap(CollectionPicture(contentOf: view).picture, scale: 1)
    // A line of one item has it at the start.
    let x = try #require(view.layoutAttributesForItem(at: IndexPath(row: 0, section: 0))?.frame.midX)
    for y in [25, 75, 125, 225, 375] { #expect(try bitmap.color(Int(x), y) == Self.blue, "\(y)") }
    #expect(try bitmap.color(Int(x), 425) == Self.green)
    for y in [25, 225, 425] { #expect(try bitmap.color(198, y) == Self.red, "\(y)") }
    #expect(background.frame == view.bounds)
    withExtendedLifetime(items) {}
  }

  @Test("Of items with equal frames, the last is in front")
  func pile() throws {
    let items = Items(count: 2)
    let view = try Self.view(Pile(), items)
    for picture in [try CollectionPicture(view), try CollectionPicture(contentOf: view, along: .vertical)] {
      #expect(try Bitmap(picture.picture, scale: 1).color(40, 40) == Self.green)
    }
    withExtendedLifetime(items) {}
  }

  @Test("The content of a layout of the program is drawn along an axis, which is required")
  func axis() throws {
    let items = Items(count: 2)
    let view = try Self.view(Pile(), items)
    let error = #expect(throws: DrawingError.self) { try CollectionPicture(contentOf: view) }
    #expect(error?.code == .unknownAxis)
    #expect(error?.message == "cannot draw: Pile has no direction of scrolling; pass it as \"along\"")
    withExtendedLifetime(items) {}
  }

  @Test("A length is drawn from the start in either direction, wherever the view is scrolled")
  func start() throws {
    for (direction, offset, start) in [
      (LayoutDirection.leftToRight, CGFloat(50), CGFloat(0)), (.leftToRight, 0, 0), (.rightToLeft, 0, 260),
      (.rightToLeft, 100, 260),
    ] {
      let items = Items(count: 7)
      let view = try Self.view(Self.flow(80, 100, .horizontal), items, direction: direction)
      view.contentOffset.x = offset
      let frame = try CollectionPicture(contentOf: view, upTo: 300).contentFrame
      #expect(frame == CGRect(x: start, y: 0, width: 300, height: 100), "\(direction), \(offset)")
      #expect(view.contentOffset.x == offset)
      withExtendedLifetime(items) {}
    }
  }

  @Test("A header and a footer that pin are drawn once, in their places, and where they pin if only they are visible")
  func pinned() throws {
    let items = Items(count: 9)
    let layout = Self.flow(200, 50)
    (layout.headerReferenceSize, layout.footerReferenceSize) = (
      CGSize(width: 0, height: 20), CGSize(width: 0, height: 20)
    )
    (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds) = (true, true)
    let view = try Self.view(layout, items)
    let bitmap = try Bitmap(CollectionPicture(contentOf: view).picture, scale: 1)
    #expect(try bitmap.color(100, 10) == Self.red)
    for y in stride(from: 25, to: 415, by: 10) { #expect(try bitmap.color(100, y) == Self.blue, "\(y)") }
    #expect(try bitmap.color(100, 480) == Self.green)
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    let visible = try Bitmap(CollectionPicture(view).picture, scale: 1)
    #expect(try [10, 50, 90].map { try visible.color(100, $0) } == [Self.red, Self.blue, Self.green])
    withExtendedLifetime(items) {}
  }
}
