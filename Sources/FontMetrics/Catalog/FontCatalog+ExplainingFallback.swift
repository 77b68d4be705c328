extension FontCatalog {
  /// Explains the search for a face with given characters: its sources, its candidates and the
  /// reason for the result.
  ///
  /// If no face has all characters, the winner is the last resort of ``fallback(_:)``, and
  /// ``FontMatchExplanation/missing`` contains the characters that it lacks.
  package func explainFallback(_ request: FontFallbackRequest) -> FontMatchExplanation {
    var seen: [SeenFace] = []
    var found = found(request) { seen.append(SeenFace(entry: $0, coversAll: $1)) }
    if found == nil, let first = request.firstAlone {
      let known = Set(seen.map(\.entry.key))
      found = self.found(first) { entry, _ in
        if !known.contains(entry.key) { seen.append(SeenFace(entry: entry, coversAll: false)) }
      }
    }
    let candidates = seen.map { seen in
      FontMatchExplanation.Candidate(
        face: seen.entry.face, distance: FontStyleDistance(seen.entry.face, from: request.style),
        verdict: verdict(seen, against: found?.entry, request))
    }
    let places: [FontSource] = [.bundled, .registered, .installed]
    let steps = places.filter { fallbackSources.contains($0.bit) }.map { place in
      FontMatchExplanation.Step(
        source: place, name: nil, kind: nil, candidates: candidates.filter { $0.face.source == place })
    }
    var explanation = FontMatchExplanation(
      request: FontDescriptor(weight: request.weight, width: request.width, slant: request.slant), steps: steps,
      winner: found?.entry.face, rule: found.map { _ in .fallback }, nearestNames: [])
    explanation.missing = request.missing(in: found?.face)
    return explanation
  }

  /// A face that was examined.
  private struct SeenFace {
    var entry: CatalogEntry
    var coversAll: Bool
  }

  /// Returns the verdict on a face, with the reasons in the order of their importance.
  private func verdict(
    _ seen: SeenFace, against winner: CatalogEntry?, _ request: FontFallbackRequest
  ) -> FontMatchExplanation.Verdict {
    if seen.entry.key == winner?.key { return .chosen }
    guard seen.coversAll, let winner else { return .lacksCharacters }
    if (seen.entry.face.isColor ?? false) != (winner.face.isColor ?? false) { return .color }
    if rank(seen.entry, request) != rank(winner, request) { return .hanForms }
    guard seen.entry.face.family == winner.face.family else { return .order }
    let distances = [seen.entry, winner].map { FontStyleDistance($0.face, from: request.style) }
    return .init(distances[0], against: distances[1])
  }
}
