internal import CHarfBuzz

/// An axis of a variable face, in the units of the axis.
package struct OpenTypeAxis: Hashable, Sendable {
  package var tag: OpenTypeTag
  package var nameID: Int
  /// The value in the file; HarfBuzz uses the default instead of a minimum above it.
  package var minimum: OpenTypeFixed
  package var defaultValue: OpenTypeFixed
  /// The value in the file; HarfBuzz uses the default instead of a maximum below it.
  package var maximum: OpenTypeFixed
  package var isHidden: Bool
}

/// A named instance of a variable face: its name and a coordinate for each axis, in axis order.
package struct OpenTypeNamedInstance: Hashable, Sendable {
  package var nameID: Int
  /// The name ID of its PostScript name; 0xFFFF if the font has none.
  package var postScriptNameID: Int
  package var coordinates: [OpenTypeFixed]
}

extension OpenTypeFace {
  package var axes: [OpenTypeAxis] {
    var count = unsafe hb_ot_var_get_axis_count(rawFace)
    guard count > 0, let fvar = table("fvar") else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = unsafe hb_ot_var_get_axis_infos(rawFace, 0, &count, &infos)
    let values = VariationValues(fvar)
    return infos.prefix(Int(count)).enumerated().map { index, info in
      let place = values.axes + VariationValues.axisSize * index
      return OpenTypeAxis(
        tag: OpenTypeTag(rawValue: info.tag), nameID: Int(info.name_id), minimum: values.fixed(place + 4),
        defaultValue: values.fixed(place + 8), maximum: values.fixed(place + 12),
        isHidden: info.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0)
    }
  }

  package var namedInstances: [OpenTypeNamedInstance] {
    let axisCount = unsafe Int(hb_ot_var_get_axis_count(rawFace))
    let instanceCount = unsafe hb_ot_var_get_named_instance_count(rawFace)
    guard instanceCount > 0, let fvar = table("fvar") else { return [] }
    let values = VariationValues(fvar)
    let instances = values.axes + VariationValues.axisSize * axisCount
    return (0..<instanceCount).map { index in
      let place = instances + values.instanceSize * Int(index) + 4
      return OpenTypeNamedInstance(
        nameID: unsafe Int(hb_ot_var_named_instance_get_subfamily_name_id(rawFace, index)),
        postScriptNameID: unsafe Int(hb_ot_var_named_instance_get_postscript_name_id(rawFace, index)),
        coordinates: (0..<axisCount).map { values.fixed(place + 4 * $0) })
    }
  }
}

/// The numbers of an `fvar` table that HarfBuzz accepted, and returns rounded to floats.
private struct VariationValues {
  static let axisSize = 20

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The offset of the axes.
  var axes: Int { uint16(4) }
  /// The length of an instance record.
  var instanceSize: Int { uint16(14) }

  func fixed(_ place: Int) -> OpenTypeFixed {
    OpenTypeFixed(rawValue: Int32(truncatingIfNeeded: uint16(place) << 16 | uint16(place + 2)))
  }

  private func uint16(_ place: Int) -> Int {
    place + 1 < bytes.count ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : 0
  }
}
