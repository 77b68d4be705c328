#if Service
import Hummingbird
import JSONText
import Queries
import Strut

/// The documents of a request, and what they are read with: all by content.
struct SentDocuments: Sendable {
  /// By the names that answers call them.
  var documents: [(name: String, bytes: [UInt8])]
  var strings: [(name: String, bytes: [UInt8])] = []
  var rules: [UInt8]?
  /// What stands in texts for arguments that nobody gives; nil for Strut's own.
  var samples: [UInt8]?
  var fonts: [FontUpload] = []

  /// What a body is: a document as it stands, or an object that brings more.
  enum Kind {
    case document
    case json
    case nib
  }

  static let types: [(type: String, kind: Kind)] = [
    ("application/json", .json), ("application/yaml", .document), ("text/yaml", .document),
    ("application/x-yaml", .document), ("application/xml", .nib), ("text/xml", .nib),
  ]

  /// What a document that comes alone is called.
  static let usualName = "cell.yaml"
  /// What an Interface Builder file that comes alone is called.
  static let usualNibName = "cell.xib"

  /// Reads a body. JSON that has none of an envelope's members is a document as it stands.
  init(_ bytes: [UInt8], _ kind: Kind, _ store: FontStore, _ limits: ServiceLimits) throws(ServiceError) {
    if kind == .json {
      guard case .object(let members) = JSONSlices.parts(of: bytes) else {
        throw .noJSON(bytes, verdict: "no JSON object")
      }
      if members["document"] != nil || members["documents"] != nil {
        self = try Self.enveloped(bytes, store, limits)
        return
      }
    }
    documents = [(kind == .nib ? Self.usualNibName : Self.usualName, bytes)]
  }

  /// An Interface Builder file of those that came, with the tables of strings that belong to it.
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
    // No cell in YAML or JSON begins so.
    let name = single?.first == UInt8(ascii: "<") ? usualNibName : usualName
    var sent = SentDocuments(documents: single.map { [(name, $0)] } ?? [])
    sent.documents += try content.files("documents")
    sent.strings = try content.files("strings")
    sent.samples = try content.file("samples")
    sent.rules = try content.file("rules")
    sent.fonts = try content.fonts(store)
    return sent
  }

  /// The strings as they were asked for, and what is wrong with them; nil where none were sent.
  ///
  /// - Throws: What is wrong with the samples.
  func reading(_ choices: StringChoices) throws -> (catalog: StringCatalog, problems: [CellDocumentError])? {
    var choices = choices
    if let samples {
      choices.samples = try SampleArguments(text: try SentContent.text(samples, "samples"), file: "samples")
    }
    return strings.isEmpty ? nil : choices.read(strings)
  }
}
#endif
