public import Foundation

// Foundation on Linux reads neither `.stringsdict` nor string catalogs, and a program on Linux has
// no compiled resources. These functions are preferred to Foundation's, which have more parameters
// with default values; they look up strings in the folders of `AppResources`. A key that these do
// not contain is looked up by Foundation.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the string for a key in `Localizable`.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  AppStrings.text(key, table: nil) ?? Bundle.main.localizedString(forKey: key, value: nil, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the string for a key in a table.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  AppStrings.text(key, table: tableName) ?? Bundle.main.localizedString(forKey: key, value: nil, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the string for a key in `Localizable`. The folders of the app come before the bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  AppStrings.text(key, table: nil) ?? bundle.localizedString(forKey: key, value: nil, table: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the string for a key in a table. The folders of the app come before the bundle.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  AppStrings.text(key, table: tableName) ?? bundle.localizedString(forKey: key, value: nil, table: tableName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the string for a key in `Localizable`, or the value if there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  AppStrings.text(key, table: nil) ?? Bundle.main.localizedString(forKey: key, value: value, table: nil)
}
