internal import FontInterop
internal import Threads

/// Which characters the registered faces have, so that a search need not open their files again. Bounded.
final class CoverageCache: Sendable {
  private struct State {
    var known: [CatalogEntry.Key: Coverage] = [:]
    /// Pages of all that is known.
    var pages = 0
  }

  private let state = Locked(State())

  /// Pages that are kept, of 64 bytes each; beyond them all is forgotten and found anew.
  private static let pageLimit = 1 << 20

  /// What a search wants to know of a face.
  struct Coverage: Sendable {
    var codePoints: CodePointSet
    /// How well its Han forms fit each kind that may be asked for.
    var hanFits: [HanForms: HanFit]
  }

  /// The coverage of an entry; `nil` when its file cannot be opened, which covers nothing.
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

  /// Forgets the faces of a registration.
  func forget(registration: Int) {
    state.withLock { state in
      for key in state.known.keys where key.registration == registration {
        state.pages -= state.known.removeValue(forKey: key)?.codePoints.pages.count ?? 0
      }
    }
  }
}

/// How well a face's Han forms are those of one country, best first.
enum HanFit: Int, Comparable, Sendable {
  /// Its own forms are the country's: it has rules for several, and the country's have far fewer glyphs to change than any other's.
  case ownForms
  /// Its layout tables have rules for the country's languages.
  case languageSystem
  /// The country's is the one East Asian code page that it claims.
  case codePage
  /// It claims none of them, or several.
  case unknown
  /// It claims another's alone.
  case otherCodePage

  static func < (left: HanFit, right: HanFit) -> Bool { left.rawValue < right.rawValue }
}

extension FontFace {
  /// The fit of each country's forms; as `unknown` for what is left out.
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

  /// Which of the countries it has rules for is the one whose forms it has without them; `nil` where that cannot be told.
  private func ownHanForms(_ candidates: [HanForms]) -> HanForms? {
    guard candidates.count > 1 else { return nil }
    let counts = candidates.compactMap { forms in
      OpenTypeTag(parsing: forms.languageSystem).flatMap {
        file.openType.localFormCount(script: "hani", languageSystem: $0)
      }
    }
    let ordered = counts.sorted()
    // Else its own forms may be those of a country that it has no rules for, of which each changes many.
    guard counts.count == candidates.count, ordered[0] * Self.farFewer < ordered[1] else { return nil }
    return counts.firstIndex(of: ordered[0]).map { candidates[$0] }
  }

  /// Noto Sans CJK's fewest are a fiftieth of the next (Strut's rule).
  private static var farFewer: Int { 8 }

  /// The bits 17 to 20 of `ulCodePageRange1` that are set.
  private var eastAsianCodePages: [Int] {
    guard let os2 = file.openType.table("OS/2"), os2.count >= 82 else { return [] }
    let bits = os2[78..<82].reduce(0) { $0 << 8 | Int($1) }
    return (17...20).filter { bits & 1 << $0 != 0 }
  }
}
