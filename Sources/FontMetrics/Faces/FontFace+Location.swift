internal import FontInterop

extension FontFace {
  /// The named location that the face is at; `nil` for a face that is not variable, or is at a location without a name.
  ///
  /// An optical size that follows the point size does not count, nor does one of the instance that is the axis's default.
  public var namedInstance: NamedInstance? {
    axes.isEmpty ? nil : namedInstances.first(where: isAt)
  }

  private func isAt(_ instance: NamedInstance) -> Bool {
    zip(axes, zip(coordinates, instance.coordinates)).allSatisfy { axis, values in
      let (here, there) = (values.0.value, values.1.value)
      return axis.tag == "opsz" && !pinsOpticalSize ? there == axis.defaultValue : here == there
    }
  }

  /// The PostScript name of the face at its location: `UIFont.fontName`.
  ///
  /// At a named instance the name that the catalogue knows it by, "Inter-SemiBold"; at the default location and at those without
  /// a name the face's own (name ID 6). `nil` for a face that has none.
  public var postScriptName: String? {
    let isDefault = zip(axes, coordinates).allSatisfy { axis, coordinate in
      axis.tag == "opsz" && !pinsOpticalSize || axis.defaultValue == coordinate.value
    }
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
