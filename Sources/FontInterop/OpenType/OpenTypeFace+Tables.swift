internal import CHarfBuzz

extension OpenTypeFace {
  /// Whether the face has a table of this tag with anything in it; no bytes are copied.
  package func hasTable(_ tag: OpenTypeTag) -> Bool { unsafe Self.hasTable(tag, of: rawFace) }

  /// True where a face of HarfBuzz's has a table of this tag with anything in it.
  static func hasTable(_ tag: OpenTypeTag, of face: OpaquePointer) -> Bool {
    guard let blob = unsafe hb_face_reference_table(face, tag.rawValue) else { return false }
    defer { unsafe hb_blob_destroy(blob) }
    return unsafe hb_blob_get_length(blob) > 0
  }
}
