#if Service
import JSONText
import Queries

/// The description of the service in OpenAPI 3.1.
///
/// It is written by hand in `openapi.json` next to this file, except the options for measuring,
/// which come from their table. Tests compare it with the endpoints and their responses.
enum OpenAPIDocument {
  /// The document.
  static let answer = DocumentAnswer(bytes: complete(PackageResources.openapi_json), type: "application/json")

  /// Returns the file with the options for measuring in both places: before the last parameter, and
  /// before the last member of a record.
  private static func complete(_ file: [UInt8]) -> [UInt8] {
    do {
      let tree = try JSONTree.read(file, limits: JSONLimits(depth: 64, values: 1_000_000)).tree
      let parameters = try MeasureOption.all.map { try text($0.describedParameter) + "," }
      let members = try MeasureOption.all.map { "\"\($0.key)\":\(try text($0.describedMember))," }
      guard let parameter = tree["paths"]?["/v1/measure"]?["post"]?["parameters"]?.items?.last?.offset,
        let member = tree["components"]?["schemas"]?["Record"]?["properties"]?.members?.last?.offset
      else { preconditionFailure("openapi.json has no record to measure") }
      var bytes = file
      for (offset, lines) in [(parameter, parameters), (member, members)].sorted(by: { $0.0 > $1.0 }) {
        bytes.insert(contentsOf: (lines.joined(separator: "\n") + "\n").utf8, at: offset)
      }
      return bytes
    } catch {
      preconditionFailure("openapi.json: \(error)")
    }
  }

  private static func text(_ value: JSONValue) throws -> String { try JSONWriter.string(of: value, isPretty: false) }
}
#endif
