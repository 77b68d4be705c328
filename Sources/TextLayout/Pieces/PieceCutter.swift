/// Divides runs where lines may end, and where hanging spaces begin and end.
struct PieceCutter<Positions: RandomAccessCollection> where Positions.Element == Int, Positions.Index == Int {
  /// The runs in logical order; they cover the text.
  let runs: [ShapedRun]
  /// For each unit, the sum of the advances of its run's glyphs that belong to earlier clusters.
  let positions: Positions
  let units: [UInt16]
  let flags: [UnitFlags]
  private(set) var builder = LinePieceBuilder()
  /// The starts and ends of the pieces, if requested.
  private(set) var starts: [Int32] = []
  private(set) var ends: [Int32] = []
  private let notesPlaces: Bool
  /// `nil` if lines that end within kerned text are examined closely.
  private let kerning: PieceKerning?
  private var run = 0

  init(
    runs: [ShapedRun], positions: Positions, units: [UInt16], flags: [UnitFlags], notesPlaces: Bool,
    kerning: PieceKerning? = nil
  ) {
    self.kerning = kerning
    self.runs = runs
    self.positions = positions
    self.units = units
    self.flags = flags
    self.notesPlaces = notesPlaces
  }

  mutating func cut(_ line: TextAnalysis.HardLine) {
    let range = line.content
    if !range.isEmpty && !flags[range.lowerBound].contains(.safeToBreak) { builder.refuse() }
    while run < runs.count, runs[run].range.lowerBound < range.upperBound {
      if runs[run].range.upperBound > range.lowerBound { cut(run, range) }
      if runs[run].range.upperBound > range.upperBound { break }
      run += 1
    }
    builder.end([.endsHardLine, unsafety(at: range.upperBound, from: range.lowerBound)])
    note(range.lowerBound, range.upperBound)
  }

  private mutating func cut(_ index: Int, _ line: Range<Int>) {
    let part = runs[index].range.clamped(to: line)
    let hasGlyphs = runs[index].face != nil
    let unitsPerEm = hasGlyphs ? runs[index].unitsPerEm : 0
    var start = part.lowerBound
    var position = hasGlyphs ? positions[start] : 0
    // The start of the previous piece of this run.
    var before = start
    // The additional width of the following text at a line's start.
    var change = 0
    while start < part.upperBound, !builder.isIrregular {
      let hangs = flags[start].contains(.hangs)
      let end = self.end(of: start, in: part)
      let next = hasGlyphs ? (end < runs[index].range.upperBound ? positions[end] : runs[index].advance) : 0
      if hasGlyphs, !rises(start..<end, to: next) { return builder.refuse() }
      builder.add(next - position + change, unitsPerEm: unitsPerEm, hangs: hangs)
      note(start, end)
      change = 0
      if end < line.upperBound, flags[end].contains(.breakBefore) {
        let unsafety = unsafety(at: end, from: line.lowerBound)
        if !unsafety.isEmpty, part == runs[index].range, end < part.upperBound,
          let kerned = kerning?.lineEnd(
            at: end, after: hangs ? before..<start : start..<end, before: self.end(of: end, in: part), runs[index], self
          ),
          builder.end(kerned)
        {
          change = kerned.first
          // A kern, if there is one, is a piece without units.
          note(end, end)
        } else {
          builder.end([.endsAtOpportunity, unsafety])
        }
      }
      (before, start, position) = (start, end, next)
    }
  }

  /// Returns the end of the piece that starts at an offset of a run.
  private func end(of start: Int, in part: Range<Int>) -> Int {
    let hangs = flags[start].contains(.hangs)
    var end = start + 1
    while end < part.upperBound, !flags[end].contains(.breakBefore), flags[end].contains(.hangs) == hangs { end += 1 }
    return end
  }

  /// Returns `true` if no cluster's advance is negative, which sums require.
  private func rises(_ range: Range<Int>, to next: Int) -> Bool {
    var last = positions[range.lowerBound]
    for unit in range.dropFirst() {
      if !TrackedSum.rises(positions[unit] - last) { return false }
      last = positions[unit]
    }
    return TrackedSum.rises(next - last)
  }

  /// Extends the last piece to the end, or adds a new one.
  private mutating func note(_ start: Int, _ end: Int) {
    // After a rejected sum there may be no piece, and none will be requested.
    guard notesPlaces, !builder.isIrregular else { return }
    if ends.count == builder.pieces.count {
      ends[ends.count - 1] = Int32(end)
    } else {
      starts.append(Int32(start))
      ends.append(Int32(end))
    }
  }

  /// Returns the traits of a line that ends at an offset, possibly before spaces, if it would be
  /// shaped again or display a hyphen.
  private func unsafety(at place: Int, from start: Int) -> LinePiece.Traits {
    var last = place
    while last > start && flags[last - 1].contains(.hangs) { last -= 1 }
    let isSoft = place > start && units[place - 1] == 0xAD
    let isSafe = flags[place].contains(.safeToBreak) && flags[last].contains(.safeToBreak)
    return isSafe && !isSoft ? [] : .isUnsafeAtEnd
  }
}

extension PieceCutter: ClusterPlaces {
  func isSafe(_ place: Int) -> Bool { flags[place].contains(.safeToBreak) }
  func hangs(_ place: Int) -> Bool { flags[place].contains(.hangs) }
  func startsGrapheme(_ place: Int) -> Bool { flags[place].contains(.graphemeStart) }

  func position(_ place: Int, in run: ShapedRun) -> Int {
    place < run.range.upperBound ? positions[place] : run.advance
  }
}
