internal import SwiftSyntax

extension FileRewriter {
  /// Replaces `#selector(tap(_:))` by the name in Objective-C.
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, let reference = MethodName.referenced(by: argument.expression) else {
      return note(node, "the method of #selector is not known")
    }
    needsUIKit = true
    let name: String
    switch argument.label?.text {
    case "getter"?, "setter"?:
      name = argument.label?.text == "getter" ? reference.base : MethodName.setter(of: reference.base)
      note(node, "\"\(name)\", the name of a property's accessor, is not performed")
    default: name = selector(of: reference, at: node)
    }
    edits.replace(node, in: file.bytes, with: "Selector(\"\(name)\")")
  }

  private func selector(
    of reference: (base: String, labels: [String?]?, owner: String?), at node: MacroExpansionExprSyntax
  ) -> String {
    if let action = action(reference) { return action.selector }
    let name =
      reference.labels.map { MethodName(base: reference.base, labels: $0).objectiveC }
      ?? Self.known.first { $0.split(separator: ":")[0] == reference.base } ?? reference.base
    if !Self.known.contains(name) {
      note(node, "no method of the app that can be performed by name is called \"\(name)\"")
    }
    return name
  }

  /// The names that UIKit's responders perform.
  private static let known = ["becomeFirstResponder", "resignFirstResponder", "endEditing:", "setNeedsLayout"]

  /// Returns the method to which a reference leads: that of the type around it or of the named one,
  /// then that of any other type.
  private func action(_ reference: (base: String, labels: [String?]?, owner: String?)) -> ActionMethod? {
    let owner = reference.owner.flatMap { ["self", "Self", "super"].contains($0) ? nil : $0 } ?? scope
    let fits = { (action: ActionMethod) in
      action.name.base == reference.base && (reference.labels == nil || action.name.labels == reference.labels)
    }
    let near = index.found(owner, in: file.name).map { index.line(of: $0) } ?? []
    for one in near {
      let all = one.members.actions + index.extensions(of: one).flatMap(\.members.actions)
      if let found = all.first(where: fits) { return found }
    }
    let far = index.extensions(of: owner) + index.extensions
    return far.lazy.flatMap(\.members.actions).first(where: fits)
      ?? index.allClasses.lazy.flatMap(\.members.actions).first(where: fits)
  }

  /// Replaces `#keyPath(Person.name)` by the text of the path.
  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    var parts = argument.expression.trimmedDescription.split(separator: ".")
    if parts.count > 1, parts[0].first?.isUppercase == true { parts.removeFirst() }
    edits.replace(node, in: file.bytes, with: "\"\(parts.joined(separator: "."))\"")
  }
}
