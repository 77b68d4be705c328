internal import SwiftSyntax

extension MovedMember {
  /// Creates the record of a method of an extension.
  init(_ method: FunctionDeclSyntax, in type: String, isOverride: Bool, line: Int) {
    let name = MethodName(method)
    let arguments = method.signature.parameterClause.parameters.map { parameter in
      let isInOut = parameter.type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.inout) }
      return (parameter.label.map { "\($0): " } ?? "") + (isInOut ? "&" : "") + parameter.localName
    }
    let effects = method.signature.effectSpecifiers
    let prefix = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    let isClass = method.modifiers.contains("class") ? "class " : ""
    let rest = [
      method.genericParameterClause?.onOneLine, method.signature.onOneLine,
      method.genericWhereClause.map { " " + $0.onOneLine },
    ]
    self.init(
      name: name.compound,
      header: "\(method.modifiers.publicAccess)\(isClass)func \(method.name.text)\(rest.compactMap(\.self).joined())",
      body: "\(prefix)self.\(Self.renamed(name.base, in: type))(\(arguments.joined(separator: ", ")))",
      isOverride: isOverride,
      isPrivate: method.modifiers.isPrivate, line: line)
  }

  /// Creates the record of a property of an extension.
  init(
    _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String, in owner: String, isOverride: Bool,
    line: Int
  ) {
    let type = binding.typeAnnotation?.onOneLine ?? ""
    let isClass = variable.modifiers.contains("class") ? "class " : ""
    let own = "self.\(Self.renamed(name, in: owner))"
    self.init(
      name: name,
      header: "\(variable.modifiers.publicAccess)\(isClass)var \(binding.pattern.trimmedDescription)\(type)",
      body: binding.isSettable ? "get { \(own) } set { \(own) = newValue }" : own, isOverride: isOverride,
      isPrivate: variable.modifiers.isPrivate, line: line)
  }
}

extension SyntaxProtocol {
  /// The text without comments and on one line.
  var onOneLine: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      if !token.trailingTrivia.isEmpty { text += " " }
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}
