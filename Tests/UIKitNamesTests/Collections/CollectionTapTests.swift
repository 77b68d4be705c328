import Foundation
import Testing
import UIKitNames

/// A source that records the calls of its view.
@MainActor private final class Recorder: UICollectionViewDataSource, UICollectionViewDelegate {
  var calls: [String] = []
  var refused: Set<String> = []

  private func ask(_ call: String) -> Bool {
    calls.append(call)
    return !refused.contains(call)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    ask("should highlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    let isHighlighted = collectionView.cellForItem(at: indexPath)?.isHighlighted == true
    calls.append("highlighted \(indexPath.item): \(isHighlighted)")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    let isHighlighted = collectionView.cellForItem(at: indexPath)?.isHighlighted == true
    calls.append("unhighlighted \(indexPath.item): \(isHighlighted)")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    ask("should select \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("selected \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    ask("should deselect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    calls.append("deselected \(indexPath.item)")
  }
}

@MainActor @Suite("Taps on items of collection views")
struct CollectionTapTests {
  private let recorder = Recorder()
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())

  init() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (recorder, recorder)
    view.layoutIfNeeded()
  }

  /// Taps an item. Returns the calls of the delegate, without those about the highlight.
  private func tap(_ item: Int, selects: Bool) -> [String] {
    recorder.calls = []
    #expect(view.asUser.selectItem(at: IndexPath(item: item, section: 0)) == selects)
    return recorder.calls.filter { !$0.contains("highlight") }
  }

  private var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item) }

  @Test("A tap highlights the item, and selects it instead of another one")
  func single() {
    #expect(tap(0, selects: true) == ["should select 0", "selected 0"])
    #expect(
      recorder.calls.prefix(3) == ["should highlight 0", "highlighted 0: true", "unhighlighted 0: false"])
    #expect(tap(1, selects: true) == ["should select 1", "deselected 0", "selected 1"])
    #expect(selected == [1])
    #expect(view.visibleCells.map(\.isSelected) == [false, true, false])
  }

  @Test("With multiple selection, a second tap deselects the item")
  func multiple() {
    view.allowsMultipleSelection = true
    #expect(tap(0, selects: true) == ["should select 0", "selected 0"])
    #expect(tap(2, selects: true) == ["should select 2", "selected 2"])
    #expect(tap(0, selects: false) == ["should deselect 0", "deselected 0"])
    recorder.refused = ["should deselect 2"]
    #expect(tap(2, selects: false) == ["should deselect 2"])
    #expect(selected == [2])
  }

  @Test("The delegate, the view and missing items refuse a tap")
  func refused() {
    recorder.refused = ["should select 0", "should highlight 1"]
    #expect(tap(0, selects: false) == ["should select 0"])
    #expect(tap(1, selects: false).isEmpty)
    #expect(tap(3, selects: false).isEmpty && recorder.calls.isEmpty)
    #expect(!view.asUser.selectItem(at: IndexPath(item: 0, section: 1)))
    view.allowsSelection = false
    #expect(tap(2, selects: false).isEmpty)
    #expect(selected.isEmpty)
  }

  @Test("A tap at a point selects the item there, also from outside the view, and none beside the items")
  func points() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.frame.origin.y = 80
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    window.asUser.tap(at: CGPoint(x: 70, y: 90))
    #expect(selected == [view.indexPathForItem(at: CGPoint(x: 70, y: 10))?.item])
    #expect(recorder.calls.prefix(2) == ["should highlight 1", "highlighted 1: true"])
    recorder.calls = []
    window.asUser.tap(at: CGPoint(x: 70, y: 300))
    #expect(recorder.calls.isEmpty)
    view.cellForItem(at: IndexPath(item: 2, section: 0))?.asUser.tap(at: CGPoint(x: 5, y: 5))
    #expect(selected == [2])
    view.removeFromSuperview()
  }

  @Test("Controls, text views and recognizers in a cell have their touches to themselves")
  func others() throws {
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let (button, text, plain) = (UIButton(type: .system), UITextView(), UIView())
    for (number, part) in [button, text, plain].enumerated() {
      part.frame = CGRect(x: 0, y: number * 15, width: 50, height: 15)
      cell.contentView.addSubview(part)
    }
    let tap = UITapGestureRecognizer()
    plain.addGestureRecognizer(tap)
    for y in [5, 20, 35] { cell.asUser.tap(at: CGPoint(x: 5, y: y)) }
    #expect(selected.isEmpty && !recorder.calls.contains("selected 0"))
    tap.cancelsTouchesInView = false
    cell.asUser.tap(at: CGPoint(x: 5, y: 35))
    #expect(selected == [0])
    view.isUserInteractionEnabled = false
    view.asUser.tap(at: CGPoint(x: 70, y: 10))
    #expect(selected == [0])
  }
}
