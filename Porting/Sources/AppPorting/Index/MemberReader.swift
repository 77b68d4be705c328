internal import SwiftIfConfig
internal import SwiftSyntax

/// Reads the members of a class or extension that Objective-C would find.
struct MemberReader {
  let regions: ConfiguredRegions
  let lines: SourceLocationConverter
  /// A Boolean value that indicates whether every member is visible to Objective-C, as in a class
  /// with `@objcMembers`.
  let isVisible: Bool
  /// The type that an extension extends; nil for a class.
  let extended: String?

  func read(_ block: MemberBlockSyntax) -> MemberRecords {
    var records = MemberRecords()
    for member in active(block.members) {
      if let method = member.as(FunctionDeclSyntax.self) { read(method, into: &records) }
      if let variable = member.as(VariableDeclSyntax.self) { read(variable, into: &records) }
    }
    return records
  }

  /// Returns the members, without those in inactive clauses of `#if`.
  func active(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { item -> [DeclSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      guard case .decls(let inner)? = regions.activeClause(for: condition)?.elements else { return [] }
      return active(inner)
    }
  }

  private func read(_ method: FunctionDeclSyntax, into records: inout MemberRecords) {
    let name = MethodName(method)
    records.methods.insert(name.compound)
    let isOverride = method.modifiers.contains("override")
    if isOverride { records.overrides.insert(name.compound) }
    if let extended, !method.modifiers.contains("static") {
      records.movable.append(.init(method, in: extended, isOverride: isOverride, line: lines.line(of: method)))
    }
    let attribute = method.attributes.first(named: "objc")
    let isMarked = attribute != nil || method.attributes.contains("IBAction")
    guard isMarked || (isVisible && !method.modifiers.isPrivate && !isOverride),
      !method.attributes.contains("nonobjc"), !method.modifiers.contains("static", "class")
    else { return }
    if let refusal = refusal(of: method) {
      if isMarked {
        records.refused.append((lines.line(of: method), "\(name.compound) is not performed by name: \(refusal)"))
      }
      return
    }
    records.actions.append(
      ActionMethod(
        name: name, selector: attribute?.objectiveCName ?? name.objectiveC, isPrivate: method.modifiers.isPrivate,
        returnsValue: method.signature.returnsValue))
  }

  private func refusal(of method: FunctionDeclSyntax) -> String? {
    let signature = method.signature
    if signature.parameterClause.parameters.count > 2 { return "it has more than two parameters" }
    if signature.effectSpecifiers?.asyncSpecifier != nil { return "it is asynchronous" }
    if signature.effectSpecifiers?.throwsClause != nil { return "it throws errors" }
    if method.genericParameterClause != nil { return "it is generic" }
    return nil
  }

  private func read(_ variable: VariableDeclSyntax, into records: inout MemberRecords) {
    let isOutlet = variable.attributes.contains("IBOutlet")
    let isAttribute = variable.attributes.contains("IBInspectable")
    let isOverride = variable.modifiers.contains("override")
    let isStatic = variable.modifiers.contains("static", "class")
    for binding in variable.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.bareText
      if isOverride { records.overrides.insert(name) }
      if let extended, !isStatic {
        records.movable.append(
          .init(variable, binding, name, in: extended, isOverride: isOverride, line: lines.line(of: variable)))
      }
      guard variable.bindingSpecifier.tokenKind == .keyword(.var), !isStatic else { continue }
      if isOutlet { records.outlets.append(name) }
      if isAttribute, binding.isSettable { records.attributes.append(name) }
      if binding.isSettable, !variable.modifiers.isSetterPrivate, !isOutlet { records.variables.insert(name) }
    }
  }
}

extension FunctionSignatureSyntax {
  /// A Boolean value that indicates whether the function returns a value.
  var returnsValue: Bool { returnClause.map { !["Void", "()"].contains($0.type.trimmedDescription) } ?? false }
}

extension PatternBindingSyntax {
  /// A Boolean value that indicates whether the variable is stored or has a setter.
  var isSettable: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    let names = accessors.map(\.accessorSpecifier.text)
    return names.contains("set") || names.contains("_modify") || !names.contains("get")
  }
}

extension DeclModifierListSyntax {
  /// Returns `true` if one of the modifiers is in the list.
  func contains(_ names: String...) -> Bool { contains { names.contains($0.name.text) } }
  /// A Boolean value that indicates whether only the same file can use the member.
  var isPrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil } }
  /// A Boolean value that indicates whether the setter is private.
  var isSetterPrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail != nil } }
  /// The access level, if it is `open` or `public`, and a space; otherwise an empty string.
  var publicAccess: String { first { ["open", "public"].contains($0.name.text) }.map { "\($0.name.text) " } ?? "" }
}

extension AttributeListSyntax {
  /// Returns the attribute with a name, or nil.
  func first(named name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
  }

  /// Returns `true` if one of the attributes is in the list.
  func contains(_ names: String...) -> Bool { names.contains { first(named: $0) != nil } }
}

extension AttributeSyntax {
  /// The name in the parentheses of `@objc(name:)`, or nil.
  var objectiveCName: String? {
    guard let arguments else { return nil }
    let text = arguments.trimmedDescription.filter { !$0.isWhitespace }
    return text.isEmpty ? nil : text
  }
}
