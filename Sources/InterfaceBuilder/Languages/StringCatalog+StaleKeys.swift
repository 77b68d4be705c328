import StringCatalogs

extension StringCatalog {
  /// Returns a note for each key that refers to no object in a file, or to text that its object
  /// does not have, at its first position.
  ///
  /// - Complexity: O(*n*) in the number of keys and views.
  func staleKeys(of document: NibDocument) -> [NibNote] {
    guard !document.objectIDs.isEmpty else { return [] }
    let views = document.cells.flatMap(\.allViews).map { ($0.id, $0) }
    let known = Dictionary(views) { first, _ in first }
    return keys.compactMap { key in
      let textKey = NibTextKey(tableKey: key.name)
      let id = textKey?.objectID ?? key.name
      guard document.objectIDs.contains(id) else {
        return note(of: key, id, "does not match any object in \(document.file)")
      }
      guard let textKey, let view = known[id], view.lacks(textKey.property) else { return nil }
      return note(of: key, id, "is for text that <\(view.element)> does not show")
    }
  }

  private func note(of key: StringKey, _ id: String, _ reason: String) -> NibNote {
    let place = self[key]?.values.values.min { ($0.file, $0.position ?? .start) < ($1.file, $1.position ?? .start) }
    return NibNote(
      .staleKey, objectID: id, at: place?.position ?? .start, in: place?.file,
      "the key \(Wording.quoted(key.name)) \(reason); remove it from the table")
  }
}

extension NibView {
  /// Returns true if a property is text of other kinds of views, but not of this one. Other strings
  /// of an object, such as accessibility labels, are allowed for all kinds, and kinds whose content
  /// is not known allow all properties.
  fileprivate func lacks(_ property: String) -> Bool {
    let own: [String]
    switch content {
    case .label, .textView: own = [NibTextProperty.text, NibTextProperty.attributedText]
    case .textField: own = [NibTextProperty.text, NibTextProperty.attributedText, NibTextProperty.placeholder]
    case .button: own = NibTextProperty.ofButtons
    case .segments(let segments): own = segments.indices.map(NibTextProperty.segment)
    case .image, .stack, .switch, .control, .pages, .indicator: own = []
    case .view, .scroll, .effect, .box: return false
    }
    return NibTextProperty.isText(property) && !own.contains(property)
  }
}
