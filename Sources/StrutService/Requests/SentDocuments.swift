#if Service
import Hummingbird
import JSONText
import Queries
import Strut

/// The documents of a request and the files that they need, by content.
struct SentDocuments: Sendable {
  /// The documents by their names in responses.
  var documents: [(name: String, bytes: [UInt8])]
  var strings: [(name: String, bytes: [UInt8])] = []
  var rules: [UInt8]?
  /// The samples for arguments in strings, or nil for Strut's.
  var samples: [UInt8]?
  var fonts: [FontUpload] = []

  /// The kind of a body: a document, or an object that contains documents.
  enum Kind {
    case document
    case json
    case nib
  }

  static let types: [(type: String, kind: Kind)] = [
    ("application/json", .json), ("application/yaml", .document), ("text/yaml", .document),
    ("application/x-yaml", .document), ("application/xml", .nib), ("text/xml", .nib),
  ]

  /// The name of a document that is sent alone.
  static let usualName = "cell.yaml"
  /// The name of an Interface Builder file that is sent alone.
  static let usualNibName = "cell.xib"

  /// Reads a body. JSON without members of the containing object is a document.
  init(_ bytes: [UInt8], _ kind: Kind, _ store: FontStore, _ limits: ServiceLimits) throws(ServiceError) {
    if kind == .json {
      guard case .object(let members) = JSONSlices.parts(of: bytes) else {
        throw .noJSON(bytes, verdict: "not a JSON object")
      }
      if members["document"] != nil || members["documents"] != nil {
        self = try Self.enveloped(bytes, store, limits)
        return
      }
    }
    documents = [(kind == .nib ? Self.usualNibName : Self.usualName, bytes)]
  }

  /// An Interface Builder file of the request, with the string tables that belong to it.
  func nib(_ document: (name: String, bytes: [UInt8])) throws(NibError) -> NibFile {
    try NibFile(bytes: document.bytes, file: document.name) { read in
      strings.isEmpty ? NibStrings(read) : NibStrings(read, contents: strings.map { (path: $0.name, bytes: $0.bytes) })
    }
  }

  private init(documents: [(name: String, bytes: [UInt8])]) { self.documents = documents }

  private static func enveloped(
    _ bytes: [UInt8], _ store: FontStore, _ limits: ServiceLimits
  ) throws(ServiceError) -> SentDocuments {
    let content = try SentContent(
      bytes, known: ["document", "documents", "strings", "samples", "rules", "fonts"], limit: limits.values)
    let single = try content.file("document")
    // No cell in YAML or JSON begins like this.
    let name = single?.first == UInt8(ascii: "<") ? usualNibName : usualName
    var sent = SentDocuments(documents: single.map { [(name, $0)] } ?? [])
    sent.documents += try content.files("documents")
    sent.strings = try content.files("strings")
    sent.samples = try content.file("samples")
    sent.rules = try content.file("rules")
    sent.fonts = try content.fonts(store)
    return sent
  }

  /// Returns the strings with the requested choices, and their problems; nil if none were sent.
  ///
  /// - Throws: An error for samples that cannot be read.
  func reading(_ choices: StringChoices) throws -> (catalog: StringCatalog, problems: [CellDocumentError])? {
    var choices = choices
    if let samples {
      choices.samples = try SampleArguments(text: try SentContent.text(samples, "samples"), file: "samples")
    }
    return strings.isEmpty ? nil : choices.read(strings)
  }
}
#endif
