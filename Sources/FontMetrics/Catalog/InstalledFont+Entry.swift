internal import FontInterop

extension [InstalledFont] {
  /// The catalog entries: for a variable face, the entry of its whole design space and those of its
  /// named instances.
  var entries: [CatalogEntry] {
    let variable = Set(filter(\.isVariable).map(\.key))
    return filter { $0.isVariable || $0.namedInstance != 0 || !variable.contains($0.key) }.map(\.entry)
  }
}

extension FontCatalog {
  /// Returns the named instance of an installed variable face with a full or PostScript name that
  /// fontconfig does not know, because it derives no PostScript names for instances. The files of
  /// families with the same beginning are opened.
  func installedInstance(_ name: String) -> CatalogEntry? {
    let (wanted, plain) = (name.lowercased(), name.lowercased().postScriptPart)
    let fonts = Fontconfig.shared.withLock { $0.fonts }.filter { font in
      font.isVariable && font.families.contains { plain.hasPrefix($0.lowercased().postScriptPart) }
    }
    for entry in fonts.entries {
      // A file that can't be opened has no instances.
      guard let face = try? face(entry) else { continue }
      let found = entry.instances(of: face).first { instance in
        (instance.fullNames + instance.postScriptNames).contains { $0.lowercased() == wanted }
      }
      if let found { return found }
    }
    return nil
  }
}

extension InstalledFont {
  fileprivate var key: CatalogEntry.Key { .init(path: path, faceIndex: faceIndex) }

  fileprivate var entry: CatalogEntry {
    var face = CatalogFace(
      source: .installed, path: path, faceIndex: faceIndex, family: families.first ?? path, fullName: fullNames.first,
      postScriptName: postScriptName, weights: FontWeight(weights.lowerBound)...FontWeight(weights.upperBound),
      widths: FontWidth(rawValue: widths.lowerBound)...FontWidth(rawValue: widths.upperBound), slants: [fontSlant])
    face.isMonospaced = isMonospaced
    face.isColor = isColor
    if isVariable {
      face.axes = (weights.isPoint ? [] : ["wght"]) + (widths.isPoint ? [] : ["wdth"])
    }
    var entry = CatalogEntry(face: face, families: families, key: key)
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
