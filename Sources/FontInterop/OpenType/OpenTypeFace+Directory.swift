internal import CHarfBuzz

/// A table of a font file.
package struct OpenTypeTableSize: Hashable, Sendable {
  package var tag: OpenTypeTag
  /// The length in bytes; for a web font, the unpacked length.
  package var byteCount: Int
}

/// A subtable of `cmap`.
package struct OpenTypeCharacterMap: Hashable, Sendable {
  package var platform, encoding, format: Int
}

extension OpenTypeFace {
  /// The maximum number of listed tables, and of listed subtables of `cmap` (Strut's rule): no font
  /// comes near.
  private static let listLimit = 256

  /// The tables of the face in the order of its directory; none if it has no tables.
  package var tableSizes: [OpenTypeTableSize] {
    var count = UInt32(Self.listLimit)
    var tags = [hb_tag_t](repeating: 0, count: Self.listLimit)
    _ = unsafe hb_face_get_table_tags(rawFace, 0, &count, &tags)
    return tags.prefix(Int(count)).map { tag in
      let blob = unsafe hb_face_reference_table(rawFace, tag)
      defer { unsafe hb_blob_destroy(blob) }
      return OpenTypeTableSize(tag: OpenTypeTag(rawValue: tag), byteCount: unsafe Int(hb_blob_get_length(blob)))
    }
  }

  /// The subtables of `cmap` in its order, without those outside the table.
  package var characterMaps: [OpenTypeCharacterMap] {
    withTable("cmap") { table -> [OpenTypeCharacterMap]? in
      let count = table.bigEndianUInt16(at: 2).map(Int.init) ?? 0
      return (0..<min(count, Self.listLimit)).compactMap { index in
        let record = 4 + 8 * index
        guard let platform = table.bigEndianUInt16(at: record), let encoding = table.bigEndianUInt16(at: record + 2),
          let offset = table.bigEndianUInt32(at: record + 4), let format = table.bigEndianUInt16(at: Int(offset))
        else { return nil }
        return OpenTypeCharacterMap(platform: Int(platform), encoding: Int(encoding), format: Int(format))
      }
    } ?? []
  }
}
