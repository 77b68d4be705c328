internal import SwiftSyntax

extension FileRewriter {
  /// Adds to a class what Objective-C's runtime does.
  func rewrite(_ node: ClassDeclSyntax) {
    guard let one = index.classes[scope]?.first(where: { $0.file == file.name && $0.line == line(of: node) }) else {
      return
    }
    for refused in one.members.refused { note(refused.line, refused.text) }
    var members = [actions.member(of: one)].compactMap(\.self) + outlets.members(of: one)
    for part in index.extensions(of: one) {
      for member in index.moved(part) where !(member.isPrivate || part.isPrivate) || part.file == file.name {
        members.append(moved(member))
      }
    }
    add(members, to: node.memberBlock)
    conform(one, node)
  }

  private func moved(_ member: MovedMember) -> String {
    "\(member.isOverride ? "override " : "")\(member.header) { \(member.body) }"
  }

  private func conform(_ one: ClassRecord, _ node: ClassDeclSyntax) {
    let protocols =
      (actions.needsConformance(one) ? ["SelectorPerforming"] : [])
      + (outlets.needsConformance(one) ? ["OutletConnecting"] : [])
    guard !protocols.isEmpty else { return }
    if one.isHidden {
      let names = protocols.joined(separator: ", ")
      if let clause = node.inheritanceClause {
        edits.insert(", \(names)", at: clause.span.upperBound)
      } else {
        edits.insert(
          ": \(names)", at: (node.genericParameterClause.map { Syntax($0) } ?? Syntax(node.name)).span.upperBound)
      }
    } else {
      ending.append("extension \(one.name): \(protocols.joined(separator: ", ")) {}")
    }
  }

  /// Adds to an extension what Objective-C's runtime does, and renames what its class declares.
  func rewrite(_ node: ExtensionDeclSyntax, ordinal: Int) {
    let all = index.extensions(of: node.extendedType.plainName)
    guard let part = all.first(where: { $0.file == file.name && $0.ordinal == ordinal }) else { return }
    for refused in part.members.refused { note(refused.line, refused.text) }
    addHelpers(of: part, to: node)
    noteUnreachable(part)
    let moved = index.moved(part)
    guard !moved.isEmpty else { return }
    ExtensionRenamer(self, moved, part).walk(node.memberBlock)
  }

  /// Adds the functions that other files call. Those of a private extension are in another one at
  /// the end of the file, because the compiler warns about members that are less private.
  private func addHelpers(of part: ExtensionRecord, to node: ExtensionDeclSyntax) {
    let helpers = [actions.helper(of: part), actions.addition(to: part)].compactMap(\.self)
    guard part.isPrivate, !part.isConstrained, !helpers.isEmpty else { return add(helpers, to: node.memberBlock) }
    needsUIKit = true
    ending.append("extension \(part.type) { \(helpers.joined(separator: "; ")) }")
  }

  private func noteUnreachable(_ part: ExtensionRecord) {
    guard index.found(part.type, in: part.file) == nil, actions.addition(to: part) == nil else { return }
    for action in part.members.actions {
      note(
        part.line,
        "\(action.name.compound) is not performed by name: \(part.type) is not a class of the app or a responder")
    }
  }

  // MARK: Protocols

  /// Makes a protocol of Objective-C one of Swift: its requirements that are optional get defaults.
  func rewrite(_ node: ProtocolDeclSyntax) {
    let isForClasses = node.attributes.contains("objc")
    let inherited = node.inheritanceClause?.inheritedTypes ?? []
    var hasAnyObject = inherited.contains { ["AnyObject", "class"].contains($0.type.trimmedDescription) }
    for one in inherited where one.type.trimmedDescription == "NSObjectProtocol" {
      // UIKit's responders are no NSObjects on Linux.
      edits.replace(one.type, in: file.bytes, with: "AnyObject")
      hasAnyObject = true
    }
    if isForClasses, !hasAnyObject {
      if let clause = node.inheritanceClause {
        edits.insert(", AnyObject", at: clause.span.upperBound)
      } else {
        edits.insert(": AnyObject", at: node.name.span.upperBound)
      }
    }
    let access = node.modifiers.publicAccess
    let defaults = node.memberBlock.members.compactMap { self.defaultMember($0.decl, access) }
    if !defaults.isEmpty { ending.append("extension \(node.name.text) { \(defaults.joined(separator: "; ")) }") }
  }

  private func defaultMember(_ member: DeclSyntax, _ access: String) -> String? {
    if let variable = member.as(VariableDeclSyntax.self), variable.modifiers.contains("optional") {
      note(variable, "the optional property is required on Linux")
      return nil
    }
    guard let method = member.as(FunctionDeclSyntax.self), method.modifiers.contains("optional") else { return nil }
    let head = "\(access)func \(method.name.text)\(method.signature.onOneLine)"
    guard method.signature.returnsValue else { return "\(head) {}" }
    if method.signature.returnClause?.type.is(OptionalTypeSyntax.self) == true { return "\(head) { nil }" }
    note(method, "the optional method \(MethodName(method).compound) is required on Linux, because it returns a value")
    return nil
  }
}

/// Renames the members of an extension that its class declares instead.
private final class ExtensionRenamer: SyntaxVisitor {
  private let rewriter: FileRewriter
  private let moved: [MovedMember]
  private let part: ExtensionRecord

  init(_ rewriter: FileRewriter, _ moved: [MovedMember], _ part: ExtensionRecord) {
    (self.rewriter, self.moved, self.part) = (rewriter, moved, part)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    rename(MethodName(node).compound, node.name, node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self) {
      rename(pattern.identifier.bareText, pattern.identifier, node.modifiers)
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func rename(_ name: String, _ token: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
    guard let member = moved.first(where: { $0.name == name && $0.line == line(token, modifiers) }) else { return }
    rewriter.edits.replace(token, in: rewriter.file.bytes, with: MovedMember.renamed(token.bareText, in: part.type))
    for modifier in modifiers where modifier.name.text == "override" {
      rewriter.edits.remove(modifier, in: rewriter.file.bytes)
    }
    if let owner = rewriter.index.found(part.type, in: part.file) {
      if (member.isPrivate || part.isPrivate), owner.file != part.file {
        rewriter.note(
          member.line, "\(name) overrides nothing on Linux, because it is private in another file than its class")
      }
    } else {
      rewriter.note(member.line, "\(name) overrides nothing on Linux: \(part.type) is not a class of the app")
    }
  }

  private func line(_ token: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> Int {
    guard
      let declaration = token.parent?.as(FunctionDeclSyntax.self).map({ Syntax($0) })
        ?? sequence(first: Syntax(token), next: \.parent).first(where: { $0.is(VariableDeclSyntax.self) })
    else { return 0 }
    return rewriter.line(of: declaration)
  }
}
