internal import SwiftIfConfig
internal import SwiftSyntax

/// Rewrites a file of an app for Swift on Linux.
///
/// The copy has the same lines. Attributes of Objective-C become spaces, and code that does the
/// work of its runtime is added to the line with the closing brace of a class.
final class FileRewriter: ActiveSyntaxVisitor {
  let file: SourceFile
  let index: AppIndex
  let actions: ActionParts
  let outlets: OutletParts
  /// A Boolean value that indicates whether the places where views are made are recorded, so that
  /// an audit names them.
  let marksViews: Bool
  let lines: SourceLocationConverter
  var edits = TextEdits()
  private(set) var notes: [PortNote] = []
  /// Declarations that follow the last line of the file.
  var ending: [String] = []
  /// A Boolean value that indicates whether the added code has names of UIKitNames.
  var needsUIKit = false
  private var scopes: [String] = []
  private var extensionCount = 0
  private var firstImport: Int?
  private var importsUIKit = false

  private init(
    _ file: SourceFile, _ tree: SourceFileSyntax, _ index: AppIndex, _ conditions: BuildConditions,
    marksViews: Bool
  ) {
    self.file = file
    self.index = index
    self.marksViews = marksViews
    actions = ActionParts(index: index)
    outlets = OutletParts(index: index)
    lines = SourceLocationConverter(fileName: file.path, tree: tree)
    super.init(viewMode: .sourceAccurate, configuration: conditions)
    walk(tree)
    ConditionRewriter(self, conditions).walk(tree)
  }

  /// Returns the copy of a file, whose first line names the original, and the notes on it.
  static func rewritten(
    _ file: SourceFile, _ index: AppIndex, _ conditions: BuildConditions, marksViews: Bool
  ) -> (text: String, notes: [PortNote]) {
    let tree = file.tree
    let header = "#sourceLocation(file: \(literal(file.path)), line: 1)\n"
    // The compiler reports the errors of a file that can't be parsed.
    guard !tree.hasError else { return (header + String(decoding: file.bytes, as: UTF8.self), []) }
    let rewriter = FileRewriter(file, tree, index, conditions, marksViews: marksViews)
    if rewriter.needsUIKit, !rewriter.importsUIKit {
      let start = rewriter.firstImport ?? tree.statements.first?.span.lowerBound ?? 0
      rewriter.edits.insert("import UIKit; ", at: start)
    }
    var text = String(decoding: rewriter.edits.applied(to: file.bytes), as: UTF8.self)
    if !rewriter.ending.isEmpty {
      text += (text.hasSuffix("\n") ? "" : "\n") + rewriter.ending.joined(separator: "; ") + "\n"
    }
    return (header + text, rewriter.notes)
  }

  static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// Adds a note at a line.
  func note(_ line: Int, _ text: String) { notes.append(PortNote(file: file.name, line: line, text: text)) }
  /// Adds a note at a node.
  func note(_ node: some SyntaxProtocol, _ text: String) { note(line(of: node), text) }
  /// Returns the line of a node, from 1.
  func line(of node: some SyntaxProtocol) -> Int { lines.line(of: node) }

  /// The qualified name of the type around the visited node; empty outside types.
  var scope: String { scopes.joined(separator: ".") }

  /// Adds declarations before the closing brace of a block, on its line.
  func add(_ declarations: [String], to block: MemberBlockSyntax) {
    guard !declarations.isEmpty else { return }
    needsUIKit = true
    let brace = block.rightBrace
    let previous = brace.previousToken(viewMode: .sourceAccurate)
    let follows = previous.map { previous in
      previous.tokenKind != .leftBrace && !(previous.trailingTrivia + brace.leadingTrivia).contains(where: \.isNewline)
    }
    edits.insert(
      (follows == true ? "; " : "") + declarations.joined(separator: "; ") + " ",
      at: brace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.bareText) }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.bareText) }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.bareText) }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = enter(node.name.bareText)
    rewrite(node)
    return result
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node, ordinal: extensionCount)
    extensionCount += 1
    return enter(node.extendedType.plainName)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node)
    return enter(node.name.bareText)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    scopes.append(name)
    return .visitChildren
  }

  // MARK: Smaller parts

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    guard Self.removedAttributes.contains(name) else { return .visitChildren }
    edits.remove(node, in: file.bytes)
    if let text = Self.notedAttributes[name] { note(node, text) }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["dynamic", "optional"].contains(node.name.text) { edits.remove(node, in: file.bytes) }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPlain = node.importKindSpecifier == nil
    let module = node.path.first?.name.bareText ?? ""
    if firstImport == nil { firstImport = node.span.lowerBound }
    if KnownModules.onOtherSystems.contains(module) {
      // A semicolon may follow, which needs a statement before it.
      edits.replace(node, in: file.bytes, with: "import Swift")
      note(node, "\(module) is not on Linux; its names are missing")
      return .skipChildren
    }
    guard KnownModules.inUIKitNames.contains(module) else {
      // A stub has no submodules, and lacks the name that is imported alone.
      if node.path.count > 1, !KnownModules.onLinux.contains(module) { replace(node, by: module) }
      return .skipChildren
    }
    if isPlain || module != "UIKit" { importsUIKit = true }
    if module != "UIKit" || (isPlain && node.path.count > 1) { replace(node, by: "UIKit") }
    return .skipChildren
  }

  private func replace(_ node: ImportDeclSyntax, by module: String) {
    let span = node.importKeyword.span.lowerBound..<node.path.span.upperBound
    edits.replace(span, in: file.bytes, with: "import \(module)")
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // Those of Foundation on Linux ignore the tables of the app.
    if ["NSLocalizedString", "localizedStringWithFormat"].contains(node.baseName.bareText) { needsUIKit = true }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // A call of an optional requirement, `delegate?.didTap?()`.
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self),
      index.optionalRequirements.contains(member.declName.baseName.bareText)
    {
      edits.cut(chain.questionMark)
    }
    mark(node)
    return .visitChildren
  }

  private static let removedAttributes: Set<String> = [
    "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable", "objc", "objcMembers",
    "nonobjc", "NSManaged", "NSCopying", "main", "UIApplicationMain", "NSApplicationMain",
  ]
  private static let notedAttributes = [
    "IBSegueAction": "the storyboard creates the controller of this segue with init(coder:), not with this method",
    "NSManaged": "the property is stored and not managed by Core Data",
    "main": "the app is not started; tests create its objects",
    "UIApplicationMain": "the app is not started; tests create its objects",
  ]
}
