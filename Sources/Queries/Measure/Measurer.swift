package import JSONText
package import Strut
import Threads

/// Measures records. All tasks share one.
package final class Measurer: Sendable {
  private let engine: TextEngine
  private let names = FaceNames()
  private let fonts = Locked<[FontRequest: ResolvedFont]>([:])
  /// A batch has few fonts. If it has more, they are looked up each time.
  private static let fontLimit = 1024

  private struct ResolvedFont: Sendable {
    var font: Font
    /// `nil` only if the system font cannot be looked up again.
    var match: FontMatch?
    /// Messages about requested values outside their axes.
    var clamped: [String]
  }

  /// The outcome of a record: the output, and the findings for `--strict` and the exit status.
  package struct Outcome: Sendable {
    package var result: Result<MeasureResult, RequestFailure>
    package var id: JSONValue
    package var strictFindings: [String] = []
    /// Notes for the reader that do not depend on `--strict`, such as a style that the font lacks.
    package var notes: [String] = []
  }

  /// The measurer for records with hyphenation, created on first use: most commands have no such
  /// record, and would read the list of patterns in vain.
  private let hyphenatingEngine = Locked<TextEngine?>(nil)

  package init(catalog: FontCatalog) { engine = TextEngine(catalog: catalog) }

  package func measure(_ record: MeasureRecord) -> Outcome {
    do {
      let content = try record.content.get()
      let resolved = try font(content.settings.font)
      let engine = try engine(for: content.settings)
      let hyphenationNotes = Self.hyphenationNotes(content.settings, engine)
      let result = MeasureResult(
        content.text, font: resolved.font, content.settings, id: record.id, by: engine, names: names,
        checksOwnFont: resolved.match?.rule == .path)
      let missing = result.missing.isEmpty ? [] : ["no font has \(result.missing.joined(separator: ", "))."]
      let unused = [resolved.match?.unusedSentence(result.isOwnFontUnused)].compactMap { $0 }
      let givenUp = result.givenUp
      if let sentence = givenUp.first, result.measurement.size.width == 0 {
        throw RequestFailure(status: .findings, code: "font-limit", message: sentence)
      }
      return Outcome(
        result: .success(result), id: record.id,
        strictFindings: (resolved.match?.strictFindings ?? []) + resolved.clamped + missing + unused + givenUp,
        notes: (resolved.match?.shortfallSentences ?? []) + resolved.clamped + hyphenationNotes + unused + givenUp)
    } catch {
      return Outcome(result: .failure(RequestFailure(error)), id: record.id)
    }
  }

  private func engine(for settings: MeasureSettings) throws(RequestFailure) -> TextEngine {
    guard settings.lineBreaks.hyphenationFactor > 0 else { return engine }
    if let known = hyphenatingEngine.withLock({ $0 }) { return known }
    let made: TextEngine
    do throws(HyphenationError) {
      made = TextEngine(catalog: engine.catalog, hyphenator: try Hyphenator.bundled())
    } catch {
      throw RequestFailure(status: .input, code: "hyphenation-missing", message: error.description)
    }
    // If two threads create one, the first is kept.
    return hyphenatingEngine.withLock { kept in
      if kept == nil { kept = made }
      return kept ?? made
    }
  }

  /// The note about a record that requests hyphens and gets none.
  private static func hyphenationNotes(_ settings: MeasureSettings, _ engine: TextEngine) -> [String] {
    guard settings.lineBreaks.hyphenationFactor > 0, let hyphenator = engine.hyphenator else { return [] }
    let availability = hyphenator.availability(for: settings.language)
    if case .patterns = availability { return [] }
    return ["\(availability)"]
  }

  /// Throws for a font that is not available, so that an option that is wrong for all records is
  /// reported once.
  package func check(_ request: FontRequest) throws { _ = try font(request) }

  private func font(_ request: FontRequest) throws -> ResolvedFont {
    if let known = fonts.withLock({ $0[request] }) { return known }
    let (font, match) = try request.font(in: engine.catalog)
    let clamped = font.face.clampedCoordinates(asked: request.variations)
    let resolved = ResolvedFont(font: font, match: match, clamped: clamped.map { $0.sentence(of: font.face) })
    fonts.withLock { if $0.count < Self.fontLimit { $0[request] = resolved } }
    return resolved
  }
}

extension ClampedCoordinate {
  /// Returns the message about a requested value outside its axis.
  fileprivate func sentence(of face: FontFace) -> String {
    let name = face.names.family ?? face.postScriptName ?? "the font"
    return "\(name): the \(tag) axis ends at \(Values.text(used)), which is used instead of \(Values.text(asked))."
  }
}
