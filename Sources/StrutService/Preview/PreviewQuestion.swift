#if Service
import Foundation
import Queries
import Strut

/// The parameters of the page, read from a query.
struct PreviewQuestion: Sendable {
  let cell: String
  /// The row of a table, or the item, header or footer of a collection view, counted from 0 through
  /// all sections.
  let row: Int
  let category: ContentSizeCategory
  /// Other text sizes for comparison.
  let beside: [ContentSizeCategory]
  /// The width of the cell, table or collection view, in points; nil for that of the document.
  let width: Double?
  /// A view whose position to explain.
  let view: String?
  private let surroundings: Surroundings
  private let isBold: Bool

  /// The names of all parameters for a cell.
  static let names = [
    "cell", "row", "category", "beside", "width", "locale", "direction", "scale", "era", "tallLines", "bold", "view",
  ]
  /// The page has no room for more.
  private static let besideLimit = 12
  private static let widths = 1.0...4096
  private static let scales = 1.0...8

  init(_ query: QueryReader) throws {
    guard let cell = query["cell"] else {
      throw ServiceError.badValue("cell must be a name listed by /preview/cells.")
    }
    self.cell = cell
    row = try query.count("row", in: 0...Int(Int32.max)) ?? 0
    let categories = try ContentSizeCategory.parseList(query["category"] ?? "L")
    guard let category = categories.first, categories.count == 1 else {
      throw ServiceError.badValue("category must be a single text size; add others to beside.")
    }
    self.category = category
    beside = try query["beside"].map(ContentSizeCategory.parseList) ?? []
    guard beside.count <= Self.besideLimit else {
      throw ServiceError.badValue("beside must list at most \(Self.besideLimit) text sizes.")
    }
    width = try query["width"].map { try Values.nonNegative($0, "a width") }
    guard width.map(Self.widths.contains) ?? true else {
      throw ServiceError.badValue("a width must be from 1 to 4096 points.")
    }
    view = query["view"]
    surroundings = Surroundings(
      locale: query["locale"], direction: query["direction"] ?? "natural", scale: query["scale"] ?? "3",
      era: query["era"], hasTallLines: try query.flag("tallLines"))
    guard Self.scales.contains(try Values.scale(surroundings.scale)) else {
      throw ServiceError.badValue("a scale must be from 1 to 8.")
    }
    isBold = try query.flag("bold")
  }

  /// The requested language, or nil for that of the source.
  var locale: String? { surroundings.locale }

  /// The requested release, or nil for that of the document.
  func era() throws -> Era? { try surroundings.namedEra() }

  /// Returns the environment at a text size.
  func traits(at category: ContentSizeCategory, _ typesetting: Typesetting) throws -> TraitCollection {
    var traits = try surroundings.traits(typesetting)
    traits.contentSizeCategory = category
    traits.legibilityWeight = isBold ? .bold : .regular
    traits.layoutMetrics = try surroundings.metrics(documentEra: nil)
    traits.log = .silent
    return traits
  }

  /// Returns the strings in the requested language.
  func localization(_ strings: StringCatalog?, _ typesetting: Typesetting) -> StringLocalization? {
    strings.map { StringLocalization($0.measured(by: typesetting), locale: surroundings.locale) }
  }

  /// Returns the audit of a cell, or of the displayed row or part, at every text size, at one width
  /// and in one language.
  func audit(
    _ content: PreviewedContent, width: Double, _ strings: StringCatalog?, _ typesetting: Typesetting
  ) throws -> Audit {
    var strings: StringCatalog? = strings?.measured(by: typesetting)
    let subject: any AuditSubject
    switch content {
    case .nib(let nib):
      subject = nib.subject
      // The file of a nib has its own strings.
      strings = nil
    case .document(let document):
      switch document.with(era: try era()) {
      case .cell(let cell): subject = CellSubject(cell, strings: strings)
      case .table(let table): subject = try RowSubject(table, row: row, strings: strings)
      }
    }
    let question = AuditQuestion(
      categories: "all", widths: "\(width)", locales: surroundings.locale ?? strings?.sourceLocale, ignore: nil,
      surroundings: surroundings)
    let traits = try traits(at: .large, typesetting)
    return try question.audit([subject], traits: traits, metrics: traits.layoutMetrics, strings: strings)
  }
}
#endif
