import TextLayout

/// The names of plural forms in files.
enum PluralNames {
  static let all = PluralCategory.allCases.map(\.rawValue)

  /// Whether it is a category, or a number behind an equals sign.
  static func isValid(_ name: String) -> Bool { PluralCategory(rawValue: name) != nil || number(name) != nil }

  /// The number of `=1`; nil for a category.
  static func number(_ name: String) -> Double? {
    guard name.hasPrefix("="), let number = Int(name.dropFirst()), (0...1_000_000_000).contains(number) else {
      return nil
    }
    return Double(number)
  }
}

extension MessageChoice {
  /// A choice by plural forms that name no argument: the number is the first one of the form `other`, as Xcode and Android take it.
  init(pluralForms branches: [Branch]) {
    let usual = branches.first { $0.name == "other" } ?? branches.first
    let number = ((usual.map { [$0] } ?? []) + branches).lazy.compactMap {
      $0.pattern.placeholders.first(where: \.isNumber)
    }.first
    self.init(.plural(argument: number?.argument ?? "#", kind: .cardinal, offset: 0), branches: branches)
  }
}
