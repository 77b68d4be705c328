internal import FontInterop

extension FontFace {
  /// The named location of the face, or `nil` for a static face or a location without a name.
  ///
  /// An optical size that follows the point size is ignored, and so is an instance's optical size
  /// that is the default of the axis.
  public var namedInstance: NamedInstance? {
    axes.isEmpty ? nil : namedInstances.first(where: isAt)
  }

  private func isAt(_ instance: NamedInstance) -> Bool {
    zip(axes, zip(coordinates, instance.coordinates)).allSatisfy { axis, values in
      let (here, there) = (values.0.value, values.1.value)
      return axis.tag == "opsz" && !pinsOpticalSize ? there == axis.defaultValue : here == there
    }
  }

  /// The PostScript name of the face at its location, like `UIFont.fontName`.
  ///
  /// At a named instance, it is the instance's PostScript name in `fvar`, or else the name derived
  /// from prefix and instance, such as "Inter-SemiBold". At other locations it is that of the face
  /// (name ID 6), or `nil` if there is none.
  public var postScriptName: String? {
    let isDefault = zip(axes, coordinates).allSatisfy { axis, coordinate in
      axis.tag == "opsz" && !pinsOpticalSize || axis.defaultValue == coordinate.value
    }
    guard !isDefault, let instance = namedInstance else { return names.postScriptName }
    if let declared = instance.postScriptName { return declared }
    guard let name = instance.name, let prefix = file.openType.name(25) ?? names.family else {
      return names.postScriptName
    }
    return FontFace.postScriptName(prefix: prefix, instance: name)
  }

  /// The PostScript name of a named instance, after Technical Note 5902.
  static func postScriptName(prefix: String, instance: String) -> String {
    prefix.postScriptPart + "-" + instance.postScriptPart
  }
}
