import JSONText
package import Strut

/// A face in the catalog, in JSON.
package struct CatalogFaceReport: Encodable {
  package struct Range: Encodable { var minimum, maximum: Double }

  package var family: String
  @Nullable var fullName: String?
  @Nullable var postScriptName: String?
  package var source, path: String
  package var faceIndex: Int
  package var weight, width: Range
  package var slants, axes: [String]
  @Nullable var isMonospaced: Bool?
  @Nullable var isColor: Bool?

  package init(_ face: CatalogFace) {
    family = face.family
    (fullName, postScriptName) = (face.fullName, face.postScriptName)
    (source, path, faceIndex) = (face.source.rawValue, face.path, face.faceIndex)
    weight = Range(
      minimum: Double(face.weights.lowerBound.rawValue), maximum: Double(face.weights.upperBound.rawValue))
    width = Range(minimum: face.widths.lowerBound.rawValue, maximum: face.widths.upperBound.rawValue)
    slants = FontSlant.allCases.filter(face.slants.contains).map(\.rawValue)
    axes = face.axes
    (isMonospaced, isColor) = (face.isMonospaced, face.isColor)
  }

  /// The name in the text output.
  package var displayName: String { (fullName ?? postScriptName ?? family).onOneLine }

  /// The columns of a table that show the style.
  package var styleColumns: [String] { [weight.text, width.text, slants.joined(separator: ", ")] }
}

extension CatalogFaceReport.Range {
  fileprivate var text: String {
    minimum == maximum ? Values.text(minimum) : "\(Values.text(minimum))–\(Values.text(maximum))"
  }
}
