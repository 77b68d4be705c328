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
  ///
  /// - Parameter kind: `cardinalWithZero` for Apple's formats, `cardinal` for Android's, in which a text may be that number.
  init(pluralForms branches: [Branch], kind: PluralKind) {
    let usual = branches.first { $0.name == "other" } ?? branches.first
    let forms = ((usual.map { [$0] } ?? []) + branches).map(\.pattern)
    let number = MessagePattern.number(of: forms) ?? (kind == .cardinal ? MessagePattern.onlyText(of: forms) : nil)
    self.init(.plural(argument: number ?? "#", kind: kind, offset: 0), branches: branches)
  }
}

extension MessagePattern {
  /// The argument of the first number that forms show; nil where they show none.
  static func number(of forms: [MessagePattern]) -> String? {
    forms.lazy.compactMap { $0.placeholders.first(where: \.isNumber) }.first.map {
      $0.variable?.position ?? $0.argument
    }
  }

  /// The argument of the only thing that forms show, where that is a text: Android's plurals often show a number so that was made text
  /// before, `%s files`.
  fileprivate static func onlyText(of forms: [MessagePattern]) -> String? {
    let shown = forms.flatMap(\.placeholders)
    guard let first = shown.first, shown.allSatisfy({ $0.kind == .text && $0.argument == first.argument }) else {
      return nil
    }
    return first.argument
  }
}
