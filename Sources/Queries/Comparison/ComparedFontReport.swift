import JSONText
package import Strut

/// One of the two fonts, as the output names it.
package struct ComparedFontReport: Encodable {
  package struct Box: Encodable {
    package var source: String
    package var ascender, descender, lineGap, lineHeight: Double
  }

  package var requested: String
  package var path: String
  package var faceIndex: Int
  @Nullable var family: String?
  @Nullable var fullName: String?
  @Nullable var postScriptName: String?
  /// The font whose widths are used, if it is a different one.
  @Nullable var widths: String?
  package var unitsPerEm: Int
  package var coordinates: [String: Double]
  /// The line boxes by platform, in ems.
  package var lineBoxes: [String: Box]
  /// The cap height, in ems.
  @Nullable var capHeight: Double?
  /// The x-height, in ems.
  @Nullable var xHeight: Double?

  package init(_ compared: ComparedFont, _ match: FontMatch) {
    let face = compared.font.face
    let names = face.names
    (requested, path, faceIndex) = (match.requested, face.path, face.faceIndex)
    (family, fullName, postScriptName) = (names.family, names.fullName, names.postScriptName)
    (unitsPerEm, widths) = (face.unitsPerEm, face.aliasWidths?.description)
    coordinates = face.coordinatesByTag
    let boxes = LinePlatform.compared.map { ($0.rawValue, Box(compared.lineBox(on: $0))) }
    lineBoxes = Dictionary(boxes, uniquingKeysWith: { first, _ in first })
    (capHeight, xHeight) = (compared.capHeight, compared.xHeight)
  }

  /// The name in the text output.
  package var name: String { fullName ?? family ?? requested }

  /// The name, and the file if the font was given by its path.
  package var heading: String { (requested == path ? "\(name) (\(path))" : name).onOneLine }
}

extension ComparedFontReport.Box {
  fileprivate init(_ box: PlatformLineBox) {
    self.init(
      source: box.source.rawValue, ascender: box.ascender, descender: box.descender, lineGap: box.lineGap,
      lineHeight: box.height)
  }
}
