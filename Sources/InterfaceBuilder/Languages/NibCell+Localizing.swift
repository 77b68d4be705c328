import CellDocuments
public import StringCatalogs

extension NibCell {
  /// Returns the cell with its texts in a locale: known ones from the table, samples where code sets them.
  ///
  /// - Parameters:
  ///   - strings: The texts of the cell's own file.
  ///   - locale: A language tag, or that of a pseudolanguage; nil for the language of the file.
  /// - Throws: All texts that have no form for the locale, and keys of `strut-nib.yaml` that are not found.
  /// - Complexity: O(*n*) in the views, and in the forms of each text.
  public func localized(
    by strings: NibStrings, locale: String? = nil, _ options: NibTextOptions = NibTextOptions()
  ) throws(CellDocumentErrors) -> LocalizedNibCell {
    let log = ProblemLog(file: strings.file)
    let localizer = NibLocalizer(strings, locale: locale, options, log: log)
    let names = options.settings.texts.isEmpty ? nil : NibNames(self, file: strings.file)
    var (shown, origins): ([NibTextKey: String], [NibTextKey: NibTextOrigin]) = ([:], [:])
    var references: [String: TextReference] = [:]
    for text in texts {
      let key = text.slot.key
      if let given = names.flatMap({ localizer.fromSettings(key.objectID, $0.path(of: key.objectID)) }) {
        (shown[key], origins[key]) = (given, .code(shown: .settings))
      } else if isFromCode(text, isTranslated: strings.isTranslated(key)) {
        let chosen = localizer.fromCode(text)
        (shown[key], origins[key]) = (chosen.text, .code(shown: chosen.source))
      } else {
        let found = localizer.known(text.slot)
        (shown[key], origins[key]) = (found.text, .known)
        references[key.objectID] = references[key.objectID] ?? found.reference
      }
    }
    if let errors = log.errors { throw errors }
    var cell = showing(shown)
    cell.notes += textNotes(origins)
    return LocalizedNibCell(cell: cell, origins: origins, references: references)
  }

  /// A note for each view that shows a text from code.
  private func textNotes(_ origins: [NibTextKey: NibTextOrigin]) -> [NibNote] {
    var noted: Set<String> = []
    return texts.compactMap { text in
      guard case .code(let source) = origins[text.slot.key], noted.insert(text.slot.key.objectID).inserted else {
        return nil
      }
      let reason =
        text.outlets.first.map { "code may set the text through the outlet \(Wording.quoted($0))" }
        ?? "code sets the text of a built-in label"
      let shown =
        switch source {
        case .file: "the text in the file is used"
        case .sample: "a sample is used"
        case .settings: "the text in strut-nib.yaml is used"
        }
      return NibNote(
        .textFromCode, objectID: text.slot.key.objectID, at: text.slot.position, "\(reason); \(shown)")
    }
  }
}

extension NibTable {
  /// The places for the titles of sections.
  var textSlots: [NibTextSlot] {
    sections.flatMap { section in
      [(NibTextProperty.header, section.header), (NibTextProperty.footer, section.footer)].compactMap {
        property, text in
        text.map {
          NibTextSlot(key: NibTextKey(section.id, property), text: $0, lineLimit: 0, position: section.position)
        }
      }
    }
  }

  /// Returns the table with the titles of its sections in a locale.
  ///
  /// - Parameters:
  ///   - strings: The texts of the table's own file.
  ///   - locale: A language tag, or that of a pseudolanguage; nil for the language of the file.
  /// - Throws: All titles that have no form for the locale.
  /// - Complexity: O(*n*) in the sections.
  public func localized(
    by strings: NibStrings, locale: String? = nil
  ) throws(CellDocumentErrors) -> LocalizedNibTable {
    let log = ProblemLog(file: strings.file)
    let localizer = NibLocalizer(strings, locale: locale, NibTextOptions(), log: log)
    var (table, references): (NibTable, [NibTextKey: TextReference]) = (self, [:])
    func title(_ text: String?, _ property: String, of section: Section) -> String? {
      guard let text else { return nil }
      let key = NibTextKey(section.id, property)
      let found = localizer.known(NibTextSlot(key: key, text: text, lineLimit: 0, position: section.position))
      references[key] = found.reference
      return found.text
    }
    for (index, section) in sections.enumerated() {
      table.sections[index].header = title(section.header, NibTextProperty.header, of: section)
      table.sections[index].footer = title(section.footer, NibTextProperty.footer, of: section)
    }
    if let errors = log.errors { throw errors }
    return LocalizedNibTable(table: table, references: references)
  }
}
