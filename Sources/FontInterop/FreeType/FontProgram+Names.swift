extension FontProgram {
  /// Returns the string of a font program or its AFM file for an OpenType name ID: copyright (0),
  /// family (1), style (2), full name (4), version (5), PostScript name (6); `nil` for others.
  func name(id: Int) -> String? {
    let header = metricsFile?.header
    return switch id {
    case 0: facts.notice ?? header?.notice
    case 1: facts.family ?? header?.familyName
    case 2: facts.style
    case 4: facts.fullName ?? header?.fullName
    case 5: facts.version ?? header?.version
    case 6: facts.postScriptName ?? header?.fontName
    default: nil
    }
  }

  /// All names; a font program does not state their language.
  var names: [OpenTypeName] {
    [0, 1, 2, 4, 5, 6].compactMap { id in name(id: id).map { OpenTypeName(id: id, language: nil, value: $0) } }
  }
}
