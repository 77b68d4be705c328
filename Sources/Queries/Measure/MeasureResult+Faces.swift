import JSONText
import Strut
import Threads

extension MeasureResult {
  /// A face that a text is set in.
  package struct FaceName: Encodable, Sendable {
    @Nullable var family: String?
    /// Of a variable font, that of the named instance.
    @Nullable var postScriptName: String?
    /// Where the axes are, in a place that the font has no name for.
    var variations: [String: Double]?
    /// The font whose widths it has, where that is another: `SF (iOS 14 to 26)`.
    var widths: String?
  }
}

extension MeasureResult.FaceName {
  fileprivate init(_ face: FontFace) {
    self.init(
      family: face.names.family, postScriptName: face.postScriptName, variations: face.unnamedPlace,
      widths: face.aliasWidths?.description)
  }

  /// What a person calls it: `Inter-Regular at opsz=20, wght=637 as SF`.
  var text: String? {
    let place = variations?.sorted { $0.key < $1.key }.map { "\($0.key)=\(Values.text($0.value))" }
    let details = [place.map { " at " + $0.joined(separator: ", ") }, widths.map { " as \($0.prefix { $0 != " " })" }]
    return (postScriptName ?? family).map { $0 + details.compactMap { $0 }.joined() }
  }
}

extension GivenUpFace {
  /// What is to be said of a text with it.
  var sentence: String { "text in \"\(face.names.family ?? face.path)\" may be too narrow: \(reason)." }
}

/// The names of faces that were met: to find an instance's, all that the font has are read.
package final class FaceNames: Sendable {
  private let known = Locked<[FontFace: MeasureResult.FaceName]>([:])
  /// A batch has few faces, and others at each size of a font with optical sizes.
  private static let limit = 1024

  package init() {}

  /// The faces of a text, and those of what its lines show that is not in it: an ellipsis, a hyphen.
  func names(of faces: [FontFace], _ lines: some Sequence<TextLine>) -> [MeasureResult.FaceName] {
    var faces = faces
    for line in lines where line.isTruncated || line.isHyphenated {
      for run in line.runs where !faces.contains(run.face) { faces.append(run.face) }
    }
    return faces.map(name)
  }

  private func name(of face: FontFace) -> MeasureResult.FaceName {
    if let name = known.withLock({ $0[face] }) { return name }
    let name = MeasureResult.FaceName(face)
    known.withLock { if $0.count < Self.limit { $0[face] = name } }
    return name
  }
}

extension FontFace {
  /// The axes that are not at their defaults, where the place has no name of its own.
  fileprivate var unnamedPlace: [String: Double]? {
    guard isVariable, namedInstance == nil else { return nil }
    let moved = zip(axes, coordinates).filter { $0.defaultValue != $1.value }
    return moved.isEmpty ? nil : Dictionary(moved.map { ($1.tag, $1.value) }, uniquingKeysWith: { first, _ in first })
  }
}
