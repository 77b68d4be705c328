extension FontManifest.Family {
  /// Returns the faces of the family from the manifest.
  func entries(in directory: String) -> [CatalogEntry] {
    files.flatMap { file in
      file.faces.map { face in
        let path = directory + "/" + file.path
        let (weight, width) = (FontWeight(rawValue: face.weight), FontWidth(rawValue: face.width))
        var description = CatalogFace(
          source: .bundled, path: path, faceIndex: face.faceIndex, family: family, fullName: face.fullName,
          postScriptName: face.postScriptName, weights: weight...weight, widths: width...width,
          slants: [face.italic ? .italic : .upright])
        for axis in face.axes ?? [] { description.widen(axis) }
        var entry = CatalogEntry(
          face: description, families: [family], key: .init(path: path, faceIndex: face.faceIndex))
        entry.fullNames = [face.fullName]
        entry.postScriptNames = [face.postScriptName]
        return entry
      }
    }
  }
}

extension CatalogFace {
  fileprivate mutating func widen(_ axis: FontManifest.Axis) {
    axes.append(axis.tag)
    guard axis.minimum <= axis.maximum else { return }
    if axis.tag == "wght" { weights = FontWeight(axis.minimum)...FontWeight(axis.maximum) }
    if axis.tag == "wdth" { widths = FontWidth(rawValue: axis.minimum)...FontWidth(rawValue: axis.maximum) }
    if axis.tag == "slnt", axis.minimum < 0 { slants.insert(.oblique) }
    if axis.tag == "ital", axis.maximum >= 0.5 { slants.insert(.italic) }
  }
}

extension FontCatalog {
  /// Returns the bundled entries of a name. Named instances of variable faces are read from the
  /// files once a name with the same beginning is requested.
  func bundledEntries(_ kind: EntryTable.Kind, _ name: String) -> [CatalogEntry] {
    let found = bundled.entries(kind, name)
    guard found.isEmpty, kind != .family else { return found }
    let wanted = name.lowercased().postScriptPart
    let families = manifest.families.map(\.family).filter { family in
      ([family] + manifest.otherNames(of: family)).contains { wanted.hasPrefix($0.lowercased().postScriptPart) }
    }
    return families.flatMap { instances(ofBundled: $0).entries(kind, name) }
  }

  /// Returns the named instances of a bundled family, which are cached.
  private func instances(ofBundled family: String) -> EntryTable {
    if let known = bundledInstances.withLock({ $0[family] }) { return known }
    var table = EntryTable()
    for entry in bundled.family(family) where !entry.face.axes.isEmpty {
      // A bundled file that can't be opened has no instances. A request for its face reports the
      // reason.
      guard let face = try? face(entry) else { continue }
      for instance in entry.instances(of: face, aliases: manifest.otherNames(of: family)) { table.insert(instance) }
    }
    let made = table
    bundledInstances.withLock { $0[family] = made }
    return made
  }
}
