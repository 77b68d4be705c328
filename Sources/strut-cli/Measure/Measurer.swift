import Strut

/// Measures records; one for all tasks.
final class Measurer: Sendable {
  private let engine: TextEngine
  private let fonts = Locked<[FontRequest: ResolvedFont]>([:])
  /// A batch asks for few fonts; one that asks for more has them looked up each time.
  private static let fontLimit = 1024

  private struct ResolvedFont: Sendable {
    var font: Font
    /// `nil` for a preferred font, which no name could miss.
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

  init(catalogue: FontCatalogue) { engine = TextEngine(catalogue: catalogue) }

  func measure(_ record: MeasureRecord) -> Outcome {
    do {
      let content = try record.content.get()
      let resolved = try font(content.settings.font)
      let text = engine.shape(
        content.text, font: resolved.font, language: content.settings.language, direction: content.settings.direction)
      let result = MeasureResult(text, content.settings, id: record.id)
      let missing = result.missing.isEmpty ? [] : ["no font has \(result.missing.joined(separator: ", "))."]
      return Outcome(
        result: .success(result), id: record.id, strictFindings: (resolved.match?.strictFindings ?? []) + missing,
        notes: resolved.match?.shortfallSentences ?? [])
    } catch {
      return Outcome(result: .failure(CommandFailure(error)), id: record.id)
    }
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
