internal import CHarfBuzz

/// What is added to the advances of a face's glyphs at a location: a face drawn as it is and measured as another.
///
/// Advances are found, and changed, in 64ths of a design unit and rounded once, so that long texts stay near to what is meant. Glyphs
/// without an advance, as marks are, keep none.
@safe
package final class AdvanceChanges: Sendable {
  /// What HarfBuzz is handed the address of; written before `init` returns and never after.
  nonisolated(unsafe) private let lent: UnsafeMutablePointer<StrutAdvanceChanges>
  nonisolated(unsafe) private let changes: UnsafeMutableBufferPointer<Int32>

  /// In how many parts a design unit is for ``init(to:variations:changes:)``.
  package static let partsOfUnit = 1 << Int(STRUT_FINE_BITS)

  /// - Parameters:
  ///   - variations: The location: axis tags with values in the axes' units.
  ///   - changes: By glyph, in 64ths of a design unit; glyphs beyond keep their advances.
  package init(
    to face: OpenTypeFace, variations: [(tag: OpenTypeTag, value: Double)], changes: [Int32]
  ) throws(FontOpeningFailure) {
    guard let fine = unsafe hb_font_create(face.rawFace), unsafe fine != hb_font_get_empty() else {
      throw .outOfMemory
    }
    let scale = Int32(clamping: face.unitsPerEm * Self.partsOfUnit)
    unsafe hb_font_set_scale(fine, scale, scale)
    unsafe ShapingFont.set(variations, of: fine)
    unsafe hb_font_make_immutable(fine)
    unsafe self.changes = .allocate(capacity: changes.count)
    _ = unsafe self.changes.initialize(from: changes)
    unsafe lent = .allocate(capacity: 1)
    unsafe lent.initialize(
      to: StrutAdvanceChanges(
        fine: fine, count: UInt32(clamping: changes.count), changes: UnsafePointer(self.changes.baseAddress)))
  }

  deinit {
    unsafe hb_font_destroy(lent.pointee.fine)
    unsafe lent.deallocate()
    unsafe changes.deallocate()
  }

  /// A font with the changed advances in the place of those of a frozen one, and all else of it; frozen, and `nil` when memory is out.
  ///
  /// - Parameter parent: Of the face, at the location. Who has the new font keeps the changes alive.
  func changedFont(of parent: OpaquePointer) -> OpaquePointer? {
    guard let functions = AdvanceFunctions.shared, let font = unsafe hb_font_create_sub_font(parent),
      unsafe font != hb_font_get_empty()
    else { return nil }
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
