/// What stands in the place of `%#@name@`: plural forms, or other variations, of a `.stringsdict` or an `.xcstrings`.
struct PatternVariable {
  /// The forms.
  var pattern: MessagePattern
  /// What the number is that it goes by.
  var kind: Placeholder.Kind
  /// The number's place among the arguments, where the file gives it with the forms; else the text says or counts.
  var position: String?
}

/// Puts the texts of variables in the place of `%#@name@`, in `.stringsdict` and `.xcstrings`.
final class VariableResolver {
  private let variables: [String: PatternVariable]
  /// Names that stand in a text and are no variable, and variables that contain themselves.
  private(set) var problems: [String] = []
  /// The numbers of the arguments that variables go by.
  private var positions: [String: String] = [:]
  /// What may still be put in: variables within variables could double without end.
  private var budget = CatalogLimits.variants * 10

  init(variables: [String: PatternVariable]) { self.variables = variables }

  /// The pattern with all of its variables; their names are among its ``MessagePattern/names``.
  func resolve(_ pattern: MessagePattern) -> MessagePattern {
    var resolved = resolve(pattern, within: [])
    resolved.names.merge(positions) { first, _ in first }
    return resolved
  }

  private func resolve(_ pattern: MessagePattern, within outer: [String]) -> MessagePattern {
    pattern.mapping { placeholder in
      guard let (name, place) = placeholder.variable else { return [.placeholder(placeholder)] }
      guard let variable = variables[name] else {
        note(
          "there is no variable \(Wording.quoted(name))"
            + Wording.suggestion(for: name, among: variables.keys.sorted(), listing: "variables"))
        return [.literal(placeholder.source)]
      }
      guard !outer.contains(name), outer.count < ICUMessage.depth, budget > 0 else {
        note(
          budget > 0 ? "the variable \(Wording.quoted(name)) contains itself" : "its variables contain too many others")
        return [.literal(placeholder.source)]
      }
      budget -= 1
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
