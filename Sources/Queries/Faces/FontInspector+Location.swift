package import Strut

extension FontInspector {
  /// The faces at the location asked for. Of a family's faces those stay that have the named instance.
  package func moved(_ matches: [FontMatch]) throws -> [FontMatch] {
    guard instance != nil else { return try matches.map(moved) }
    let attempts = matches.map { match in Result { try moved(match) } }
    let found = attempts.compactMap { try? $0.get() }
    return try found.isEmpty ? attempts.map { try $0.get() } : found
  }

  /// To the named instance first; single axes may then be moved from there.
  private func moved(_ match: FontMatch) throws -> FontMatch {
    var values = questions.variations
    if let instance {
      for coordinate in try match.face.instance(named: instance).coordinates where values[coordinate.tag] == nil {
        values[coordinate.tag] = coordinate.value
      }
    }
    return values.isEmpty ? match : try match.instance(at: values)
  }
}

extension ClampedReport {
  /// For people, on stderr.
  package func note(requested: String) -> String {
    "\(axis)=\(Values.text(asked)) is outside the axis of \"\(requested)\"; \(Values.text(used)) is used."
  }
}
