internal import CHyphen

/// Owns libhyphen's patterns of one language, and frees them.
///
/// Thread-safe without a lock: `hnj_hyphen_hyphenate2` reads the patterns and writes only to its
/// own allocations and arguments; the library (2.8.8) has no global state. The sanitizers do not
/// cover it; Valgrind's helgrind does, and found nothing.
@safe
final class PatternDictionary: Sendable {
  /// libhyphen only reads patterns once they are loaded, so any thread may use them until `deinit`
  /// frees them.
  nonisolated(unsafe) private let raw: OpaquePointer

  /// The maximum length of words, in letters, that patterns hyphenate. No language has longer
  /// words.
  static let longestWord = 100

  /// Passes a checked file to libhyphen. Returns nil if memory is exhausted.
  ///
  /// - Complexity: O(n) in the file.
  init?(_ file: PatternFile) {
    let opened = unsafe file.bytes.withUnsafeBytes { unsafe strut_hyphen_open($0.baseAddress, $0.count) }
    guard let owned = unsafe opened else { return nil }
    unsafe raw = OpaquePointer(owned)
  }

  deinit { unsafe hnj_hyphen_free(.init(raw)) }

  /// Returns a Boolean value per letter of a word that indicates whether a hyphen may follow it
  /// without changing the spelling, as it would in Hungarian.
  ///
  /// - Parameter word: Lowercase, composed letters, without digits and zeros.
  /// - Complexity: O(n), and for compounds O(n²) of at most 100 letters.
  func points(in word: [Unicode.Scalar]) -> [Bool] {
    let none = [Bool](repeating: false, count: word.count)
    guard (2...Self.longestWord).contains(word.count) else { return none }
    let text = Array(String(String.UnicodeScalarView(word)).utf8)
    guard !text.contains(where: { $0 == 0 || (0x30...0x39).contains($0) }), let count = Int32(exactly: text.count)
    else {
      return none
    }
    var found = [CChar](repeating: 0, count: text.count + 8)
    let letters = (text + [0]).map { CChar(bitPattern: $0) }
    guard unsafe strut_hyphen_points(.init(raw), letters, count, &found) == 0 else { return none }
    return word.indices.map { $0 < word.count - 1 && found[$0] % 2 != 0 }
  }
}
