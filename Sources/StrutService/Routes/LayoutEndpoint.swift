#if Service
import Foundation
import Hummingbird
import Queries
import Strut

/// `/v1/layout`: the layout of a described cell, as numbers or as a picture.
extension Service {
  var layoutEndpoint: Endpoint {
    Endpoint(.post, "/v1/layout") { request, _ in
      let query = try QueryReader(
        request, known: Self.surroundingNames + ["category", "width", "explain", "guides", "cell"])
      let question = try LayoutQuestion(query, format: try request.format(query["format"], of: LayoutQuestion.formats))
      let deadline = self.deadline()
      let kind = try request.body(of: SentDocuments.types)
      let body = try await request.received(upTo: self.limits.bodyBytes, self.budget, until: deadline)
      let document = try await self.work.run(.long, until: deadline) {
        try withExtendedLifetime(body) {
          try self.laidOut(try SentDocuments(body.bytes, kind, self.store, self.limits), question, deadline)
        }
      }
      return try Response(document, self.budget)
    }
  }

  /// The parameters of all layouts.
  static let surroundingNames = [
    "locale", "direction", "scale", "era", "tallLines", "device", "sourceLanguage", "format", "fonts",
  ]

  private func laidOut(
    _ sent: SentDocuments, _ question: LayoutQuestion, _ deadline: Deadline
  ) throws -> DocumentAnswer {
    guard let first = sent.documents.first, sent.documents.count == 1, sent.rules == nil else {
      throw ServiceError.badBody("a layout requires a single document, under \"document\", and no rules.")
    }
    let fonts = try fontSet(kept: question.fonts, sent: sent.fonts)
    var laid: [any LaidCell] = []
    for session in try sessions(of: first, sent, question, fonts.typesetting) {
      for category in question.categories {
        try deadline.check()
        laid.append(try session.laidOut(at: category))
      }
    }
    switch question.format {
    case .json: return try question.document(laid)
    case .svg: return try drawn(question.picture(laid), .svg, "image/svg+xml")
    case .png: return try drawn(question.picture(laid), .png(scale: question.displayScale), "image/png")
    }
  }

  /// Lays out a cell of a document. For an Interface Builder file, that is the named cell, or all
  /// cells if the response is JSON.
  private func sessions(
    of document: (name: String, bytes: [UInt8]), _ sent: SentDocuments, _ question: LayoutQuestion,
    _ typesetting: Typesetting
  ) throws -> [any LayoutSession] {
    if NibReadingSettings.isNib(document.name) {
      return try question.sessions(try sent.nib(document), typesetting)
    }
    guard question.cell == nil else { throw ServiceError.badValue("cell requires an Interface Builder file.") }
    switch try DescribedDocument(bytes: document.bytes, file: document.name, namedFiles: .refused) {
    case .cell(let cell): return [try question.session(cell, strings: sent.reading(question.strings), typesetting)]
    case .table(let table):
      let noun = table.isCollection ? "collection view" : "table"
      throw ServiceError.badBody("the document describes a \(noun); expected a cell.")
    }
  }

  private func drawn(_ picture: Picture, _ format: PictureFormat, _ type: String) throws -> DocumentAnswer {
    var pixels = Double(picture.size.width * picture.size.height)
    if case .png(let scale) = format { pixels *= scale * scale }
    guard pixels <= Double(limits.pixels) else {
      throw ServiceError(
        .contentTooLarge, "picture-too-large",
        "the picture would exceed \(limits.pixels) pixels; request a smaller scale or fewer text sizes.")
    }
    return DocumentAnswer(bytes: Array(try picture.data(as: format)), type: type)
  }
}

/// The parameters of a layout, read from a query.
private struct LayoutQuestion: Sendable {
  enum Format {
    case json
    case svg
    case png
  }

  static let formats: [(name: String, type: String, format: Format)] = [
    ("json", "application/json", .json), ("svg", "image/svg+xml", .svg), ("png", "image/png", .png),
  ]

  let categories: [ContentSizeCategory]
  let fonts: [String]
  let format: Format
  let displayScale: Double
  let strings: StringChoices
  /// The cell of an Interface Builder file: its name, object ID or number; nil for all.
  let cell: String?
  private let width: Double?
  private let surroundings: Surroundings
  private let hasGuides: Bool
  private let explained: ExplainedPlace?

  init(_ query: QueryReader, format: Format) throws {
    self.format = format
    categories = try ContentSizeCategory.parseList(query["category"] ?? "L")
    fonts = query.list("fonts") ?? []
    cell = query["cell"]
    width = try query["width"].map { try Values.nonNegative($0, "a width") }
    surroundings = try Surroundings(query)
    strings = try query.stringChoices()
    displayScale = try Values.scale(surroundings.scale)
    hasGuides = try query.flag("guides")
    explained = try query["explain"].map { try ExplainedPlace($0, option: "explain") }
    guard explained == nil || (categories.count == 1 && format == .json) else {
      throw ServiceError.badValue("explain requires a single category and format=json.")
    }
    guard !hasGuides || format != .json else {
      throw ServiceError.badValue("guides requires format=svg or format=png.")
    }
  }

  /// Returns the cell in its environment. Messages that the command prints are in the response.
  func session(
    _ cell: CellDocument, strings: (catalog: StringCatalog, problems: [CellDocumentError])?, _ typesetting: Typesetting
  ) throws -> CellSession {
    var (document, traits) = (cell, try surroundings.traits(typesetting))
    traits.log = .silent
    if let strings {
      document = try document.localized(
        by: strings.catalog.measured(by: typesetting), strings.problems, locale: surroundings.locale)
    }
    traits.layoutMetrics = try surroundings.metrics(documentEra: document.cell.era)
    document.cell.era = traits.layoutMetrics.era
    return CellSession(builder: CellBuilder(document), traits: traits, width: width)
  }

  /// Returns the cells of an Interface Builder file in their environment. A picture or an
  /// explanation requires a single cell.
  func sessions(_ file: NibFile, _ typesetting: Typesetting) throws -> [any LayoutSession] {
    var traits = try surroundings.traits(typesetting)
    traits.layoutMetrics = try surroundings.metrics(documentEra: nil)
    let choice = NibChoice(file.document)
    let cells = try choice.cells(named: cell)
    guard cells.count == 1 || (format == .json && explained == nil) else {
      throw choice.failure(
        needing: format == .json ? "explain requires" : "a picture shows", option: "the parameter cell")
    }
    return cells.map { index in
      NibSession(
        file.document.cells[index], in: file.document, strings: file.strings,
        options: NibReadingSettings().options(NibSettings()), locale: surroundings.locale, traits: traits, width: width)
    }
  }

  /// Returns the document that `strut layout --json` prints.
  func document(_ laid: [any LaidCell]) throws -> DocumentAnswer {
    let documents = laid.map { LayoutDocument($0) }
    guard var only = documents.first, documents.count == 1, let cell = laid.first else {
      return try .json(LayoutsDocument(layouts: documents))
    }
    only.explanation = try explained.map { try $0.explanation(in: cell) }
    return try .json(only)
  }

  /// Returns the picture of one text size, or of several side by side.
  func picture(_ laid: [any LaidCell]) throws -> Picture {
    if let only = laid.first, laid.count == 1 { return try CellPicture(only.cell, guides: hasGuides).picture }
    return try SizesPicture(try laid.map { try CellSnapshot(of: $0.cell) }, guides: hasGuides).picture
  }
}

extension Surroundings {
  /// The environment in a query.
  init(_ query: QueryReader) throws(ServiceError) {
    self.init(
      locale: query["locale"], direction: query["direction"] ?? "natural", scale: query["scale"] ?? "3",
      era: query["era"], hasTallLines: try query.flag("tallLines"))
  }
}

extension QueryReader {
  /// The choices for reading and showing strings, without the samples, which are in the body. The
  /// default device is a phone.
  func stringChoices() throws -> StringChoices {
    try StringChoices(
      sourceLanguage: self["sourceLanguage"], named: "sourceLanguage",
      device: try self["device"].map(TextDevice.named) ?? .phone)
  }
}
#endif
