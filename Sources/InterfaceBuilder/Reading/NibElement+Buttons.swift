extension NibElement {
  /// What a `<button>` shows in its normal state.
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

  private func configuration() throws(NibError) -> NibButtonConfiguration? {
    guard let own = property("configuration", "buttonConfiguration") else { return nil }
    return try NibButtonConfiguration(
      style: own.attribute("style") ?? "plain", title: own.string("title"), subtitle: own.string("subtitle"),
      attributedTitle: own.attributedText("attributedTitle"),
      image: own.image("image", symbol: "preferredSymbolConfigurationForImage"),
      imagePlacement: own.attribute("imagePlacement"), imagePadding: own.number("imagePadding"),
      titlePadding: own.number("titlePadding"), contentInsets: own.directionalInsets("contentInsets"),
      cornerStyle: own.attribute("cornerStyle"), buttonSize: own.attribute("buttonSize"),
      font: own.font("titleFontDescription"))
  }
}
