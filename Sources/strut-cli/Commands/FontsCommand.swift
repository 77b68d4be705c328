import ArgumentParser
import Queries
import Strut

/// `strut fonts`: which fonts there are, what a name comes to, and which font draws each part of a text.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Lists the fonts there are, or says what a name comes to, or what draws each part of a text, and why.",
    discussion: """
      Without a QUERY it lists families, bundled, registered (--fonts) and installed, as --sources has them, and the aliases. No \
      installed font is opened for that: it is what fontconfig knows, and of axes that is wght and wdth.

      With a QUERY it shows the font that every other command would take for that name and style, the rule, each place that was \
      searched and what became of each candidate. Nothing is synthesized: what the font has not is told. When nothing has the \
      name, the nearest names are, and the exit status is 3.

      --fallback shows which font draws each stretch of a text that is set in QUERY, or in the system font, and why.

      JSON: without a query {"schema", "families": [{"name", "source", "faces"}], "aliases": [{"name", "family", "note"}]}. A face: \
      family, fullName, postScriptName, source, path, faceIndex, weight and width {"minimum", "maximum"}, slants, axes, \
      isMonospaced, isColor; null where nobody has looked. With a query {"schema", "query", "match", "explanation"}: match is \
      null when there is none, and "error" says why; explanation has steps, each with source, name, kind and candidates (a face \
      with verdict, reason and distance), and nearestNames. With --fallback also "fallback": text, language, hanForms, missing and \
      stretches, each with text, range (UTF-16), script, face, missing and its own explanation, null where the text's own font draws.
      """)

  @Argument(help: ArgumentHelp("A family, full or PostScript name, alias or path.", valueName: "query"))
  var query: String?
  @OptionGroup(title: "Style") var style: FontStyleOptions
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Say which font draws each stretch of this text, and why.", valueName: "text"))
  var fallback: String?
  @Option(help: ArgumentHelp("The text's language, BCP 47; of Han characters it decides the forms.", valueName: "tag"))
  var lang: String?
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    let style = try style.words()
    let language = try checkedLanguage(style)
    guard query != nil || fallback != nil else { return try list() }
    let descriptor = style.descriptor(name: query ?? "system")
    let catalog = try fontOptions.catalog()
    let answer: FontAnswer
    do throws(FontError) {
      answer = FontAnswer(descriptor, try catalog.match(descriptor), in: catalog)
    } catch {
      // An axis that the font has not is no matter of where it was looked for.
      if error.code == .badVariation { throw error }
      return try refuse(descriptor, error, catalog)
    }
    let stretches = fallback.map { FallbackReport($0, language: language, in: answer.match, catalog) }
    let document = FontAnswerDocument(answer, fallback: stretches)
    if json { try Console.print(json: document) } else { Console.print(document.text) }
    try fontOptions.enforce(document.strictFindings)
  }

  /// The text's language, once what was asked for is found to belong together.
  private func checkedLanguage(_ style: FontStyleWords) throws -> String? {
    if query == nil, fallback == nil, !style.isEmpty {
      throw RequestFailure.usage("a style belongs to a font: name one, or `system` for the system font.")
    }
    guard let lang else { return nil }
    guard fallback != nil else { throw RequestFailure.usage("--lang is the language of a text: give --fallback too.") }
    return try Values.language(lang)
  }

  private func list() throws {
    let document = FontListDocument(try fontOptions.catalog())
    if json { try Console.print(json: document) } else { Console.print(document.text) }
  }

  /// Where it was looked for goes to stdout, as with a font that was found; that there is none, to stderr.
  private func refuse(_ descriptor: FontDescriptor, _ error: FontError, _ catalog: FontCatalog) throws {
    let failure = RequestFailure(error)
    let document = FontRefusalDocument(descriptor, catalog.explain(descriptor), failure)
    if json { try Console.print(json: document) } else { document.text.map(Console.print) }
    Console.error(failure.message)
    throw ExitCode(failure.status.rawValue)
  }
}
