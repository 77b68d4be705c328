internal import CHarfBuzz

extension OpenTypeFace {
  /// Whether the face has a table of this tag with anything in it; no bytes are copied.
  package func hasTable(_ tag: OpenTypeTag) -> Bool {
    guard let blob = unsafe hb_face_reference_table(rawFace, tag.rawValue) else { return false }
    defer { unsafe hb_blob_destroy(blob) }
    return unsafe hb_blob_get_length(blob) > 0
  }
}
