/// Finds options that would be read as the text of the option before them: `--glyphs --json`.
package enum SwallowedOption {
  /// The options whose value may be any text.
  package static let texts: Set = ["--fallback", "--glyphs", "--sample"]

  /// Throws for an option in place of the text of another option. Text that looks like an option
  /// can be joined by `=`.
  package static func refuse(_ arguments: [String]) throws(RequestFailure) {
    for (name, value) in zip(arguments, arguments.dropFirst()) {
      if name == "--" { return }
      guard texts.contains(name), isOption(value) else { continue }
      throw .usage("\(name) requires text, but \(value) is an option; if it is the text, write \(name)=\(value).")
    }
  }

  private static func isOption(_ argument: String) -> Bool {
    let bytes = argument.utf8
    return bytes.starts(with: "--".utf8) && bytes.dropFirst(2).first.map { (0x61...0x7A).contains($0) } ?? false
  }
}
