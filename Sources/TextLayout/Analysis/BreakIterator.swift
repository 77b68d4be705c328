internal import CICU

/// Owns one of ICU's break iterators and closes it. For one thread at a time.
@safe
package struct BreakIterator: ~Copyable {
  /// What is looked for.
  package enum Kind: Sendable {
    /// Extended grapheme clusters, UAX #29.
    case grapheme
    /// Line break opportunities, UAX #14, with dictionaries for Thai, Lao, Khmer and Burmese.
    case line

    fileprivate var number: Int32 { self == .line ? STRUT_BREAK_LINE : STRUT_BREAK_GRAPHEME }
  }

  private let raw: OpaquePointer

  /// Opens an iterator for an ICU locale; nil when ICU cannot, which means that its data are missing or memory is out.
  package init?(_ kind: Kind, locale: String) {
    var opened: OpaquePointer?
    let status = unsafe strut_break_open(kind.number, locale, &opened)
    guard status == 0, let owned = unsafe opened else { return nil }
    unsafe raw = owned
  }

  deinit { unsafe strut_break_close(raw) }

  /// Adds `mark` to the flags of every boundary in `units`. `flags` has one entry more than `units`.
  package borrowing func mark(_ mark: UnitFlags, in units: [UInt16], flags: inout [UnitFlags]) -> Bool {
    precondition(flags.count == units.count + 1, "flags describe every unit and the end of the text")
    guard let length = Int32(exactly: units.count) else { return false }
    return unsafe flags.withUnsafeMutableBytes { bytes in
      unsafe strut_break_mark(raw, units, length, mark.rawValue, bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
        == 0
    }
  }
}
