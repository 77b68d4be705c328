internal import FontInterop

extension [InstalledFont] {
  /// As catalogue entries: of a variable face the one that stands for its whole design space, its named instances as such.
  var entries: [CatalogueEntry] {
    let variable = Set(filter(\.isVariable).map(\.key))
    return filter { $0.isVariable || $0.namedInstance != 0 || !variable.contains($0.key) }.map(\.entry)
  }
}

extension InstalledFont {
  fileprivate var key: CatalogueEntry.Key { .init(path: path, faceIndex: faceIndex) }

  fileprivate var entry: CatalogueEntry {
    var face = CatalogueFace(
      source: .installed, path: path, faceIndex: faceIndex, family: families.first ?? path, fullName: fullNames.first,
      postScriptName: postScriptName, weights: FontWeight(weights.lowerBound)...FontWeight(weights.upperBound),
      widths: FontWidth(rawValue: widths.lowerBound)...FontWidth(rawValue: widths.upperBound), slants: [fontSlant])
    face.isMonospaced = isMonospaced
    face.isColor = isColor
    if isVariable {
      face.axes = (weights.isPoint ? [] : ["wght"]) + (widths.isPoint ? [] : ["wdth"])
    }
    var entry = CatalogueEntry(face: face, families: families, key: key)
    entry.fullNames = fullNames
    entry.postScriptNames = [postScriptName].compactMap { $0 }
    entry.namedInstance = namedInstance == 0 ? nil : namedInstance - 1
    return entry
  }

  private var fontSlant: FontSlant {
    switch slant {
    case .upright: .upright
    case .italic: .italic
    case .oblique: .oblique
    }
  }
}

extension ClosedRange {
  fileprivate var isPoint: Bool { lowerBound == upperBound }
}
