import TextLayout

/// The names of plural forms in files.
enum PluralNames {
  static let all = PluralCategory.allCases.map(\.rawValue)

  /// Returns true for a category, or a number after an equals sign.
  static func isValid(_ name: String) -> Bool { PluralCategory(rawValue: name) != nil || number(name) != nil }

  /// Returns the number of a name such as `=1`; nil for a category.
  static func number(_ name: String) -> Double? {
    guard name.hasPrefix("="), let number = Int(name.dropFirst()), (0...1_000_000_000).contains(number) else {
      return nil
    }
    return Double(number)
  }
}

extension MessageChoice {
  /// Creates a choice between plural forms without an argument. The number is the first one in the
  /// form `other`, as in Xcode and Android.
  ///
  /// - Parameter kind: `cardinalWithZero` for Apple's formats, or `cardinal` for Android's, in
  ///   which the number may be text.
  init(pluralForms branches: [Branch], kind: PluralKind) {
    let usual = branches.first { $0.name == "other" } ?? branches.first
    let forms = ((usual.map { [$0] } ?? []) + branches).map(\.pattern)
    let number = MessagePattern.number(of: forms) ?? (kind == .cardinal ? MessagePattern.onlyText(of: forms) : nil)
    self.init(.plural(argument: number ?? "#", kind: kind, offset: 0), branches: branches)
  }
}

extension MessagePattern {
  /// Returns the argument of the first number in the forms; nil if they have none.
  static func number(of forms: [MessagePattern]) -> String? {
    forms.lazy.compactMap { $0.placeholders.first(where: \.isNumber) }.first.map {
      $0.variable?.position ?? $0.argument
    }
  }

  /// Returns the only argument in the forms if it is text. Android's plurals often contain a number
  /// that was formatted before, as in `%s files`.
  fileprivate static func onlyText(of forms: [MessagePattern]) -> String? {
    let shown = forms.flatMap(\.placeholders)
    guard let first = shown.first, shown.allSatisfy({ $0.kind == .text && $0.argument == first.argument }) else {
      return nil
    }
    return first.argument
  }
}
