/// Text like `LinePieces` whose widths are those of any instance of a group: the steps in the
/// font's own face, and the data that all instances share.
final class GlyphPieces: Sendable {
  private struct Piece: Sendable {
    /// The advances of the text in other faces, in design units.
    var constant: Int32
    /// The number of steps.
    var stepCount: UInt32
    var unitsPerEm: UInt16
    var traits: LinePiece.Traits
  }

  private let pieces: [Piece]
  private let traits: LinePieces.Traits
  /// The steps of all pieces in sequence.
  private let steps: [UInt16]
  /// In order.
  private let kernedEnds: [KernedEnd]

  /// Returns `nil` if the pieces do not cover all steps of the text.
  ///
  /// - Parameters:
  ///   - measured: The measurements of the text in an instance.
  ///   - ends: The end of each of its pieces, in units, in order.
  ///   - kernedEnds: The kerned ends of its pieces.
  ///   - instance: The advances of the steps.
  init?(
    _ measured: LinePieces, ends: [Int32], _ text: TextSteps, _ kernedEnds: InstanceLineEnds,
    in instance: InstanceAdvances
  ) {
    guard measured.count == ends.count, ends.allSatisfy({ Int($0) <= text.ofUnits.count }) else { return nil }
    var steps: [UInt16] = []
    steps.reserveCapacity(text.ofUnits.count)
    var made: [Piece] = []
    made.reserveCapacity(ends.count)
    let known = instance.withKnown { $0 }
    var unit = 0
    for (piece, end) in zip(measured.pieces, ends) {
      let first = steps.count
      while unit < Int(end) {
        if text.ofUnits[unit] != TextSteps.none { steps.append(text.ofUnits[unit]) }
        unit += 1
      }
      let own = steps[first...].reduce(0) { $0 + instance.sum(known[Int($1)]) }
      guard let constant = Int32(exactly: piece.sum - own) else { return nil }
      made.append(
        Piece(
          constant: constant, stepCount: UInt32(steps.count - first), unitsPerEm: piece.unitsPerEm, traits: piece.traits
        ))
    }
    guard text.ofUnits[unit...].allSatisfy({ $0 == TextSteps.none }) else { return nil }
    for piece in kernedEnds.safe + kernedEnds.conditional.map({ Int($0.piece) }) {
      made[piece].traits.remove(.isUnsafeAtEnd)
    }
    self.kernedEnds = kernedEnds.conditional
    pieces = made
    traits = measured.traits
    self.steps = steps
  }

  /// The approximate number of bytes that it retains.
  var byteCount: Int {
    pieces.count * MemoryLayout<Piece>.stride + steps.count * MemoryLayout<UInt16>.stride
      + kernedEnds.count * MemoryLayout<KernedEnd>.stride + 128
  }

  /// Returns the text's pieces in an instance; `nil` if advances do not determine what fits or are
  /// not available.
  ///
  /// - Complexity: O(n).
  func pieces(in instance: InstanceAdvances, _ shaper: RunShaper) -> LinePieces? {
    if let sums = instance.withKnown({ sums($0, in: instance) }) { return linePieces(sums) }
    guard instance.learn(steps + kernedEnds.map(\.alone), shaper) else { return nil }
    return instance.withKnown { sums($0, in: instance) }.flatMap(linePieces)
  }

  private func linePieces(_ sums: [LinePiece]) -> LinePieces? {
    sums.count >= pieces.count ? LinePieces(sums, traits: traits) : nil
  }

  /// Returns the pieces, or fewer if one has no usable width; `nil` if a step is unknown.
  private func sums(_ known: [Int32], in instance: InstanceAdvances) -> [LinePiece]? {
    let (clusterCount, narrowest) = (instance.clusterCount, instance.narrowest)
    var sums: [LinePiece] = []
    sums.reserveCapacity(pieces.count)
    var next = 0
    for piece in pieces {
      var sum = Int(piece.constant)
      var blanks = 0
      for number in steps[next..<next + Int(piece.stepCount)] {
        guard Int(number) < known.count else { return nil }
        let advance = known[Int(number)]
        if advance < narrowest {
          guard advance == 0 else { return advance == InstanceAdvances.unknown ? nil : [] }
          blanks += 1
        }
        sum += Int(advance)
      }
      next += Int(piece.stepCount)
      sum += (Int(piece.stepCount) - blanks) * clusterCount
      guard let made = LinePiece(sum: sum, unitsPerEm: piece.unitsPerEm, traits: piece.traits) else { return [] }
      sums.append(made)
    }
    // From the last one backward, because a kern between two pieces is an additional piece.
    for end in kernedEnds.reversed() {
      guard Int(end.alone) < known.count, known[Int(end.alone)] != InstanceAdvances.unknown else { return nil }
      let change = Int(known[Int(end.alone)] - known[Int(end.kerned)])
      if change == 0 { continue }
      let kerned: KernedLineEnd = end.isBeforeSpaces ? .beforeSpaces(last: change) : .between(last: change, first: 0)
      if !sums.end(Int(end.piece), kerned) { sums[Int(end.piece)].traits.insert(.isUnsafeAtEnd) }
    }
    return sums
  }
}
