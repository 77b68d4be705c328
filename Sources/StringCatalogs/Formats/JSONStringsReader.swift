import JSONText

/// Reads flat or nested JSON of strings. Nested keys are joined with periods.
///
/// The locale is the name of the file or of its folder. Text may contain ICU messages and i18next's
/// `{{name}}`; text that is not a valid message is used literally.
enum JSONStringsReader {
  /// Adds every string that can be read.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  static func read(_ source: CatalogSource) {
    guard let named = named(source) else { return }
    guard let (root, file) = source.json() else { return }
    guard let members = root.members else {
      return source.log.report(
        .invalidValue, at: file.position(of: root.offset), "expected an object with string keys, found \(root.kind)")
    }
    add(members, prefix: "", source, named, file)
  }

  /// Returns the locale of the file and its table; nil if it specifies no locale, which is logged.
  private static func named(_ source: CatalogSource) -> (locale: String, table: String?)? {
    guard let named = source.place.named else {
      let locale = source.localeOfOthers(
        "name it after its language (for example, de.json), or move it to a folder such as de")
      return locale.map { ($0, source.place.base) }
    }
    return source.locale(named.locale, at: nil).map { ($0, named.table) }
  }

  private static func add(
    _ members: [JSONTree.Member], prefix: String, _ source: CatalogSource, _ named: (locale: String, table: String?),
    _ file: TextFile
  ) {
    for member in members {
      add(member.value, key: prefix + member.key, at: member.offset, source, named, file)
    }
  }

  private static func add(
    _ node: JSONTree, key: String, at offset: Int, _ source: CatalogSource, _ named: (locale: String, table: String?),
    _ file: TextFile
  ) {
    switch node.value {
    case .object(let members): add(members, prefix: key + ".", source, named, file)
    case .array(let items):
      for (index, item) in items.enumerated() {
        add(item, key: "\(key).\(index)", at: item.offset, source, named, file)
      }
    case .string(let text):
      let own = StringKey(key, table: named.table)
      do throws(ICUMessage.Failure) {
        let pattern = try ICUMessage.pattern(text, isLenient: true)
        source.add(pattern, for: own, in: named.locale, at: file.position(of: offset))
      } catch let failure where ICUMessage.isMeant(by: text) {
        report(
          .syntax, "the message of \(Wording.quoted(key)): \(failure.message)", at: node, own, source, named.locale,
          file)
      } catch {
        source.add(MessagePattern(literal: text), for: own, in: named.locale, at: file.position(of: offset))
      }
    case .word("null"): break
    case .word(let word):
      report(
        .invalidValue, "\(Wording.quoted(key)) must be text, not \(word); put it in quotation marks", at: node,
        StringKey(key, table: named.table), source, named.locale, file)
    }
  }

  private static func report(
    _ code: CellDocumentError.Code, _ message: String, at node: JSONTree, _ key: StringKey, _ source: CatalogSource,
    _ locale: String, _ file: TextFile
  ) {
    source.concerning(key, in: locale) {
      source.log.report(code, at: file.position(of: node.offset), message)
    }
  }
}

/// Reads Flutter's ARB files: JSON of ICU messages, with metadata for each key under `@key`.
///
/// See
/// [ARB](https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification).
enum ARBReader {
  /// Adds every string that can be read.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  static func read(_ source: CatalogSource) {
    guard let (root, file) = source.json() else { return }
    guard let members = root.members else {
      return source.log.report(
        .invalidValue, at: file.position(of: root.offset), "expected an object with string keys, found \(root.kind)")
    }
    source.reportDuplicates(in: members, file) { StringKey($0) }
    let position = root["@@locale"].map { file.position(of: $0.offset) }
    let tag = root.string("@@locale") ?? source.place.named?.locale
    let named =
      tag == nil
      ? source.localeOfOthers("add \"@@locale\": \"de\"") : tag.flatMap { source.locale($0, at: position) }
    guard let locale = named else { return }
    let about = Dictionary(members.filter { $0.key.hasPrefix("@") }.map { ($0.key.dropFirst(), $0.value) }) {
      first, _ in first
    }
    for member in members where !member.key.hasPrefix("@") {
      source.concerning(StringKey(member.key), in: locale) {
        add(member, about[member.key[...]], locale, source, file)
      }
    }
  }

  private static func add(
    _ member: JSONTree.Member, _ about: JSONTree?, _ locale: String, _ source: CatalogSource, _ file: TextFile
  ) {
    let position = file.position(of: member.value.offset)
    guard let text = member.value.string else {
      return source.log.report(
        .invalidValue, at: position, "\(Wording.quoted(member.key)) must be text, not \(member.value.kind)")
    }
    do throws(ICUMessage.Failure) {
      let pattern = try ICUMessage.pattern(text)
      let key = StringKey(member.key)
      source.comment(about?.string("description"), on: key)
      let placeholders = Dictionary((about?["placeholders"]?.members ?? []).map { ($0.key, $0.value) }) { $1 }
      source.add(
        pattern.mapping { [.placeholder($0.described(by: placeholders[$0.argument]))] }, for: key, in: locale,
        at: file.position(of: member.offset))
    } catch {
      source.log.report(.syntax, at: position, "the message of \(Wording.quoted(member.key)): \(error.message)")
    }
  }
}

extension Placeholder {
  /// Returns the placeholder with the kind and the example in its metadata:
  /// `{ "type": "DateTime", "format": "yMMMMd", "example": "…" }`.
  fileprivate func described(by metadata: JSONTree?) -> Placeholder {
    guard let metadata else { return self }
    var described = self
    described.example = metadata.string("example")
    guard kind == .text || kind == .number else { return described }
    let format = metadata.string("format") ?? ""
    switch metadata.string("type") {
    case "int": described.kind = .integer
    case "num", "double": described.kind = format.lowercased().contains("currency") ? .currency(code: nil) : .number
    case "DateTime": described.kind = Self.dateKind(format)
    default: break
    }
    if format.lowercased().contains("percent") { described.kind = .percent }
    return described
  }

  /// Returns the kind of a date by the letters of its format: a weekday, a full or abbreviated
  /// month, or hours.
  private static func dateKind(_ format: String) -> Kind {
    if format.contains("EEEE") { return .date(.full) }
    if format.contains("MMMM") { return .date(.long) }
    if format.contains("MMM") { return .date(.medium) }
    if format.hasPrefix("j") || format.hasPrefix("H") { return .time(.short) }
    return format.contains("M") ? .date(.short) : .date(.long)
  }
}
