internal import FontInterop

/// The faces with a common family name and source.
public struct FontFamily: Hashable, Sendable {
  /// The name, as in its first face.
  public let name: String
  /// The source of the family.
  public let source: FontSource
  /// The faces: bundled and registered ones in order, installed ones sorted by path.
  public let faces: [CatalogFace]
}

/// An additional name for a bundled family, from the manifest of the bundled fonts.
public struct FontAlias: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The substitute family.
  public let family: String
  /// A description of the font that is replaced and of the differences.
  public let note: String
}

extension FontCatalog {
  /// The available aliases, in the order of the manifest. Without bundled fonts it contains only
  /// `system`, and not even that if a custom system font is set.
  public var aliases: [FontAlias] {
    let declared = manifest.aliases.filter { alias in
      alias.name == Self.systemName ? !hasOwnSystemFont : sources.contains(.bundled)
    }
    return declared.map { FontAlias(name: $0.name, family: $0.family, note: $0.note) }
  }

  /// All families that names can match: bundled, registered and installed ones, each sorted by
  /// name.
  ///
  /// - Complexity: Linear in the number of faces. The first access to installed fonts takes tens of
  ///   milliseconds.
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

  /// The distinct names of all families, sorted, like `UIFont.familyNames`.
  public var familyNames: [String] { Set(families.map(\.name)).sorted() }

  /// Returns the PostScript names of a family's faces and named instances, in the order of its
  /// faces, or an empty array for an unknown family, like `UIFont.fontNames(forFamilyName:)`. For a
  /// face without a PostScript name, it is the full name.
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
