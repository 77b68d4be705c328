import CellDocuments
public import StringCatalogs

extension NibCell {
  /// Returns the cell with its text in a locale: known text from the string table, and samples for
  /// text that is set in code.
  ///
  /// - Parameters:
  ///   - strings: The strings of the cell's file.
  ///   - locale: A language tag, or that of a pseudolanguage; nil for the language of the file.
  /// - Throws: Errors for all strings that have no form for the locale, and for keys in
  ///   `strut-nib.yaml` that are not found.
  /// - Complexity: O(*n*) in the number of views, and of forms of each string.
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
      if let given = names.flatMap({ localizer.fromSettings(key.objectID, $0.paths(of: key.objectID)) }) {
        (shown[key], origins[key]) = (given, .code(shown: .settings))
      } else if isFromCode(text, isTranslated: strings.isTranslated(key)) {
        let chosen = localizer.fromCode(text)
        (shown[key], origins[key]) = (chosen.text, .code(shown: chosen.source))
      } else {
        let found = localizer.known(text.slot)
        (shown[key], origins[key]) = (found.text, .known)
        // Nothing is reported for a translation that translators were asked to omit.
        if !text.isNotTranslated { references[key.objectID] = references[key.objectID] ?? found.reference }
      }
    }
    if let errors = log.errors { throw errors }
    var cell = showing(shown)
    cell.notes += textNotes(origins)
    return LocalizedNibCell(cell: cell, origins: origins, references: references)
  }

  /// Returns a note for each view whose text is set in code.
  private func textNotes(_ origins: [NibTextKey: NibTextOrigin]) -> [NibNote] {
    var noted: Set<String> = []
    return texts.compactMap { text in
      guard case .code(let source) = origins[text.slot.key], noted.insert(text.slot.key.objectID).inserted else {
        return nil
      }
      let shown =
        switch source {
        case .file: "the text in the file is used"
        case .sample: "a sample is used"
        case .settings: "the text in strut-nib.yaml is used"
        }
      return NibNote(
        .textFromCode, objectID: text.slot.key.objectID, at: text.slot.position, "\(text.originReason); \(shown)")
    }
  }
}

extension NibCellText {
  /// The reason that the text in the file may not be shown.
  fileprivate var originReason: String {
    if isTyped { return "the user types the text" }
    if let outlet = outlets.first {
      return "code may set the text through the outlet \(Wording.quoted(outlet))"
    }
    return isBuiltIn ? "code sets the text of a built-in label" : "the text is a placeholder"
  }
}

extension NibTable {
  /// The text slots for the titles of sections.
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
  ///   - strings: The strings of the table's file.
  ///   - locale: A language tag, or that of a pseudolanguage; nil for the language of the file.
  /// - Throws: Errors for all titles that have no form for the locale.
  /// - Complexity: O(*n*) in the number of sections.
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
