package import Strut

extension FontInspector {
  /// Returns the faces at the requested location, and those that cannot be opened. Faces of a
  /// family are returned if they have the named instance.
  package func moved(_ faces: [FontMatch.OpenedFace]) throws -> [FontMatch.OpenedFace] {
    let attempts = faces.map { face in Result { try moved(face) } }
    let found = attempts.compactMap { try? $0.get() }
    let hasFace = found.contains { (try? $0.match.get()) != nil }
    return try instance != nil && hasFace ? found : attempts.map { try $0.get() }
  }

  private func moved(_ face: FontMatch.OpenedFace) throws -> FontMatch.OpenedFace {
    guard case .success(let match) = face.match else { return face }
    return FontMatch.OpenedFace(faceIndex: face.faceIndex, match: .success(try moved(match)))
  }

  /// Moves to the named instance first; the axes may then be moved from there.
  private func moved(_ match: FontMatch) throws -> FontMatch {
    var values = questions.variations
    if let instance {
      let left = try match.face.instance(named: instance).coordinates.filter { values[$0.tag] == nil }
      guard !left.isEmpty else { throw RequestFailure.movedInstance(instance) }
      for coordinate in left { values[coordinate.tag] = coordinate.value }
    }
    return values.isEmpty ? match : try match.instance(at: values)
  }
}

extension RequestFailure {
  /// Returns the failure for a named instance that variations override completely.
  fileprivate static func movedInstance(_ name: String) -> RequestFailure {
    .usage("the variations set every axis of the instance \"\(name)\"; omit the variations or the instance.")
  }
}

extension ClampedReport {
  /// Returns a note for stderr.
  package func note(requested: String) -> String {
    "\(axis)=\(Values.text(asked)) is outside the axis of \"\(requested)\"; \(Values.text(used)) is used."
  }
}
