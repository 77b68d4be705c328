internal import CHarfBuzz

/// Faces with the tables of another but for some, and with what HarfBuzz keeps for a face of their own.
enum PartialFace {
  /// A frozen face; `nil` when memory is out.
  static func make(of original: OpaquePointer, without tags: Set<OpenTypeTag> = []) -> OpaquePointer? {
    let source = unsafe Unmanaged.passRetained(Source(original, tags)).toOpaque()
    let made = unsafe hb_face_create_for_tables(
      { _, tag, source in
        guard let source = unsafe source else { return unsafe hb_blob_get_empty() }
        return unsafe Unmanaged<Source>.fromOpaque(source).takeUnretainedValue().table(tag)
      }, source,
      { source in
        if let source = unsafe source { unsafe Unmanaged<Source>.fromOpaque(source).release() }
      })
    guard let face = unsafe made, unsafe face != hb_face_get_empty() else { return nil }
    unsafe hb_face_set_upem(face, hb_face_get_upem(original))
    unsafe hb_face_set_glyph_count(face, hb_face_get_glyph_count(original))
    unsafe hb_face_make_immutable(face)
    return unsafe face
  }

  /// The face that tables come from, kept alive.
  @safe
  private final class Source: Sendable {
    /// Frozen, so that threads may share it; the compiler cannot see that of a pointer.
    nonisolated(unsafe) private let original: OpaquePointer
    private let hidden: Set<OpenTypeTag>

    init(_ original: OpaquePointer, _ hidden: Set<OpenTypeTag>) {
      unsafe self.original = hb_face_reference(original)
      self.hidden = hidden
    }

    deinit { unsafe hb_face_destroy(original) }

    func table(_ tag: hb_tag_t) -> OpaquePointer? {
      if hidden.contains(OpenTypeTag(rawValue: tag)) { return unsafe hb_blob_get_empty() }
      return unsafe hb_face_reference_table(original, tag)
    }
  }
}
