extension TextLine {
  /// Returns the distance from the left edge of a width to the left edge of the line when its
  /// visible part is aligned, in points. Trailing spaces extend beyond that side.
  ///
  /// - Parameters:
  ///   - width: The available width, in points. A wider line extends beyond the sides to which it
  ///     is not aligned.
  ///   - alignment: The alignment; `natural` and `justified` mean the side where the line's
  ///     paragraph starts.
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
