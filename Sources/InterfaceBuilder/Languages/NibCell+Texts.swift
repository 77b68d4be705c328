/// The text of an object in a cell, with data about the object.
struct NibCellText {
  /// The slot of the text.
  var slot: NibTextSlot
  /// True if the object is a built-in label, whose text is set by the code that creates a row.
  var isBuiltIn: Bool
  /// True if the user types the text: that of a text field or of an editable text view, except a
  /// placeholder.
  var isTyped: Bool
  /// The outlets to the object.
  var outlets: [String]
  /// The comment for translators.
  var comment: String?
}

extension NibCellText {
  /// True if the comment says that the text is a placeholder or is not to be translated.
  var isNotTranslated: Bool { comment.map(PlaceholderText.isPlaceholder(comment:)) == true }
}

extension NibCell {
  /// The text of the cell: that of its views in order, then that of its list content.
  ///
  /// - Complexity: O(*n*) in the number of views.
  var texts: [NibCellText] {
    let builtIn = Set([textLabel, detailTextLabel].compactMap { $0 })
    let inViews = allViews.flatMap { view in
      view.textSlots.map {
        NibCellText(
          slot: $0, isBuiltIn: builtIn.contains(view.id), isTyped: view.isTyped($0.key.property), outlets: view.outlets,
          comment: view.userComments)
      }
    }
    let inList = listSlots.map {
      NibCellText(slot: $0, isBuiltIn: true, isTyped: false, outlets: view.outlets, comment: view.userComments)
    }
    return inViews + inList
  }

  private var listSlots: [NibTextSlot] {
    guard let listContent else { return [] }
    return [
      (NibTextProperty.listText, listContent.text), (NibTextProperty.listSecondaryText, listContent.secondaryText),
    ].compactMap { property, text in
      guard let text, !text.isEmpty else { return nil }
      return NibTextSlot(
        key: NibTextKey(view.id, property), text: text, lineLimit: 0, position: listContent.position)
    }
  }

  /// Returns the cell with other text.
  ///
  /// - Complexity: O(*n*) in the number of views.
  func showing(_ texts: [NibTextKey: String]) -> NibCell {
    var cell = self
    cell.contentView = contentView.showing(texts)
    cell.view.subviews = view.subviews.map { $0.showing(texts) }
    if let text = texts[NibTextKey(view.id, NibTextProperty.listText)] { cell.listContent?.text = text }
    if let text = texts[NibTextKey(view.id, NibTextProperty.listSecondaryText)] {
      cell.listContent?.secondaryText = text
    }
    return cell
  }

  /// True if the cell is a row of a static table, whose text in the file is not changed.
  var isStaticRow: Bool { if case .staticRow = context { true } else { false } }
}

extension NibView {
  /// Returns true if the user types the text of a property.
  fileprivate func isTyped(_ property: String) -> Bool {
    switch content {
    case .textField: property != NibTextProperty.placeholder
    case .textView(let view): view.isEditable
    default: false
    }
  }

  fileprivate func showing(_ texts: [NibTextKey: String]) -> NibView {
    var view = self
    for slot in textSlots {
      if let text = texts[slot.key] { view.show(text, in: slot.key.property) }
    }
    view.subviews = subviews.map { $0.showing(texts) }
    return view
  }
}
