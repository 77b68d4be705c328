import JSONText
import Strut
import Threads

extension MeasureResult {
  /// A face in which text is set.
  package struct FaceName: Encodable, Sendable {
    @Nullable var family: String?
    /// The name, for a variable font that of the named instance.
    @Nullable var postScriptName: String?
    /// The values of the axes, if the location has no name.
    var variations: [String: Double]?
    /// The font whose widths are used, if it is a different one: `SF (iOS 14 to 26)`.
    var widths: String?
  }
}

extension MeasureResult.FaceName {
  fileprivate init(_ face: FontFace) {
    self.init(
      family: face.names.family, postScriptName: face.postScriptName, variations: face.unnamedPlace,
      widths: face.aliasWidths?.description)
  }

  /// The name in the text output: `Inter-Regular at opsz=20, wght=637 as SF`.
  var text: String? {
    let place = variations?.sorted { $0.key < $1.key }.map { "\($0.key)=\(Values.text($0.value))" }
    let details = [place.map { " at " + $0.joined(separator: ", ") }, widths.map { " as \($0.prefix { $0 != " " })" }]
    return (postScriptName ?? family).map { $0 + details.compactMap { $0 }.joined() }
  }
}

extension GivenUpFace {
  /// The note about text in this face.
  var sentence: String { "text in \"\(face.names.family ?? face.path)\" may be too narrow: \(reason)." }
}

/// The names of faces that were used. To find the name of an instance, all names of the font are
/// read.
package final class FaceNames: Sendable {
  private let known = Locked<[FontFace: MeasureResult.FaceName]>([:])
  /// A batch has few faces, or one for each size of a font with optical sizes.
  private static let limit = 1024

  package init() {}

  /// Returns the faces of the text, and those of an added ellipsis or hyphen.
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
  /// The axes that are not at their defaults, if the location has no name.
  fileprivate var unnamedPlace: [String: Double]? {
    guard isVariable, namedInstance == nil else { return nil }
    let moved = zip(axes, coordinates).filter { $0.defaultValue != $1.value }
    return moved.isEmpty ? nil : Dictionary(moved.map { ($1.tag, $1.value) }, uniquingKeysWith: { first, _ in first })
  }
}
