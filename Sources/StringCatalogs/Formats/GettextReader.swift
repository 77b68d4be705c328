import Charsets

/// Reads gettext's `.po` files: the key is the source text with its context.
///
/// See [PO files](https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html). Obsolete
/// entries (`#~`) are skipped.
struct GettextReader {
  private let source: CatalogSource
  private let file: TextFile
  private let lines: [Range<Int>]
  private var line = 0
  private var locale: String?
  private var expression = PluralExpression.germanic
  private let germanic = PluralExpression.germanic

  /// An entry, while its lines are read.
  private struct Entry {
    var comments: [String] = []
    var flags: [String] = []
    var fields: [String: String] = [:]
    var offset = 0
    var last: String?

    var isStarted: Bool { !fields.isEmpty }
    var hasTranslation: Bool { fields.keys.contains { $0.hasPrefix("msgstr") } }
  }

  private init(_ source: CatalogSource, _ file: TextFile) {
    (self.source, self.file) = (source, file)
    var (lines, start): ([Range<Int>], Int) = ([], 0)
    for index in file.utf8.indices where file.utf8[index] == UInt8(ascii: "\n") {
      lines.append(start..<index)
      start = index + 1
    }
    self.lines = lines + [start..<file.utf8.count]
  }

  /// Adds every string that can be read.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  static func read(_ source: CatalogSource) {
    guard let file = decoded(source) else { return }
    var reader = GettextReader(source, file)
    reader.read()
  }

  private mutating func read() {
    var entry = Entry()
    while line < lines.count {
      let text = file.text(lines[line]).trimmingSpace
      if text.hasPrefix("#~") || (text.isEmpty && !entry.isStarted) {
        if text.hasPrefix("#~") { end(&entry) }
      } else if text.hasPrefix("#") {
        if entry.hasTranslation { end(&entry) }
        comment(text, &entry)
      } else if text.unicodeScalars.first == "\"" {
        continuation(text, &entry)
      } else if !text.isEmpty {
        keyword(text, &entry)
      }
      line += 1
    }
    end(&entry)
  }

  private func comment(_ text: String, _ entry: inout Entry) {
    if text.hasPrefix("#,") {
      entry.flags += text.dropFirst(2).split(separator: ",").map { String($0).trimmingSpace }
    } else if text.hasPrefix("#.") {
      entry.comments.append(String(text.dropFirst(2)).trimmingSpace)
    }
  }

  private mutating func keyword(_ text: String, _ entry: inout Entry) {
    guard let space = text.unicodeScalars.firstIndex(where: { $0 == " " || $0 == "\t" || $0 == "\"" }) else {
      return report("expected msgid, msgstr, msgctxt, \"#\" or a quotation mark at the beginning of the line")
    }
    let word = String(text[..<space])
    guard ["msgctxt", "msgid", "msgid_plural", "msgstr"].contains(word) || Self.index(of: word) != nil else {
      return report(
        "unknown keyword \(Wording.quoted(word))"
          + Wording.suggestion(for: word, among: ["msgctxt", "msgid", "msgid_plural", "msgstr"], listing: "keywords"))
    }
    let starts = word == "msgctxt" || (word == "msgid" && (entry.fields["msgid"] != nil || entry.hasTranslation))
    if entry.isStarted, starts { end(&entry) }
    if entry.fields[word] != nil { report("\(word) appears twice in one entry; a \"msgid\" may be missing before it") }
    if !entry.isStarted { entry.offset = lines[line].lowerBound }
    entry.fields[word] = string(String(text[space...]).trimmingSpace) ?? ""
    entry.last = word
  }

  private func continuation(_ text: String, _ entry: inout Entry) {
    guard let last = entry.last else { return report("expected a keyword such as msgid or msgstr before the text") }
    entry.fields[last, default: ""] += string(text) ?? ""
  }

  /// Returns the number in `msgstr[2]`; nil for other words.
  private static func index(of word: String) -> Int? {
    guard word.hasPrefix("msgstr["), word.hasSuffix("]") else { return nil }
    return Int(word.dropFirst(7).dropLast()).flatMap { (0..<20).contains($0) ? $0 : nil }
  }

  /// Parses text in quotation marks with C escapes; returns nil if it is invalid, which is logged.
  private func string(_ text: String) -> String? {
    guard text.unicodeScalars.first == "\"" else {
      report("expected text in quotation marks")
      return nil
    }
    var rest = text.unicodeScalars.dropFirst()
    var result = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" {
        if !rest.isEmpty {
          report("unexpected text after the closing quotation mark; write \\\" for a literal quotation mark")
        }
        return String(result)
      }
      guard scalar == "\\", let escaped = rest.popFirst() else {
        result.append(scalar)
        continue
      }
      result.append(contentsOf: Self.escape(escaped, &rest))
    }
    report("this string is never closed; add a quotation mark")
    return nil
  }

  private static func escape(_ scalar: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView) -> [Unicode.Scalar] {
    switch scalar {
    case "n": return ["\n"]
    case "t": return ["\t"]
    case "r": return ["\r"]
    case "a": return ["\u{7}"]
    case "b": return ["\u{8}"]
    case "f": return ["\u{C}"]
    case "v": return ["\u{B}"]
    case "x", "0"..."7":
      let isHexadecimal = scalar == "x"
      let digits =
        (isHexadecimal ? "" : String(scalar)) + String(rest.prefix(2).prefix { $0.properties.isASCIIHexDigit })
      guard let value = UInt32(digits, radix: isHexadecimal ? 16 : 8), let result = Unicode.Scalar(value) else {
        return [scalar]
      }
      rest = rest.dropFirst(digits.unicodeScalars.count - (isHexadecimal ? 0 : 1))
      return [result]
    default: return [scalar]
    }
  }

  private func report(_ message: String) {
    source.log.report(.syntax, at: file.position(of: lines[min(line, lines.count - 1)].lowerBound), message)
  }
}

extension GettextReader {
  /// Adds a complete entry and begins a new one.
  private mutating func end(_ entry: inout Entry) {
    defer { entry = Entry() }
    guard entry.isStarted else { return }
    let position = file.position(of: entry.offset)
    guard let id = entry.fields["msgid"] else {
      return source.log.report(.missingKey, at: position, "the entry has no msgid; add one")
    }
    if id.isEmpty, entry.fields["msgctxt"] == nil { return header(entry.fields["msgstr"] ?? "", at: position) }
    guard let locale = localeOfFile() else { return }
    let key = StringKey(id, table: table, context: entry.fields["msgctxt"])
    source.concerning(key, in: locale) { add(entry, id, key, in: locale, at: position) }
  }

  private func add(_ entry: Entry, _ id: String, _ key: StringKey, in locale: String, at position: SourcePosition) {
    source.comment(entry.comments.joined(separator: "\n"), on: key)
    addSource(id, entry, key, at: position)
    guard let pattern = translation(entry, key, at: position) else { return }
    if !pattern.isEmpty {
      let state: TranslationState = entry.flags.contains("fuzzy") ? .needsReview : .translated
      source.add(pattern, for: key, in: locale, state: state, at: position)
    }
  }

  private func addSource(_ id: String, _ entry: Entry, _ key: StringKey, at position: SourcePosition) {
    var pattern = pattern(id, entry)
    if let plural = entry.fields["msgid_plural"], let germanic {
      pattern = choice(
        [.init(name: "0", pattern: pattern), .init(name: "1", pattern: self.pattern(plural, entry))], germanic)
    }
    // All files of a domain have the same source text; the first that is read is used.
    if !source.has(key, in: CatalogAssembly.base) {
      source.add(pattern, for: key, in: CatalogAssembly.base, at: position)
    }
  }

  /// Returns the translation of an entry; nil if it has none, which is logged.
  private func translation(_ entry: Entry, _ key: StringKey, at position: SourcePosition) -> MessagePattern? {
    guard entry.fields["msgid_plural"] != nil else {
      guard let text = entry.fields["msgstr"] else {
        source.log.report(
          .missingKey, at: position, "\(Wording.quoted(key.name)) has no msgstr; add one, which may be empty")
        return nil
      }
      return pattern(text, entry)
    }
    guard let expression else { return nil }
    let forms = (0..<20).compactMap { index in entry.fields["msgstr[\(index)]"].map { (index: index, text: $0) } }
    if forms.allSatisfy(\.text.isEmpty) { return MessagePattern() }
    if forms.map(\.index) != Array(0..<expression.formCount) {
      let missing = (0..<expression.formCount).first { index in !forms.contains { $0.index == index } }
      source.log.report(
        .invalidValue, at: position,
        "expected \(expression.formCount) plural forms of \(Wording.quoted(key.name)), found \(forms.count)"
          + (missing.map { "; msgstr[\($0)] is missing" } ?? ""))
    }
    // As in gettext, surplus forms are never shown, and the first form replaces missing ones.
    let shown = forms.filter { $0.index < expression.formCount }
    guard !shown.isEmpty else { return nil }
    return choice(shown.map { .init(name: "\($0.index)", pattern: pattern($0.text, entry)) }, expression)
  }

  private func choice(_ branches: [MessageChoice.Branch], _ expression: PluralExpression) -> MessagePattern {
    let number = branches.lazy.reversed().compactMap { $0.pattern.placeholders.first(where: \.isNumber) }.first
    return MessagePattern([
      .choice(MessageChoice(.gettextPlural(argument: number?.argument ?? "n", expression), branches: branches))
    ])
  }

  /// Parses text. The flags determine the placeholders (`c-format`, `python-brace-format` …);
  /// without a flag there are none.
  private func pattern(_ text: String, _ entry: Entry) -> MessagePattern {
    for flag in entry.flags {
      switch flag {
      case "c-format", "objc-format", "php-format", "perl-format", "sh-format", "lua-format":
        return PrintfSyntax(dialect: .foundation).pattern(text)
      case "java-printf-format": return PrintfSyntax(dialect: .java).pattern(text)
      case "python-format": return PrintfSyntax(dialect: .python).pattern(text)
      case "python-brace-format", "csharp-format", "perl-brace-format", "java-format": return BraceSyntax.pattern(text)
      case "qt-format", "qt-plural-format", "kde-format": return BraceSyntax.qtPattern(text)
      default: continue
      }
    }
    return MessagePattern(literal: text)
  }

  // MARK: The file

  private mutating func header(_ text: String, at position: SourcePosition) {
    let fields = Self.headerFields(text)
    // If the language is invalid, the file has no locale and its text is skipped.
    if let language = fields["language"], !language.isEmpty { locale = source.locale(language, at: position) ?? "" }
    guard let plural = fields["plural-forms"], !plural.contains("INTEGER") else { return }
    do throws(PluralExpression.Failure) {
      expression = try PluralExpression(header: plural)
    } catch {
      expression = nil
      source.log.report(.invalidValue, at: position, "invalid Plural-Forms: \(error.message)")
    }
  }

  fileprivate static func headerFields(_ text: String) -> [String: String] {
    var fields: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[line[..<colon].lowercased()] = String(line[line.index(after: colon)...]).trimmingSpace
    }
    return fields
  }

  /// Returns the locale in the header, or in the file's name or folder; nil if there is none, which
  /// is logged.
  private mutating func localeOfFile() -> String? {
    if let locale { return locale.isEmpty ? nil : locale }
    if DocumentPath.parts(of: source.path).suffix == "pot" {
      locale = CatalogAssembly.base
    } else if let named = source.place.named?.locale ?? source.place.shortName {
      locale = source.locale(named, at: nil) ?? ""
    } else {
      let others = source.localeOfOthers(
        "add \"Language: de\\n\" to its header, or name it after its language (for example, de.po)")
      locale = others ?? ""
    }
    return locale == "" ? nil : locale
  }

  /// The domain: the file's name, unless it is a locale.
  private var table: String? {
    guard let named = source.place.named else { return nil }
    return named.table
  }

  /// Returns the ASCII part of the header, the first entry, which has an empty msgid; empty if
  /// there is none. Other entries and comments may also mention charsets.
  private static func header(_ bytes: [UInt8]) -> String {
    let start = String(decoding: bytes.prefix(1 << 16).filter { $0 < 0x80 }, as: UTF8.self)
    let lines = start.split(whereSeparator: \.isNewline).map { String($0).trimmingSpace }
    let entry = lines.drop { !$0.hasPrefix("msgid") && !$0.hasPrefix("msgctxt") }
    guard entry.first == "msgid \"\"", let text = entry.dropFirst().first, text.hasPrefix("msgstr") else { return "" }
    let rest = entry.dropFirst(2).prefix { $0.hasPrefix("\"") || $0.hasPrefix("#") }
    return ([text] + rest.filter { !$0.hasPrefix("#") }).joined(separator: "\n")
  }

  /// Decodes the file in the charset that its header names.
  private static func decoded(_ source: CatalogSource) -> TextFile? {
    let start = header(source.bytes)
    let name = start.firstRange(of: "charset=").map { range in
      start[range.upperBound...].prefix { $0.isLetter || $0.isNumber || "-_:.".contains($0) }.lowercased()
    }
    guard let name, !["utf-8", "utf8", "charset", "us-ascii", "ascii", ""].contains(name) else {
      return TextFile(source.bytes, log: source.log)
    }
    // Strict Shift JIS decodes the backslash byte as a yen sign, but these files mean a backslash.
    let alike = ["shift_jis": "cp932", "shift-jis": "cp932", "sjis": "cp932"]
    do throws(Charset.Failure) {
      return TextFile(utf8: try Charset.utf8(source.bytes, in: alike[name] ?? name))
    } catch {
      switch error {
      case .unknown:
        source.log.report(
          .notSupported, at: nil,
          "unknown charset \(Wording.quoted(name)); convert the file with msgconv -t UTF-8")
      case .malformed:
        source.log.report(
          .notUTF8, at: nil, "the file is not in \(Wording.quoted(name)), the charset in its header")
      }
      return nil
    }
  }
}
