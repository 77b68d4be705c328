import Queries
import Strut

/// The static tables of an Interface Builder file, and the selected one.
struct NibTables {
  let path: String
  /// The name, object ID or number of the selected table, or nil if there is only one.
  let table: String?
  let placeholder: NibPlaceholder?

  /// Returns the selected table, and the subject of `--strict`.
  func session(
    in surroundings: LayoutSurroundings, _ stringOptions: StringOptions, width: Double?
  ) throws -> (session: NibTableSession, subject: StrictSubject) {
    try stringOptions.refuseForNibs()
    var traits = try surroundings.traits()
    traits.layoutMetrics = try surroundings.metrics(documentEra: nil)
    var settings = NibReadingSettings()
    settings.placeholder = placeholder ?? .fitting
    let file = try settings.file(at: path)
    let table = try NibTableChoice(file.document).table(named: table)
    let options = try settings.options(forFile: path)
    let session = NibTableSession(
      table, in: file, options: options, locale: surroundings.locale, traits: traits, width: width)
    let audited = NibTableSubject(table, in: file.document, strings: file.strings, options: options)
    let subject = StrictSubject(audited: audited, traits: traits, locale: surroundings.locale) {
      audited.notes(traits: traits).filter { $0.code == .fontMissing }.map(\.description)
    }
    return (session, subject)
  }
}
