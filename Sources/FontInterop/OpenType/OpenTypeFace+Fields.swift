internal import CHarfBuzz

extension OpenTypeFace {
  /// Calls `body` with the bytes of a table in place, without a copy; they are valid only during
  /// the call. `nil` if the face has no such table.
  package func withTable<Result>(_ tag: OpenTypeTag, _ body: (borrowing RawSpan) -> Result?) -> Result? {
    unsafe Self.withTable(tag, of: rawFace, body)
  }

  /// Calls `body` with the bytes of a table of a HarfBuzz face.
  static func withTable<Result>(
    _ tag: OpenTypeTag, of face: OpaquePointer, _ body: (borrowing RawSpan) -> Result?
  ) -> Result? {
    guard let blob = unsafe hb_face_reference_table(face, tag.rawValue) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return unsafe body(RawSpan(_unsafeBytes: UnsafeRawBufferPointer(start: start, count: Int(length))))
  }

  /// Returns an unsigned number of two bytes in a table; `nil` if the table is missing or too
  /// short.
  package func uint16(_ tag: OpenTypeTag, at offset: Int) -> Int? {
    withTable(tag) { $0.bigEndianUInt16(at: offset).map(Int.init) }
  }
}
