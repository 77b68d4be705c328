/// The texts of Apple's formats: `printf`'s placeholders, and Markdown that inflects.
enum AppleText {
  /// What a text is made of. Of `^[%lld file](inflect: true)` it is `%lld file`, as nobody inflects it here, and the log hears of it.
  ///
  /// - Complexity: O(*n*) in the text.
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

  /// What is said of a text that is inflected.
  static func problem(of key: StringKey) -> String {
    "\(Wording.quoted(key.name)) is inflected (\"^[…](inflect: true)\"), which is not supported; the text is used as written"
  }

  /// The text without the marks around what is inflected, and whether there were any.
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
