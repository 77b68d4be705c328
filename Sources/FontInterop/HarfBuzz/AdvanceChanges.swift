internal import CHarfBuzz

/// What is added to the advances of a face's glyphs at a location: a face drawn as it is and measured as another.
///
/// Text is shaped in 8ths of a design unit then, so that roundings do not add up over a line. Glyphs without an advance, as marks are, keep none.
@safe
package final class AdvanceChanges: Sendable {
  /// In how many parts a design unit is for changes, and for all that is shaped with them.
  package static let partsOfUnit = Int(STRUT_UNIT_PARTS)

  /// By glyph. Threads may share it: it is written before `init` returns and only read after; the compiler cannot see that of a pointer.
  nonisolated(unsafe) private let changes: UnsafeMutableBufferPointer<Int32>
  /// What HarfBuzz is handed, which points to `changes`. Written before `init` returns as well, and only read by HarfBuzz.
  nonisolated(unsafe) private let lent: UnsafeMutablePointer<StrutAdvanceChanges>

  /// - Parameter changes: By glyph, in 8ths of a design unit; glyphs beyond keep their advances.
  package init(_ changes: [Int32]) {
    unsafe self.changes = .allocate(capacity: changes.count)
    _ = unsafe self.changes.initialize(from: changes)
    unsafe lent = .allocate(capacity: 1)
    unsafe lent.initialize(
      to: StrutAdvanceChanges(count: UInt32(clamping: changes.count), changes: UnsafePointer(self.changes.baseAddress)))
  }

  deinit {
    unsafe changes.deallocate()
    unsafe lent.deallocate()
  }

  /// A font with the changed advances of a frozen one, and all else of it, in 8ths of its units; frozen, and `nil` when memory is out.
  ///
  /// - Parameter parent: Who has the new font keeps the changes alive.
  func changedFont(of parent: OpaquePointer) -> OpaquePointer? {
    guard let functions = AdvanceFunctions.shared, let font = unsafe hb_font_create_sub_font(parent),
      unsafe font != hb_font_get_empty()
    else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    unsafe hb_font_get_scale(parent, &x, &y)
    unsafe hb_font_set_scale(font, x * STRUT_UNIT_PARTS, y * STRUT_UNIT_PARTS)
    unsafe functions.install(in: font, lent)
    unsafe hb_font_make_immutable(font)
    return unsafe font
  }
}

/// HarfBuzz's question how wide a glyph is, answered by `AdvanceChanges`. One set for all fonts.
@safe
private final class AdvanceFunctions: Sendable {
  static let shared = AdvanceFunctions()

  /// Frozen by `hb_font_funcs_make_immutable` before `init` returns, so that threads may share it; the compiler cannot see that of a
  /// pointer.
  nonisolated(unsafe) private let raw: OpaquePointer

  private init?() {
    guard let raw = unsafe hb_font_funcs_create() else { return nil }
    unsafe strut_hb_font_funcs_set_advance_changes(raw)
    unsafe hb_font_funcs_make_immutable(raw)
    unsafe self.raw = raw
  }

  deinit { unsafe hb_font_funcs_destroy(raw) }

  func install(in font: OpaquePointer, _ changes: UnsafeMutablePointer<StrutAdvanceChanges>) {
    unsafe hb_font_set_funcs(font, raw, UnsafeMutableRawPointer(changes), nil)
  }
}
