/// The JSON of `strut fonts QUERY --json` under `match`.
extension FontMatch: Encodable {
  private enum CodingKeys: CodingKey {
    case family, fullName, postScriptName, source, rule, path, faceIndex, weight, width, slant, coordinates, widths,
      note, unfulfilled
  }

  /// Encodes the font, its location in the design space, and the rule by which it was found.
  /// Missing names are `null`, and so is `widths` if the font keeps its own.
  public func encode(to encoder: any Encoder) throws { try encode(to: encoder, path: face.path) }

  /// Encodes the match with another path.
  package func encode(to encoder: any Encoder, path: String) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(face.names.family, forKey: .family)
    try container.encode(face.names.fullName, forKey: .fullName)
    try container.encode(face.names.postScriptName, forKey: .postScriptName)
    try container.encode(source.rawValue, forKey: .source)
    try container.encode(rule.rawValue, forKey: .rule)
    try container.encode(path, forKey: .path)
    try container.encode(face.faceIndex, forKey: .faceIndex)
    try container.encode(face.weight.rawValue, forKey: .weight)
    try container.encode(face.width.rawValue, forKey: .width)
    try container.encode(face.slant.rawValue, forKey: .slant)
    try container.encode(face.coordinatesByTag, forKey: .coordinates)
    try container.encode(face.aliasWidths?.description, forKey: .widths)
    try container.encode(note, forKey: .note)
    try container.encode(unfulfilled, forKey: .unfulfilled)
  }
}

extension FontShortfall: Encodable {
  private enum CodingKeys: CodingKey { case property, message }

  /// Encodes the property's name and the message.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(property.rawValue, forKey: .property)
    try container.encode(message, forKey: .message)
  }
}

extension FontFace {
  /// The axis values of the face, by tag.
  package var coordinatesByTag: [String: Double] {
    Dictionary(coordinates.map { ($0.tag, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}
