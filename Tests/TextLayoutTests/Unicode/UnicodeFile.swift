import Testing

/// One of Unicode's own test files, 15.0, whole; `Scripts/generators/collect_unicode_tests.py` says
/// where they are from.
enum UnicodeFile {
  /// The lines of a file without comments and empty lines, as bytes: half a million strings would
  /// take too long.
  static func lines(of name: String) throws -> [ArraySlice<UInt8>] {
    let url = try #require(resource("Unicode/\(name).gz"))
    return try Gzip.unpacked(url).split(separator: 0x0A).compactMap { line in
      guard line.first != 0x23 else { return nil }
      let content = line.prefix { $0 != 0x23 }
      return content.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? nil : content
    }
  }
}

extension ArraySlice<UInt8> {
  /// The fields between semicolons, without the white space around them.
  var fields: [ArraySlice<UInt8>] { split(separator: 0x3B, omittingEmptySubsequences: false) }

  /// The words between white space.
  var words: [ArraySlice<UInt8>] { split { $0 == 0x20 || $0 == 0x09 } }

  var string: String { String(decoding: self, as: UTF8.self) }

  /// Returns hexadecimal code points as a string.
  func text() throws -> String {
    var text = String.UnicodeScalarView()
    for word in words { text.append(try #require(UInt32(word.string, radix: 16).flatMap(Unicode.Scalar.init))) }
    return String(text)
  }
}

/// A difference between ICU 72 and a file of Unicode 15.0 that is known: how often it occurs, and
/// why.
///
/// A test fails when one occurs more often, and when it occurs less often too: then its reason is
/// gone.
struct KnownDeviation: Sendable {
  let reason: String
  let count: Int
  let explains: @Sendable ([UInt32]) -> Bool
}

/// The strings that deviate, sorted by the first known deviation that explains them.
struct Deviations {
  private let known: [KnownDeviation]
  private(set) var counts: [Int]
  /// The strings without an explanation.
  private(set) var others: [String] = []

  init(_ known: [KnownDeviation]) {
    self.known = known
    counts = known.map { _ in 0 }
  }

  mutating func add(_ text: String) {
    let values = text.unicodeScalars.map(\.value)
    if let index = known.firstIndex(where: { $0.explains(values) }) {
      counts[index] += 1
    } else {
      others.append(values.map { String($0, radix: 16) }.joined(separator: " "))
    }
  }

  /// Expects what is known, and nothing else.
  func expectNoOthers(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(others.prefix(20) == [], "\(others.count) that nothing explains", sourceLocation: sourceLocation)
    for (deviation, count) in zip(known, counts) {
      #expect(count == deviation.count, "\(deviation.reason)", sourceLocation: sourceLocation)
    }
  }
}
