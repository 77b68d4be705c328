extension FontCatalogue {
  /// The bundled face that stands in for characters the font in use lacks, or `nil` when none has them all.
  ///
  /// The families that the manifest names for the script come first, then all others in the manifest's order.
  /// - Parameters:
  ///   - scalars: What must be covered: one grapheme cluster, so that a mark stays with its base.
  ///   - script: ISO 15924, "Arab"; "Zsye" asks for colour emoji first.
  ///   - weight: The weight of the font in use; the family's nearest is taken.
  /// - Complexity: Linear in the bundled families; files are opened only as far as the search goes.
  public func fallbackFace(
    covering scalars: [Unicode.Scalar], script: String, weight: FontWeight = .regular
  ) -> FontFace? {
    let ordered =
      manifest.fallback.filter { $0.scripts.contains(script) }
      + manifest.fallback.filter { !$0.scripts.contains(script) }
    for fallback in ordered {
      guard let entry = entries.filter({ $0.isFamily(fallback.family) }).nearest(weight: weight, isItalic: false),
        // A bundled file that cannot be opened covers nothing; the next may.
        let face = try? face(entry, weight: weight)
      else { continue }
      if scalars.allSatisfy(face.contains) { return face }
    }
    return nil
  }
}
