internal import FontMetrics
internal import LayoutCore

extension DescribedFont {
  /// Returns the descriptors of the faces and named instances that match some of this descriptor's
  /// attributes.
  ///
  /// - Parameter mandatoryKeys: The attributes that must match: family, name, face, traits (a face
  ///   may have more), and size (every face matches). nil means all attributes of the descriptor.
  ///   With any other key the result is empty, and the log of the current traits reports it.
  ///
  /// - Complexity: Opens every face of the family, or every face of the catalog if the descriptor
  ///   has neither a family nor a name.
  func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [DescribedFont] {
    let keys = mandatoryKeys ?? Set(fontAttributes.keys).intersection(Self.comparable)
    guard keys.isSubset(of: Self.comparable) else {
      let others = keys.subtracting(Self.comparable).map(\.rawValue).sorted().joined(separator: ", ")
      FontLog.note("unsupported mandatory keys: \(others).")
      return []
    }
    let fonts = TraitCollection.current.fonts
    return candidateNames(keys, fonts).compactMap { name in
      // A face whose file can't be opened matches nothing.
      guard let font = try? fonts.font(named: name, size: size ?? Self.usualPointSize), has(font, keys) else {
        return nil
      }
      var result = DescribedFont(font)
      result.size = size
      return result
    }
  }

  private static let comparable: Set<AttributeName> = [.family, .name, .visibleName, .face, .traits, .size]

  private func candidateNames(_ keys: Set<AttributeName>, _ fonts: FontCatalog) -> [String] {
    if keys.contains(.name), let name { return [name] }
    if keys.contains(.family), let family { return fonts.fontNames(inFamily: family) }
    return fonts.familyNames.flatMap { fonts.fontNames(inFamily: $0) }
  }

  /// Returns `true` if a font matches the face and traits among the mandatory keys.
  private func has(_ font: Font, _ keys: Set<AttributeName>) -> Bool {
    let found = DescribedFont(font)
    if keys.contains(.face), let faceName {
      guard (found.object(forKey: .face) as? String)?.lowercased() == faceName.lowercased() else { return false }
    }
    guard keys.contains(.traits) else { return true }
    return (symbolic ?? []).intersection(.ofFaces).isSubset(of: FontTraits(font.face))
      && weight.map { FontWeight($0) == font.face.weight } ?? true
      && width.map { FontWidth($0) == font.face.width } ?? true
      && slant.map { ($0 == .upright) == (font.face.slant == .upright) } ?? true
  }
}
