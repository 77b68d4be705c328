/// A set of Unicode code points as pages of 256 bits, a form in which sets are compared in a few
/// nanoseconds for each page.
package struct CodePointSet: Hashable, Sendable {
  /// 256 bits: the code points of one page.
  package struct Page: Hashable, Sendable {
    /// The upper bits of the code points: code point / 256.
    package var number: UInt16
    package var bits: SIMD4<UInt64> = .zero

    package init(number: UInt16) { self.number = number }

    package var count: Int { Self.count(bits) }

    static func count(_ bits: SIMD4<UInt64>) -> Int {
      bits[0].nonzeroBitCount + bits[1].nonzeroBitCount + bits[2].nonzeroBitCount + bits[3].nonzeroBitCount
    }
  }

  /// The pages in ascending order, none of them empty.
  package private(set) var pages: [Page] = []

  package init() {}

  /// Creates a set of code points in ascending order.
  init(ascending codePoints: [UInt32]) {
    for codePoint in codePoints { append(codePoint...codePoint) }
  }

  /// Creates a set of the scalars of a string.
  package init(_ text: String) {
    for scalar in text.unicodeScalars.sorted() { append(scalar.value...scalar.value) }
  }

  package var count: Int { pages.reduce(0) { $0 + $1.count } }

  package var isEmpty: Bool { pages.isEmpty }

  /// - Complexity: Logarithmic in the pages.
  package func contains(_ codePoint: UInt32) -> Bool {
    guard codePoint <= 0x10FFFF, let page = page(UInt16(codePoint >> 8)) else { return false }
    return page[Int(codePoint >> 6 & 3)] & (1 << UInt64(codePoint & 63)) != 0
  }

  /// - Complexity: Logarithmic in the pages.
  package func contains(_ scalar: Unicode.Scalar) -> Bool { contains(scalar.value) }

  /// Adds a range after all code points in the set. Code points above U+10FFFF are ignored.
  package mutating func append(_ range: ClosedRange<UInt32>) {
    guard range.lowerBound <= 0x10FFFF else { return }
    let last = min(range.upperBound, 0x10FFFF)
    for number in UInt16(range.lowerBound >> 8)...UInt16(last >> 8) {
      let start = UInt32(number) << 8
      if pages.last?.number != number { pages.append(Page(number: number)) }
      fill(Int(max(range.lowerBound, start) - start)...Int(min(last, start + 255) - start))
    }
  }

  /// Adds a page of bits after all code points in the set.
  mutating func append(_ page: Page) {
    if page.count > 0 { pages.append(page) }
  }

  private mutating func fill(_ bits: ClosedRange<Int>) {
    let page = pages.count - 1
    for word in bits.lowerBound / 64...bits.upperBound / 64 {
      let low = max(bits.lowerBound - word * 64, 0)
      let high = min(bits.upperBound - word * 64, 63)
      pages[page].bits[word] |= (UInt64.max >> UInt64(63 - (high - low))) << UInt64(low)
    }
  }

  private func page(_ number: UInt16) -> SIMD4<UInt64>? {
    let index = firstIndex(notBefore: number)
    return index < pages.count && pages[index].number == number ? pages[index].bits : nil
  }

  private func firstIndex(notBefore number: UInt16) -> Int {
    var (low, high) = (0, pages.count)
    while low < high {
      let middle = (low + high) / 2
      if pages[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the number of these code points that another set lacks. Counting stops after the page
  /// at which the count exceeds `limit`.
  /// - Complexity: Linear in the pages of this set, each found by binary search.
  package func missingCount(in other: CodePointSet, limit: Int = .max) -> Int {
    other.missingCount(of: pages[...], limit: limit)
  }

  /// Returns the number of the pages' code points that this set lacks, counted like in
  /// `missingCount(in:limit:)`.
  func missingCount(of others: ArraySlice<Page>, limit: Int) -> Int {
    var missing = 0
    for other in others {
      missing += Page.count(other.bits & ~(page(other.number) ?? .zero))
      if missing > limit { break }
    }
    return missing
  }

  /// Returns the code points of this set that another set lacks, in ascending order.
  package func missing(in other: CodePointSet) -> [UInt32] {
    var found: [UInt32] = []
    for page in pages {
      let bits = page.bits & ~(other.page(page.number) ?? .zero)
      for word in 0..<4 {
        var left = bits[word]
        while left != 0 {
          found.append(UInt32(page.number) << 8 + UInt32(word * 64 + left.trailingZeroBitCount))
          left &= left - 1
        }
      }
    }
    return found
  }

  /// The code points, in ascending order.
  package var codePoints: [UInt32] { missing(in: CodePointSet()) }
}
