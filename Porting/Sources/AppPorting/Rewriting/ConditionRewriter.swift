internal import SwiftSyntax

/// Rewrites the conditions of `#if`, so that the parts for iOS are compiled.
final class ConditionRewriter: SyntaxVisitor {
  private let rewriter: FileRewriter
  private let conditions: BuildConditions

  init(_ rewriter: FileRewriter, _ conditions: BuildConditions) {
    (self.rewriter, self.conditions) = (rewriter, conditions)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { CallFinder { self.rewrite($0) }.walk(condition) }
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  private func rewrite(_ call: FunctionCallExprSyntax) {
    let argument =
      call.arguments.first?.expression.trimmedDescription.split(separator: ".").first.map(String.init) ?? ""
    let function = call.calledExpression.trimmedDescription
    guard let text = conditions.replacement(function: function, argument: argument) else { return }
    rewriter.edits.replace(call, in: rewriter.file.bytes, with: text)
  }

  private final class CallFinder: SyntaxVisitor {
    private let found: (FunctionCallExprSyntax) -> Void
    init(_ found: @escaping (FunctionCallExprSyntax) -> Void) {
      self.found = found
      super.init(viewMode: .sourceAccurate)
    }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      found(node)
      return .skipChildren
    }
  }
}
