import TextLayout

/// The forms of a string that varies, combined into one pattern.
///
/// The path of a form is that of a string catalog: `plural.one`, `device.ipad.plural.other`,
/// `substitutions.files.plural.one`. The text for a device or a width can use the variables of its
/// own path and those of its parents.
struct VariedForms {
  /// One form.
  struct Form {
    /// The path of the form, with known components only; empty for the text itself.
    var path: [String]
    var text: MessagePattern
    var position: SourcePosition

    fileprivate func dropping(_ count: Int) -> Form {
      Form(path: Array(path.dropFirst(count)), text: text, position: position)
    }
  }

  /// A problem with a form.
  struct Problem: Hashable {
    let position: SourcePosition
    let message: String
  }

  /// The combined pattern; nil if there are no forms.
  private(set) var pattern: MessagePattern?
  /// The problems, without duplicates.
  private(set) var problems: [Problem] = []
  private let share: VariableShare
  private let suggests: Bool
  private typealias Variables = [String: PatternVariable]

  /// - Parameters:
  ///   - name: The key, which is the text if only variables have text.
  ///   - budget: The remaining size that variables may add to the file's text.
  ///   - suggests: True if problems suggest similar names.
  /// - Complexity: O(*n*) in the size of the forms with their variables.
  init(_ forms: [Form], name: String, budget: VariableBudget, suggests: Bool) {
    share = budget.share(of: name, weight: forms.reduce(0) { $0 + $1.text.weight })
    self.suggests = suggests
    if forms.isEmpty { return }
    pattern = text(forms, VariableScope([]), else: PrintfSyntax(dialect: .foundation).pattern(name))
  }

  /// Combines forms into text, or into a choice between devices, widths or numbers.
  ///
  /// - Parameters:
  ///   - outer: The variables of the parents in the path.
  ///   - usual: The text to use if only variables have text.
  private mutating func text(
    _ forms: [Form], _ outer: VariableScope, else usual: MessagePattern
  ) -> MessagePattern? {
    let ofVariables = forms.filter { $0.path.first == "substitutions" }
    let own = ofVariables.isEmpty ? forms : forms.filter { $0.path.first != "substitutions" }
    let scope = ofVariables.isEmpty ? outer : outer.within(variables(ofVariables))
    let plain = own.first(where: \.path.isEmpty)
    if let kind = kind(of: own) {
      return choice(own, kind, plain.map { resolved($0.text, scope, at: $0.position) }) { this, forms in
        this.text(forms, scope, else: plain?.text ?? usual)
      }
    }
    return forms.first.map { resolved(plain?.text ?? usual, scope, at: (plain ?? $0).position) }
  }

  private mutating func variables(_ forms: [Form]) -> Variables {
    Dictionary(grouping: forms) { $0.path[1] }.compactMapValues { forms in
      varied(forms.map { $0.dropping(2) }).map { PatternVariable(pattern: $0, kind: .integer) }
    }
  }

  /// Combines the forms of a variable. Its own variables are resolved when it is used.
  private mutating func varied(_ forms: [Form]) -> MessagePattern? {
    let plain = forms.first(where: \.path.isEmpty)?.text
    guard let kind = kind(of: forms) else { return plain }
    return choice(forms, kind, plain) { this, forms in this.varied(forms) }
  }

  /// Returns the kind of variation of the first path components; nil if there is none.
  private mutating func kind(of forms: [Form]) -> String? {
    guard let first = forms.first(where: { !$0.path.isEmpty })?.path[0] else { return nil }
    if let other = forms.first(where: { !$0.path.isEmpty && $0.path[0] != first }) {
      report("the string varies by both \(first) and \(other.path[0]); the forms by \(first) are used", at: other)
    }
    return first
  }

  /// - Parameters:
  ///   - plain: The text next to the variations, used for cases that they do not cover.
  ///   - text: Combines the forms after the first two path components.
  private mutating func choice(
    _ forms: [Form], _ kind: String, _ plain: MessagePattern?, _ text: (inout Self, [Form]) -> MessagePattern?
  ) -> MessagePattern {
    var (names, groups): ([String], [String: [Form]]) = ([], [:])
    for form in forms where form.path.first == kind {
      if groups[form.path[1]] == nil {
        names.append(form.path[1])
        check(form, kind)
      }
      groups[form.path[1], default: []].append(form.dropping(2))
    }
    var branches: [MessageChoice.Branch] = []
    for name in names {
      guard let pattern = text(&self, groups[name] ?? []) else { continue }
      branches.append(MessageChoice.Branch(name: name, pattern: pattern))
    }
    if let plain, kind != "width", groups["other"] == nil {
      branches.append(MessageChoice.Branch(name: "other", pattern: plain))
    }
    switch kind {
    case "plural": return MessagePattern(MessageChoice(pluralForms: branches, kind: .cardinalWithZero))
    case "width": return MessagePattern(MessageChoice(.width, branches: WidthRules.sorted(branches)))
    default: return MessagePattern(MessageChoice(.device, branches: branches))
    }
  }

  private mutating func check(_ form: Form, _ kind: String) {
    let name = form.path[1]
    if kind == "plural", PluralCategory(rawValue: name) == nil {
      report(
        "unknown plural category \(Wording.quoted(name))"
          + Wording.suggestion(for: name, among: PluralNames.all, listing: "categories"), at: form)
    } else if kind == "device", DeviceFamily(rawValue: name) == nil {
      report(
        "unknown device \(Wording.quoted(name))"
          + Wording.suggestion(for: name, among: DeviceFamily.allCases.map(\.rawValue), listing: "devices"), at: form)
    }
  }

  private mutating func resolved(
    _ text: MessagePattern, _ scope: VariableScope, at position: SourcePosition
  ) -> MessagePattern {
    let resolver = VariableResolver(
      scope, share: share, suggests: suggests && problems.count < DocumentLimits.errors)
    let resolved = resolver.resolve(text)
    for problem in resolver.problems { report(problem, at: position) }
    return resolved
  }

  private mutating func report(_ message: String, at form: Form) { report(message, at: form.position) }

  private mutating func report(_ message: String, at position: SourcePosition) {
    guard problems.count <= DocumentLimits.errors else { return }
    let problem = Problem(position: position, message: message)
    if !problems.contains(problem) { problems.append(problem) }
  }
}
