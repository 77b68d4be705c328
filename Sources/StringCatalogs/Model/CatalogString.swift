/// The key of a string, with the table that contains it.
public struct StringKey: Hashable, Sendable {
  /// The key. In gettext, this is the text in the source language.
  public var name: String
  /// The table or domain, such as the name of a `.strings` file or the namespace of JSON; nil if
  /// the format has none.
  public var table: String?
  /// The context (`msgctxt`) in gettext; nil if there is none.
  public var context: String?
  /// The target of the app, by the folder of its strings, such as `Widget`; nil if the catalog
  /// contains the table only once.
  public var target: String?

  /// Creates a key.
  public init(_ name: String, table: String? = nil, context: String? = nil, target: String? = nil) {
    self.name = name
    self.table = table
    self.context = context
    self.target = target
  }
}

extension StringKey: Comparable {
  /// Returns true if the left key comes first: by table, then name, then context, then target, all
  /// by Unicode scalars. A nil value comes before an empty one.
  public static func < (left: StringKey, right: StringKey) -> Bool {
    if left.order != right.order { return left.order < right.order }
    return (left.target ?? "", left.target == nil ? 0 : 1) < (right.target ?? "", right.target == nil ? 0 : 1)
  }

  private var order: (String, Int, String, String, Int) {
    (table ?? "", table == nil ? 0 : 1, name, context ?? "", context == nil ? 0 : 1)
  }
}

extension StringKey: CustomStringConvertible {
  /// The key in the form `welcome.title`, `Main/welcome.title`, `menu|Open` with a context, or
  /// `Widget:Main/welcome.title` with a target.
  public var description: String {
    (target.map { "\($0):" } ?? "") + (table.map { "\($0)/" } ?? "") + (context.map { "\($0)|" } ?? "") + name
  }
}

/// The state of a translation.
public enum TranslationState: String, CaseIterable, Hashable, Sendable {
  /// The translation is complete.
  case translated
  /// The translation needs a review: fuzzy in gettext, `needs_review` in `.xcstrings`, not yet
  /// reviewed in XLIFF.
  case needsReview
  /// The string is not translated. Its text, if any, is not a translation.
  case untranslated
}

/// The text of one key in one locale.
public struct LocalizedString: Hashable, Sendable {
  /// The text.
  package var pattern: MessagePattern
  /// The state of the translation.
  public var state: TranslationState
  /// The file that contains the text.
  public var file: String
  /// The place in the file; nil if the format has no places (binary property lists).
  public var position: SourcePosition?
  /// The paths of the app's files to which the text belongs, as an XLIFF file lists them; empty for
  /// any other file.
  package internal(set) var originals: [String] = []

  /// Creates a localized string.
  package init(
    pattern: MessagePattern, state: TranslationState = .translated, file: String, position: SourcePosition? = nil
  ) {
    self.pattern = pattern
    self.state = state
    self.file = file
    self.position = position
  }
}

/// A string of a catalog: a key with its text in every locale that has one.
public struct CatalogString: Hashable, Sendable {
  /// The key.
  public internal(set) var key: StringKey
  /// The localized strings, by locale.
  public internal(set) var values: [String: LocalizedString] = [:]
  /// The comment for translators; nil if there is none.
  public internal(set) var comment: String?
  /// False if the string must not be translated: `shouldTranslate` in `.xcstrings`, `translatable`
  /// in Android, `translate` in XLIFF.
  public internal(set) var isTranslatable = true
  /// The origin of the key in `.xcstrings`, such as `manual` or `stale`; nil if there is none.
  public internal(set) var extractionState: String?
}
