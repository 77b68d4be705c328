extension FontWeight {
  /// Creates the weight from a font's own word for it in a PostScript font or in a name such as
  /// `AvenirNext-DemiBold`; `nil` for a word that is not in the list. Strut's rule, after the names
  /// of OpenType's `usWeightClass`.
  package init?(word: String) {
    let classes: [Int: Set<String>] = [
      100: ["thin", "hairline"], 200: ["extralight", "ultralight"], 300: ["light"],
      400: ["regular", "normal", "roman", "book", "plain"], 500: ["medium"], 600: ["semibold", "demibold", "demi"],
      700: ["bold"], 800: ["extrabold", "ultrabold", "heavy"], 900: ["black", "extrablack", "ultra"],
    ]
    let plain = word.lowercased().filter(\.isLetter)
    guard let weight = classes.first(where: { $0.value.contains(plain) })?.key else { return nil }
    self.init(rawValue: weight)
  }
}
