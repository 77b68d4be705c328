internal import CHarfBuzz
internal import Threads

extension UnicodeScript {
  /// The code points of one script on one page.
  struct Share: Sendable {
    var script: UInt32
    var bits: SIMD4<UInt64>
  }

  /// The pages used so far. Unicode limits them: 4352 pages of a few scripts each.
  private static let pages = Locked<[UInt16: [Share]]>([:])

  /// Returns the number of a set's code points of each script, by ISO 15924 code ("Latn"; "Zyyy"
  /// for common characters, "Zinh" for marks that inherit the script of their letter, "Zzzz" for
  /// private use and unassigned characters), in descending order, then by code.
  /// - Complexity: Linear in the pages of the set.
  package static func counts(_ set: CodePointSet) -> [(script: String, count: Int)] {
    let counts = pages.withLock { pages in
      var counts: [UInt32: Int] = [:]
      for page in set.pages {
        for share in Self.shares(page.number, &pages) {
          let count = CodePointSet.Page.count(share.bits & page.bits)
          if count > 0 { counts[share.script, default: 0] += count }
        }
      }
      return counts
    }
    return counts.map { (script: OpenTypeTag(rawValue: $0).description, count: $1) }
      .sorted { ($1.count, $0.script) < ($0.count, $1.script) }
  }

  private static func shares(_ number: UInt16, _ pages: inout [UInt16: [Share]]) -> [Share] {
    if let known = pages[number] { return known }
    let made = shares(number)
    pages[number] = made
    return made
  }

  private static func shares(_ number: UInt16) -> [Share] {
    let functions = unsafe hb_unicode_funcs_get_default()
    var shares: [Share] = []
    for offset in 0..<256 {
      let script = unsafe hb_unicode_script(functions, UInt32(number) << 8 + UInt32(offset)).rawValue
      let index = shares.firstIndex { $0.script == script } ?? shares.count
      if index == shares.count { shares.append(Share(script: script, bits: .zero)) }
      shares[index].bits[offset / 64] |= 1 << UInt64(offset % 64)
    }
    return shares
  }
}
