import TextLayout

/// Reads `.strings` files that are property lists, as Xcode writes into the `.lproj` folders of
/// built apps.
enum PropertyListStringsReader {
  /// Adds every string that can be read.
  static func read(_ source: CatalogSource) {
    guard let list = source.propertyList() else { return }
    guard let locale = source.folderLocale() else { return }
    guard let members = list.members else {
      return source.log.report(
        .invalidValue, at: list.position, "expected a dictionary with string keys and string values")
    }
    for member in members {
      let key = StringKey(member.key, table: source.place.base)
      guard let text = member.value.string else {
        source.concerning(key, in: locale) {
          source.log.report(
            .invalidValue, at: member.value.position ?? member.position, "\(Wording.quoted(member.key)) must be text")
        }
        continue
      }
      source.add(
        AppleText.pattern(text, of: key, in: locale, at: member.position, source), for: key, in: locale,
        at: member.position)
    }
  }
}

/// Reads `.stringsdict` files: property lists of text that varies by number, device and width.
///
/// The dictionary of a key has an `NSStringLocalizedFormatKey`, whose variables `%#@name@` have
/// their own dictionaries, or an `NSStringDeviceSpecificRuleType` or
/// `NSStringVariableWidthRuleType` with text, or another such dictionary, for each device or width.
struct StringsDictReader {
  private let source: CatalogSource
  private let locale: String

  static let format = "NSStringLocalizedFormatKey"
  static let device = "NSStringDeviceSpecificRuleType"
  static let width = "NSStringVariableWidthRuleType"
  private static let pluralRule = "NSStringPluralRuleType"

  /// Adds every string that can be read.
  static func read(_ source: CatalogSource) {
    guard let list = source.propertyList() else { return }
    guard let locale = source.folderLocale() else { return }
    guard let members = list.members else {
      return source.log.report(.invalidValue, at: list.position, "expected a dictionary with string keys")
    }
    let reader = StringsDictReader(source: source, locale: locale)
    for member in members {
      reader.read(member)
    }
  }

  private func read(_ member: PropertyList.Member) {
    let key = StringKey(member.key, table: source.place.base)
    source.concerning(key, in: locale) {
      guard let pattern = pattern(of: member.value, member, depth: 0) else { return }
      source.add(pattern, for: key, in: locale, at: member.position)
    }
  }

  /// Returns the pattern of text or of a dictionary; nil if it cannot be read, which is logged.
  private func pattern(of list: PropertyList, _ member: PropertyList.Member, depth: Int) -> MessagePattern? {
    if let text = list.string { return self.text(text, member) }
    if list[Self.format] != nil { return formatted(list, member) }
    if let devices = list[Self.device] { return variations(devices, .device, member, depth: depth) }
    if let widths = list[Self.width] { return variations(widths, .width, member, depth: depth) }
    report(
      member, "\(Wording.quoted(member.key)) has no \(Self.format), \(Self.device) or \(Self.width)")
    return nil
  }

  private func variations(
    _ list: PropertyList, _ selector: MessageChoice.Selector, _ member: PropertyList.Member, depth: Int
  ) -> MessagePattern? {
    guard let members = list.members, !members.isEmpty, depth < ICUMessage.depth else {
      report(member, "the variations of \(Wording.quoted(member.key)) are empty")
      return nil
    }
    let branches = members.compactMap { variation -> MessageChoice.Branch? in
      if selector == .device, DeviceFamily(rawValue: variation.key) == nil {
        source.log.report(
          .unknownName, at: variation.position,
          "unknown device \(Wording.quoted(variation.key))"
            + Wording.suggestion(for: variation.key, among: DeviceFamily.allCases.map(\.rawValue), listing: "devices"))
      }
      return pattern(of: variation.value, member, depth: depth + 1).map { .init(name: variation.key, pattern: $0) }
    }
    if branches.isEmpty { return nil }
    return MessagePattern(
      MessageChoice(selector, branches: selector == .width ? WidthRules.sorted(branches) : branches))
  }

  private func formatted(_ list: PropertyList, _ member: PropertyList.Member) -> MessagePattern? {
    guard let format = list[Self.format]?.string else {
      report(member, "\(Self.format) of \(Wording.quoted(member.key)) must be text")
      return nil
    }
    var variables: [String: PatternVariable] = [:]
    for variable in list.members ?? [] where variable.key != Self.format {
      variables[variable.key] = self.variable(variable)
    }
    let text = text(format, member)
    let resolver = source.resolver(of: member.key, text, variables)
    let pattern = resolver.resolve(text)
    for problem in resolver.problems { report(member, "\(Wording.quoted(member.key)): \(problem)") }
    return pattern
  }

  private func text(_ text: String, _ member: PropertyList.Member) -> MessagePattern {
    let key = StringKey(member.key, table: source.place.base)
    return AppleText.pattern(text, of: key, in: locale, at: member.position, source)
  }

  /// Reads a dictionary of plural forms.
  private func variable(_ member: PropertyList.Member) -> PatternVariable? {
    guard let members = member.value.members else {
      report(member, "the variable \(Wording.quoted(member.key)) must be a dictionary of plural forms")
      return nil
    }
    if let rule = member.value["NSStringFormatSpecTypeKey"]?.string, rule != Self.pluralRule {
      report(
        member, "unknown type \(Wording.quoted(rule)) of \(Wording.quoted(member.key)); expected \(Self.pluralRule)")
      return nil
    }
    var branches: [MessageChoice.Branch] = []
    for form in members where !form.key.hasPrefix("NSStringFormat") {
      guard PluralCategory(rawValue: form.key) != nil else {
        source.log.report(
          .unknownName, at: form.position,
          "unknown plural category \(Wording.quoted(form.key))"
            + Wording.suggestion(for: form.key, among: PluralNames.all, listing: "categories"))
        continue
      }
      guard let text = form.value.string else {
        report(form, "the form \(Wording.quoted(form.key)) must be text")
        continue
      }
      branches.append(.init(name: form.key, pattern: self.text(text, member)))
    }
    guard branches.contains(where: { $0.name == "other" }) else {
      report(member, "the variable \(Wording.quoted(member.key)) has no form \"other\"; add one")
      return nil
    }
    let kind = PrintfSyntax.kind(ofSpecifier: member.value["NSStringFormatValueTypeKey"]?.string ?? "d")
    let forms = MessageChoice(pluralForms: branches, kind: .cardinalWithZero)
    return PatternVariable(pattern: MessagePattern([.choice(forms)]), kind: kind)
  }

  private func report(_ member: PropertyList.Member, _ message: String) {
    source.log.report(.invalidValue, at: member.position ?? member.value.position, message)
  }
}
