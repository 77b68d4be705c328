import JSONText
import Strut

/// The JSON output of `strut inspect`: the faces, with failures in place of those that could not be
/// opened.
///
/// It is printed face by face, so that a batch of thousands is never in memory: the text before the
/// first face, between two faces and after the last.
package enum InspectDocument {
  /// The depth of the faces in the document.
  package static let entryDepth = 2

  package static let separator = ",\n    "
  /// `schema` is the last key in alphabetical order.
  package static let closing = "\n  ],\n  \"schema\" : 1\n}"

  /// - Parameter differences: The fields in which the faces differ, if requested.
  package static func opening(differences: [DifferenceReport]? = nil) throws -> String {
    let found = try differences.map { try JSONWriter.string(of: $0, isPretty: true, depth: 1) }
    let member = found.map { "\n  \"differences\" : \($0)," } ?? ""
    return
      "{\(member)\n  \"engines\" : \(try JSONWriter.string(of: Engines.current, isPretty: true, depth: 1)),\n  \"faces\" : [\n    "
  }

  package enum Entry: Encodable {
    case face(FaceReport)
    /// The failure of a file or, with an index, of one face of a file whose other faces were
    /// opened.
    case failure(path: String, faceIndex: Int?, ErrorDescription)

    private struct Failure: Encodable {
      var path: String
      var faceIndex: Int?
      var error: ErrorDescription
    }

    package func encode(to encoder: any Encoder) throws {
      switch self {
      case .face(let report):
        var container = encoder.singleValueContainer()
        try container.encode(JSONRows(report))
      case .failure(let path, let faceIndex, let error):
        try Failure(path: path, faceIndex: faceIndex, error: error).encode(to: encoder)
      }
    }

    /// The entry as text.
    package var text: String {
      switch self {
      case .face(let report): report.text
      case .failure(let path, _, let error): "\(path)\n  \(error.message)"
      }
    }
  }
}
