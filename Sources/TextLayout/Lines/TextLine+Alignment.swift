extension TextLine {
  /// Where the line's left edge stands when what is seen of it is aligned in a width: the distance from the width's left edge,
  /// in points. Spaces at the line's end hang over the side they are at.
  ///
  /// - Parameters:
  ///   - width: What the line stands in, in points. A line that is wider reaches over the sides that it is not aligned to.
  ///   - alignment: `natural` and `justified` are the side at which the line's paragraph starts.
  /// - Complexity: O(runs on the line).
  public func leftEdge(in width: Double, alignment: TextAlignment) -> Double {
    let hanging = trailingSpaceWidth
    let room = width - (self.width - hanging)
    let seenFrom = isRightToLeft ? hanging : 0
    switch alignment {
    case .left: return -seenFrom
    case .center: return room / 2 - seenFrom
    case .right: return room - seenFrom
    case .justified, .natural: return isRightToLeft ? room - seenFrom : 0
    }
  }
}
