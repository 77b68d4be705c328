/// A view whose content changes with every measurement, with its box and the next such view. The
/// linked list is iterated without reference counting, which for views takes longer than measuring.
final class ChangingContent {
  private let view: View
  private let box: ItemBox
  private let next: ChangingContent?
  /// The number of views from here on.
  let count: Int

  init(_ view: View, _ box: ItemBox, before next: ChangingContent?) {
    self.view = view
    self.box = box
    self.next = next
    count = 1 + (next?.count ?? 0)
  }

  /// Finds the sizes of all contents again. Returns false if they can't be found this way.
  func findContents() -> Bool {
    guard box.isPlain || box.findContent(of: view) else { return false }
    return next?.findContents() ?? true
  }
}
