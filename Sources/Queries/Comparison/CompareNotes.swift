package import Strut

/// The notes of a comparison.
package struct CompareNotes {
  package var sentences: [String] = []

  /// - Parameters:
  ///   - elsewhere: The names of the platforms on which the original has a different line box.
  ///   - locals: The names of the replacement that `local()` can find.
  package init(_ comparison: FontComparison, elsewhere: [String], locals: [String]) {
    if !elsewhere.isEmpty {
      let names = elsewhere.joined(separator: " and ")
      sentences.append(
        "The overrides are for browsers on Linux and Android; A has a different line box on \(names) (overridesElsewhere in the JSON)."
      )
    }
    let face = comparison.standIn.font.face
    // The optical size follows the font size in browsers, too.
    let moved = face.coordinates.filter { coordinate in
      coordinate.tag != "opsz" && face.axes.first { $0.tag == coordinate.tag }?.defaultValue != coordinate.value
    }
    if !moved.isEmpty {
      let place = moved.map { "\($0.tag)=\(Values.text($0.value))" }.joined(separator: ", ")
      sentences.append("B was measured at \(place); the page must set the same values.")
    }
    if locals.isEmpty { sentences.append("B has no name that local() could find; add a src to the rule.") }
    if comparison.original.lineBox(on: .browser).lineGap < 0 {
      sentences.append("A's line gap is negative and counts as 0.")
    }
    if comparison.sample.text.isEmpty { sentences.append("There is no sample; give one with --sample.") }
  }
}
