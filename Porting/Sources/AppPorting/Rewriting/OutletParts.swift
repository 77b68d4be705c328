/// The code that sets outlets and runtime attributes by name.
struct OutletParts {
  let index: AppIndex

  /// Returns the methods `connect` and `setRuntimeAttribute` that a class needs.
  func members(of one: ClassRecord) -> [String] {
    var members: [String] = []
    if needsOutlets(one) {
      members.append(
        member(
          one, "connect(_ value: Any?, toOutlet name: String)", outlets(of: one), "name",
          "super.connect(value, toOutlet: name)", needsOutlets))
    }
    if needsAttributes(one) {
      members.append(
        member(
          one, "setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String)", attributes(of: one), "keyPath",
          "super.setRuntimeAttribute(value, forKeyPath: keyPath)", needsAttributes))
      // The protocol requires both.
      if needsConformance(one), !needsOutlets(one) {
        members.append("@MainActor \(one.access)func connect(_ value: Any?, toOutlet name: String) -> Bool { false }")
      }
    }
    return members
  }

  /// Returns `true` if the class gets the conformance to `OutletConnecting`, because no class above
  /// it has it.
  func needsConformance(_ one: ClassRecord) -> Bool {
    !isInUIKit(one) && !one.inherited.contains("OutletConnecting") && (needsOutlets(one) || needsAttributes(one))
      && !index.line(of: one).dropFirst().contains { needsOutlets($0) || needsAttributes($0) }
  }

  private func member(
    _ one: ClassRecord, _ signature: String, _ names: [String], _ subject: String, _ inherited: String,
    _ isNeeded: (ClassRecord) -> Bool
  ) -> String {
    let inherits = isInUIKit(one) || index.line(of: one).dropFirst().contains(where: isNeeded)
    let cases = names.map { "case \"\($0)\": return PortedProperty.set(&self.\($0), to: value); " }.joined()
    return """
      \(inherits ? "" : "@MainActor ")\(one.access)\(inherits ? "override " : "")func \(signature) -> Bool { \
      switch \(subject) { \(cases)default: return \(inherits ? inherited : "false") } }
      """
  }

  private func outlets(of one: ClassRecord) -> [String] { unique(one.members.outlets) }

  private func attributes(of one: ClassRecord) -> [String] {
    var names = one.members.attributes
    var variables = one.members.variables
    for part in index.extensions(of: one) where part.file == one.file || !part.isPrivate {
      names += part.members.attributes
      variables.formUnion(part.members.variables)
    }
    let inNibs = index.nibAttributes[one.objectiveCName ?? one.name] ?? []
    return unique(names + inNibs.intersection(variables).sorted())
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func needsOutlets(_ one: ClassRecord) -> Bool {
    !one.members.outlets.isEmpty && !one.members.methods.contains("connect(_:toOutlet:)")
  }

  private func needsAttributes(_ one: ClassRecord) -> Bool {
    !attributes(of: one).isEmpty && !one.members.methods.contains("setRuntimeAttribute(_:forKeyPath:)")
  }

  private func isInUIKit(_ one: ClassRecord) -> Bool {
    let base = index.uiKitClass(of: one)
    return ["UIView", "UIViewController", "UICollectionViewLayout"].contains { index.inherits(base, from: $0) }
  }
}
