/// A view whose content is another whenever it is asked for, with its box, and the others of which that is so: a list that is walked without
/// counting references, which for views takes longer than to ask them.
final class ChangingContent {
  private let view: View
  private let box: ItemBox
  private let next: ChangingContent?
  /// How many there are from here on.
  let count: Int

  init(_ view: View, _ box: ItemBox, before next: ChangingContent?) {
    self.view = view
    self.box = box
    self.next = next
    count = 1 + (next?.count ?? 0)
  }

  /// Finds the sizes of all contents anew. Answers whether they can be found so.
  func findContents() -> Bool {
    guard box.isPlain || box.findContent(of: view) else { return false }
    return next?.findContents() ?? true
  }
}
