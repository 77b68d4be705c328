/// The parts of SARIF 2.1.0 that audits use, with its names.
struct SARIFLog: Encodable, Sendable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable, Sendable {
    var tool: Tool
    var invocations: [Invocation]
    var originalUriBaseIds = [
      sourceRoot: BaseLocation(description: Message(text: "The folder in which the audit ran."))
    ]
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  /// The identity of results from run to run. Its number changes with its definition.
  static let fingerprintName = "strutCause/v1"

  /// The base of file paths.
  static let sourceRoot = "%SRCROOT%"

  struct BaseLocation: Encodable, Sendable {
    var description: Message
  }

  struct Message: Encodable, Sendable {
    var text: String
  }

  struct Tool: Encodable, Sendable {
    var driver: Driver
  }

  struct Driver: Encodable, Sendable {
    var name = "strut"
    var fullName = "Strut layout audit"
    var semanticVersion: String
    var rules: [Rule]
  }

  struct Rule: Encodable, Sendable {
    var id, name: String
    var shortDescription, fullDescription, help: Message
    var defaultConfiguration: Configuration
  }

  struct Configuration: Encodable, Sendable {
    var enabled: Bool
    var level: String
  }

  struct Invocation: Encodable, Sendable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable, Sendable {
    var level: String
    var message: Message
    var locations: [ProblemLocation]?
  }

  /// A position in a file, or a file.
  struct ProblemLocation: Encodable, Sendable {
    var physicalLocation: PhysicalLocation
  }

  struct Result: Encodable, Sendable {
    var ruleId: String
    var ruleIndex: Int
    /// The kind of result; by default a failure.
    var kind: String?
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [RelatedLocation]?
    var partialFingerprints: [String: String]
    var suppressions: [Suppression]?
    var properties: Properties
  }

  struct Suppression: Encodable, Sendable {
    var kind = "external"
    var justification: String?
  }

  struct Location: Encodable, Sendable {
    var physicalLocation: PhysicalLocation?
    var logicalLocations: [LogicalLocation]
  }

  struct RelatedLocation: Encodable, Sendable {
    var physicalLocation: PhysicalLocation
    var message: Message
  }

  struct PhysicalLocation: Encodable, Sendable {
    var artifactLocation: ArtifactLocation
    var region: Region?
  }

  struct ArtifactLocation: Encodable, Sendable {
    var uri: String
    var uriBaseId: String?
  }

  struct Region: Encodable, Sendable {
    var startLine, startColumn: Int
  }

  struct LogicalLocation: Encodable, Sendable {
    var name, fullyQualifiedName: String
    var kind = "element"
  }

  /// Strut's properties, which are not in the standard.
  struct Properties: Encodable, Sendable {
    var categories: [String]?
    var widths: [Double]?
    var worst: Situation?
    var layouts: Int?
    /// The number of findings of the cause: one for each language and row.
    var findings: Int?
    /// The languages, and the names of rows, headers and footers. The following values are those of
    /// the worst finding.
    var locales, parts: [String]?
    var section, row: Int?
    var locale, key, text, other: String?
    /// The objects in an Interface Builder file, and whether code sets the text.
    var objectID, otherObjectID: String?
    var textFromCode: Bool?
    /// For a note: true if the cell is laid out without a part of the file.
    var unsupported: Bool?
    var side, detail: String?
    var needed, available, missing: Double?
  }

  struct Situation: Encodable, Sendable {
    var category: String
    var width: Double
  }
}
