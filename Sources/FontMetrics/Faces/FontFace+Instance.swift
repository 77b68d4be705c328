internal import FontInterop

extension FontFace {
  /// The named location that the face is at, whatever the optical size, which follows the point size; `nil` for a face that is
  /// not variable, or is at a location without a name.
  public var namedInstance: NamedInstance? {
    let here = coordinates.withoutOpticalSize
    return here.isEmpty ? nil : namedInstances.first { $0.coordinates.withoutOpticalSize == here }
  }

  /// The PostScript name of the face at its location: `UIFont.fontName`.
  ///
  /// At a named instance the name that the catalogue knows it by, "Inter-SemiBold"; at the default location and at those without
  /// a name the face's own (name ID 6). `nil` for a face that has none.
  public var postScriptName: String? {
    let isDefault = zip(axes, coordinates).allSatisfy { $0.tag == "opsz" || $0.defaultValue == $1.value }
    guard !isDefault, let instance = namedInstance?.name, let prefix = file.openType.name(25) ?? names.family else {
      return names.postScriptName
    }
    return FontFace.postScriptName(prefix: prefix, instance: instance)
  }

  /// The PostScript name of a named instance, after Technical Note 5902.
  static func postScriptName(prefix: String, instance: String) -> String {
    prefix.postScriptPart + "-" + instance.postScriptPart
  }
}

extension [AxisCoordinate] {
  fileprivate var withoutOpticalSize: [AxisCoordinate] { filter { $0.tag != "opsz" } }
}
