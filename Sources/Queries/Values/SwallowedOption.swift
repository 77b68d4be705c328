/// Finds options that would be the text of the option before them: `--glyphs --json` asks for the glyphs of no text.
package enum SwallowedOption {
  /// The options whose value may be any text.
  package static let texts: Set = ["--fallback", "--glyphs", "--sample"]

  /// Refuses an option in the place of another one's text, which may be joined to it by `=` where it is meant.
  package static func refuse(_ arguments: [String]) throws(RequestFailure) {
    for (name, value) in zip(arguments, arguments.dropFirst()) {
      if name == "--" { return }
      guard texts.contains(name), isOption(value) else { continue }
      throw .usage("\(name) needs a text, and \(value) is an option; if it is the text, write \(name)=\(value).")
    }
  }

  private static func isOption(_ argument: String) -> Bool {
    let bytes = argument.utf8
    return bytes.starts(with: "--".utf8) && bytes.dropFirst(2).first.map { (0x61...0x7A).contains($0) } ?? false
  }
}
