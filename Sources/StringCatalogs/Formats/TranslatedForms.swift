/// The forms of a text while they are read: some may be translated, and others not yet.
struct TranslatedForms {
  /// Whether they are in the source's language, where every form counts, whatever its state.
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

  /// The forms that count: those that are translated, or all where none is.
  var branches: [MessageChoice.Branch] { all.filter { !isMixed || $0.state != .untranslated }.map(\.branch) }

  /// The forms that are left out.
  var missing: [(name: String, position: SourcePosition?)] {
    isMixed ? all.filter { $0.state == .untranslated }.map { ($0.branch.name, $0.position) } : []
  }

  /// How far the text is: to be looked at where some of it is missing.
  var state: TranslationState {
    isMixed ? .needsReview : all.map(\.state).max() ?? .translated
  }

  /// What is said of a form that is left out.
  static func problem(_ name: String, of key: StringKey) -> String {
    "the form \(Wording.quoted(name)) of \(Wording.quoted(key.name)) is not translated; the other forms are used"
  }

  /// What is said of a form that the source stands for, as no other form can.
  static func problem(_ name: String, ofSource key: StringKey) -> String {
    "the form \(Wording.quoted(name)) of \(Wording.quoted(key.name)) is not translated; the source's form is used"
  }
}
