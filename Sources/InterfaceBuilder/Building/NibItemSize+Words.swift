import LayoutCore
import TableLayout

extension NibItemSize {
  /// The note about a size that the file does not contain; nil if it does.
  func note(of cell: NibCell) -> NibNote? {
    guard case .recorded(let reason) = origin else { return nil }
    return NibNote(
      .collectionCell, objectID: cell.view.id, at: cell.view.position, "\(reason.sentence); \(used)")
  }

  /// The lengths that are used instead, as the last part of a sentence.
  private var used: String {
    switch (size.width, size.height) {
    case (.absolute(let width), .absolute(let height)):
      "the recorded size of \(NibSize(width: Double(width), height: Double(height)).words) points is used"
    case (.absolute(let width), _):
      "the recorded width of \(Double(width).points) and the height from the constraints are used"
    case (_, .absolute(let height)):
      "the width of the collection view and the recorded height of \(Double(height).points) are used"
    default: "the width of the collection view and the height from the constraints are used"
    }
  }
}
