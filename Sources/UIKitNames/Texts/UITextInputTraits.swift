/// The behavior of the keyboard for a text view.
///
/// There is no keyboard: the values are recorded and do not affect layout, except
/// `isSecureTextEntry`.
@MainActor @preconcurrency public protocol UITextInputTraits: AnyObject {
  /// The rule for capital letters.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// The rule for correcting words.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// The rule for checking the spelling.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// The rule for replacing quotation marks.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// The rule for replacing hyphens by dashes.
  var smartDashesType: UITextSmartDashesType { get }
  /// The rule for spaces around inserted text.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// The kind of keyboard.
  var keyboardType: UIKeyboardType { get }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The label of the Return key.
  var returnKeyType: UIReturnKeyType { get }
  /// A Boolean value that indicates whether the Return key is disabled without text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// A Boolean value that indicates whether the text is displayed as bullets.
  var isSecureTextEntry: Bool { get }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text, for automatic filling; nil if it is not specified.
  var textContentType: UITextContentType! { get }
  /// The rules for generated passwords, or nil.
  var passwordRules: UITextInputPasswordRules? { get }
}

// The values of types that do not specify them. In UIKit, the members are optional.
extension UITextInputTraits {
  /// Capital letters at the start of sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// The system's default.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// The system's default.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The system's default.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// The system's default.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// The system's default.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// The system's default.
  public var keyboardType: UIKeyboardType { .default }
  /// The system's default.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The system's default.
  public var returnKeyType: UIReturnKeyType { .default }
  /// `false`.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// `false`.
  public var isSecureTextEntry: Bool { false }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// nil.
  public var textContentType: UITextContentType! { nil }
  /// nil.
  public var passwordRules: UITextInputPasswordRules? { nil }
}

/// The rule for capital letters in typed text.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable, CaseIterable {
  /// None.
  case none = 0
  /// At the start of words.
  case words = 1
  /// At the start of sentences.
  case sentences = 2
  /// Every letter.
  case allCharacters = 3
}

/// The rule for correcting typed words.
public enum UITextAutocorrectionType: Int, Hashable, Sendable, CaseIterable {
  /// The system's default.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The rule for checking the spelling of typed text.
public enum UITextSpellCheckingType: Int, Hashable, Sendable, CaseIterable {
  /// The system's default.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The rule for replacing typed quotation marks.
public enum UITextSmartQuotesType: Int, Hashable, Sendable, CaseIterable {
  /// The system's default.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The rule for replacing typed hyphens by dashes.
public enum UITextSmartDashesType: Int, Hashable, Sendable, CaseIterable {
  /// The system's default.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The rule for spaces around inserted text.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable, CaseIterable {
  /// The system's default.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}
