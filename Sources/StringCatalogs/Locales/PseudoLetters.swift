/// The letters and words of pseudolanguages.
enum PseudoLetters {
  /// Letters with marks above and below: the taller the better, as Xcode's accented pseudolanguage wants it.
  static func accented(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar)
      if scalar.isASCII, scalar.properties.isAlphabetic { result.append(contentsOf: ["\u{302}", "\u{323}"]) }
    }
    return String(result)
  }

  /// Letters with accents, as Android's tools (aapt2) put them.
  static func android(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { androidLetters[$0] ?? $0 }))
  }

  private static let androidLetters = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwyzABCDEGHIJKLMNOPQRSTUWYZ!?$".unicodeScalars,
      "åɓçđéƒĝĥîĵķļḿñöþǫŕšţûṽŵýžÅƁÇÐÉĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛŴÝŽ¡¿€".unicodeScalars))

  /// What Android's accented English is longer by: half the length of a text of up to three words, the whole length of a longer
  /// one, and on to the end of a word.
  static func expansion(of text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).count
    let length = text.count
    guard length > 0 else { return "" }
    let wanted = words > 3 ? length : length / 2
    var result = ""
    var (index, count) = (0, 0)
    while count < max(1, wanted) {
      let number = numbers[index % numbers.count]
      result += " " + number
      (index, count) = (index + 1, count + 1 + number.count)
    }
    return result
  }

  private static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
  ]
}
