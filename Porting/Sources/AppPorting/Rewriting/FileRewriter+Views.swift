internal import SwiftSyntax

extension FileRewriter {
  /// Records the place of a call that makes a view, and the name of what holds the view.
  func mark(_ node: FunctionCallExprSyntax) {
    guard marksViews, node.trailingClosure == nil, isView(node.calledExpression) else { return }
    if node.arguments.contains(where: { $0.label?.text == "coder" }) { return }
    needsUIKit = true
    edits.insert("madeHere(", at: node.span.lowerBound)
    edits.insert(", named: \(name(for: node).map { "\"\($0)\"" } ?? "nil"))", at: node.span.upperBound)
  }

  private func isView(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.bareText else { return false }
    if let one = index.found(name, in: file.name) { return index.inherits(index.uiKitClass(of: one), from: "UIView") }
    return index.inherits(name, from: "UIView")
  }

  /// Returns the name of the variable that is assigned: of a property, if a closure creates it.
  private func name(for node: FunctionCallExprSyntax) -> String? {
    var name: String?
    for parent in sequence(first: Syntax(node), next: \.parent) {
      if parent.is(MemberBlockItemSyntax.self) || parent.is(FunctionDeclSyntax.self) { break }
      if let binding = parent.as(PatternBindingSyntax.self),
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      {
        let isProperty = binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
        if name == nil || (isProperty && binding.viewCount(isView) == 1) { name = pattern.identifier.bareText }
      }
      if name == nil, let sequence = parent.as(SequenceExprSyntax.self), let first = sequence.elements.first,
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      {
        name = MethodName.referenced(by: first)?.base
      }
    }
    return name
  }
}

extension PatternBindingSyntax {
  /// Returns the number of calls in the initializer that make views.
  fileprivate func viewCount(_ isView: @escaping (ExprSyntax) -> Bool) -> Int {
    final class Counter: SyntaxVisitor {
      var count = 0
      let isView: (ExprSyntax) -> Bool
      init(_ isView: @escaping (ExprSyntax) -> Bool) {
        self.isView = isView
        super.init(viewMode: .sourceAccurate)
      }
      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if isView(node.calledExpression) { count += 1 }
        return .visitChildren
      }
    }
    let counter = Counter(isView)
    counter.walk(self)
    return counter.count
  }
}
