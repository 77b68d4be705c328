internal import CFontconfig

/// The letters of about 250 languages, from fontconfig.
///
/// They are tables inside fontconfig and need no configuration. They are stored as page sets, which
/// are filled at the first use.
package enum Orthographies {
  /// The letters of a language. They contain no punctuation and only a few digits.
  package struct Orthography: Sendable {
    /// fontconfig's name: "de", "zh-tw", "az-ir", "und-zsye".
    package var name: String
    package var letters: CodePointSet
    package var count: Int

    /// The script of most of the letters, ISO 15924. It is computed at each access: thousands of
    /// letters take a while, and few languages are accessed.
    package var script: String {
      UnicodeScript.counts(letters).first { !["Zyyy", "Zinh"].contains($0.script) }?.script ?? "Zyyy"
    }
  }

  /// All languages, by name.
  package static let all: [Orthography] = names.compactMap { name in
    let letters = letters(name)
    guard !letters.isEmpty else { return nil }
    return Orthography(name: name, letters: letters, count: letters.count)
  }

  /// Returns the number of letters of each of `all`, in order, that a set lacks. Counting stops
  /// after the page at which the count exceeds `limit`.
  /// - Complexity: Linear in the pages of all orthographies, each found by binary search.
  package static func missingCounts(in set: CodePointSet, limit: Int) -> [Int] {
    let (pages, ends) = (pages.all, pages.ends)
    var counts: [Int] = []
    counts.reserveCapacity(ends.count)
    var start = 0
    for end in ends {
      counts.append(set.missingCount(of: pages[start..<end], limit: limit))
      start = end
    }
    return counts
  }

  /// The pages of all languages, one after another, and the end of each. In `all`, each set is an
  /// object whose references all cores would count at the same time.
  private static let pages: (all: [CodePointSet.Page], ends: [Int]) = {
    var (pages, ends): ([CodePointSet.Page], [Int]) = ([], [])
    for orthography in all {
      pages += orthography.letters.pages
      ends.append(pages.count)
    }
    return (pages, ends)
  }()

  private static var names: [String] {
    guard let set = unsafe FcGetLangs() else { return [] }
    defer { unsafe FcStrSetDestroy(set) }
    guard let list = unsafe FcStrListCreate(set) else { return [] }
    defer { unsafe FcStrListDone(list) }
    var names: [String] = []
    while let name = unsafe FcStrListNext(list) { unsafe names.append(String(cString: name)) }
    return names.sorted()
  }

  private static func letters(_ name: String) -> CodePointSet {
    // The set belongs to fontconfig and lives as long as the program.
    guard let letters = unsafe FcLangGetCharSet(name) else { return CodePointSet() }
    var found = CodePointSet()
    // FC_CHARSET_MAP_SIZE words of 32 bits: one page.
    var map = [FcChar32](repeating: 0, count: 8)
    var next: FcChar32 = 0
    var first = unsafe FcCharSetFirstPage(letters, &map, &next)
    while first != FcChar32.max {  // FC_CHARSET_DONE
      var page = CodePointSet.Page(number: UInt16(truncatingIfNeeded: first >> 8))
      for word in 0..<4 { page.bits[word] = UInt64(map[2 * word]) | UInt64(map[2 * word + 1]) << 32 }
      found.append(page)
      first = unsafe FcCharSetNextPage(letters, &map, &next)
    }
    return found
  }
}
