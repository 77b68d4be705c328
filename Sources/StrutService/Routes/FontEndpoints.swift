#if Service
import Hummingbird
import JSONText
import Queries
import Strut

/// Endpoints for font files: inspecting them, and uploading them for later requests.
extension Service {
  var fontEndpoints: [Endpoint] {
    [
      Endpoint(.post, "/v1/inspect") { request, _ in try await self.inspect(request) },
      Endpoint(.post, "/v1/fonts") { request, _ in try await self.keepFont(request) },
    ]
  }

  /// The media types of font files that clients send, and generic types.
  private static let fontTypes = [
    "application/octet-stream", "font/ttf", "font/otf", "font/sfnt", "font/collection", "font/woff", "font/woff2",
    "application/font-sfnt", "application/font-woff", "application/vnd.ms-opentype", "application/gzip",
    "application/x-font-type1",
  ].map { (type: $0, kind: ()) }

  private func upload(_ request: Request, _ deadline: Deadline) async throws -> (font: FontUpload, body: ReceivedBody) {
    try request.body(of: Self.fontTypes)
    let body = try await request.received(upTo: limits.bodyBytes, budget, until: deadline)
    guard !body.bytes.isEmpty else { throw ServiceError.badBody("the body is empty; send a font file.") }
    return (FontUpload(body.bytes), body)
  }

  // MARK: Looking into it

  private func inspect(_ request: Request) async throws -> Response {
    let query = try QueryReader(
      request,
      known: [
        "size", "faceIndex", "instance", "variations", "opticalSize", "languages", "category", "style", "glyphs",
        "sample",
      ])
    let deadline = deadline()
    let (font, body) = try await upload(request, deadline)
    let document = try await work.run(.long, until: deadline) {
      try withExtendedLifetime(body) { try Self.inspected(font, query, deadline) }
    }
    return try Response(document, budget)
  }

  private static func inspected(
    _ font: FontUpload, _ query: QueryReader, _ deadline: Deadline
  ) throws -> DocumentAnswer {
    guard query["opticalSize"] == nil || query["size"] != nil else {
      throw ServiceError.badValue("opticalSize requires size.")
    }
    let questions = InspectQuestions(
      glyphs: query["glyphs"], sample: query["sample"].map { $0 == "auto" ? .automatic : .text($0) },
      variations: try Values.variations(query["variations"]), languages: try Values.languages(query["languages"]),
      categories: try categories(query))
    let inspector = FontInspector(
      pointSize: try query["size"].map { try Values.nonNegative($0, "a size") }
        ?? questions.categories?.basePointSize(),
      opticalSizing: try query["opticalSize"].map(Values.opticalSizing) ?? .automatic, instance: query["instance"],
      questions: questions, asJSON: true, catalog: nil)
    let index = try query.count("faceIndex", in: 0...65_535)
    var faces: [InspectDocument.Entry] = []
    for face in try inspector.moved(try font.faces(index, until: deadline)) {
      try deadline.check()
      switch face.match {
      case .success(let match): faces.append(.face(inspector.report(match)))
      case .failure(let error):
        let failure = ErrorDescription(RequestFailure(error))
        faces.append(.failure(path: font.name, faceIndex: face.faceIndex, failure))
      }
    }
    return try .json(FacesDocument(faces))
  }

  private static func categories(_ query: QueryReader) throws -> CategoryQuestion? {
    guard query["category"] != nil || query["style"] != nil else { return nil }
    return CategoryQuestion(
      style: try TextStyle.named(query["style"] ?? "body"),
      categories: try ContentSizeCategory.parseList(query["category"] ?? "all"))
  }

  // MARK: Leaving it

  /// The response to an upload.
  private struct KeptFontDocument: Encodable {
    var schema = 1
    /// The name for later requests.
    var hash: String
    var bytes: Int
    var faces: [Face]
    /// The faces that cannot be opened.
    var failures: [Failure]

    struct Face: Encodable {
      @Nullable var family: String?
      @Nullable var fullName: String?
      @Nullable var postScriptName: String?

      init(_ names: FontNames) {
        (family, fullName, postScriptName) = (names.family, names.fullName, names.postScriptName)
      }
    }
    struct Failure: Encodable {
      var faceIndex: Int
      var error: ErrorDescription
    }

    init(_ font: FontUpload, _ opened: [FontMatch.OpenedFace]) {
      (hash, bytes) = (font.name, font.bytes.count)
      faces = opened.compactMap { try? $0.match.get() }.map { Face($0.face.names) }
      failures = opened.compactMap { face in
        guard case .failure(let error) = face.match else { return nil }
        return Failure(faceIndex: face.faceIndex, error: ErrorDescription(RequestFailure(error)))
      }
    }
  }

  private func keepFont(_ request: Request) async throws -> Response {
    _ = try QueryReader(request, known: [])
    let deadline = deadline()
    let (font, body) = try await upload(request, deadline)
    let document = try await work.run(.long, until: deadline) {
      let document = KeptFontDocument(font, try font.faces(until: deadline))
      try self.store.keep(font)
      return try withExtendedLifetime(body) { try DocumentAnswer.json(document) }
    }
    return Response(document, status: .created)
  }

  // MARK: Using it

  /// Returns the fonts that a request may name: those of the service, uploaded fonts, and those in
  /// the request.
  func fontSet(kept names: [String], sent: [FontUpload]) throws -> FontSet {
    guard names.count + sent.count <= limits.fonts else {
      throw ServiceError(.contentTooLarge, "too-many-fonts", "the request exceeds \(limits.fonts) fonts; send fewer.")
    }
    let own = settings.fonts
    guard sent.isEmpty else { return try FontSet(own, with: try store.fonts(names) + sent) }
    return names.isEmpty ? ownFonts : try store.set(of: names) { try FontSet(own, with: $0) }
  }
}
#endif
