import Strut

/// Measures records; one for all tasks.
final class Measurer: Sendable {
  private let engine: TextEngine
  private let fonts = Locked<[FontRequest: ResolvedFont]>([:])
  /// A batch asks for few fonts; one that asks for more has them looked up each time.
  private static let fontLimit = 1024

  private struct ResolvedFont: Sendable {
    var font: Font
    /// `nil` only where the system font cannot be looked up again.
    var match: FontMatch?
  }

  /// A record's outcome: what is printed, and what `--strict` and the exit status mind.
  struct Outcome: Sendable {
    var result: Result<MeasureResult, CommandFailure>
    var id: JSONValue
    var strictFindings: [String] = []
    /// What a reader should know though nobody is strict: a style that the font does not have.
    var notes: [String] = []
  }

  /// Why there are no patterns to hyphenate with; said when a record asks for them.
  private let hyphenationError: HyphenationError?

  init(catalogue: FontCatalogue) {
    do throws(HyphenationError) {
      engine = TextEngine(catalogue: catalogue, hyphenator: try Hyphenator.bundled())
      hyphenationError = nil
    } catch {
      engine = TextEngine(catalogue: catalogue)
      hyphenationError = error
    }
  }

  func measure(_ record: MeasureRecord) -> Outcome {
    do {
      let content = try record.content.get()
      let resolved = try font(content.settings.font)
      let hyphenationNotes = try hyphenationNotes(content.settings)
      let result = measure(content, resolved.font, id: record.id)
      let missing = result.missing.isEmpty ? [] : ["no font has \(result.missing.joined(separator: ", "))."]
      return Outcome(
        result: .success(result), id: record.id, strictFindings: (resolved.match?.strictFindings ?? []) + missing,
        notes: (resolved.match?.shortfallSentences ?? []) + hyphenationNotes)
    } catch {
      return Outcome(result: .failure(CommandFailure(error)), id: record.id)
    }
  }

  /// What a reader should know of a record that wants hyphens and gets none.
  private func hyphenationNotes(_ settings: MeasureSettings) throws(CommandFailure) -> [String] {
    guard settings.lineBreaks.hyphenationFactor > 0 else { return [] }
    guard let hyphenator = engine.hyphenator else {
      let message = hyphenationError?.description ?? "there are no hyphenation patterns."
      throw CommandFailure(status: .input, code: "hyphenation-missing", message: message)
    }
    let availability = hyphenator.availability(for: settings.language)
    if case .patterns = availability { return [] }
    return ["\(availability)"]
  }

  /// A text that wants nothing of its paragraphs is a label's; any other is laid out in paragraphs.
  private func measure(_ content: MeasureRecord.Content, _ font: Font, id: JSONValue) -> MeasureResult {
    let settings = content.settings
    if settings.paragraph.isPlain || content.text.isEmpty {
      let text = engine.shape(
        content.text, font: font, language: settings.language, direction: settings.direction,
        lineBreaks: settings.lineBreaks)
      return MeasureResult(text, settings, id: id)
    }
    var attributes = TextAttributes(font: font)
    attributes.language = settings.language
    attributes.tracking = settings.paragraph.tracking
    let style = settings.paragraph.style(direction: settings.direction)
    let text = engine.shape(
      AttributedText(content.text, attributes: attributes, paragraphStyle: style), lineBreaks: settings.lineBreaks)
    return MeasureResult(text, font, settings, id: id)
  }

  /// Fails for a font that cannot be had, so that an option that is wrong for all records is told once.
  func check(_ request: FontRequest) throws { _ = try font(request) }

  private func font(_ request: FontRequest) throws -> ResolvedFont {
    if let known = fonts.withLock({ $0[request] }) { return known }
    let (font, match) = try request.font(in: engine.catalogue)
    let resolved = ResolvedFont(font: font, match: match)
    fonts.withLock { if $0.count < Self.fontLimit { $0[request] = resolved } }
    return resolved
  }
}
