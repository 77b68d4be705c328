#if Service
import Hummingbird
import Queries
import Strut

/// Endpoints that depend only on the path and the query: tables and calculations, with equal
/// responses for all clients.
extension Service {
  var documentEndpoints: [Endpoint] {
    [
      document("/v1/styles", ["platform", "category", "bold", "boldText", "leading", "era"], Self.styles),
      document(
        "/v1/scale", ["values", "style", "category", "scale", "max", "platform", "rules", "fontScale"], Self.scale),
      document(
        "/v1/spacing",
        ["upper", "lower", "upperStyle", "lowerStyle", "category", "multiplier", "scale", "era", "tallLines", "fonts"],
        Self.spacing),
      document(
        "/v1/fonts",
        ["query", "weight", "width", "slant", "traits", "variations", "fallback", "lang", "fonts"], Self.fonts),
      Endpoint(.get, "/openapi.json", isOpen: true) { request, _ in
        _ = try QueryReader(request, known: [])
        return try OpenAPIDocument.answer.tagged(for: request, self.budget)
      },
    ]
  }

  /// Makes a document from a query, with the fonts that it may name.
  private typealias Maker = @Sendable (QueryReader, FontCatalog) throws -> DocumentAnswer

  /// Uploaded fonts may have to be opened, and every font may be searched for characters.
  private static func length(of query: QueryReader) -> WorkLength {
    query["fonts"] == nil && query["fallback"] == nil ? .brief : .long
  }

  private func document(_ path: String, _ known: [String], _ make: @escaping Maker) -> Endpoint {
    Endpoint(.get, path) { request, _ in
      let query = try QueryReader(request, known: known)
      let document = try await self.work.run(Self.length(of: query), until: self.deadline()) {
        try make(query, try self.fontSet(kept: query.list("fonts") ?? [], sent: []).catalog)
      }
      guard document.bytes.count <= self.limits.answerBytes else {
        throw ServiceError.answerTooLarge(self.limits.answerBytes)
      }
      return try document.tagged(for: request, self.budget)
    }
  }

  @Sendable private static func styles(_ query: QueryReader, _ fonts: FontCatalog) throws -> DocumentAnswer {
    let platform = try Platform.named(query["platform"] ?? "ios")
    let table = TextStyleTable.table(for: platform)
    let categories = try query["category"].map(ContentSizeCategory.parseList)
    let traits = try StyleTraits.traits(
      isBold: try query.flag("bold"), leading: query["leading"], on: platform, option: "leading")
    let styleFonts = StyleFonts(
      catalog: fonts, traits: traits, isBoldText: try query.flag("boldText"),
      era: try query["era"].map(Era.named) ?? .standard)
    return try .json(
      try StylesDocument(table, categories: categories.map { Set($0.map(table.column(for:))) }, fonts: styleFonts))
  }

  @Sendable private static func scale(_ query: QueryReader, _: FontCatalog) throws -> DocumentAnswer {
    guard let words = query.list("values"), words.count <= 1000 else {
      throw ServiceError.badValue("values must be 1 to 1000 numbers separated by commas.")
    }
    let numbers = try words.map { try Values.bounded($0, "a value to scale") }
    switch query["platform"]?.lowercased() {
    case nil, "ios":
      guard query["rules"] == nil else { throw ServiceError.badValue("rules requires platform=android.") }
      guard query["fontScale"] == nil else { throw ServiceError.badValue("fontScale requires platform=android.") }
      let question = try ScaleQuestion(
        style: query["style"], category: query["category"], scale: query["scale"], maximum: query["max"])
      return try .json(try question.document(numbers))
    case "android":
      for name in ["style", "category", "scale", "max"] where query[name] != nil {
        throw ServiceError.badValue("\(name) cannot be used with platform=android.")
      }
      let commas = query["fontScale"]?.utf8.count { $0 == UInt8(ascii: ",") } ?? 0
      guard commas < 100 else { throw ServiceError.badValue("fontScale must be a list of at most 100 numbers.") }
      let scales = try AndroidFontScale.scales(query["fontScale"])
      return try .json(
        try AndroidScaleDocument(numbers, at: scales, rules: try AndroidFontScale.Rules.named(query["rules"])))
    default: throw ServiceError.badValue("platform must be ios or android.")
    }
  }

  @Sendable private static func spacing(_ query: QueryReader, _ fonts: FontCatalog) throws -> DocumentAnswer {
    let question = try SpacingQuestion(
      category: query["category"] ?? "L", scale: query["scale"] ?? "3", multiplier: query["multiplier"] ?? "1",
      era: query["era"], hasTallLines: try query.flag("tallLines"))
    let upper = try question.side(query["upper"], style: query["upperStyle"], fonts, opensFiles: false)
    let lower = try question.side(query["lower"], style: query["lowerStyle"], fonts, opensFiles: false)
    guard upper != nil || lower != nil else {
      throw ServiceError.badValue("expected the font above (upper), the font below (lower), or both.")
    }
    return try .json(question.document(upper: upper?.font, lower: lower?.font))
  }

  /// The maximum length in Unicode scalars, as OpenAPI counts. Each scalar may require a search of
  /// every font.
  private static let longestFallback = 1000

  @Sendable private static func fonts(_ query: QueryReader, _ fonts: FontCatalog) throws -> DocumentAnswer {
    let style = try FontStyleWords(
      weight: query["weight"], width: query["width"], slant: query["slant"], traits: query.list("traits") ?? [],
      variations: query["variations"])
    guard query["query"] != nil || query["fallback"] != nil else {
      guard style.isEmpty, query["lang"] == nil else {
        throw ServiceError.badValue("a style or a language requires query or fallback.")
      }
      return try .json(FontListDocument(fonts).withoutFolders())
    }
    let language = try query["lang"].map { name in
      guard let tag = LanguageTag.tag(of: name) else {
        throw ServiceError.badValue("lang must be a language tag such as de, ja or zh-Hant.")
      }
      return tag
    }
    let descriptor = style.descriptor(name: query["query"] ?? "system")
    guard (query["fallback"] ?? "").unicodeScalars.count <= longestFallback else {
      throw ServiceError.badValue(
        "the text in fallback exceeds \(longestFallback) Unicode scalars; send less.")
    }
    let answer = FontAnswer(descriptor, try fonts.match(descriptor), in: fonts)
    let fallback = query["fallback"].map { FallbackReport($0, language: language, in: answer.match, fonts) }
    return try .json(FontAnswerDocument(answer, fallback: fallback).withoutFolders())
  }
}
#endif
