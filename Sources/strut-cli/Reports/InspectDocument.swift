import Strut

/// The JSON of `strut inspect`: the faces, and in their place those that could not be opened.
struct InspectDocument: Encodable {
  var schema = 1
  var engines = Engines.current
  var faces: [Entry]

  enum Entry: Encodable {
    case face(FaceReport, substitution: String?)
    case failure(path: String, ErrorDescription)

    private struct Failure: Encodable {
      var path: String
      var error: ErrorDescription
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .face(let report, _): try report.encode(to: encoder)
      case .failure(let path, let error): try Failure(path: path, error: error).encode(to: encoder)
      }
    }

    /// The entry for people.
    var text: String {
      switch self {
      case .face(let report, _): report.text
      case .failure(let path, let error): "\(path)\n  \(error.message)"
      }
    }

    /// What `--strict` minds: another face than the one named.
    var substitution: String? {
      guard case .face(_, let substitution) = self else { return nil }
      return substitution
    }
  }
}
