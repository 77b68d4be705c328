internal import CStrutHeader
internal import Foundation
internal import JSONText
internal import Queries
internal import Strut

/// A document of a cell, behind a handle.
final class Cell: Handled {
  static let word = "a cell"

  let document: CellDocument

  init(_ document: CellDocument) { self.document = document }

  /// Creates the cell of a document, and rejects a document of a table.
  convenience init(_ described: DescribedDocument, _ file: String) throws(Failure) {
    guard case .cell(let document) = described else {
      throw Failure(
        status: STRUT_BAD_INPUT, code: "not-a-cell",
        message: "\(file): expected a document of a cell, got a document of a table. "
          + "Use `strut table` or an audit for tables.")
    }
    self.init(document)
  }
}

/// The layout of a cell.
final class Layout: Handled {
  static let word = "a layout"

  let layout: CellLayout
  let findingCount: Int
  /// The JSON that the command prints.
  let json: [UInt8]
  /// The names of the views, in memory for C.
  let names: [OwnedText]

  init(_ laid: CellSession.Laid) throws {
    layout = laid.layout
    findingCount = laid.findings.count
    json = try JSONWriter.bytes(of: LayoutDocument(laid), isPretty: true)
    names = laid.layout.views.map { OwnedText($0.name) }
  }
}

/// A long result, such as JSON.
final class Answer: Handled {
  static let word = "a string"

  let text: OwnedText

  init(_ bytes: [UInt8]) { text = OwnedText(bytes) }
}

extension strut_layout_options: @unsafe CStruct {
  static let headerName = "strut_layout_options"
  static var sizes: [Int] {
    unsafe [
      MemoryLayout<Self>.offset(of: \.device) ?? 0, MemoryLayout<Self>.offset(of: \.source_language) ?? 0,
      MemoryLayout<Self>.size,
    ]
  }
  static var initial: Self {
    var options = unsafe strut_layout_options()
    unsafe options.size = MemoryLayout<Self>.size
    unsafe options.width = .nan
    unsafe options.display_scale = 3
    return unsafe options
  }
}

extension Cell {
  /// Lays out the cell with the options.
  func layOut(_ options: strut_layout_options, in context: Context) throws -> Layout {
    let surroundings = try unsafe Surroundings(
      locale: CText.language(options.locale, "locale"), direction: options.direction,
      displayScale: options.display_scale)
    var document = document
    let choices = try unsafe CText.choices(options.source_language, options.samples, options.device)
    if let strings = try unsafe CText.catalog(options.strings, options.string_count, choices) {
      document = try document.localized(
        by: strings.catalog.measured(by: context.typesetting), strings.problems, locale: surroundings.locale)
    }
    var traits = surroundings.traits(in: context)
    let era = try unsafe CText.string(orNull: options.era, "era").map(Era.named) ?? document.cell.era ?? .standard
    traits.layoutMetrics = LayoutMetrics(era: era)
    document.cell.era = era
    traits.hasTallLines = try Numbers.flag(unsafe options.tall_lines, "tall_lines")
    let width = unsafe options.width
    let session = CellSession(
      builder: CellBuilder(document), traits: traits, width: width.isNaN ? nil : try Numbers.points(width, "width"))
    return try Layout(session.layOut(at: unsafe Naming.category(options.category)))
  }
}

/// The locale, direction, and display scale that cells are laid out with.
struct Surroundings {
  let locale: String?
  let direction: LayoutDirection
  let displayScale: Double

  init(locale: String?, direction: UInt32, displayScale: Double) throws(Failure) {
    self.locale = locale
    self.displayScale = try Numbers.displayScale(displayScale)
    switch try MeasureSettings.choice(direction, MeasureSettings.directions, "direction") {
    case .leftToRight: self.direction = .leftToRight
    case .rightToLeft: self.direction = .rightToLeft
    case .natural: self.direction = locale.map { TextLocale($0).direction } ?? .leftToRight
    }
  }

  /// Returns the traits at the text size L, with a silent log.
  func traits(in context: Context) -> TraitCollection {
    var traits = TraitCollection(
      displayScale: displayScale, layoutDirection: direction,
      language: locale.map { TextLocale($0).shapingLanguage }, typesetting: context.typesetting)
    traits.log = .silent
    return traits
  }
}

extension CText {
  /// Reads a list of strings that end in a NUL.
  static func strings(
    _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int, _ name: String
  ) throws(Failure) -> [String] {
    guard count != 0 else { return [] }
    guard let pointer = unsafe pointer else { throw .missing(name) }
    guard (0...Int(UInt32.max)).contains(count) else {
      throw .argument("bad-length", "\(name): expected at most \(UInt32.max) elements, got \(UInt(bitPattern: count)).")
    }
    var strings: [String] = []
    for index in 0..<count { strings.append(try unsafe string(pointer[index], "\(name)[\(index)]")) }
    return strings
  }

  /// Reads the choices for reading and showing strings.
  static func choices(
    _ sourceLanguage: UnsafePointer<CChar>?, _ samples: UnsafePointer<CChar>?, _ device: UnsafePointer<CChar>?
  ) throws -> StringChoices {
    try StringChoices(
      sourceLanguage: unsafe string(orNull: sourceLanguage, "source_language"), named: "source_language",
      samples: unsafe string(orNull: samples, "samples").map { try SampleArguments(path: $0) } ?? SampleArguments(),
      device: unsafe string(orNull: device, "device").map(TextDevice.named) ?? .phone)
  }

  /// Reads strings from files or folders, with the errors in them; returns `nil` for an empty list.
  static func catalog(
    _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int, _ choices: StringChoices
  ) throws -> (catalog: StringCatalog, problems: [CellDocumentError])? {
    let paths = try unsafe strings(pointer, count, "strings")
    return paths.isEmpty ? nil : choices.read(paths)
  }
}
