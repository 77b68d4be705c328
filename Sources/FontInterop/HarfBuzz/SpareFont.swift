internal import CHarfBuzz
internal import Threads

/// A copy of a font, for settings after the first ones (``ShapingSettingsSeen``).
///
/// HarfBuzz keeps its shaping plan for each script, language and list of features with a face
/// permanently, and searches all of them whenever it shapes. After the first ones, it gets a copy
/// of the font, which is made again after some uses: with many different lists of features, a
/// program does not use more memory, or take longer for other text.
@safe
final class SpareFont: Sendable {
  /// Owns a HarfBuzz font.
  @safe
  private final class Copy: Sendable {
    /// Frozen before `init` returns and never changed, so that threads may share it; the compiler
    /// cannot detect this for a pointer.
    nonisolated(unsafe) let font: OpaquePointer

    init?(of original: OpaquePointer) {
      guard let face = unsafe hb_font_get_face(original).flatMap({ unsafe PartialFace.make(of: $0) }) else {
        return nil
      }
      defer { unsafe hb_face_destroy(face) }
      // The original keeps the glyph measurer.
      guard let font = unsafe hb_font_create_sub_font(original), unsafe font != hb_font_get_empty() else { return nil }
      unsafe hb_font_set_face(font, face)
      unsafe hb_font_make_immutable(font)
      unsafe self.font = font
    }

    deinit { unsafe hb_font_destroy(font) }
  }

  private struct State {
    var copy: Copy?
    var uses = 0
  }

  private let state = Locked(State())

  /// The number of uses of a copy: the maximum number of settings that HarfBuzz keeps with it.
  private static let uses = 256

  /// Calls a closure with a copy of a font; `nil` if memory runs out.
  ///
  /// - Parameter original: The original font, which must be the same in every call, kept alive by
  ///   the caller.
  func withCopy<Result>(of original: OpaquePointer, _ body: (OpaquePointer) -> Result) -> Result? {
    let copy = state.withLock { state in
      if state.copy == nil || state.uses >= Self.uses { state = State(copy: unsafe Copy(of: original)) }
      state.uses += 1
      return state.copy
    }
    return copy.map { copy in withExtendedLifetime(copy) { unsafe body(copy.font) } }
  }
}
