import JSONText
package import Strut

/// A font that was found, and the explanation.
package struct FontAnswer {
  package var request: FontDescriptor
  package var match: FontMatch
  package var explanation: FontMatchExplanation

  package init(_ request: FontDescriptor, _ match: FontMatch, in catalog: FontCatalog) {
    (self.request, self.match) = (request, match)
    explanation = catalog.explain(request)
  }
}

/// The request, in JSON; values that were not requested are `null`.
package struct FontQueryReport: Encodable {
  @Nullable var name: String?
  @Nullable var weight: Int?
  @Nullable var width: Double?
  @Nullable var slant: String?
  package var traits: [String]
  package var variations: [String: Double]

  package init(_ request: FontDescriptor) {
    name = request.name
    (weight, width, slant) = (request.weight?.rawValue, request.width?.rawValue, request.slant?.rawValue)
    traits = request.traits.names
    variations = request.variations
  }
}

/// The font that was found, at its location in the design space.
package struct FontMatchReport: Encodable {
  package let match: FontMatch
  /// The path of the file in the output.
  package var path: String

  package init(_ match: FontMatch) { (self.match, path) = (match, match.face.path) }

  package func encode(to encoder: any Encoder) throws { try match.encode(to: encoder, path: path) }

  /// The name in the text output.
  package var displayName: String {
    let names = match.face.names
    return (names.fullName ?? names.postScriptName ?? names.family ?? path).onOneLine
  }

  /// The source, the style and the notes, one line each.
  package var details: [String] {
    let face = match.face
    let axes = face.coordinatesByTag.sorted { $0.key < $1.key }.map { "\($0.key)=\(Values.text($0.value))" }
    let style = "weight \(face.weight.rawValue), width \(Values.text(face.width.rawValue)) %, \(face.slant.rawValue)"
    let file = (face.faceIndex == 0 ? path : "\(path), face \(face.faceIndex)").onOneLine
    return [
      "\(match.source.rawValue), \(file)", style + (axes.isEmpty ? "" : "; set to \(axes.joined(separator: ", "))"),
    ] + [face.aliasWidths.map { "widths from \($0)" }, match.note].compactMap { $0 }
  }
}
