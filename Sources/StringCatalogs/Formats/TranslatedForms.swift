/// The forms of a string while they are read. Some may be translated and others not.
struct TranslatedForms {
  /// True if the forms are in the source language, in which every form is used, regardless of its
  /// state.
  let isSource: Bool
  private var all: [(branch: MessageChoice.Branch, state: TranslationState, position: SourcePosition?)] = []

  init(isSource: Bool) { self.isSource = isSource }

  mutating func add(_ name: String, _ pattern: MessagePattern, _ state: TranslationState, at position: SourcePosition?)
  {
    all.append((MessageChoice.Branch(name: name, pattern: pattern), state, position))
  }

  private var isMixed: Bool {
    !isSource && all.contains { $0.state == .untranslated } && all.contains { $0.state != .untranslated }
  }

  /// The forms that are used: those that are translated, or all if none is.
  var branches: [MessageChoice.Branch] { all.filter { !isMixed || $0.state != .untranslated }.map(\.branch) }

  /// The forms that are omitted.
  var missing: [(name: String, position: SourcePosition?)] {
    isMixed ? all.filter { $0.state == .untranslated }.map { ($0.branch.name, $0.position) } : []
  }

  /// The state of the translation: needs review if a form is missing.
  var state: TranslationState {
    isMixed ? .needsReview : all.map(\.state).max() ?? .translated
  }

  /// Returns the message for a form that is omitted.
  static func problem(_ name: String, of key: StringKey) -> String {
    "the form \(Wording.quoted(name)) of \(Wording.quoted(key.name)) is not translated; the other forms are used"
  }

  /// Returns the message for a form that is replaced with the source text because no other form can
  /// replace it.
  static func problem(_ name: String, ofSource key: StringKey) -> String {
    "the form \(Wording.quoted(name)) of \(Wording.quoted(key.name)) is not translated; the source's form is used"
  }
}
