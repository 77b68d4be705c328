import Foundation
import Testing
import UIKitNames

@MainActor @Suite("Controllers of collection views in storyboards and nibs")
struct CollectionControllerTests {
  @Test("A touch of an item performs the segue of its prototype, before the delegate is notified")
  func segue() throws {
    let collection = CollectionBoard.collection(
      layout: CollectionBoard.flow(), cells: CollectionBoard.cell(more: CollectionBoard.segue))
    let board = CollectionBoard.storyboard(CollectionBoard.scene(collection))
    try AppFiles.with(texts: ["Main.storyboard": board]) {
      let navigation = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UINavigationController)
      let screen = try PhoneScreen(navigation)
      let items = try #require(navigation.topViewController as? BoardItems)
      let cell = try #require(items.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
      screen.perform { cell.asUser.tap(at: CGPoint(x: 20, y: 20)) }
      #expect(items.log == ["prepare open 2", "selected [2]", "select 2"])
      #expect(navigation.topViewController?.title == "Next")
    }
  }

  @Test("Items are deselected when the view appears again, unless the storyboard keeps them")
  func clearing() throws {
    for keeps in [false, true] {
      let collection = CollectionBoard.collection(layout: CollectionBoard.flow(), cells: CollectionBoard.cell())
      let board = CollectionBoard.storyboard(CollectionBoard.scene(collection)).replacingOccurrences(
        of: "<collectionViewController",
        with: "<collectionViewController clearsSelectionOnViewWillAppear=\"\(keeps ? "NO" : "YES")\"")
      try AppFiles.with(texts: ["Main.storyboard": board]) {
        let items = try #require(UIStoryboard(name: "Main", bundle: nil).controller(as: BoardItems.self))
        let screen = try PhoneScreen(items)
        items.collectionView.asUser.selectItem(at: IndexPath(item: 1, section: 0))
        items.viewWillAppear(false)
        #expect((items.collectionView.indexPathsForSelectedItems ?? []).map(\.item) == (keeps ? [1] : []))
        withExtendedLifetime(screen) {}
      }
    }
  }

  @Test("A segue that the controller refuses is not performed, and the delegate is notified of the selection")
  func refusedSegue() throws {
    final class Refusing: BoardItems {
      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("asked \(identifier) \(sender is TagItem)")
        return false
      }
    }
    UINib.register(Refusing.self, named: "Refusing")
    let collection = CollectionBoard.collection(
      layout: CollectionBoard.flow(), cells: CollectionBoard.cell(more: CollectionBoard.segue))
    let scene = CollectionBoard.scene(collection, controllerClass: "Refusing")
    try AppFiles.with(texts: ["Main.storyboard": CollectionBoard.storyboard(scene)]) {
      let items = try #require(UIStoryboard(name: "Main", bundle: nil).controller(as: BoardItems.self))
      let screen = try PhoneScreen(items)
      items.collectionView.asUser.tap(at: CGPoint(x: 20, y: 20))
      #expect(items.log == ["asked open true", "select 0"])
      withExtendedLifetime(screen) {}
    }
  }

  @Test("A nib of a controller has the collection view and its layout")
  func nib() throws {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="view" destination="col" id="o1"/><outlet property="collectionView" destination="col" id="o2"/>
      <outlet property="flow" destination="flow" id="o3"/></connections></placeholder>
      """
    let collection = CollectionBoard.collection(
      key: "", layout: CollectionBoard.flow("", #"<size key="itemSize" width="90" height="40"/>"#), cells: "",
      source: "-1")
    try AppFiles.with(texts: ["Items.xib": NibFiles.xib(owner + collection)]) {
      let items = CodeBoardItems(nibName: "Items", bundle: nil)
      let screen = try PhoneScreen(items)
      #expect(items.collectionView.visibleCells.count == 7 && items.collectionView.dataSource === items)
      #expect(items.collectionView.visibleCells.first?.frame == CGRect(x: 0, y: 0, width: 90, height: 40))
      #expect(items.flow === items.collectionViewLayout && screen.log.isEmpty)
    }
  }
}
