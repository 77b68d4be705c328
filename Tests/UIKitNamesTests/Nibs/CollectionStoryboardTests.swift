import Foundation
import Testing
import UIKitNames

@MainActor @Suite("Collection views of storyboards")
struct CollectionStoryboardTests {
  /// A layout in a file, and the same layout in code.
  struct Layout: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let xml: String
    var others = ""
    let change: @MainActor @Sendable (UICollectionViewFlowLayout) -> Void
  }

  nonisolated static let layouts: [Layout] = [
    Layout(testDescription: "defaults", xml: CollectionBoard.flow()) { _ in },
    Layout(
      testDescription: "sizes, gaps and insets",
      xml: CollectionBoard.flow(
        #"minimumLineSpacing="8" minimumInteritemSpacing="4""#,
        """
        <size key="itemSize" width="100" height="60"/><size key="headerReferenceSize" width="50" height="40"/>
        <size key="footerReferenceSize" width="0" height="30"/>
        <inset key="sectionInset" minX="10" minY="20" maxX="15" maxY="25"/>
        """),
      others: CollectionBoard.header() + CollectionBoard.header(id: "foot", key: "sectionFooterView")
    ) {
      $0.itemSize = CGSize(width: 100, height: 60)
      ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (8, 4)
      ($0.headerReferenceSize, $0.footerReferenceSize) = (CGSize(width: 50, height: 40), CGSize(width: 0, height: 30))
      $0.sectionInset = UIEdgeInsets(top: 20, left: 10, bottom: 25, right: 15)
    },
    Layout(
      testDescription: "to the side",
      xml: CollectionBoard.flow(
        #"scrollDirection="horizontal" minimumLineSpacing="3" minimumInteritemSpacing="2""#,
        #"<size key="itemSize" width="90" height="200"/>"#)
    ) {
      $0.scrollDirection = .horizontal
      ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (3, 2)
      $0.itemSize = CGSize(width: 90, height: 200)
    },
    Layout(
      testDescription: "automatic sizes", xml: CollectionBoard.flow(#"automaticEstimatedItemSize="YES""#)
    ) { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize },
    Layout(
      testDescription: "estimated sizes",
      xml: CollectionBoard.flow("", #"<size key="estimatedItemSize" width="80" height="40"/>"#)
    ) { $0.estimatedItemSize = CGSize(width: 80, height: 40) },
    Layout(
      testDescription: "an estimate of zero",
      xml: CollectionBoard.flow("", #"<size key="estimatedItemSize" width="0" height="0"/>"#)
    ) { _ in },
  ]

  /// Returns the frames of all visible cells and supplementary views, and of the labels in them.
  private func frames(_ view: UICollectionView) -> [CGRect] {
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    let others = kinds.compactMap { view.supplementaryView(forElementKind: $0, at: IndexPath(item: 0, section: 0)) }
    let labels =
      view.visibleCells.compactMap { ($0 as? TagItem)?.title } + others.compactMap { ($0 as? TagHeader)?.title }
    return view.visibleCells.map(\.frame) + others.map(\.frame) + labels.map(\.frame)
  }

  @Test("A collection view has the layout of its storyboard, as in code", arguments: layouts, [true, false])
  func layout(_ layout: Layout, isNew: Bool) throws {
    let collection = CollectionBoard.collection(
      layout: layout.xml, cells: isNew ? CollectionBoard.cell() : CollectionBoard.oldCell(), others: layout.others)
    let board = CollectionBoard.storyboard(CollectionBoard.scene(collection))
    try AppFiles.with(texts: ["Main.storyboard": board]) {
      let items = try #require(UIStoryboard(name: "Main", bundle: nil).controller(as: BoardItems.self))
      let flow = UICollectionViewFlowLayout()
      layout.change(flow)
      let code = CodeBoardItems(collectionViewLayout: flow)
      let (screen, other) = (try PhoneScreen(items), try PhoneScreen(code))
      let view = try #require(items.collectionView)
      #expect(view.visibleCells.count == code.collectionView.visibleCells.count && !view.visibleCells.isEmpty)
      #expect(frames(view) == frames(code.collectionView))
      #expect(view.contentSize == code.collectionView.contentSize)
      #expect(view.dataSource === items && view.delegate === items)
      #expect(items.flow === view.collectionViewLayout && items.collectionViewLayout === items.flow)
      #expect(screen.log.isEmpty)
      withExtendedLifetime((screen, other)) {}
    }
  }

  @Test("Prototypes have their class, outlets and attributes, wake once, and are reused")
  func prototypes() throws {
    let collection = CollectionBoard.collection(
      layout: CollectionBoard.flow("", #"<size key="itemSize" width="300" height="100"/>"#),
      cells: CollectionBoard.cell())
    let board = CollectionBoard.storyboard(CollectionBoard.scene(collection))
    try AppFiles.with(texts: ["Main.storyboard": board]) {
      let items = try #require(UIStoryboard(name: "Main", bundle: nil).controller(as: BoardItems.self))
      items.count = 300
      let screen = try PhoneScreen(items)
      let view = try #require(items.collectionView)
      let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TagItem)
      #expect(first.reuseIdentifier == "Tag" && first.radius == 5 && first.log == ["awake Label"])
      #expect(first.title?.text == "0" && first.title?.superview === first.contentView)
      for item in [100, 5, 200] {
        view.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
        view.layoutIfNeeded()
      }
      let logs = view.visibleCells.compactMap { ($0 as? TagItem)?.log }
      #expect(logs.count == view.visibleCells.count && logs.allSatisfy { $0.first == "awake Label" })
      #expect(logs.contains { $0.contains("reuse") } && logs.allSatisfy { !$0.dropFirst().contains("awake Label") })
      withExtendedLifetime(screen) {}
    }
  }

  @Test("An identifier without a prototype stops the program with UIKit's message")
  func missing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await CollectionStoryboardTests.showItems(named: "Other")
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier Tag - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard"))
  }

  /// Shows items whose prototype has an identifier.
  private static func showItems(named identifier: String) throws {
    let collection = CollectionBoard.collection(
      layout: CollectionBoard.flow(), cells: CollectionBoard.cell(identifier))
    let board = CollectionBoard.storyboard(CollectionBoard.scene(collection))
    try AppFiles.with(texts: ["Main.storyboard": board]) {
      let items = try #require(UIStoryboard(name: "Main", bundle: nil).controller(as: BoardItems.self))
      _ = try PhoneScreen(items)
    }
  }

  @Test("The storyboard sets the options of selection and scrolling")
  func options() throws {
    let collection = CollectionBoard.collection(
      attributes: """
        allowsSelection="NO" allowsMultipleSelection="YES" prefetchingEnabled="NO" pagingEnabled="YES" bounces="NO" \
        alwaysBounceVertical="YES" scrollEnabled="NO" showsVerticalScrollIndicator="NO" \
        contentInsetAdjustmentBehavior="never"
        """, layout: CollectionBoard.flow(), cells: CollectionBoard.cell())
    let board = CollectionBoard.storyboard(CollectionBoard.scene(collection))
    try AppFiles.with(texts: ["Main.storyboard": board]) {
      let items = try #require(UIStoryboard(name: "Main", bundle: nil).controller(as: BoardItems.self))
      let view = try #require(items.collectionView)
      #expect(!view.allowsSelection && view.allowsMultipleSelection && !view.isPrefetchingEnabled)
      #expect(view.isPagingEnabled && !view.bounces && view.alwaysBounceVertical && !view.isScrollEnabled)
      #expect(!view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
      #expect(view.contentInsetAdjustmentBehavior == .never)
    }
  }
}

extension UIStoryboard {
  /// Returns the root of the first navigation controller.
  func controller<Controller: UIViewController>(as type: Controller.Type) -> Controller? {
    (instantiateInitialViewController() as? UINavigationController)?.viewControllers.first as? Controller
  }
}
