public import Foundation

/// The kind of keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable, CaseIterable {
  /// The usual keyboard.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Addresses of web pages.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Digits, `*` and `#`.
  case phonePad = 5
  /// Names and phone numbers.
  case namePhonePad = 6
  /// Email addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Text with `@` and `#`.
  case twitter = 9
  /// Searches and addresses of web pages.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// ASCII characters; the former name.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable, CaseIterable {
  /// As the system decides.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// Dark; the former name.
  public static let alert = UIKeyboardAppearance.dark
}

/// The label of the Return key.
public enum UIReturnKeyType: Int, Hashable, Sendable, CaseIterable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency Call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// The rules for generated passwords.
public final class UITextInputPasswordRules: NSObject, Sendable {
  /// The rules in Apple's language for them.
  public let passwordRulesDescriptor: String

  /// Creates rules from a description.
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
