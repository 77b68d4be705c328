import ArgumentParser
import Queries
import Strut

/// `strut fonts`, which lists fonts, shows which font a name selects, and which font draws each
/// part of a string.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Lists the available fonts, or explains which font is used for a name or for part of a string.",
    discussion: """
      Without QUERY, it lists the font families in the sources given by --sources (bundled, \
      registered with --fonts, installed) and the aliases. Installed fonts are not opened: their \
      data comes from fontconfig, which reports only the wght and wdth axes.

      With QUERY, it shows the font that every other command would choose for that name and style, \
      the rule that selected it, each source that was searched and the result for each candidate. \
      Nothing is synthesized: styles that the font lacks are reported. If no font matches the name, \
      the nearest names are shown and the exit status is 3.

      --fallback shows which font draws each part of a string whose font is QUERY (default: the \
      system font), and why.

      JSON without QUERY: {"schema", "families": [{"name", "source", "faces"}], "aliases": \
      [{"name", "family", "note"}]}. A face has family, fullName, postScriptName, source, path, \
      faceIndex, weight and width {"minimum", "maximum"}, slants, axes, isMonospaced, isColor; \
      values that were not looked up are null. JSON with QUERY: {"schema", "query", "match", \
      "explanation"}. If there is no match, match is null and "error" contains the reason. \
      explanation has nearestNames and steps, each with source, name, kind and candidates (a face \
      with verdict, reason and distance). --fallback adds "fallback": text, language, hanForms, \
      missing and stretches (the parts), each with text, range (UTF-16), script, face, missing and \
      explanation, which is null if the text's own font draws the part.
      """)

  @Argument(help: ArgumentHelp("A family, full or PostScript name, alias or path.", valueName: "query"))
  var query: String?
  @OptionGroup(title: "Style") var style: FontStyleOptions
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show which font draws each part of this text.", valueName: "text"))
  var fallback: String?
  @Option(
    name: [.long, .customLong("locale")],
    help: ArgumentHelp("The language of the text (BCP 47). It selects the forms of Han characters.", valueName: "tag"))
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
      // A missing axis does not depend on where the font was searched for.
      if error.code == .badVariation { throw error }
      return try refuse(descriptor, error, catalog)
    }
    let stretches = fallback.map { FallbackReport($0, language: language, in: answer.match, catalog) }
    let document = FontAnswerDocument(answer, fallback: stretches)
    if json { try Console.print(json: document) } else { Console.print(document.text) }
    try fontOptions.enforce(document.strictFindings)
  }

  /// Returns the language of the text, after checking that the options can be used together.
  private func checkedLanguage(_ style: FontStyleWords) throws -> String? {
    if query == nil, fallback == nil, !style.isEmpty {
      throw RequestFailure.usage("style options require a font: give its name, or `system` for the system font.")
    }
    guard let lang else { return nil }
    guard fallback != nil else {
      throw RequestFailure.usage("--lang requires --fallback. It specifies the language of the --fallback text.")
    }
    return try Values.language(lang)
  }

  private func list() throws {
    let document = FontListDocument(try fontOptions.catalog())
    if json { try Console.print(json: document) } else { Console.print(document.text) }
  }

  /// The sources that were searched go to stdout, as for a font that was found. The error goes to
  /// stderr.
  private func refuse(_ descriptor: FontDescriptor, _ error: FontError, _ catalog: FontCatalog) throws {
    let failure = RequestFailure(error)
    let document = FontRefusalDocument(descriptor, catalog.explain(descriptor), failure)
    if json { try Console.print(json: document) } else { document.text.map(Console.print) }
    Console.error(failure.message)
    throw ExitCode(failure.status.rawValue)
  }
}
