internal import CHarfBuzz

/// The properties with which a run is shaped, in HarfBuzz's form: looked up once and used for many
/// runs.
package struct ShapingProperties: Sendable {
  let script: hb_script_t
  let language: ShapingLanguage?
  let features: [hb_feature_t]
  /// The properties for a face with changed advances: ligatures and contextual forms are off unless
  /// they are requested.
  let featuresWithoutForms: [hb_feature_t]
  /// True if HarfBuzz may keep its shaping plan for these properties permanently.
  let isCommon: Bool
  package var isRightToLeft: Bool
  /// True if a run starts inside a cluster whose other part another face draws: marks in it then
  /// get no dotted circle.
  package var goesOnWithCluster = false
  /// True if the script itself is written from right to left, regardless of the run.
  package var isOfRightToLeftScript: Bool { hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL }
  /// The properties for left-to-right text; some old scripts are written in either direction.
  package var isOfLeftToRightScript: Bool { hb_script_get_horizontal_direction(script) == HB_DIRECTION_LTR }
  /// True if HarfBuzz applies the `GPOS` rules for all scripts to this script: not to Hebrew, for
  /// which these rules are wrong in many fonts (`gpos_tag` of its shaper).
  package var takesPositionsOfAllScripts: Bool { script != HB_SCRIPT_HEBREW }

  /// - Parameters:
  ///   - script: The script, ISO 15924, such as "Latn".
  ///   - language: The language, BCP 47, or `nil` for none.
  ///   - features: Feature tags with their values, for the whole run.
  package init(
    script: OpenTypeTag, language: String? = nil, isRightToLeft: Bool = false,
    features: [(tag: OpenTypeTag, value: UInt32)] = []
  ) {
    self.script = hb_script_from_iso15924_tag(script.rawValue)
    self.isRightToLeft = isRightToLeft
    let known = language.flatMap { tag in ShapingLanguage.shared.withLock { $0.language(tag) } }
    let list = features.map {
      hb_feature_t(
        tag: $0.tag.rawValue, value: $0.value, start: UInt32(HB_FEATURE_GLOBAL_START), end: STRUT_HB_FEATURE_GLOBAL_END)
    }
    (self.language, self.features) = (known, list)
    featuresWithoutForms = list.isEmpty ? Self.withoutForms : Self.withoutForms + list
    isCommon = ShapingSettingsSeen.shared.withLock { $0.areCommon(known, list) }
  }

  /// Before the requested features: if a feature is listed twice, HarfBuzz uses the last value.
  private static let withoutForms: [hb_feature_t] = (["liga", "clig", "calt"] as [OpenTypeTag]).map {
    hb_feature_t(
      tag: $0.rawValue, value: 0, start: UInt32(HB_FEATURE_GLOBAL_START), end: STRUT_HB_FEATURE_GLOBAL_END)
  }
}

/// A run to shape: a range with one script, direction and language inside its paragraph.
package struct ShapingRequest: Sendable {
  /// The whole paragraph, as context for joining and for marks at the ends of the run.
  package var text: [UInt16]
  /// The run, in UTF-16 units of `text`.
  package var range: Range<Int>
  package var properties: ShapingProperties
  /// True if glyphs are marked where they are unsafe to combine with other text, which takes
  /// HarfBuzz a little longer.
  package var marksUnsafeToConcat = false

  package init(text: [UInt16], range: Range<Int>, properties: ShapingProperties) {
    self.text = text
    self.range = range
    self.properties = properties
  }

  /// Creates a request from single properties; `script` is a name of four letters.
  package init(
    text: [UInt16], range: Range<Int>, script: String, language: String? = nil, isRightToLeft: Bool = false,
    features: [(tag: OpenTypeTag, value: UInt32)] = []
  ) {
    self.init(
      text: text, range: range,
      properties: ShapingProperties(
        script: OpenTypeTag(parsing: script) ?? "Zzzz", language: language, isRightToLeft: isRightToLeft,
        features: features))
  }
}

/// A glyph of a shaped run, in design units or parts of them (`ShapingFont.partsOfUnit`), y up.
package struct ShapedGlyph: Hashable, Sendable {
  package var glyphID: UInt32
  /// The first UTF-16 unit, in the paragraph, of the characters of this glyph.
  package var cluster: Int
  package var xAdvance: Int32
  package var yAdvance: Int32
  package var xOffset: Int32
  package var yOffset: Int32
  /// True if a line that is broken before this glyph's cluster must be shaped again.
  package var isUnsafeToBreak: Bool
  /// True if text that is added before or after this glyph's cluster may change the text on its
  /// other side. It is set only on request.
  package var isUnsafeToConcat: Bool
}

extension ShapingFont {
  /// Shapes a run; the glyphs are in visual order, left to right.
  ///
  /// Returns `nil` if HarfBuzz runs out of memory or gives up on the font.
  /// - Complexity: About linear in the run, if the font's rules permit it.
  package func shape(_ request: ShapingRequest) -> [ShapedGlyph]? {
    var glyphs: [ShapedGlyph] = []
    return shape(request, into: &glyphs) ? glyphs : nil
  }

  /// Shapes a run and replaces the glyphs in `glyphs`, whose storage is reused. Returns false, with
  /// no glyphs, if HarfBuzz runs out of memory or gives up on the font.
  package func shape(_ request: ShapingRequest, into glyphs: inout [ShapedGlyph]) -> Bool {
    glyphs.removeAll(keepingCapacity: true)
    return withShaped(request) { buffer in
      unsafe read(buffer.raw, into: &glyphs)
      return true
    } ?? false
  }

  /// Calls a closure with the buffer of a shaped run; `nil` if shaping fails.
  func withShaped<Result>(_ request: ShapingRequest, _ body: (ShapingBuffer) -> Result) -> Result? {
    ShapingBuffers.withBuffer(request.range.count) { buffer in
      unsafe fill(buffer.raw, with: request)
      let properties = request.properties
      guard let shaper = unsafe rawShaper,
        unsafe Self.shape(buffer.raw, properties, features(of: properties), in: shaper, spare)
      else { return nil }
      return body(buffer)
    }
  }

  /// Returns the features with which text with some properties is shaped in this font.
  func features(of properties: ShapingProperties) -> [hb_feature_t] {
    changes == nil ? properties.features : properties.featuresWithoutForms
  }

  /// Uses the rules of OpenType (and AAT's, which are part of them in HarfBuzz), as Apple's systems
  /// and Android do.
  ///
  /// By default, HarfBuzz may use Graphite if it was built with it: programs in the font, whose
  /// tables it leaks if Graphite rejects the font (`graphite-refused.woff2` in Fuzzing.md).
  ///
  /// - Parameter spare: Copies of the font, for rare properties.
  static func shape(
    _ buffer: OpaquePointer, _ properties: ShapingProperties, _ features: [hb_feature_t], in font: OpaquePointer,
    _ spare: SpareFont
  ) -> Bool {
    if properties.isCommon { return unsafe shape(buffer, features, in: font) }
    return unsafe spare.withCopy(of: font) { unsafe shape(buffer, features, in: $0) } ?? false
  }

  private static func shape(_ buffer: OpaquePointer, _ features: [hb_feature_t], in font: OpaquePointer) -> Bool {
    // If text grows beyond HarfBuzz's limit, HarfBuzz returns the glyphs so far, and only the
    // buffer indicates the failure.
    unsafe withShapers {
      unsafe hb_shape_full(font, buffer, features, UInt32(features.count), $0) != 0
        && hb_buffer_allocation_successful(buffer) != 0
    }
  }

  /// Calls a closure with the list of shapers, which contains one.
  static func withShapers<Result>(_ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result) -> Result {
    unsafe "ot".withCString { name in
      let shapers: [UnsafePointer<CChar>?] = unsafe [name, nil]
      return unsafe shapers.withUnsafeBufferPointer { list in
        guard let start = list.baseAddress else { preconditionFailure("a list with a name has an address") }
        return unsafe body(start)
      }
    }
  }

  private func fill(_ buffer: OpaquePointer, with request: ShapingRequest) {
    unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if request.range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if request.range.upperBound == request.text.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    if request.marksUnsafeToConcat { flags |= HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT.rawValue }
    unsafe hb_buffer_add_utf16(
      buffer, request.text, Int32(clamping: request.text.count), UInt32(clamping: request.range.lowerBound),
      Int32(clamping: request.range.count))
    if Self.mayReplace(request.text[request.range]) { unsafe replaceCharacters(of: buffer) }
    let properties = request.properties
    if properties.goesOnWithCluster { flags |= HB_BUFFER_FLAG_DO_NOT_INSERT_DOTTED_CIRCLE.rawValue }
    unsafe hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    unsafe hb_buffer_set_direction(buffer, properties.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, properties.script)
    if let language = properties.language { unsafe hb_buffer_set_language(buffer, language.raw) }
  }

  private func read(_ buffer: OpaquePointer, into glyphs: inout [ShapedGlyph]) {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    glyphs.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      let info = unsafe infos[index]
      let position = unsafe positions[index]
      let flags = unsafe strut_hb_glyph_flags(&infos[index])
      glyphs.append(
        ShapedGlyph(
          glyphID: info.codepoint, cluster: Int(info.cluster), xAdvance: position.x_advance,
          yAdvance: position.y_advance, xOffset: position.x_offset, yOffset: position.y_offset,
          isUnsafeToBreak: flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0,
          isUnsafeToConcat: flags & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue != 0))
    }
  }
}
