import TextLayout

extension NibElement {
  /// Reads a `<label>`.
  func label() throws(NibError) -> NibLabel {
    let attributed = try ownAttributedText()
    return try NibLabel(
      text: text(attributed), attributedText: attributed, font: font(),
      numberOfLines: count("numberOfLines"), lineBreakMode: lineBreakMode() ?? .byTruncatingTail,
      alignment: alignment(), adjustsFontForContentSizeCategory: flag("adjustsFontForContentSizeCategory"),
      adjustsFontSizeToFit: flag("adjustsFontSizeToFit"), minimumScaleFactor: length("minimumScaleFactor"),
      minimumFontSize: length("minimumFontSize"), allowsTightening: flag("adjustsLetterSpacingToFitWidth"),
      preferredMaxLayoutWidth: length("preferredMaxLayoutWidth"), textColor: color("textColor"))
  }

  /// Reads a `<textField>`. For attributed text, the first font is used.
  func textField() throws(NibError) -> NibTextField {
    let attributed = try ownAttributedText()
    let borders = ["none": nil, "line": "line", "bezel": "bezel", "roundedRect": "roundedRect"] as [String: String?]
    let (plain, plainFont) = try (string("text"), font())
    return try NibTextField(
      text: attributed?.text ?? plain, placeholder: string("placeholder"),
      font: attributed?.fragments.first?.font ?? plainFont,
      borderStyle: choice("borderStyle", borders) ?? nil, alignment: alignment(),
      adjustsFontForContentSizeCategory: flag("adjustsFontForContentSizeCategory"))
  }

  /// Reads a `<textView>`.
  func textView() throws(NibError) -> NibTextView {
    let attributed = try ownAttributedText()
    return try NibTextView(
      text: text(attributed), attributedText: attributed, font: font(),
      isScrollEnabled: flag("scrollEnabled"), isEditable: flag("editable"), alignment: alignment(),
      adjustsFontForContentSizeCategory: flag("adjustsFontForContentSizeCategory"))
  }

  /// Reads the attributed text of a view; returns nil for a view with plain text.
  private func ownAttributedText() throws(NibError) -> NibAttributedText? {
    flag("usesAttributedText") ? try attributedText("attributedText") : nil
  }

  /// Returns the text of attributed text, or the plain text, or "".
  private func text(_ attributed: NibAttributedText?) throws(NibError) -> String {
    if let attributed { return attributed.text }
    return try string("text") ?? ""
  }

  /// Reads the line break mode; returns nil if not specified.
  func lineBreakMode() -> LineBreakMode? {
    choice(
      "lineBreakMode",
      [
        "clip": .byClipping, "characterWrap": .byCharWrapping, "wordWrap": .byWordWrapping,
        "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
        "tailTruncation": .byTruncatingTail,
      ])
  }

  private func alignment() -> TextAlignment {
    choice("textAlignment", Self.alignments) ?? .left
  }

  /// The text alignments by name.
  static let alignments: [String: TextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
}

extension NibAttributedText {
  /// The text without attributes.
  var text: String { fragments.map(\.text).joined() }
}
