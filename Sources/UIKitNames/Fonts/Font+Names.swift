internal import FontMetrics

extension Font {
  /// The PostScript name of the face or named instance, or else the full name or the path.
  var fontName: String { face.postScriptName ?? face.names.fullName ?? face.path }

  /// The name of the family, or the font's name if it has none.
  var familyName: String { face.names.family ?? fontName }
}
