/// Text in Apple's formats: `printf` placeholders, and Markdown that inflects.
enum AppleText {
  /// Parses text. `^[%lld file](inflect: true)` becomes `%lld file`: it is not inflected, which is
  /// logged.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func pattern(
    _ text: String, of key: StringKey, in locale: String?, at position: SourcePosition?, _ source: CatalogSource
  )
    -> MessagePattern
  {
    let (plain, isInflected) = withoutInflection(text)
    if isInflected {
      source.concerning(key, in: locale) { source.log.report(.notSupported, at: position, problem(of: key)) }
    }
    return PrintfSyntax(dialect: .foundation).pattern(plain)
  }

  /// Returns the message for text that inflects.
  static func problem(of key: StringKey) -> String {
    "\(Wording.quoted(key.name)) is inflected (\"^[…](inflect: true)\"), which is not supported; the text is used as written"
  }

  /// Returns the text without inflection markup, and whether there was any.
  static func withoutInflection(_ text: String) -> (text: String, isInflected: Bool) {
    guard text.contains("^[") else { return (text, false) }
    var (rest, plain, isInflected) = (text[...], "", false)
    while let start = rest.firstRange(of: "^["), let middle = rest[start.upperBound...].firstRange(of: "]("),
      let end = rest[middle.upperBound...].firstIndex(of: ")")
    {
      let attributes = rest[middle.upperBound..<end]
      let isMark = attributes.contains("inflect:") || attributes.contains("agreeWith")
      plain += rest[..<start.lowerBound]
      plain += isMark ? rest[start.upperBound..<middle.lowerBound] : rest[start.lowerBound...end]
      isInflected = isInflected || isMark
      rest = rest[rest.index(after: end)...]
    }
    return (plain + rest, isInflected)
  }
}
