internal import CICU
internal import Threads

/// Owns one of ICU's break iterators and closes it. It must be used by one thread at a time, which
/// `BreakIteratorPool` ensures.
@safe
final class BreakIterator: Sendable {
  /// The kind of boundaries.
  enum Kind: Hashable, Sendable {
    /// Extended grapheme clusters, UAX #29.
    case grapheme
    /// Line break opportunities, UAX #14, with dictionaries for Thai, Lao, Khmer and Burmese.
    case line
    /// Words and the segments between them, UAX #29, with dictionaries as for lines and for Chinese
    /// and Japanese.
    case word

    fileprivate var number: Int32 {
      switch self {
      case .grapheme: STRUT_BREAK_GRAPHEME
      case .line: STRUT_BREAK_LINE
      case .word: STRUT_BREAK_WORD
      }
    }
  }

  /// ICU allows an iterator to move between threads that do not use it at the same time, and only
  /// the owner that took it from the pool uses it.
  nonisolated(unsafe) private let raw: OpaquePointer

  /// Opens an iterator for an ICU locale; nil if ICU fails, which means that its data are missing
  /// or memory is exhausted.
  fileprivate init?(_ kind: Kind, locale: String) {
    var opened: OpaquePointer?
    let status = unsafe strut_break_open(kind.number, locale, &opened)
    guard status == 0, let owned = unsafe opened else { return nil }
    unsafe raw = owned
  }

  deinit { unsafe strut_break_close(raw) }

  /// Adds `mark` to the flags of every boundary in `units`. `flags` has one entry more than
  /// `units`.
  fileprivate func mark(_ mark: UnitFlags, in units: [UInt16], flags: inout [UnitFlags]) -> Bool {
    precondition(flags.count == units.count + 1, "the flags must cover every unit and the end of the text")
    guard let length = Int32(exactly: units.count) else { return false }
    return unsafe flags.withUnsafeMutableBytes { bytes in
      unsafe strut_break_mark(raw, units, length, mark.rawValue, bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
        == 0
    }
  }

  /// Returns the kind of the segment that ends at each offset of the text, or 0 if none ends there;
  /// nil if ICU fails.
  fileprivate func wordKinds(in units: [UInt16]) -> [UInt8]? {
    var kinds = [UInt8](repeating: 0, count: units.count + 1)
    guard let length = Int32(exactly: units.count) else { return nil }
    return unsafe strut_break_words(raw, units, length, &kinds) == 0 ? kinds : nil
  }
}

/// A pool of unused break iterators. Opening one takes ICU longer than breaking short text.
package final class BreakIteratorPool: Sendable {
  private struct Key: Hashable {
    var kind: BreakIterator.Kind
    var locale: String
  }

  /// The maximum number of unused iterators, for all locales.
  private static let limit = 64

  private struct Idle: Sendable {
    var iterators: [Key: [BreakIterator]] = [:]
    var count = 0
  }

  private let idle = PerThread { Idle() }

  package init() {}

  /// Adds `mark` to the flags of every boundary in `units`. Returns false if ICU fails.
  ///
  /// - Complexity: O(n).
  func mark(
    _ mark: UnitFlags, at kind: BreakIterator.Kind, locale: String, in units: [UInt16], flags: inout [UnitFlags]
  ) -> Bool {
    let key = Key(kind: kind, locale: locale)
    guard let iterator = take(key) ?? BreakIterator(kind, locale: locale) else { return false }
    defer { put(iterator, key) }
    return iterator.mark(mark, in: units, flags: &flags)
  }

  /// Returns the kind of the segment that ends at each offset of the text, in ICU's numbers, or 0
  /// if none ends there; nil if ICU fails.
  ///
  /// - Complexity: O(n).
  func wordKinds(in units: [UInt16], locale: String) -> [UInt8]? {
    let key = Key(kind: .word, locale: locale)
    guard let iterator = take(key) ?? BreakIterator(.word, locale: locale) else { return nil }
    defer { put(iterator, key) }
    return iterator.wordKinds(in: units)
  }

  private func take(_ key: Key) -> BreakIterator? {
    idle.withValue { idle in
      guard let iterator = idle.iterators[key]?.popLast() else { return nil }
      idle.count -= 1
      return iterator
    }
  }

  private func put(_ iterator: BreakIterator, _ key: Key) {
    idle.withValue { idle in
      if idle.count >= Self.limit {
        // There were many locales: start again, so that no iterator is kept indefinitely.
        idle = Idle()
      }
      idle.iterators[key, default: []].append(iterator)
      idle.count += 1
    }
  }
}
