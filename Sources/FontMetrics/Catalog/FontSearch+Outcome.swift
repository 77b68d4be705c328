extension FontSearch {
  /// Returns the best face among the candidates, and all candidates with their verdicts.
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

  /// Returns the axis values of a face for the style: those of a named instance, overridden by the
  /// request.
  func coordinates(of entry: CatalogEntry, face: FontFace, answer: Answer) -> [String: Double] {
    // For a face that was requested by name, only the requested values change. Any other face is
    // set to the whole style, as in CSS.
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
  /// A Boolean value that indicates whether the face matches exactly.
  var isZero: Bool { !lacksMonospacing && width == 0 && slant == 0 && weight == 0 }
}

extension FontFace {
  /// Returns the axis values of a named instance, or none for a face. A default optical size was
  /// not chosen by the designer of the instance, and follows the point size.
  fileprivate func coordinates(ofInstance entry: CatalogEntry) -> [String: Double] {
    var values = entry.coordinates
    if let index = entry.namedInstance, values.isEmpty, namedInstances.indices.contains(index) {
      for coordinate in namedInstances[index].coordinates { values[coordinate.tag] = coordinate.value }
    }
    if values["opsz"] == axes.first(where: { $0.tag == "opsz" })?.defaultValue { values["opsz"] = nil }
    return values
  }

  /// CSS's angle for oblique without an angle.
  private static let obliqueAngle = 14.0

  /// Returns the value of the `ital` or `slnt` axis that is nearest to a slant, or `nil` to leave
  /// the axis unchanged.
  func value(of axis: VariationAxis, _ slant: FontSlant) -> Double? {
    let italic = axes.first { $0.tag == "ital" }
    if axis.tag == "ital" {
      let hasLean = axes.contains { $0.tag == "slnt" && $0.range.lowerBound < 0 }
      let leans = slant == .italic || slant == .oblique && !hasLean
      return axis.clamp(leans ? 1 : 0)
    }
    // A face with its own italic uses that.
    if slant == .italic, italic.map({ $0.range.upperBound >= 0.5 }) ?? isItalic { return nil }
    return axis.clamp(slant == .upright ? 0 : -Self.obliqueAngle)
  }
}
