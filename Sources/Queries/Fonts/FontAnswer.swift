import JSONText
package import Strut

/// A font that was found, and how.
package struct FontAnswer {
  package var request: FontDescriptor
  package var match: FontMatch
  package var explanation: FontMatchExplanation

  package init(_ request: FontDescriptor, _ match: FontMatch, in catalog: FontCatalog) {
    (self.request, self.match) = (request, match)
    explanation = catalog.explain(request)
  }
}

/// What was asked for, as JSON has it; `null` where nobody asked.
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

/// The font that was found, at the place in its design space where it would be used.
package struct FontMatchReport: Encodable {
  package struct Shortfall: Encodable { var property, message: String }

  @Nullable var family: String?
  @Nullable var fullName: String?
  @Nullable var postScriptName: String?
  package var source, rule, path: String
  package var faceIndex, weight: Int
  package var width: Double
  package var slant: String
  package var coordinates: [String: Double]
  /// The font whose widths it has, where that is another.
  @Nullable var widths: String?
  @Nullable var note: String?
  package var unfulfilled: [Shortfall]

  package init(_ match: FontMatch) {
    let face = match.face
    let names = face.names
    (family, fullName, postScriptName) = (names.family, names.fullName, names.postScriptName)
    (source, rule, path, faceIndex) = (match.source.rawValue, match.rule.rawValue, face.path, face.faceIndex)
    (weight, width, slant) = (face.weight.rawValue, face.width.rawValue, face.slant.rawValue)
    coordinates = Dictionary(face.coordinates.map { ($0.tag, $0.value) }, uniquingKeysWith: { first, _ in first })
    (widths, note) = (face.aliasWidths?.description, match.note)
    unfulfilled = match.unfulfilled.map { Shortfall(property: $0.property.rawValue, message: $0.message) }
  }

  /// What a person calls it.
  package var displayName: String { (fullName ?? postScriptName ?? family ?? path).onOneLine }

  /// Where it comes from, its style, and what a reader should know: a line each.
  package var details: [String] {
    let axes = coordinates.sorted { $0.key < $1.key }.map { "\($0.key)=\(Values.text($0.value))" }
    let style = "weight \(weight), width \(Values.text(width)) %, \(slant)"
    let file = (faceIndex == 0 ? path : "\(path), face \(faceIndex)").onOneLine
    return ["\(source), \(file)", style + (axes.isEmpty ? "" : "; set to \(axes.joined(separator: ", "))")]
      + [widths.map { "widths of \($0)" }, note].compactMap { $0 }
  }
}
