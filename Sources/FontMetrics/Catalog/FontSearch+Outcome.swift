extension FontSearch {
  /// The face that wins among the candidates of an answer, and all of them with what became of each.
  func outcome(of answer: Answer) -> (winner: CatalogEntry, candidates: [FontMatchExplanation.Candidate])? {
    let wanted = wish.wanted(from: answer.own?.face)
    let winner: CatalogEntry
    if let own = answer.own, wish.isEmpty || FontStyleDistance(own.face, from: wanted).isZero {
      winner = own
    } else if let nearest = answer.candidates.nearest(to: wanted) {
      winner = nearest
    } else {
      return nil
    }
    let won = FontStyleDistance(winner.face, from: wanted)
    let candidates = answer.candidates.map { entry in
      let distance = FontStyleDistance(entry.face, from: wanted)
      let isWinner = entry.key == winner.key
      return FontMatchExplanation.Candidate(
        face: isWinner ? winner.face : entry.face, distance: distance,
        verdict: isWinner ? .chosen : .init(distance, against: won))
    }
    return (winner, candidates)
  }

  /// The values of the axes at which a face has the style: a named instance's own, over which goes what was asked for.
  func coordinates(of entry: CatalogEntry, face: FontFace, answer: Answer) -> [String: Double] {
    // Of a face that was named, only what was asked for moves; any other is set to the whole style, as CSS does.
    let own = answer.own.flatMap { $0.key == entry.key ? $0 : nil }
    var values = own.map { face.coordinates(ofInstance: $0) } ?? [:]
    let setsAll = own == nil
    let wanted = wish.wanted(from: answer.own?.face)
    for axis in face.axes {
      switch axis.tag {
      case "wght" where setsAll || wish.weight != nil: values["wght"] = axis.clamp(Double(wanted.weight.rawValue))
      case "wdth" where setsAll || wish.width != nil: values["wdth"] = axis.clamp(wanted.width.rawValue)
      case "ital", "slnt": if setsAll || wish.slant != nil { values[axis.tag] = face.value(of: axis, wanted.slant) }
      default: break
      }
    }
    return values.merging(request.variations) { $1 }
  }
}

extension FontStyleDistance {
  /// Whether the face is as asked for.
  var isZero: Bool { !lacksMonospacing && width == 0 && slant == 0 && weight == 0 }
}

extension FontFace {
  /// The values of the axes at a named instance; none for an entry that is the face. An optical size that is the axis's default
  /// was not chosen by the designer of the instance, and stays free to follow the point size.
  fileprivate func coordinates(ofInstance entry: CatalogEntry) -> [String: Double] {
    var values = entry.coordinates
    if let index = entry.namedInstance, values.isEmpty, namedInstances.indices.contains(index) {
      for coordinate in namedInstances[index].coordinates { values[coordinate.tag] = coordinate.value }
    }
    if values["opsz"] == axes.first(where: { $0.tag == "opsz" })?.defaultValue { values["opsz"] = nil }
    return values
  }

  /// CSS's angle where oblique is asked for and no angle is said.
  private static let obliqueAngle = 14.0

  /// The value of the `ital` or `slnt` axis that comes nearest to a slant; `nil` leaves the axis where it is.
  func value(of axis: VariationAxis, _ slant: FontSlant) -> Double? {
    let italic = axes.first { $0.tag == "ital" }
    if axis.tag == "ital" {
      let hasLean = axes.contains { $0.tag == "slnt" && $0.range.lowerBound < 0 }
      let leans = slant == .italic || slant == .oblique && !hasLean
      return axis.clamp(leans ? 1 : 0)
    }
    // A face with an italic of its own leans by it.
    if slant == .italic, italic.map({ $0.range.upperBound >= 0.5 }) ?? isItalic { return nil }
    return axis.clamp(slant == .upright ? 0 : -Self.obliqueAngle)
  }
}
