import Foundation
import Testing
import UIKitNames

/// A layout of a storyboard that asks its delegate for the size of the only row.
final class RowLayout: UICollectionViewLayout {
  weak var sizes: RowSizes?
  var gap = 0
  var log: [String] = []

  override func connect(_ value: Any?, toOutlet name: String) -> Bool {
    guard name == "sizes" else { return super.connect(value, toOutlet: name) }
    sizes = value as? RowSizes
    return true
  }

  override func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    guard keyPath == "gap", let value = value as? Int else { return false }
    gap = value
    return true
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(gap) \(sizes != nil)")
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0) * 60, height: 50)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: CGFloat(indexPath.item * 60 + gap), y: 0, width: 50, height: sizes?.height ?? 0)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }
}

/// A controller that determines the height of the row.
final class RowSizes: BoardItems { var height: CGFloat = 30 }

/// A flow layout whose initializer changes what the storyboard describes.
final class ChangedFlow: UICollectionViewFlowLayout {
  private(set) var sizeInFile = CGSize.zero

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    sizeInFile = itemSize
    itemSize.height += 1
  }
}

/// A flow layout that can't be decoded.
final class UndecodedFlow: UICollectionViewFlowLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Classes of layouts in storyboards")
struct CollectionLayoutClassTests {
  private func view(
    _ layout: String, controllerClass: String = "BoardItems", _ body: (UICollectionView, PhoneScreen) throws -> Void
  ) throws {
    let collection = CollectionBoard.collection(layout: layout, cells: CollectionBoard.cell())
    let scene = CollectionBoard.scene(collection, controllerClass: controllerClass)
    try AppFiles.with(texts: ["Main.storyboard": CollectionBoard.storyboard(scene)]) {
      let board = UIStoryboard(name: "Main", bundle: nil)
      let screen = try PhoneScreen(board.instantiateInitialViewController() ?? UIViewController())
      let navigation = try #require(screen.window.rootViewController as? UINavigationController)
      let items = try #require(navigation.topViewController as? BoardItems)
      try body(try #require(items.collectionView), screen)
    }
  }

  @Test("A layout of the app has its outlets and attributes, wakes, and places the items")
  func own() throws {
    let layout = """
      <collectionViewLayout key="collectionViewLayout" id="flow" customClass="RowLayout">
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="gap">\
      <integer key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      <connections><outlet property="sizes" destination="root" id="o7"/></connections></collectionViewLayout>
      """
    try view(layout, controllerClass: "RowSizes") { view, screen in
      let own = try #require(view.collectionViewLayout as? RowLayout)
      #expect(own.log == ["awake 7 true"] && own.collectionView === view)
      #expect(
        view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame == CGRect(x: 127, y: 0, width: 50, height: 30))
      // The outlet `flow` of the controller is a flow layout's.
      #expect(screen.log.isEmpty)
    }
  }

  @Test("The initializer of a flow layout's subclass has the values of the storyboard, and may change them")
  func flow() throws {
    let layout = CollectionBoard.flow(
      #"customClass="ChangedFlow""#, #"<size key="itemSize" width="70" height="40"/>"#)
    try view(layout) { view, screen in
      let flow = try #require(view.collectionViewLayout as? ChangedFlow)
      #expect(flow.sizeInFile == CGSize(width: 70, height: 40))
      #expect(view.visibleCells.first?.frame.size == CGSize(width: 70, height: 41) && screen.log.isEmpty)
    }
  }

  @Test(
    "A class that is not known, or is none of a layout, is logged, and the layout is the element's own",
    arguments: [
      ("Nobody's", "the class Nobody's of a nib is not known; register it with UINib.register(_:named:)."),
      (
        "UndecodedFlow",
        "init(coder:) of UndecodedFlow returned nil; the layout of the nib is a UICollectionViewFlowLayout."
      ),
      ("TagItem", "the class TagItem of a nib can't be that of a layout; it is a UICollectionViewFlowLayout."),
    ])
  func wrong(name: String, message: String) throws {
    let layout = CollectionBoard.flow(
      #"customClass="\#(name)""#, #"<size key="itemSize" width="70" height="40"/>"#)
    try view(layout) { view, screen in
      #expect(type(of: view.collectionViewLayout) == UICollectionViewFlowLayout.self)
      #expect(view.visibleCells.first?.frame.size == CGSize(width: 70, height: 40))
      #expect(screen.log == ["UIKit: \(message)"])
    }
  }

  @Test("A layout that a registered closure makes has the values of the storyboard")
  func making() throws {
    UINib.register(named: "MadeFlow") { UndecodedFlow() }
    let layout = CollectionBoard.flow(#"customClass="MadeFlow""#, #"<size key="itemSize" width="70" height="40"/>"#)
    try view(layout) { view, screen in
      #expect(view.collectionViewLayout is UndecodedFlow && screen.log.isEmpty)
      #expect(view.visibleCells.first?.frame.size == CGSize(width: 70, height: 40))
    }
  }

  @Test("Properties of a layout without an effect are logged")
  func unknown() throws {
    try view(CollectionBoard.flow(#"sectionInsetReference="safeArea" wobble="YES""#)) { view, screen in
      let flow = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
      #expect(flow.sectionInsetReference == .fromSafeArea)
      #expect(screen.log.count == 2)
      #expect(screen.log.contains { $0.contains("sectionInsetReference is accepted but not simulated") })
      #expect(screen.log.contains { $0.contains("unknown property \"wobble\" of <collectionViewFlowLayout>") })
    }
  }
}
