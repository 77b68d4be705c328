internal import CHarfBuzz

/// One axis of a variable face, in the axis's own units.
package struct OpenTypeAxis: Hashable, Sendable {
  package var tag: OpenTypeTag
  package var nameID: Int
  package var minimum: Double
  package var defaultValue: Double
  package var maximum: Double
  package var isHidden: Bool
}

/// A named instance of a variable face: its name and one coordinate an axis, in axis order.
package struct OpenTypeNamedInstance: Hashable, Sendable {
  package var nameID: Int
  /// Where its PostScript name stands; 0xFFFF when the font gives none.
  package var postScriptNameID: Int
  package var coordinates: [Double]
}

extension OpenTypeFace {
  package var axes: [OpenTypeAxis] {
    var count = unsafe hb_ot_var_get_axis_count(rawFace)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = unsafe hb_ot_var_get_axis_infos(rawFace, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      OpenTypeAxis(
        tag: OpenTypeTag(rawValue: info.tag), nameID: Int(info.name_id), minimum: Double(info.min_value),
        defaultValue: Double(info.default_value), maximum: Double(info.max_value),
        isHidden: info.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0)
    }
  }

  package var namedInstances: [OpenTypeNamedInstance] {
    let axisCount = axes.count
    let instanceCount = unsafe hb_ot_var_get_named_instance_count(rawFace)
    return (0..<instanceCount).map { index in
      var coordinates = [Float](repeating: 0, count: axisCount)
      var length = UInt32(axisCount)
      _ = unsafe hb_ot_var_named_instance_get_design_coords(rawFace, index, &length, &coordinates)
      return OpenTypeNamedInstance(
        nameID: unsafe Int(hb_ot_var_named_instance_get_subfamily_name_id(rawFace, index)),
        postScriptNameID: unsafe Int(hb_ot_var_named_instance_get_postscript_name_id(rawFace, index)),
        coordinates: coordinates.prefix(Int(length)).map(Double.init))
    }
  }
}
