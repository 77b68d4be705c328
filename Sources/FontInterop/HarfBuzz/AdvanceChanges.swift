internal import CHarfBuzz

/// The changes of the advances of a face's glyphs at a location: a face that is drawn unchanged and
/// measured like another.
///
/// Text is then shaped in 8ths of a design unit, so that rounding errors do not add up in a line.
/// Glyphs without an advance, such as marks, get none.
@safe
package final class AdvanceChanges: Sendable {
  /// The number of parts of a design unit for changes, and for all text that is shaped with them.
  package static let partsOfUnit = Int(STRUT_UNIT_PARTS)

  /// The changes by glyph. Threads may share them: they are written before `init` returns and only
  /// read after that; the compiler cannot detect this for a pointer.
  nonisolated(unsafe) private let changes: UnsafeMutableBufferPointer<Int32>
  /// The data that is passed to HarfBuzz, which points to `changes`. It is also written before
  /// `init` returns, and only read by HarfBuzz.
  nonisolated(unsafe) private let lent: UnsafeMutablePointer<StrutAdvanceChanges>

  /// - Parameter changes: The changes by glyph, in 8ths of a design unit; glyphs beyond the array
  ///   keep their advances.
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

  /// Returns a font with the changed advances of a frozen font and all of its other properties, in
  /// 8ths of its units; frozen, and `nil` if memory runs out.
  ///
  /// - Parameter parent: The frozen font. The owner of the new font must keep the changes alive.
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

/// HarfBuzz's callbacks for advances, implemented by `AdvanceChanges`. One set for all fonts.
@safe
private final class AdvanceFunctions: Sendable {
  static let shared = AdvanceFunctions()

  /// Frozen by `hb_font_funcs_make_immutable` before `init` returns, so that threads may share it;
  /// the compiler cannot see that of a pointer.
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
