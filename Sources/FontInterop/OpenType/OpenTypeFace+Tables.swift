internal import CHarfBuzz

extension OpenTypeFace {
  /// Returns true if the face has a table with this tag that is not empty; no bytes are copied.
  package func hasTable(_ tag: OpenTypeTag) -> Bool { unsafe Self.hasTable(tag, of: rawFace) }

  /// Returns true if a HarfBuzz face has a table with this tag that is not empty.
  static func hasTable(_ tag: OpenTypeTag, of face: OpaquePointer) -> Bool {
    guard let blob = unsafe hb_face_reference_table(face, tag.rawValue) else { return false }
    defer { unsafe hb_blob_destroy(blob) }
    return unsafe hb_blob_get_length(blob) > 0
  }
}
