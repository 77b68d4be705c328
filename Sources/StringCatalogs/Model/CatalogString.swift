/// What a text is found by: its key, with the table it is in.
public struct StringKey: Hashable, Sendable {
  /// The key. In gettext it is the text in the source language.
  public var name: String
  /// The table or domain: the name of a `.strings` file, the namespace of JSON; nil where the format has none.
  public var table: String?
  /// gettext's `msgctxt`; nil where there is none.
  public var context: String?
  /// Which of an app's targets has it, by the folder of its strings, such as `Widget`; nil where a catalog has the table once.
  public var target: String?

  /// A key.
  public init(_ name: String, table: String? = nil, context: String? = nil, target: String? = nil) {
    self.name = name
    self.table = table
    self.context = context
    self.target = target
  }
}

extension StringKey: Comparable {
  /// Whether the left key comes first: by table, then name, then context, then target, all by Unicode scalars. None comes before an empty
  /// one.
  public static func < (left: StringKey, right: StringKey) -> Bool {
    if left.order != right.order { return left.order < right.order }
    return (left.target ?? "", left.target == nil ? 0 : 1) < (right.target ?? "", right.target == nil ? 0 : 1)
  }

  private var order: (String, Int, String, String, Int) {
    (table ?? "", table == nil ? 0 : 1, name, context ?? "", context == nil ? 0 : 1)
  }
}

extension StringKey: CustomStringConvertible {
  /// `welcome.title`, `Main/welcome.title`, `menu|Open` with a context, `Widget:Main/welcome.title` of one target of several.
  public var description: String {
    (target.map { "\($0):" } ?? "") + (table.map { "\($0)/" } ?? "") + (context.map { "\($0)|" } ?? "") + name
  }
}

/// How far a translation is.
public enum TranslationState: String, CaseIterable, Hashable, Sendable {
  /// Done.
  case translated
  /// There, and to be looked at: fuzzy in gettext, `needs_review` in `.xcstrings`, not yet reviewed in XLIFF.
  case needsReview
  /// Not done; what stands there, if anything, is no translation.
  case untranslated
}

/// A text of one key in one locale.
public struct LocalizedString: Hashable, Sendable {
  /// The text.
  package var pattern: MessagePattern
  /// How far the translation is.
  public var state: TranslationState
  /// The file it is in.
  public var file: String
  /// Where in the file; nil where the format does not tell (binary property lists).
  public var position: SourcePosition?
  /// The paths of the app's files to which the text belongs, as an XLIFF file names them; empty for a text of any other file.
  package internal(set) var originals: [String] = []

  /// A text.
  package init(
    pattern: MessagePattern, state: TranslationState = .translated, file: String, position: SourcePosition? = nil
  ) {
    self.pattern = pattern
    self.state = state
    self.file = file
    self.position = position
  }
}

/// A key of a catalog with its text in every locale that has one.
public struct CatalogString: Hashable, Sendable {
  /// The key.
  public internal(set) var key: StringKey
  /// The texts by locale.
  public internal(set) var values: [String: LocalizedString] = [:]
  /// What developers tell translators; nil where they tell nothing.
  public internal(set) var comment: String?
  /// Whether it is to be translated: `shouldTranslate` of `.xcstrings`, `translatable` of Android, `translate` of XLIFF.
  public internal(set) var isTranslatable = true
  /// What `.xcstrings` says of where the key comes from: `manual`, `stale` …; nil where it says nothing.
  public internal(set) var extractionState: String?
}
