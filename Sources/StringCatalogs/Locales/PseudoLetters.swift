/// The letters and words of pseudolanguages.
enum PseudoLetters {
  /// Returns text with marks above and below its letters, as tall as possible, like Xcode's
  /// accented pseudolanguage.
  static func accented(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar)
      if scalar.isASCII, scalar.properties.isAlphabetic { result.append(contentsOf: ["\u{302}", "\u{323}"]) }
    }
    return String(result)
  }

  /// Returns text with accented letters, like Android's tools (aapt2).
  static func android(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { androidLetters[$0] ?? $0 }))
  }

  private static let androidLetters = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwyzABCDEGHIJKLMNOPQRSTUWYZ!?$".unicodeScalars,
      "åɓçđéƒĝĥîĵķļḿñöþǫŕšţûṽŵýžÅƁÇÐÉĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛŴÝŽ¡¿€".unicodeScalars))

  /// Returns the words that Android's accented English adds: half the length of text with up to
  /// three words, the full length of longer text, rounded up to whole words.
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
