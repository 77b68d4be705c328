internal import CHarfBuzz

/// A face with the tables of another, except for some, and with separate data in HarfBuzz.
enum PartialFace {
  /// Creates a frozen face; `nil` if memory runs out.
  ///
  /// - Parameters:
  ///   - tags: The tables that it does not have.
  ///   - own: Tables that replace those of the other face.
  static func make(
    of original: OpaquePointer, without tags: Set<OpenTypeTag> = [], own: [OpenTypeTag: [UInt8]] = [:]
  ) -> OpaquePointer? {
    let hidden = Dictionary(uniqueKeysWithValues: tags.map { ($0, [UInt8]()) })
    let source = unsafe Unmanaged.passRetained(Source(original, hidden.merging(own) { $1 })).toOpaque()
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

  /// The face with the tables, which is kept alive.
  @safe
  private final class Source: Sendable {
    /// Frozen, so that threads may share it; the compiler cannot detect this for a pointer.
    nonisolated(unsafe) private let original: OpaquePointer
    private let replaced: [OpenTypeTag: [UInt8]]

    init(_ original: OpaquePointer, _ replaced: [OpenTypeTag: [UInt8]]) {
      unsafe self.original = hb_face_reference(original)
      self.replaced = replaced
    }

    deinit { unsafe hb_face_destroy(original) }

    func table(_ tag: hb_tag_t) -> OpaquePointer? {
      guard let bytes = replaced[OpenTypeTag(rawValue: tag)] else {
        return unsafe hb_face_reference_table(original, tag)
      }
      guard !bytes.isEmpty else { return unsafe hb_blob_get_empty() }
      return unsafe bytes.withUnsafeBytes { bytes in
        let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        return unsafe hb_blob_create(start, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
      }
    }
  }
}
