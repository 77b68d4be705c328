internal import Foundation
internal import LayoutCore
internal import StringCatalogs

/// The strings of the app: the string tables in the folders of ``AppResources``, in the language of
/// the current traits, or else in the source language.
enum AppStrings {
  /// The separator between key and table in a format that stands for plural forms. Format strings
  /// of apps do not contain this invisible character.
  private static let separator: Character = "\u{2063}"

  /// Returns the text of a key, in which placeholders are as in the file; nil if no table has the
  /// key.
  ///
  /// A text with plural forms is `%#@key@`, as on iOS, with the table in it. It is resolved by
  /// ``formatted(_:_:)``.
  static func text(_ key: String, table: String?) -> String? {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? StringCatalog.usualTable
    guard let pattern = lookUp(key, table)?.string.pattern else { return nil }
    return pattern.format ?? "%#@\(key)\(separator)\(table)@"
  }

  /// Returns the plural form of a format for arguments; nil if the format has none.
  static func formatted(_ format: String, _ arguments: [any CVarArg]) -> String? {
    guard format.hasPrefix("%#@"), format.hasSuffix("@"), let middle = format.firstIndex(of: separator) else {
      return nil
    }
    let key = format[format.index(format.startIndex, offsetBy: 3)..<middle]
    let table = format[format.index(after: middle)...].dropLast()
    guard let lookup = lookUp(String(key), String(table)) else { return nil }
    let values = arguments.enumerated().map { (String($0 + 1), "\($1)") }
    let options = VariantOptions(arguments: Dictionary(uniqueKeysWithValues: values))
    do throws(CellDocumentErrors) {
      return try lookup.variants(options).first?.text
    } catch {
      UIKitLog.once(error.description)
      return nil
    }
  }

  private static func lookUp(_ key: String, _ table: String) -> StringLookup? {
    let catalog = AppResources.strings
    let locale = TextLocale(TraitCollection.current.language ?? catalog.sourceLocale)
    return catalog.key(key, table: table).flatMap { catalog.lookUp($0, in: locale) }
  }
}

extension MessagePattern {
  /// The text with its placeholders as in the file; nil if it depends on an argument.
  fileprivate var format: String? {
    let hasPlaceholders = pieces.contains { if case .placeholder = $0 { true } else { false } }
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal): text += hasPlaceholders ? literal.replacing("%", with: "%%") : literal
      case .placeholder(let placeholder): text += placeholder.source
      case .choice: return nil
      }
    }
    return text
  }
}
