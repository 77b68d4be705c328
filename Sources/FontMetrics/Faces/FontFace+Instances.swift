internal import FontInterop

extension FontFace {
  /// The named locations of the design space.
  public var namedInstances: [NamedInstance] {
    let face = file.openType
    let instances = face.namedInstances
    let names = face.labels(instances.map(\.nameID))
    let postScriptNames = face.labels(instances.map(\.postScriptNameID))
    return instances.indices.map { index in
      NamedInstance(
        name: names[index], postScriptName: instances[index].postScriptNameID == 0xFFFF ? nil : postScriptNames[index],
        coordinates: zip(file.axes, instances[index].coordinates).map {
          AxisCoordinate(tag: $0.tag, value: $1.shortest)
        })
    }
  }

  /// Returns the face at a named location, by name or PostScript name, not case-sensitive.
  ///
  /// Throws `FontError.Code.badVariation`, with the nearest name, if the name is unknown.
  public func instance(named name: String) throws(FontError) -> FontFace {
    let instances = namedInstances
    let wanted = name.lowercased()
    let found = instances.first { [$0.name, $0.postScriptName].contains { $0?.lowercased() == wanted } }
    guard let found else { throw missingInstance(name, instances) }
    return try instance(
      at: Dictionary(found.coordinates.map { ($0.tag, $0.value) }, uniquingKeysWith: { first, _ in first }))
  }

  private func missingInstance(_ name: String, _ instances: [NamedInstance]) -> FontError {
    let names = instances.compactMap(\.name)
    guard isVariable else {
      return FontError(.badVariation, of: path, "\"\(path)\" has no instance \"\(name)\": it is not a variable font.")
    }
    let hint = NearestName.suggestion(for: name, among: names).map { "did you mean \"\($0)\"?" }
    let list = names.isEmpty ? "it has no named instances." : "it has \(names.prefix(20).joined(separator: ", "))."
    return FontError(.badVariation, of: path, "\"\(path)\" has no instance \"\(name)\"; \(hint ?? list)")
  }

  /// Returns the values outside the range of their axes, with the values of an instance there, in
  /// the file's order of axes.
  ///
  /// Unknown tags are ignored.
  package func clampedCoordinates(asked values: [String: Double]) -> [ClampedCoordinate] {
    axes.compactMap { axis in
      guard let asked = values[axis.tag], asked.isFinite else { return nil }
      return axis.contains(asked) ? nil : ClampedCoordinate(tag: axis.tag, asked: asked, used: axis.clamp(asked))
    }
  }
}
