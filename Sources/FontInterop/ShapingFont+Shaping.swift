internal import CHarfBuzz

/// One run to shape: a stretch of one script, direction and language inside its paragraph.
package struct ShapingRequest: Sendable {
  /// The whole paragraph, as context for joining and for marks at the run's ends.
  package var text: [UInt16]
  /// The run, in UTF-16 units of `text`.
  package var range: Range<Int>
  /// ISO 15924, "Latn".
  package var script: String
  /// BCP 47, or `nil` for none.
  package var language: String?
  package var isRightToLeft: Bool
  /// Feature tags with their values, over the whole run.
  package var features: [(tag: OpenTypeTag, value: UInt32)] = []

  package init(
    text: [UInt16], range: Range<Int>, script: String, language: String? = nil, isRightToLeft: Bool = false,
    features: [(tag: OpenTypeTag, value: UInt32)] = []
  ) {
    self.text = text
    self.range = range
    self.script = script
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.features = features
  }
}

/// One glyph of a shaped run, in design units, y up.
package struct ShapedGlyph: Hashable, Sendable {
  package var glyphID: UInt32
  /// The first UTF-16 unit, in the paragraph, of the characters this glyph stands for.
  package var cluster: Int
  package var xAdvance: Int32
  package var yAdvance: Int32
  package var xOffset: Int32
  package var yOffset: Int32
  /// A line broken before this glyph's cluster must be shaped again to come out as if shaped alone.
  package var isUnsafeToBreak: Bool
}

extension ShapingFont {
  /// Shapes one run; the glyphs come in visual order, left to right.
  ///
  /// Returns `nil` when HarfBuzz runs out of memory or gives up on the font.
  /// - Complexity: About linear in the run, as the font's rules allow.
  package func shape(_ request: ShapingRequest) -> [ShapedGlyph]? {
    guard canMeasureGlyphs, let buffer = unsafe hb_buffer_create(), unsafe hb_buffer_allocation_successful(buffer) != 0
    else {
      return nil
    }
    defer { unsafe hb_buffer_destroy(buffer) }
    unsafe fill(buffer, with: request)
    let features = request.features.map {
      hb_feature_t(
        tag: $0.tag.rawValue, value: $0.value, start: UInt32(HB_FEATURE_GLOBAL_START), end: STRUT_HB_FEATURE_GLOBAL_END)
    }
    guard unsafe shape(buffer, features) else { return nil }
    return unsafe glyphs(in: buffer)
  }

  /// By the rules of OpenType (and AAT's, which HarfBuzz counts among them), as Apple's systems and Android do.
  ///
  /// Left to choose, HarfBuzz may take Graphite's where it was built with them: programs of the font's own, whose tables it leaks
  /// when Graphite refuses the font (`graphite-refused.woff2` in Fuzzing.md).
  private func shape(_ buffer: OpaquePointer, _ features: [hb_feature_t]) -> Bool {
    unsafe "ot".withCString { name in
      let shapers: [UnsafePointer<CChar>?] = unsafe [name, nil]
      return unsafe hb_shape_full(rawFont, buffer, features, UInt32(features.count), shapers) != 0
    }
  }

  private func fill(_ buffer: OpaquePointer, with request: ShapingRequest) {
    unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if request.range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if request.range.upperBound == request.text.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    unsafe hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    unsafe hb_buffer_add_utf16(
      buffer, request.text, Int32(clamping: request.text.count), UInt32(clamping: request.range.lowerBound),
      Int32(clamping: request.range.count))
    unsafe hb_buffer_set_direction(buffer, request.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_from_string(request.script, -1))
    if let language = request.language { unsafe setLanguage(language, of: buffer) }
  }

  private func setLanguage(_ tag: String, of buffer: OpaquePointer) {
    guard let language = ShapingLanguage.shared.withLock({ $0.language(tag) }) else { return }
    unsafe hb_buffer_set_language(buffer, language.raw)
  }

  private func glyphs(in buffer: OpaquePointer) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let info = unsafe infos[index]
      let position = unsafe positions[index]
      return ShapedGlyph(
        glyphID: info.codepoint, cluster: Int(info.cluster), xAdvance: position.x_advance, yAdvance: position.y_advance,
        xOffset: position.x_offset, yOffset: position.y_offset,
        isUnsafeToBreak: unsafe strut_hb_is_unsafe_to_break(&infos[index]) != 0)
    }
  }
}
