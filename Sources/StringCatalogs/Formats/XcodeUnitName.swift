import TextLayout

/// The name of a unit that Xcode exports: a key, followed by the path of a form if the key has
/// several.
///
/// Those of a string catalog are `key|==|plural.one` and `key|==|substitutions.files.plural.other`,
/// those of a `.stringsdict` `/key:dict/NSStringLocalizedFormatKey:dict/:string` and
/// `/key:dict/files:dict/one:dict/:string`.
struct XcodeUnitName {
  let key: String
  /// The path of the form, as in a string catalog; empty for the text itself.
  let path: [String]

  init(_ name: String) {
    if let (key, path) = Self.dictionaryPath(name) {
      (self.key, self.path) = (key, path)
    } else {
      let parts = name.split(separator: "|==|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      key = parts[0]
      path = parts.count == 1 ? [] : Self.steps(parts[1])
    }
  }

  /// The kinds of variation.
  private static let variations = ["plural", "device", "width"]

  /// The maximum number of path components, more than any valid path has.
  private static let stepLimit = 256

  /// Splits a path into its components. The name of a variable may contain periods.
  private static func steps(_ path: String) -> [String] {
    var rest = path.split(separator: ".", maxSplits: stepLimit).map(String.init)[...]
    var steps: [String] = []
    while let step = rest.popFirst() {
      steps.append(step)
      let name = step == "substitutions" ? rest.dropFirst().firstIndex(where: variations.contains) : nil
      if let name {
        steps.append(rest[..<name].joined(separator: "."))
        rest = rest[name...]
      } else if let next = rest.popFirst() {
        steps.append(next)
      }
    }
    return steps
  }

  /// Returns the key and the path of a unit from a `.stringsdict` file; nil for other names.
  private static func dictionaryPath(_ name: String) -> (key: String, path: [String])? {
    let (step, end) = (":dict/", ":string")
    guard name.hasPrefix("/"), name.hasSuffix(step + end) else { return nil }
    var parts = name.dropFirst().dropLast(step.count + end.count).split(
      separator: step, omittingEmptySubsequences: false
    )
    .map(String.init)
    guard (2...4 * ICUMessage.depth).contains(parts.count) else { return nil }
    let key = parts.removeFirst()
    if parts == [StringsDictReader.format] { return (key, []) }
    var path: [String] = []
    while let part = parts.first {
      parts.removeFirst()
      switch part {
      case StringsDictReader.device, StringsDictReader.width:
        guard !parts.isEmpty else { return nil }
        path += [part == StringsDictReader.device ? "device" : "width", parts.removeFirst()]
      // A device or a width again has text with variables.
      case StringsDictReader.format where parts.isEmpty: break
      default:
        guard parts.count == 1 else { return nil }
        path += ["substitutions", part, "plural", parts.removeFirst()]
      }
    }
    return (key, path)
  }

  /// Returns the problem with the path of a form; nil if it is valid.
  static func problem(of path: [String]) -> String? {
    var (rest, isOfVariable) = (path[...], false)
    while let kind = rest.first {
      let isVariable = kind == "substitutions" && !isOfVariable && rest.count > 3
      guard isVariable || (variations.contains(kind) && rest.count > 1) else {
        let isName = rest.count > 1 && kind != "substitutions"
        return "unknown variation \(Wording.quoted(isName ? kind : path.joined(separator: ".")))"
          + (isName
            ? Wording.suggestion(for: kind, among: variations, listing: "variations")
            : "; expected plural, device or width with a form, such as plural.other")
      }
      isOfVariable = isOfVariable || isVariable
      rest = rest.dropFirst(2)
    }
    return nil
  }
}
