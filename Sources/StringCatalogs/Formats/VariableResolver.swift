/// A variable, which replaces `%#@name@`: plural forms or other variations in a `.stringsdict` or
/// `.xcstrings` file.
struct PatternVariable {
  /// The forms.
  let pattern: MessagePattern
  /// The kind of the number that selects a form.
  let kind: Placeholder.Kind
  /// The position of the number among the arguments, if the file specifies it with the forms;
  /// otherwise it is in the text or counted.
  let position: String?
  /// The size that the variable adds to text.
  let weight: Int

  init(pattern: MessagePattern, kind: Placeholder.Kind, position: String? = nil) {
    (self.pattern, self.kind, self.position) = (pattern, kind, position)
    weight = pattern.weight
  }
}

extension MessagePattern {
  /// The cost of copying and scanning the pattern: its bytes, plus an amount for each part.
  var weight: Int {
    pieces.reduce(0) { sum, piece in
      switch piece {
      case .literal(let text): sum + 32 + text.utf8.count
      case .placeholder(let placeholder): sum + 32 + placeholder.source.utf8.count
      case .choice(let choice): choice.branches.reduce(sum + 32) { $0 + 32 + $1.pattern.weight }
      }
    }
  }
}

/// The size that variables may add to the text of one file: nested variables could otherwise double
/// it endlessly.
///
/// Each key gets a share of the remaining size, plus twice its own weight, so that one key leaves
/// room for the others.
final class VariableBudget {
  private var left: Int
  /// The key that used the most.
  private var greatest: (key: String, weight: Int)?

  /// - Parameter byteCount: The size of the file. A variable that is used once takes less than its
  ///   size in the file.
  init(byteCount: Int) { left = 4 * byteCount + (1 << 20) }

  /// Returns the share of a key whose text and variables have the given weight.
  func share(of key: String, weight: Int) -> VariableShare {
    VariableShare(
      key: key, own: 2 * weight, common: left / 2, of: self,
      spender: greatest.flatMap { $0.key != key && $0.weight > left ? $0.key : nil })
  }

  fileprivate func take(_ weight: Int, for share: VariableShare) {
    left -= weight
    if share.taken > greatest?.weight ?? 0 { greatest = (share.key, share.taken) }
  }
}

/// The size that variables may add to the text of one key.
final class VariableShare {
  fileprivate let key: String
  private var own: Int
  private var common: Int
  /// The size used from the file's budget.
  fileprivate private(set) var taken = 0
  private let budget: VariableBudget

  /// The other key that used more of the file's budget than remained.
  private let spender: String?

  fileprivate init(key: String, own: Int, common: Int, of budget: VariableBudget, spender: String?) {
    (self.key, self.own, self.common, self.budget, self.spender) = (key, own, common, budget, spender)
  }

  /// Reserves the size of a pattern; returns false if it exceeds the budget.
  fileprivate func take(_ weight: Int) -> Bool {
    if weight <= own {
      own -= weight
      return true
    }
    guard weight <= common else { return false }
    common -= weight
    taken += weight
    budget.take(weight, for: self)
    return true
  }

  /// The message if the budget is exceeded.
  fileprivate var problem: String {
    "its variables contain too many others"
      + (spender.map { "; most of the limit of the file is used by \(Wording.quoted($0))" }
        ?? "")
  }
}

/// The variables in scope, with the messages for unknown names.
final class VariableScope {
  /// The variables by name, innermost scope first.
  fileprivate let scopes: [[String: PatternVariable]]
  private var problems: [String: String] = [:]
  private lazy var names = Array(Set(scopes.flatMap(\.keys)).sorted().prefix(Self.suggestions))
  /// The maximum number of names to search for a suggestion.
  private static let suggestions = 1000

  init(_ scopes: [[String: PatternVariable]]) { self.scopes = scopes }

  /// Returns the scope of text that has its own variables.
  func within(_ variables: [String: PatternVariable]) -> VariableScope { VariableScope([variables] + scopes) }

  fileprivate subscript(_ name: String) -> PatternVariable? { scopes.lazy.compactMap { $0[name] }.first }

  /// Returns the message for an unknown name, determined once.
  fileprivate func problem(ofUnknown name: String, suggests: Bool) -> String {
    if let known = problems[name] { return known }
    let problem = "there is no variable \(Wording.quoted(name))"
    guard suggests else { return problem }
    let whole = problem + Wording.suggestion(for: name, among: names, listing: "variables")
    problems[name] = whole
    return whole
  }
}

/// Replaces `%#@name@` with the forms of the variable, in `.stringsdict`, `.xcstrings` and XLIFF
/// files.
final class VariableResolver {
  /// The variables in scope.
  private let scope: VariableScope
  /// The problems found: unknown names, and variables that contain themselves.
  private(set) var problems: [String] = []
  private var unknown: Set<String> = []
  /// The positions of the arguments that select the variables' forms.
  private var positions: [String: String] = [:]
  private let share: VariableShare
  /// True if similar names are suggested; false if there are more problems than are reported.
  private let suggests: Bool

  init(_ scope: VariableScope, share: VariableShare, suggests: Bool) {
    (self.scope, self.share, self.suggests) = (scope, share, suggests)
  }

  /// Returns the pattern with all variables replaced; their names are in its
  /// ``MessagePattern/names``.
  func resolve(_ pattern: MessagePattern) -> MessagePattern {
    var resolved = resolve(pattern, within: [])
    resolved.names.merge(positions) { first, _ in first }
    return resolved
  }

  private func resolve(_ pattern: MessagePattern, within outer: [String]) -> MessagePattern {
    pattern.mapping { placeholder in
      guard let (name, place) = placeholder.variable else { return [.placeholder(placeholder)] }
      guard let variable = scope[name] else {
        if unknown.insert(name).inserted { note(scope.problem(ofUnknown: name, suggests: suggests)) }
        return [.literal(placeholder.source)]
      }
      guard !outer.contains(name) else {
        note("the variable \(Wording.quoted(name)) contains itself")
        return [.literal(placeholder.source)]
      }
      guard outer.count < ICUMessage.depth, share.take(variable.weight) else {
        note(share.problem)
        return [.literal(placeholder.source)]
      }
      let position = variable.position ?? place
      positions[name] = position
      return resolve(variable.pattern.bound(to: position, kind: variable.kind), within: outer + [name]).pieces
    }
  }

  private func note(_ problem: @autoclosure () -> String) {
    guard problems.count < DocumentLimits.errors else { return }
    let problem = problem()
    if !problems.contains(problem) { problems.append(problem) }
  }
}

extension CatalogSource {
  /// Returns the resolver for the text of a key.
  func resolver(
    of key: String, _ text: MessagePattern, _ variables: [String: PatternVariable]
  ) -> VariableResolver {
    let weight = variables.values.reduce(text.weight) { $0 + $1.weight }
    return VariableResolver(
      VariableScope([variables]), share: self.variables.share(of: key, weight: weight), suggests: !log.hasOverflowed)
  }
}

extension Placeholder {
  /// The name of the variable and the position of its argument, for a placeholder such as
  /// `%#@files@`; nil if it is not a variable.
  var variable: (name: String, position: String)? {
    guard argument.hasSuffix("@"), let start = argument.firstRange(of: "#@"), start.upperBound < argument.endIndex,
      argument[..<start.lowerBound].allSatisfy(\.isNumber)
    else { return nil }
    let name = String(argument[start.upperBound...].dropLast())
    return name.isEmpty ? nil : (name, String(argument[..<start.lowerBound]))
  }

  /// True if the placeholder uses the next argument and has no explicit position.
  var isCounted: Bool {
    guard source.hasPrefix("%"), !source.contains("$") else { return false }
    return variable != nil || Int(argument) != nil
  }

  /// Returns the placeholder for an argument at an offset.
  func moved(by offset: Int) -> Placeholder {
    guard isCounted else { return self }
    var moved = self
    if let (name, position) = variable {
      moved.argument = "\((Int(position) ?? 1) + offset)#@\(name)@"
    } else {
      moved.argument = "\((Int(argument) ?? 1) + offset)"
    }
    if let number = precision.flatMap({ Int($0) }) { moved.precision = "\(number + offset)" }
    return moved
  }
}

extension MessagePattern {
  /// Returns the forms of a variable with its number bound to an argument: the placeholders of each
  /// form are counted from it, and `%arg` is the number.
  fileprivate func bound(to position: String, kind: Placeholder.Kind) -> MessagePattern {
    var result = MessagePattern()
    for piece in pieces {
      guard case .choice(var choice) = piece else {
        result.append(piece)
        continue
      }
      if case .plural(_, let plural, let offset) = choice.selector {
        choice.selector = .plural(argument: position, kind: plural, offset: offset)
      }
      for index in choice.branches.indices {
        choice.branches[index].pattern = choice.branches[index].pattern.bound(to: position, kind: kind)
      }
      result.append(.choice(choice))
    }
    return result.counting(from: position).replacingArg(with: position, kind: kind)
  }

  /// Counts only the placeholders between choices; those in choices have already been counted.
  private func counting(from position: String) -> MessagePattern {
    guard let first = Int(position) else { return self }
    let offset = first - (hasArg ? 0 : 1)
    if offset == 0 { return self }
    var result = MessagePattern()
    for piece in pieces {
      if case .placeholder(let placeholder) = piece {
        result.append(.placeholder(placeholder.moved(by: offset)))
      } else {
        result.append(piece)
      }
    }
    return result
  }

  private var hasArg: Bool {
    pieces.contains { if case .literal(let text) = $0 { text.contains("%arg") } else { false } }
  }

  /// Replaces `%arg`, which was parsed as text that begins with a percent sign.
  private func replacingArg(with name: String, kind: Placeholder.Kind) -> MessagePattern {
    var result = MessagePattern()
    for piece in pieces {
      guard case .literal(let text) = piece else {
        result.append(piece)
        continue
      }
      var rest = text[...]
      while let range = rest.firstRange(of: "%arg") {
        result.append(.literal(String(rest[..<range.lowerBound])))
        result.append(.placeholder(Placeholder(source: "%arg", argument: name, kind: kind)))
        rest = rest[range.upperBound...]
      }
      result.append(.literal(String(rest)))
    }
    return result
  }
}
