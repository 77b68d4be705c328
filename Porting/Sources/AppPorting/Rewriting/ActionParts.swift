/// The code that performs methods by name.
struct ActionParts {
  let index: AppIndex

  private static let parameters = "_ selector: Selector, with sender: Any?, for event: UIEvent?"

  /// Returns the method `perform` of a class, or nil if it has no methods for it.
  func member(of one: ClassRecord) -> String? {
    guard needsMember(one) else { return nil }
    var cases = Self.cases(one.members.actions, on: "self")
    var further = ""
    for part in index.extensions(of: one) {
      let isHidden = part.file != one.file
      cases += Self.cases(part.members.actions.filter { !(isHidden && ($0.isPrivate || part.isPrivate)) }, on: "self")
      if isHidden, part.hasPrivateActions {
        further += "if self.\(part.helperName)(selector, sender, event) { return true }; "
      }
    }
    let inherited = inheritsMember(one) ? "super.perform(selector, with: sender, for: event)" : "false"
    let prefix = one.access + (inheritsMember(one) ? "override" : "@MainActor")
    return """
      \(prefix) func perform(\(Self.parameters)) -> Bool { switch selector.name { \
      \(Self.unique(cases))default: \(further)return \(inherited) } }
      """
  }

  /// Returns `true` if the class gets the conformance to `SelectorPerforming`, because no class
  /// above it has it.
  func needsConformance(_ one: ClassRecord) -> Bool {
    needsMember(one) && !inheritsMember(one) && !declaresConformance(one)
  }

  private func declaresConformance(_ one: ClassRecord) -> Bool { one.inherited.contains("SelectorPerforming") }

  /// Returns the helper for an extension in another file than its class, whose private methods the
  /// class can't call; nil if there are none.
  func helper(of part: ExtensionRecord) -> String? {
    guard let owner = index.found(part.type, in: part.file), owner.file != part.file, part.hasPrivateActions else {
      return nil
    }
    let hidden = part.members.actions.filter { $0.isPrivate || part.isPrivate }
    return """
      @MainActor internal func \(part.helperName)(_ selector: Selector, _ sender: Any?, _ event: UIEvent?) -> Bool { \
      switch selector.name { \(Self.unique(Self.cases(hidden, on: "self")))default: return false } }
      """
  }

  /// Returns the function that registers the methods of an extension of one of UIKit's classes; nil
  /// if there are none.
  func addition(to part: ExtensionRecord) -> String? {
    guard index.found(part.type, in: part.file) == nil, index.inherits(part.type, from: "UIResponder"),
      !part.isConstrained, !part.members.actions.isEmpty || !part.members.attributes.isEmpty
    else { return nil }
    let actions = part.members.actions.map { action in
      """
      AddedActions.add("\(action.selector)", to: \(part.type).self) { object, sender, event in \
      \(Self.call(action, on: "object")) }; 
      """
    }
    let attributes = part.members.attributes.map { name in
      """
      AddedAttributes.add("\(name)", to: \(part.type).self) { object, value in \
      PortedProperty.set(&object.\(name), to: value) }; 
      """
    }
    return "@MainActor internal static func \(part.helperName)() { \((actions + attributes).joined())}"
  }

  private static func cases(_ actions: [ActionMethod], on object: String) -> [(String, String)] {
    actions.map { ($0.selector, "case \"\($0.selector)\": \(call($0, on: object)); ") }
  }

  private static func unique(_ cases: [(String, String)]) -> String {
    var seen: Set<String> = []
    return cases.filter { seen.insert($0.0).inserted }.map(\.1).joined()
  }

  private static func call(_ action: ActionMethod, on object: String) -> String {
    let name = action.name
    if name.labels.isEmpty { return "\(action.returnsValue ? "_ = " : "")\(object).\(name.base)(); return true" }
    // In a class without an actor, the compiler warns about a reference to the method. It accepts a
    // closure.
    let arguments = name.labels.enumerated().map { ($1.map { "\($0): " } ?? "") + "$\($0)" }
    let method = "{ \(object).\(name.base)(\(arguments.joined(separator: ", "))) }"
    return "return PortedAction.call(\(method), sender, event)"
  }

  private func needsMember(_ one: ClassRecord) -> Bool {
    if one.members.methods.contains("perform(_:with:for:)") { return false }
    return !one.members.actions.isEmpty || index.extensions(of: one).contains { !$0.members.actions.isEmpty }
  }

  private func inheritsMember(_ one: ClassRecord) -> Bool {
    if index.inherits(index.uiKitClass(of: one), from: "UIResponder") { return true }
    return index.line(of: one).dropFirst().contains {
      needsMember($0) || $0.members.methods.contains("perform(_:with:for:)")
    }
  }
}

extension ExtensionRecord {
  /// A Boolean value that indicates whether only the same file can call some of the methods.
  fileprivate var hasPrivateActions: Bool {
    !members.actions.isEmpty && (isPrivate || members.actions.contains(where: \.isPrivate))
  }

  /// The name of the generated function of the extension.
  var helperName: String { "strutPart_\(file.filter { $0.isLetter || $0.isNumber })_\(ordinal)" }
}
