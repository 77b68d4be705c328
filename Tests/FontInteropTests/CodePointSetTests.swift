import FontInterop
import TestSupport
import Testing

@Suite("Sets of code points")
struct CodePointSetTests {
  /// Ranges in ascending order, apart or touching, some across pages.
  private func ranges(seed: Int) -> [ClosedRange<UInt32>] {
    var (numbers, start, ranges) = (SeededGenerator(seed: seed), UInt32(0), [ClosedRange<UInt32>]())
    func random(_ bound: Int) -> UInt32 { UInt32(numbers.below(bound)) }
    for _ in 0..<60 {
      let first = start + random(90)
      let last = first + (random(8) == 0 ? random(900) : random(20))
      ranges.append(first...last)
      start = last + 1
    }
    return ranges
  }

  private func set(_ ranges: [ClosedRange<UInt32>]) -> CodePointSet {
    var set = CodePointSet()
    for range in ranges { set.append(range) }
    return set
  }

  @Test("Holds what the standard library's set holds", arguments: [1, 2, 3, 4])
  func members(seed: Int) {
    let ranges = ranges(seed: seed)
    let expected = Set(ranges.flatMap { $0 })
    let set = set(ranges)
    #expect(set.count == expected.count)
    #expect(set.codePoints == expected.sorted())
    #expect((0...20000).allSatisfy { set.contains($0) == expected.contains($0) })
  }

  @Test("What one lacks of another is their difference", arguments: [5, 6, 7])
  func difference(seed: Int) {
    let (a, b) = (ranges(seed: seed), ranges(seed: seed + 100))
    let expected = Set(a.flatMap { $0 }).subtracting(b.flatMap { $0 })
    #expect(set(a).missing(in: set(b)) == expected.sorted())
    #expect(set(a).missingCount(in: set(b)) == expected.count)
    #expect(set(a).missingCount(in: set(b), limit: 3) > 3)
    #expect(set(a).missingCount(in: set(a), limit: 0) == 0)
  }

  @Test("What lies beyond Unicode is left out")
  func limits() {
    let last = set([0x10FFF0...UInt32.max])
    #expect(last.count == 16)
    #expect(last.contains(0x10FFFF))
    #expect(!last.contains(0x110000))
    #expect(!last.contains(.max))
    #expect(set([0x110000...0x110010]).isEmpty)
  }

  @Test("fontconfig has letters for some 250 languages, each in the script it is written in")
  func orthographies() {
    #expect(Orthographies.all.count > 200)
    let scripts = Dictionary(Orthographies.all.map { ($0.name, $0.script) }, uniquingKeysWith: { first, _ in first })
    #expect(
      [scripts["de"], scripts["ru"], scripts["ar"], scripts["ko"], scripts["zh-tw"]] == [
        "Latn", "Cyrl", "Arab", "Hang", "Hani",
      ])
    #expect(Orthographies.all.allSatisfy { $0.count == $0.letters.codePoints.count })
    let set = CodePointSet("abcdefghijklmnopqrstuvwxyzäöüßабв")
    #expect(
      Orthographies.missingCounts(in: set, limit: .max) == Orthographies.all.map { $0.letters.missingCount(in: set) })
  }
}
