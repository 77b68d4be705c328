internal import SwiftIfConfig
internal import SwiftSyntax

/// Collects the declarations of a file.
final class FileIndexer: ActiveSyntaxVisitor {
  let file: SourceFile
  private let regions: ConfiguredRegions
  private let lines: SourceLocationConverter
  private var scopes: [(name: String, isPrivate: Bool)] = []
  private(set) var classes: [ClassRecord] = []
  private(set) var extensions: [ExtensionRecord] = []
  private(set) var aliases: [String: String] = [:]
  /// The names with labels of optional requirements of protocols.
  private(set) var optionalRequirements: Set<String> = []
  private(set) var imports: [FileImport] = []
  /// The names of the outermost types.
  private(set) var declared: [String] = []

  init(_ file: SourceFile, _ conditions: BuildConditions) {
    self.file = file
    let tree = file.tree
    regions = tree.configuredRegions(in: conditions)
    lines = SourceLocationConverter(fileName: file.path, tree: tree)
    super.init(viewMode: .sourceAccurate, configuredRegions: regions)
    walk(tree)
  }

  private func enter(_ name: String, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    if scopes.isEmpty { declared.append(name) }
    scopes.append((name, modifiers.isPrivate))
    return .visitChildren
  }
  private func qualified(_ name: String) -> String { (scopes.map(\.name) + [name]).joined(separator: ".") }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.bareText, node.modifiers)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.bareText, node.modifiers) }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.bareText, node.modifiers)
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.bareText
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []
    let isVisible = node.attributes.contains("objcMembers")
    let isLocal =
      node.parent?.is(CodeBlockItemSyntax.self) == true
      && node.parent?.parent?.parent?.is(SourceFileSyntax.self) == false
    classes.append(
      ClassRecord(
        name: qualified(name), file: file.name, line: lines.line(of: node), firstInherited: inherited.first,
        access: node.modifiers.publicAccess,
        isHidden: isLocal || scopes.contains(where: \.isPrivate)
          || (!scopes.isEmpty && node.modifiers.contains("private")),
        isGeneric: node.genericParameterClause != nil, isPrivate: node.modifiers.isPrivate, path: file.path,
        initializers: initializers(of: node),
        objectiveCName: node.attributes.first(named: "objc")?.objectiveCName, inherited: inherited,
        members: reader(isVisible, extended: nil).read(node.memberBlock)))
    return enter(name, node.modifiers)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.plainName
    extensions.append(
      ExtensionRecord(
        type: name, file: file.name, line: lines.line(of: node), ordinal: extensions.count,
        isPrivate: node.modifiers.isPrivate, isConstrained: node.genericWhereClause != nil,
        members: reader(node.attributes.contains("objc"), extended: name).read(node.memberBlock)))
    scopes.append((name, node.modifiers.isPrivate))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in reader(false, extended: nil).active(node.memberBlock.members) {
      if let method = member.as(FunctionDeclSyntax.self), method.modifiers.contains("optional") {
        optionalRequirements.insert(method.name.bareText)
      }
    }
    if scopes.isEmpty { declared.append(node.name.bareText) }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases[qualified(node.name.bareText)] = node.initializer.value.plainName
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.bareText else { return .skipChildren }
    imports.append(FileImport(module: module, isConditional: node.isInCondition))
    return .skipChildren
  }

  /// Returns the first labels of the designated initializers; an empty string for `init()`.
  private func initializers(of node: ClassDeclSyntax) -> [String] {
    reader(false, extended: nil).active(node.memberBlock.members).compactMap { member in
      guard let initializer = member.as(InitializerDeclSyntax.self), !initializer.modifiers.contains("convenience"),
        !initializer.attributes.contains("available")
      else { return nil }
      let first = initializer.signature.parameterClause.parameters.first
      let label = first.map { $0.label ?? "_" } ?? ""
      return label == "coder" ? nil : label
    }
  }

  private func reader(_ isVisible: Bool, extended: String?) -> MemberReader {
    MemberReader(regions: regions, lines: lines, isVisible: isVisible, extended: extended)
  }
}

/// An import of a file.
struct FileImport: Hashable {
  let module: String
  /// A Boolean value that indicates whether it is in an `#if`.
  let isConditional: Bool
}

extension SourceLocationConverter {
  /// Returns the line on which a node begins, from 1.
  func line(of node: some SyntaxProtocol) -> Int { location(for: node.positionAfterSkippingLeadingTrivia).line }
}

extension SyntaxProtocol {
  /// A Boolean value that indicates whether the node is in an `#if`.
  fileprivate var isInCondition: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.is(IfConfigDeclSyntax.self) }
  }
}

extension TypeSyntax {
  /// The name without generic arguments, attributes and the modules of UIKit.
  var plainName: String {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.bareText }
    if let member = self.as(MemberTypeSyntax.self) {
      let base = member.baseType.plainName
      let name = member.name.bareText
      return KnownModules.inUIKitNames.contains(base) || base == "Foundation" ? name : "\(base).\(name)"
    }
    return trimmedDescription
  }
}
