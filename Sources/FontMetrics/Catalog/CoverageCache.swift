internal import FontInterop
internal import Threads

/// A bounded cache of the characters of registered faces, so that a search does not open their
/// files again.
final class CoverageCache: Sendable {
  private struct State {
    var known: [CatalogEntry.Key: Coverage] = [:]
    /// The number of cached pages.
    var pages = 0
  }

  private let state = Locked(State())

  /// The maximum number of pages of 64 bytes. Beyond it, the cache is cleared.
  private static let pageLimit = 1 << 20

  /// The coverage of a face, for fallback.
  struct Coverage: Sendable {
    var codePoints: CodePointSet
    /// The fit of the face's Han forms for each region.
    var hanFits: [HanForms: HanFit]
  }

  /// Returns the coverage of an entry, or `nil` if its file can't be opened.
  func coverage(of key: CatalogEntry.Key, open: () -> FontFace?) -> Coverage? {
    if let known = state.withLock({ $0.known[key] }) { return known }
    guard let face = open() else { return nil }
    let made = Coverage(codePoints: face.file.openType.codePoints, hanFits: face.hanFits)
    state.withLock { state in
      if state.pages + made.codePoints.pages.count > Self.pageLimit { state = State() }
      if state.known.updateValue(made, forKey: key) == nil { state.pages += made.codePoints.pages.count }
    }
    return made
  }

  /// Removes the faces of a registration.
  func forget(registration: Int) {
    state.withLock { state in
      for key in state.known.keys where key.registration == registration {
        state.pages -= state.known.removeValue(forKey: key)?.codePoints.pages.count ?? 0
      }
    }
  }
}

/// The fit of a face's Han forms for a region, best first.
enum HanFit: Int, Comparable, Sendable {
  /// The default forms are those of the region: the face has rules for several regions, and those
  /// for this region replace far fewer glyphs than any other.
  case ownForms
  /// The layout tables have rules for the region's languages.
  case languageSystem
  /// The region's code page is the only East Asian one in the face.
  case codePage
  /// The face has none of the East Asian code pages, or several.
  case unknown
  /// The face has only the code page of another region.
  case otherCodePage

  static func < (left: HanFit, right: HanFit) -> Bool { left.rawValue < right.rawValue }
}

extension FontFace {
  /// The fit for each region. Missing regions are `unknown`.
  fileprivate var hanFits: [HanForms: HanFit] {
    let claimed = eastAsianCodePages
    let systems = Set(file.openType.layoutLanguageSystems.map(\.description))
    let own = ownHanForms(HanForms.allCases.filter { systems.contains($0.languageSystem) })
    var fits: [HanForms: HanFit] = [:]
    for forms in HanForms.allCases {
      if systems.contains(forms.languageSystem) {
        fits[forms] = forms == own ? .ownForms : .languageSystem
      } else if claimed.count == 1 {
        fits[forms] = claimed.contains(forms.codePageBit) ? .codePage : .otherCodePage
      }
    }
    return fits
  }

  /// Returns the region whose forms are the face's default forms among those it has rules for, or
  /// `nil` if that is undetermined.
  private func ownHanForms(_ candidates: [HanForms]) -> HanForms? {
    guard candidates.count > 1 else { return nil }
    let counts = candidates.compactMap { forms in
      OpenTypeTag(parsing: forms.languageSystem).flatMap {
        file.openType.localFormCount(script: "hani", languageSystem: $0)
      }
    }
    let ordered = counts.sorted()
    // Otherwise its default forms may be those of a region without rules, from which all rules
    // deviate.
    guard counts.count == candidates.count, ordered[0] * Self.farFewer < ordered[1] else { return nil }
    return counts.firstIndex(of: ordered[0]).map { candidates[$0] }
  }

  /// The smallest number for Noto Sans CJK is a fiftieth of the next (Strut's rule).
  private static var farFewer: Int { 8 }

  /// The set bits among 17 to 20 of `ulCodePageRange1`.
  private var eastAsianCodePages: [Int] {
    guard let os2 = file.openType.table("OS/2"), os2.count >= 82 else { return [] }
    let bits = os2[78..<82].reduce(0) { $0 << 8 | Int($1) }
    return (17...20).filter { bits & 1 << $0 != 0 }
  }
}
