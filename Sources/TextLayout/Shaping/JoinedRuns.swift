/// Letters that join letters of another run, as HarfBuzz sees them in its context.
///
/// HarfBuzz reports the edges of a run as safe, because the request does not include the text
/// beyond them.
enum JoinedRuns {
  /// The number of adjacent characters that HarfBuzz sees around a run.
  private static let context = 5

  /// The maximum distance, in units, between a break and the letters that it affects: the letters
  /// of its run, beyond those that join across the break, and the letters that HarfBuzz sees
  /// outside of the run. Each is at most `context` characters of two units from the run's edge.
  static let reach = 2 * (2 * context) + 1

  /// Removes the mark for a line break between two letters of different runs that join.
  ///
  /// - Complexity: O(n).
  static func markUnsafe(_ runs: [ShapedRun], of units: [UInt16], in flags: inout [UnitFlags]) {
    for (previous, run) in zip(runs, runs.dropFirst()) {
      let edge = run.range.lowerBound
      if previous.joinsLetters {
        flags.markUnsafe(
          after: letter(before: edge, in: previous.range, of: units),
          through: letter(atOrAfter: edge, in: edge..<units.count, of: units, within: context))
      }
      if run.joinsLetters {
        flags.markUnsafe(
          after: letter(before: edge, in: 0..<edge, of: units, within: context),
          through: letter(atOrAfter: edge, in: run.range, of: units))
      }
    }
  }

  /// Returns `true` if an entire part of the text is between letters that HarfBuzz may have joined
  /// across it.
  static func isBetweenLetters(_ part: Range<Int>, of units: [UInt16]) -> Bool {
    part.count <= 2 * context
      && ScalarSequence(units, in: part).allSatisfy { JoiningType(of: $0.scalar) == .transparent }
  }

  /// Returns the start of the last character across which letters do not join, if it is a letter.
  private static func letter(
    before place: Int, in range: Range<Int>, of units: [UInt16], within count: Int = .max
  ) -> Int? {
    var end = place
    var left = count
    while left > 0, let element = ScalarSequence.last(of: units, in: range.lowerBound..<end) {
      let joining = JoiningType(of: element.scalar)
      if joining != .transparent { return joining == .letter ? element.offset : nil }
      end = element.offset
      left -= 1
    }
    return nil
  }

  /// Returns the start of the first such character, if it is a letter.
  private static func letter(
    atOrAfter place: Int, in range: Range<Int>, of units: [UInt16], within count: Int = .max
  ) -> Int? {
    for element in ScalarSequence(units, in: place..<range.upperBound).prefix(count) {
      let joining = JoiningType(of: element.scalar)
      if joining != .transparent { return joining == .letter ? element.offset : nil }
    }
    return nil
  }
}

extension [UnitFlags] {
  /// Removes the mark for a line break between two letters, if there are two.
  fileprivate mutating func markUnsafe(after last: Int?, through next: Int?) {
    guard let last, let next else { return }
    for place in last + 1...next { self[place].remove(.safeToBreak) }
  }
}

extension ShapedRun {
  /// A Boolean value that indicates whether HarfBuzz joins the letters of the run.
  fileprivate var joinsLetters: Bool { face != nil && script.joins }

  /// Returns `true` if letters may join across the boundary of two runs, so that HarfBuzz's context
  /// affects them. Nothing joins a space, and no letter joins another across it or across text
  /// without glyphs.
  func joins(_ next: ShapedRun, at place: Int, of units: [UInt16]) -> Bool {
    face != nil && next.face != nil && units[place] != 0x20 && (place == 0 || units[place - 1] != 0x20)
      && (script.joins || next.script.joins)
  }
}

extension Script {
  /// A Boolean value that indicates whether HarfBuzz shapes the script with Unicode's joining
  /// types.
  fileprivate var joins: Bool { isMarked(in: Self.joining) }

  private static let joining = marks { joiningTags.contains($0.tag) }

  private static let joiningTags: Set<String> = [
    "Adlm", "Arab", "Chrs", "Mand", "Mani", "Mong", "Nkoo", "Ougr", "Phag", "Phlp", "Rohg", "Sogd", "Syrc",
  ]
}
