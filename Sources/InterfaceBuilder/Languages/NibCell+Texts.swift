/// A text of a cell with what is known of the object that shows it.
struct NibCellText {
  /// The place for the text.
  var slot: NibTextSlot
  /// Whether the place is a built-in label, whose text is set by the code that makes a row.
  var isBuiltIn: Bool
  /// Whether people type it: the text of a field or of a text view that can be edited, and no placeholder.
  var isTyped: Bool
  /// The outlets that lead to the object.
  var outlets: [String]
  /// The comment for translators.
  var comment: String?
}

extension NibCellText {
  /// True if the comment says that the text is a placeholder or is not to be translated.
  var isNotTranslated: Bool { comment.map(PlaceholderText.isPlaceholder(comment:)) == true }
}

extension NibCell {
  /// The places for texts in the cell: those of its views in their order, then those of its list content.
  ///
  /// - Complexity: O(*n*) in the views.
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

  /// The cell with other texts.
  ///
  /// - Complexity: O(*n*) in the views.
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

  /// Whether the cell is a row of a static table, whose texts stay as the file has them.
  var isStaticRow: Bool { if case .staticRow = context { true } else { false } }
}

extension NibView {
  /// Whether people type the text of a property.
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
