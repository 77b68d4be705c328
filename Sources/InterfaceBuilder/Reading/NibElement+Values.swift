import LayoutCore

extension NibElement {
  /// Reads a rectangle in points; returns nil if there is none, and with a note if its width or
  /// height is negative.
  func rect(_ key: String) throws(NibError) -> NibRect? {
    guard let rect = property(key, "rect") else { return nil }
    let (width, height) = try (rect.length("width"), rect.length("height"))
    guard width >= 0, height >= 0 else {
      reading.note(
        .unknownAttribute, objectID: id, at: rect.position,
        "\(key) of <\(name)> has a negative width or height; it is ignored")
      return nil
    }
    return try NibRect(x: rect.length("x"), y: rect.length("y"), width: width, height: height)
  }

  /// Reads the frame that Xcode recorded as insets, in points; nil if it does not contain the top
  /// and the left one, the width and the height.
  func insetFrame() throws(NibError) -> NibRect? {
    let lengths = ["minX", "minY", "width", "height"]
    guard let child = keyedChild("frameInset"), lengths.allSatisfy({ child.attributes[$0] != nil }) else {
      return nil
    }
    let frame = NibElement(child, in: reading)
    return try NibRect(
      x: frame.length("minX"), y: frame.length("minY"), width: max(0, frame.length("width")),
      height: max(0, frame.length("height")))
  }

  /// Reads a size in points; returns nil if there is none.
  func size(_ key: String) throws(NibError) -> NibSize? {
    guard let size = property(key, "size") else { return nil }
    return try NibSize(width: size.length("width"), height: size.length("height"))
  }

  /// Reads insets in an `<inset>`, in points; returns nil if there are none.
  func inset(_ key: String) throws(NibError) -> EdgeInsets? {
    guard let inset = property(key, "inset") else { return nil }
    return try EdgeInsets(
      top: inset.length("minY"), left: inset.length("minX"), bottom: inset.length("maxY"), right: inset.length("maxX"))
  }

  /// Reads insets in `<edgeInsets>`, in points; returns nil if there are none.
  func edgeInsets(_ key: String) throws(NibError) -> EdgeInsets? {
    guard let insets = property(key, "edgeInsets") else { return nil }
    return try EdgeInsets(
      top: insets.length("top"), left: insets.length("left"), bottom: insets.length("bottom"),
      right: insets.length("right"))
  }

  /// Reads directional insets, in points; returns nil if there are none.
  func directionalInsets(_ key: String) throws(NibError) -> DirectionalEdgeInsets? {
    guard let insets = property(key, "directionalEdgeInsets") else { return nil }
    return try DirectionalEdgeInsets(
      top: insets.length("top"), leading: insets.length("leading"), bottom: insets.length("bottom"),
      trailing: insets.length("trailing"))
  }

  /// Reads the autoresizing mask; empty if there is none.
  func autoresizing() -> NibAutoresizing {
    guard let mask = property("autoresizingMask", "autoresizingMask") else { return NibAutoresizing() }
    return NibAutoresizing(
      flexibleMinX: mask.flag("flexibleMinX"), widthSizable: mask.flag("widthSizable"),
      flexibleMaxX: mask.flag("flexibleMaxX"), flexibleMinY: mask.flag("flexibleMinY"),
      heightSizable: mask.flag("heightSizable"), flexibleMaxY: mask.flag("flexibleMaxY"))
  }

  /// Reads priorities for both axes, by the suffix of the attributes' names.
  func priorities(_ suffix: String) throws(NibError) -> NibPriorities {
    try NibPriorities(horizontal: priority("horizontal\(suffix)"), vertical: priority("vertical\(suffix)"))
  }

  /// Reads a color; returns nil if there is none, or if neither the file nor Strut defines it.
  /// Colors do not affect measurements.
  func color(_ key: String) throws(NibError) -> Color? {
    guard let color = property(key, "color") else { return nil }
    return try color.ownColor()
  }

  /// Reads the color of the element.
  func ownColor() throws(NibError) -> Color? {
    let resources = reading.context.resources
    if let name = attribute("name") { return resources.colors[name] }
    if let name = attribute("systemColor") { return resources.systemColors[name] }
    if let name = attribute("cocoaTouchSystemColor") { return Self.oldSystemColors[name] }
    let alpha = try length("alpha")
    if let white = try number("white") { return Color(white: white, alpha: alpha) }
    guard let red = try number("red"), let green = try number("green"), let blue = try number("blue") else {
      return nil
    }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The system colors of iOS 12 and earlier, which are not in `<resources>`.
  private static let oldSystemColors: [String: Color] = [
    "darkTextColor": .black, "lightTextColor": Color(white: 1, alpha: 0.6),
    "groupTableViewBackgroundColor": Color(hexadecimal: 0xF2F2F7), "whiteColor": .white, "blackColor": .black,
  ]
}
