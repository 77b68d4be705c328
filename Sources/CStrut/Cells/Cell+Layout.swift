internal import CStrutHeader
internal import Queries
internal import Strut

extension Cell {
  /// Lays out the cell with options.
  func layOut(_ options: strut_layout_options, in context: Context) throws -> Layout {
    let surroundings = try unsafe Surroundings(
      locale: CText.language(options.locale, "locale"), direction: options.direction,
      displayScale: options.display_scale)
    let session = try unsafe session(options, surroundings, in: context)
    return try Layout(session.laidOut(at: unsafe Naming.category(options.category)))
  }

  private func session(
    _ options: strut_layout_options, _ surroundings: Surroundings, in context: Context
  ) throws -> any LayoutSession {
    switch source {
    case .document(let document): try unsafe session(of: document, options, surroundings, in: context)
    case .nib(let file, let texts): try unsafe session(of: file, texts, options, surroundings, in: context)
    }
  }

  private func session(
    of cell: CellDocument, _ options: strut_layout_options, _ surroundings: Surroundings, in context: Context
  ) throws -> CellSession {
    guard unsafe options.cell == nil else {
      throw Failure.argument("cell applies only to Interface Builder files; this is a document of one cell.")
    }
    var document = cell
    let choices = try unsafe CText.choices(options.source_language, options.samples, options.device)
    if let strings = try unsafe CText.catalog(options.strings, options.string_count, choices) {
      document = try document.localized(
        by: strings.catalog.measured(by: context.typesetting), strings.problems, locale: surroundings.locale)
    }
    let traits = try unsafe traits(options, surroundings, documentEra: document.cell.era, in: context)
    document.cell.era = traits.layoutMetrics.era
    return CellSession(builder: CellBuilder(document), traits: traits, width: try unsafe width(options))
  }

  /// Creates the session of the selected cell in an Interface Builder file, with its string tables.
  private func session(
    of file: NibFile, _ texts: NibTextOptions, _ options: strut_layout_options, _ surroundings: Surroundings,
    in context: Context
  ) throws -> NibSession {
    guard unsafe options.string_count == 0, unsafe options.source_language == nil, unsafe options.samples == nil,
      unsafe options.device == nil
    else {
      throw Failure.argument(
        "strings, source_language, samples and device apply only to documents; an Interface Builder file uses the string "
          + "tables next to it.")
    }
    // Text that is shown unchanged needs no string table.
    if surroundings.locale != nil, let problem = file.strings.problems.first { throw CellDocumentErrors(problem) }
    let choice = NibChoice(file.document)
    let cells = try choice.cells(named: try unsafe CText.string(orNull: options.cell, "cell"))
    guard let index = cells.first, cells.count == 1 else {
      throw choice.failure(needing: "a layout contains only", option: "cell")
    }
    return NibSession(
      file.document.cells[index], in: file.document, strings: file.strings, options: texts, locale: surroundings.locale,
      traits: try unsafe traits(options, surroundings, documentEra: nil, in: context), width: try unsafe width(options))
  }

  private func traits(
    _ options: strut_layout_options, _ surroundings: Surroundings, documentEra: Era?, in context: Context
  ) throws -> TraitCollection {
    var traits = surroundings.traits(in: context)
    let era = try unsafe CText.string(orNull: options.era, "era").map(Era.named) ?? documentEra ?? .standard
    traits.layoutMetrics = LayoutMetrics(era: era)
    let isOfLanguage = surroundings.locale.map { TextLocale($0).hasTallLines } == true
    traits.hasTallLines = try Numbers.flag(unsafe options.tall_lines, "tall_lines") || isOfLanguage
    return traits
  }

  /// Returns the width in points; nil for the cell's own.
  private func width(_ options: strut_layout_options) throws(Failure) -> Double? {
    let width = unsafe options.width
    return width.isNaN ? nil : try Numbers.points(width, "width")
  }
}
