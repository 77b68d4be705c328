/// Fills lines with words one after the other, as `LineBreaker` fills them from a shaped text: greedily, spaces at a line's
/// end not counted.
struct WordLines {
  let width: Double
  private let pointSize: Double

  /// From the line's start to where it may end last, the spaces before that place included.
  private var accepted: WidthSum
  private var hasAccepted = false
  /// From the line's start to here, and without the spaces here.
  private(set) var current: WidthSum
  private(set) var trimmed: WidthSum
  /// From where the line may end last to here, and without the spaces here.
  private var pending: WidthSum
  private var pendingTrimmed: WidthSum

  /// How many lines are full.
  private(set) var count = 0
  /// The width of the widest, in points.
  private(set) var widest = 0.0
  /// Whether a stretch that no line may end in is wider than a line: it would have to end between characters.
  private(set) var isStuck = false
  /// What is before the first place where a line may end, without the spaces there.
  private(set) var firstStretch: WidthSum?

  init(width: Double, pointSize: Double) {
    self.width = width
    self.pointSize = pointSize
    accepted = WidthSum()
    current = accepted
    trimmed = accepted
    pending = accepted
    pendingTrimmed = accepted
  }

  mutating func add(_ advance: Int, unitsPerEm: Int, hangs: Bool) {
    current.add(advance, unitsPerEm: unitsPerEm, pointSize: pointSize)
    pending.add(advance, unitsPerEm: unitsPerEm, pointSize: pointSize)
    if hangs { return }
    trimmed = current
    pendingTrimmed = pending
  }

  mutating func add(_ word: WordMetrics) {
    guard let segments = word.segments else {
      return add(Int(word.advance), unitsPerEm: Int(word.unitsPerEm), hangs: false)
    }
    for segment in segments {
      add(Int(segment.advance), unitsPerEm: Int(segment.unitsPerEm), hangs: segment.hangs)
      if segment.endsAtOpportunity { allowBreak() }
    }
  }

  /// A line may end here.
  mutating func allowBreak() {
    if firstStretch == nil { firstStretch = trimmed }
    if !fits(trimmed) {
      guard hasAccepted else { return isStuck = true }
      close(accepted)
      current = pending
      trimmed = pendingTrimmed
      guard fits(trimmed) else { return isStuck = true }
    }
    accepted = current
    hasAccepted = true
    pending = WidthSum()
    pendingTrimmed = pending
  }

  /// The text ends here.
  mutating func finish() {
    allowBreak()
    close(current)
  }

  private mutating func close(_ line: WidthSum) {
    count += 1
    widest = max(widest, min(width, line.points))
  }

  private func fits(_ sum: WidthSum) -> Bool { sum.points <= width + LineMeasurer.tolerance }
}
