import Foundation
import Testing
import UIKitNames

@MainActor @Suite("Cells from one snapshot to the next")
struct SnapshotChangeTests {
  private static func screen(_ view: SnapshotView) -> (screen: any SnapshotScreen, snapshot: NumberSnapshot) {
    let screen = view.make()
    var snapshot = NumberSnapshot()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([11, 12], toSection: 1)
    snapshot.appendItems([21, 22], toSection: 2)
    screen.apply(snapshot, animated: false)
    screen.scrollView.layoutIfNeeded()
    screen.provided = []
    return (screen, screen.snapshot())
  }

  private static func cells(_ screen: any SnapshotScreen) -> [Int?] {
    screen.scrollView.layoutIfNeeded()
    return screen.visiblePaths.map { screen.cell(at: $0)?.number }
  }

  @Test(
    "A section that moves and is reloaded requests the cells of its items, and no others",
    arguments: SnapshotView.allCases)
  func movedAndReloaded(_ view: SnapshotView) {
    var (screen, snapshot) = Self.screen(view)
    snapshot.moveSection(2, beforeSection: 1)
    snapshot.reloadSections([2])
    snapshot.moveItem(11, afterItem: 22)
    screen.apply(snapshot, animated: true)
    #expect(Self.cells(screen) == [21, 22, 11, 12])
    #expect(screen.provided.sorted() == [11, 21, 22])
  }

  @Test(
    "Items keep their cells when they move to a new section, and out of a deleted one", arguments: SnapshotView.allCases
  )
  func movedBetweenSections(_ view: SnapshotView) {
    var (screen, snapshot) = Self.screen(view)
    snapshot.insertSections([3], afterSection: 1)
    snapshot.appendItems([12, 31], toSection: 3)
    snapshot.appendItems([22], toSection: 1)
    snapshot.deleteSections([2])
    screen.apply(snapshot, animated: true)
    #expect(Self.cells(screen) == [11, 22, 12, 31])
    #expect(screen.provided == [31])
  }

  @Test("A new or reloaded item that is also configured again is requested once", arguments: SnapshotView.allCases)
  func reconfigured(_ view: SnapshotView) {
    var (screen, snapshot) = Self.screen(view)
    snapshot.appendItems([23])
    snapshot.reloadItems([11])
    snapshot.reconfigureItems([23, 11, 12])
    screen.apply(snapshot, animated: false)
    #expect(Self.cells(screen) == [11, 12, 21, 22, 23])
    #expect(screen.provided.sorted() == [11, 12, 23])
  }
}
