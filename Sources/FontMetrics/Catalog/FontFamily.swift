internal import FontInterop

/// Faces that share a family name and a source.
public struct FontFamily: Hashable, Sendable {
  /// The name, as its first face has it.
  public let name: String
  /// Where it comes from.
  public let source: FontSource
  /// Its faces: bundled and registered ones in their order, installed ones by path.
  public let faces: [CatalogFace]
}

/// A name that the bundled fonts' manifest declares for one of their families.
public struct FontAlias: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The family that stands in.
  public let family: String
  /// What a reader should know: whom it stands for and what differs.
  public let note: String
}

extension FontCatalog {
  /// The aliases that names are looked up among, in the manifest's order. Without bundled fonts it is `system` alone, and
  /// `system` is none where somebody named another face for it.
  public var aliases: [FontAlias] {
    let declared = manifest.aliases.filter { alias in
      alias.name == Self.systemName ? !hasOwnSystemFont : sources.contains(.bundled)
    }
    return declared.map { FontAlias(name: $0.name, family: $0.family, note: $0.note) }
  }

  /// Every family that a name can lead to: bundled, then registered, then installed ones, each sorted by name.
  /// - Complexity: Linear in the faces. Installed ones cost tens of milliseconds the first time.
  public var families: [FontFamily] {
    var families: [FontFamily] = []
    if sources.contains(.bundled) { families += Self.families(of: bundled.faces, .bundled) }
    if sources.contains(.registered) { families += Self.families(of: registry.faces, .registered) }
    if sources.contains(.installed) {
      let installed = Fontconfig.shared.withLock { $0.fonts }.entries.filter { $0.namedInstance == nil }
      families += Self.families(of: installed, .installed)
    }
    return families
  }

  /// The names of all families, sorted, each once: `UIFont.familyNames`.
  public var familyNames: [String] { Set(families.map(\.name)).sorted() }

  /// The PostScript names of a family's faces and named instances, in the order of its faces; empty for a family that is not
  /// there. `UIFont.fontNames(forFamilyName:)`. A face without a PostScript name goes by its full name.
  public func fontNames(inFamily name: String) -> [String] {
    var search = FontSearch(self, FontDescriptor(family: name))
    guard let answer = try? search.run() else { return [] }
    var names: [String] = []
    for entry in answer.candidates {
      names.append(entry.face.postScriptName ?? entry.face.displayName)
      guard !entry.face.axes.isEmpty, let face = try? face(entry) else { continue }
      names += entry.instances(of: face).compactMap(\.face.postScriptName)
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static func families(of entries: [CatalogEntry], _ source: FontSource) -> [FontFamily] {
    let byName = Dictionary(grouping: entries) { $0.face.family.lowercased() }
    return byName.values
      .map { FontFamily(name: $0[0].face.family, source: source, faces: $0.map(\.face)) }
      .sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
  }
}
