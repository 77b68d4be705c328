internal import CHarfBuzz

extension ShapingFont {
  /// Returns the lookups of `GSUB` or `GPOS` that HarfBuzz applies to runs with these properties,
  /// from its own plan, in order; `nil` if memory runs out, and for more than 1024 lookups.
  ///
  /// - Parameter disabled: Features that are turned off.
  func lookups(
    of table: OpenTypeTag, for properties: ShapingProperties, without disabled: [OpenTypeTag] = []
  ) -> [UInt32]? {
    guard let set = unsafe hb_set_create() else { return nil }
    defer { unsafe hb_set_destroy(set) }
    var segment = unsafe hb_segment_properties_t()
    unsafe segment.direction = properties.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    unsafe segment.script = properties.script
    if let language = properties.language { unsafe segment.language = language.raw }
    var features = features(of: properties)
    for tag in disabled {
      features.append(
        hb_feature_t(
          tag: tag.rawValue, value: 0, start: UInt32(HB_FEATURE_GLOBAL_START), end: STRUT_HB_FEATURE_GLOBAL_END))
    }
    var count: UInt32 = 0
    let coordinates = unsafe hb_font_get_var_coords_normalized(rawFont, &count)
    let plan = unsafe Self.withShapers { shapers in
      unsafe hb_shape_plan_create2(
        face.rawFace, &segment, features, UInt32(features.count), coordinates, count, shapers)
    }
    guard let plan = unsafe plan else { return nil }
    defer { unsafe hb_shape_plan_destroy(plan) }
    unsafe hb_ot_shape_plan_collect_lookups(plan, table.rawValue, set)
    guard unsafe hb_set_allocation_successful(set) != 0, unsafe hb_set_get_population(set) <= 1024 else { return nil }
    var lookups: [UInt32] = []
    var lookup = UInt32.max  // HB_SET_VALUE_INVALID, whose macro changed
    while unsafe hb_set_next(set, &lookup) != 0 { lookups.append(lookup) }
    return lookups
  }
}
