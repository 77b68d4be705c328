package import Strut

/// What a reader of a comparison should know besides its numbers.
package struct CompareNotes {
  package var sentences: [String] = []

  /// - Parameters:
  ///   - elsewhere: The platforms on which the original's line box is another one, in words.
  ///   - locals: The names of the stand-in that `local()` can ask for.
  package init(_ comparison: FontComparison, elsewhere: [String], locals: [String]) {
    if !elsewhere.isEmpty {
      let names = elsewhere.joined(separator: " and ")
      sentences.append(
        "The overrides are a browser's on Linux and Android; on \(names) A has other lines (overridesElsewhere in the JSON)."
      )
    }
    let face = comparison.standIn.font.face
    // The optical size follows the size in browsers too.
    let moved = face.coordinates.filter { coordinate in
      coordinate.tag != "opsz" && face.axes.first { $0.tag == coordinate.tag }?.defaultValue != coordinate.value
    }
    if !moved.isEmpty {
      let place = moved.map { "\($0.tag)=\(Values.text($0.value))" }.joined(separator: ", ")
      sentences.append("B was measured at \(place); the page must set that too.")
    }
    if locals.isEmpty { sentences.append("B has no name that local() could ask for: give the rule a src of its own.") }
    if comparison.original.lineBox(on: .browser).lineGap < 0 {
      sentences.append("A's line gap is negative, which counts as none.")
    }
    if comparison.sample.text.isEmpty { sentences.append("There is no sample: give one with --sample.") }
  }
}
