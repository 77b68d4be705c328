internal import CHarfBuzz
internal import Threads

/// A copy of a font, for the settings that come past the first ones (``ShapingSettingsSeen``).
///
/// HarfBuzz keeps with a face, for good, how it shapes each script, language and list of features that it was asked for, and looks through
/// all of these whenever it shapes. Past the first ones it is asked with a copy, which is made anew after some uses: a program that is
/// handed one list of features after the other grows no further, and takes no longer for other texts.
@safe
final class SpareFont: Sendable {
  /// Owns a font of HarfBuzz's.
  @safe
  private final class Copy: Sendable {
    /// Frozen before `init` returns and never changed, so that threads may share it; the compiler cannot see that of a pointer.
    nonisolated(unsafe) let font: OpaquePointer

    init?(of original: OpaquePointer) {
      guard let face = unsafe hb_font_get_face(original).flatMap({ unsafe PartialFace.make(of: $0) }) else {
        return nil
      }
      defer { unsafe hb_face_destroy(face) }
      // What measures glyphs stays the original's.
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

  /// How often a copy is used: as many settings HarfBuzz keeps with it at most.
  private static let uses = 256

  /// Lends a copy of a font; `nil` when memory is out.
  ///
  /// - Parameter original: The same font each time, kept alive by the caller.
  func withCopy<Result>(of original: OpaquePointer, _ body: (OpaquePointer) -> Result) -> Result? {
    let copy = state.withLock { state in
      if state.copy == nil || state.uses >= Self.uses { state = State(copy: unsafe Copy(of: original)) }
      state.uses += 1
      return state.copy
    }
    return copy.map { copy in withExtendedLifetime(copy) { unsafe body(copy.font) } }
  }
}
