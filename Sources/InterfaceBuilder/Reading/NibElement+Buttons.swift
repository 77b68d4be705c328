extension NibElement {
  /// Reads a `<button>` in its normal state.
  func button() throws(NibError) -> NibButton {
    var button = NibButton(
      isSystem: choice("buttonType", ["custom": false, "system": true, "roundedRect": true]) ?? false, font: try font(),
      contentInsets: try inset("contentEdgeInsets"), titleInsets: try inset("titleEdgeInsets"),
      imageInsets: try inset("imageEdgeInsets"), lineBreakMode: lineBreakMode(), configuration: try configuration())
    guard let normal = elements("state").first(where: { $0.attribute("key") == "normal" }) else { return button }
    button.title = try normal.string("title")
    button.attributedTitle = try normal.attributedText("attributedTitle")
    button.image = try normal.image("image", symbol: "preferredSymbolConfiguration")
    button.backgroundImage = try normal.image("backgroundImage")
    return button
  }

  /// Notes a button size, because LayoutCore's buttons have only one.
  private func noteSize(of button: String?) {
    guard let size = word("buttonSize", ["mini", "small", "medium", "large"]), size != "medium" else { return }
    reading.note(
      .unknownAttribute, objectID: button, at: position,
      "the button size \"\(size)\" is not supported; the button is laid out at the size \"medium\"")
  }

  private func configuration() throws(NibError) -> NibButtonConfiguration? {
    guard let own = property("configuration", "buttonConfiguration") else { return nil }
    own.noteSize(of: id)
    return try NibButtonConfiguration(
      style: own.word("style", NibButtonConfiguration.styles) ?? "plain", title: own.string("title"),
      subtitle: own.string("subtitle"),
      attributedTitle: own.attributedText("attributedTitle"),
      image: own.image("image", symbol: "preferredSymbolConfigurationForImage"),
      imagePlacement: own.word("imagePlacement", ["leading", "trailing", "top", "bottom"]),
      imagePadding: own.number("imagePadding"),
      contentInsets: own.directionalInsets("contentInsets"), font: own.font("titleFontDescription"))
  }
}
