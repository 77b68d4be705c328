/// Puts the texts of variables in the place of `%#@name@`, in `.stringsdict` and `.xcstrings`.
final class VariableResolver {
  private let variables: [String: MessagePattern]
  /// Names that stand in a text and are no variable, and variables that contain themselves.
  private(set) var problems: [String] = []
  /// What may still be put in: variables within variables could double without end.
  private var budget = CatalogLimits.variants * 10

  init(variables: [String: MessagePattern]) { self.variables = variables }

  func resolve(_ pattern: MessagePattern) -> MessagePattern { resolve(pattern, within: []) }

  private func resolve(_ pattern: MessagePattern, within outer: [String]) -> MessagePattern {
    pattern.mapping { placeholder in
      guard let name = placeholder.variable else { return [.placeholder(placeholder)] }
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
      return resolve(variable, within: outer + [name]).pieces
    }
  }

  private func note(_ problem: @autoclosure () -> String) {
    guard problems.count < DocumentLimits.errors else { return }
    let problem = problem()
    if !problems.contains(problem) { problems.append(problem) }
  }
}

extension Placeholder {
  /// The name of the variable that the placeholder stands for: `%#@files@`; nil for an argument.
  var variable: String? {
    argument.hasPrefix("#@") && argument.hasSuffix("@") && argument.count > 3
      ? String(argument.dropFirst(2).dropLast()) : nil
  }
}

extension MessagePattern {
  /// The pattern with the number that it is chosen by named: the first placeholder of each form, and `%arg`, is that number.
  func bindingNumbers(to name: String, kind: Placeholder.Kind) -> MessagePattern {
    var result = MessagePattern()
    for piece in pieces {
      guard case .choice(var choice) = piece else {
        result.append(piece)
        continue
      }
      if case .plural(_, let plural, let offset) = choice.selector {
        choice.selector = .plural(argument: name, kind: plural, offset: offset)
      }
      for index in choice.branches.indices {
        let branch = choice.branches[index].pattern
        let bound = branch.bindingNumbers(to: name, kind: kind).replacingArg(with: name, kind: kind)
        choice.branches[index].pattern = bound.bindingFirst(to: name)
      }
      result.append(.choice(choice))
    }
    return result
  }

  /// The first placeholder that is no variable becomes the argument, unless it names a position.
  private func bindingFirst(to name: String) -> MessagePattern {
    guard !placeholders.contains(where: { $0.argument == name }) else { return self }
    var isFirst = true
    return mapping { placeholder in
      guard isFirst, placeholder.variable == nil, placeholder.isNumber, !placeholder.source.contains("$") else {
        return [.placeholder(placeholder)]
      }
      isFirst = false
      var bound = placeholder
      bound.argument = name
      return [.placeholder(bound)]
    }
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
