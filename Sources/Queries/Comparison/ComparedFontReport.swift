import JSONText
package import Strut

/// One of the two fonts, as the documents name it.
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
  /// The font whose widths it has, where that is another.
  @Nullable var widths: String?
  package var unitsPerEm: Int
  package var coordinates: [String: Double]
  /// In ems.
  package var lineBoxes: [String: Box]
  /// In ems.
  @Nullable var capHeight: Double?
  /// In ems.
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

  /// What people call it.
  package var name: String { fullName ?? family ?? requested }

  /// The name, and the file where that is what was asked for.
  package var heading: String { (requested == path ? "\(name) (\(path))" : name).onOneLine }
}

extension ComparedFontReport.Box {
  fileprivate init(_ box: PlatformLineBox) {
    self.init(
      source: box.source.rawValue, ascender: box.ascender, descender: box.descender, lineGap: box.lineGap,
      lineHeight: box.height)
  }
}
