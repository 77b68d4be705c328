/// A stretch of text in one script.
package struct ScriptRun: Hashable, Sendable {
  /// The range in UTF-16 units.
  package var range: Range<Int>
  package var script: Script
}

/// A bracket that was not closed yet.
struct OpenBracket {
  /// The code point of its closing bracket.
  var closing: UInt32
  /// The script of the surrounding text.
  var script: Script
}

extension ScriptRun {
  /// Divides a range of text into scripts. Common and inherited characters join the preceding
  /// script, or the following one at the start; a closing bracket returns to the script of its
  /// opening bracket; script extensions (UAX #24) keep a run together; a grapheme cluster in
  /// shaping has the script of its first character that has one.
  ///
  /// - Parameters:
  ///   - flags: The flags with the starts of grapheme clusters.
  ///   - initial: The script of the preceding text, if any.
  /// - Complexity: O(n); brackets deeper than 64 are treated as plain common characters.
  package static func runs(
    in units: [UInt16], flags: [UnitFlags], range: Range<Int>, after initial: Script = .common
  ) -> [ScriptRun] {
    var runs: [ScriptRun] = []
    var brackets: [OpenBracket] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, !flags[end].contains(.graphemeStart),
        !PrependedSign.endsBefore(end, in: units, clusterStart: start)
      { end += 1 }
      let current = runs.last?.script ?? initial
      let script = resolve(decidingScalar(units, start..<end), current: current, brackets: &brackets)
      if runs.isEmpty {
        runs.append(ScriptRun(range: start..<range.upperBound, script: script))
      } else if current == .common && script != .common {
        runs[runs.count - 1].script = script
        for index in brackets.indices where brackets[index].script == .common { brackets[index].script = script }
      } else if script != current {
        runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<start
        runs.append(ScriptRun(range: start..<range.upperBound, script: script))
      }
      start = end
    }
    return runs
  }

  /// Returns the character that determines the script of a grapheme cluster: the first that has a
  /// script, or else the first.
  private static func decidingScalar(_ units: [UInt16], _ cluster: Range<Int>) -> Unicode.Scalar {
    if cluster.count == 1, let scalar = Unicode.Scalar(units[cluster.lowerBound]) { return scalar }
    var first: Unicode.Scalar?
    for element in ScalarSequence(units, in: cluster) {
      let script = Script(of: element.scalar)
      if !script.isUnresolved && script != .unknown { return element.scalar }
      if first == nil { first = element.scalar }
    }
    return first ?? "\u{FFFD}"
  }

  /// Returns the script of a character after the preceding text; `common` only while no script is
  /// known.
  private static func resolve(
    _ scalar: Unicode.Scalar, current: Script, brackets: inout [OpenBracket]
  ) -> Script {
    let own = Script(of: scalar)
    if own.isUnresolved {
      return own == .common ? bracketScript(scalar, current: current, brackets: &brackets) : current
    }
    if !current.isUnresolved && own != current && current.isAmongExtensions(of: scalar) { return current }
    return own
  }

  /// Returns the script of a common character. A closing bracket has the script of its opening
  /// bracket.
  static func bracketScript(
    _ scalar: Unicode.Scalar, current: Script, brackets: inout [OpenBracket]
  ) -> Script {
    if scalar.value < 0x80 && !"()[]{}".unicodeScalars.contains(scalar) { return current }
    let properties = scalar.characterProperties
    if properties.contains(.openingBracket) {
      if brackets.count < 64 { brackets.append(OpenBracket(closing: scalar.pairedBracket, script: current)) }
    } else if properties.contains(.closingBracket) {
      guard let index = brackets.lastIndex(where: { $0.closing == scalar.value }) else { return current }
      let script = brackets[index].script
      brackets.removeSubrange(index...)
      return script
    }
    return current
  }
}
