/// What stands in the place of `%#@name@`: plural forms, or other variations, of a `.stringsdict` or an `.xcstrings`.
struct PatternVariable {
  /// The forms.
  let pattern: MessagePattern
  /// What the number is that it goes by.
  let kind: Placeholder.Kind
  /// The number's place among the arguments, where the file gives it with the forms; else the text says or counts.
  let position: String?
  /// What it takes to put it into a text.
  let weight: Int

  init(pattern: MessagePattern, kind: Placeholder.Kind, position: String? = nil) {
    (self.pattern, self.kind, self.position) = (pattern, kind, position)
    weight = pattern.weight
  }
}

extension MessagePattern {
  /// How much the pattern is to copy and to look through: its bytes, and more for each part.
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

/// How much variables may put into the texts of one file: variables within variables could double without end.
///
/// Each key has a share of what is left, and twice its own weight besides: what one takes leaves the others room.
final class VariableBudget {
  private var left: Int
  /// The key that took most.
  private var greatest: (key: String, weight: Int)?

  /// - Parameter byteCount: The size of the file. A variable that is put into one text takes less than its bytes in the file.
  init(byteCount: Int) { left = 4 * byteCount + (1 << 20) }

  /// The share of a key, whose texts and variables have this weight.
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

/// How much variables may put into the texts of one key.
final class VariableShare {
  fileprivate let key: String
  private var own: Int
  private var common: Int
  /// What was taken of the file's room.
  fileprivate private(set) var taken = 0
  private let budget: VariableBudget

  /// Which other key took more of the file's room than there was left.
  private let spender: String?

  fileprivate init(key: String, own: Int, common: Int, of budget: VariableBudget, spender: String?) {
    (self.key, self.own, self.common, self.budget, self.spender) = (key, own, common, budget, spender)
  }

  /// Whether there is room for a pattern, which is then taken.
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

  /// What is wrong where there is no room.
  fileprivate var problem: String {
    "its variables contain too many others"
      + (spender.map { "; most of the limit of the file is used by \(Wording.quoted($0))" }
        ?? "")
  }
}

/// The variables that texts have, with what was said of names that are none of them.
final class VariableScope {
  /// The variables, those that are nearest first.
  fileprivate let scopes: [[String: PatternVariable]]
  private var problems: [String: String] = [:]
  private lazy var names = Array(Set(scopes.flatMap(\.keys)).sorted().prefix(Self.suggestions))
  /// The most names that a suggestion is looked for among.
  private static let suggestions = 1000

  init(_ scopes: [[String: PatternVariable]]) { self.scopes = scopes }

  /// The scope of texts that have variables of their own besides.
  func within(_ variables: [String: PatternVariable]) -> VariableScope { VariableScope([variables] + scopes) }

  fileprivate subscript(_ name: String) -> PatternVariable? { scopes.lazy.compactMap { $0[name] }.first }

  /// What is wrong with a name that is no variable's, found once.
  fileprivate func problem(ofUnknown name: String, suggests: Bool) -> String {
    if let known = problems[name] { return known }
    let problem = "there is no variable \(Wording.quoted(name))"
    guard suggests else { return problem }
    let whole = problem + Wording.suggestion(for: name, among: names, listing: "variables")
    problems[name] = whole
    return whole
  }
}

/// Puts the texts of variables in the place of `%#@name@`, in `.stringsdict`, `.xcstrings` and XLIFF.
final class VariableResolver {
  /// The variables that a text has.
  private let scope: VariableScope
  /// Names that stand in a text and are no variable, and variables that contain themselves.
  private(set) var problems: [String] = []
  private var unknown: Set<String> = []
  /// The numbers of the arguments that variables go by.
  private var positions: [String: String] = [:]
  private let share: VariableShare
  /// Whether names that are near are looked for: not where problems are more than are told.
  private let suggests: Bool

  init(_ scope: VariableScope, share: VariableShare, suggests: Bool) {
    (self.scope, self.share, self.suggests) = (scope, share, suggests)
  }

  /// The pattern with all of its variables; their names are among its ``MessagePattern/names``.
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
  /// What puts a key's variables into its text.
  func resolver(
    of key: String, _ text: MessagePattern, _ variables: [String: PatternVariable]
  ) -> VariableResolver {
    let weight = variables.values.reduce(text.weight) { $0 + $1.weight }
    return VariableResolver(
      VariableScope([variables]), share: self.variables.share(of: key, weight: weight), suggests: !log.hasOverflowed)
  }
}

extension Placeholder {
  /// The name of the variable that the placeholder stands for, and the number of its argument: `%#@files@`. Nil for an argument.
  var variable: (name: String, position: String)? {
    guard argument.hasSuffix("@"), let start = argument.firstRange(of: "#@"), start.upperBound < argument.endIndex,
      argument[..<start.lowerBound].allSatisfy(\.isNumber)
    else { return nil }
    let name = String(argument[start.upperBound...].dropLast())
    return name.isEmpty ? nil : (name, String(argument[..<start.lowerBound]))
  }

  /// Whether it stands for the next argument, and none that it names.
  var isCounted: Bool {
    guard source.hasPrefix("%"), !source.contains("$") else { return false }
    return variable != nil || Int(argument) != nil
  }

  /// The placeholder for an argument so many behind.
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
  /// The forms of a variable whose number is an argument: placeholders of each form count on from it, `%arg` is the number itself.
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

  /// Only what stands between choices: their forms have been counted.
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

  /// `%arg`, which is read as a text that begins with a percent sign.
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
