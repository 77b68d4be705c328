/// The declarations of an app that its copies need to know.
struct AppIndex {
  /// The classes by qualified name. Two files may each have a private class of a name.
  private(set) var classes: [String: [ClassRecord]] = [:]
  /// All classes, sorted by file and line.
  private(set) var allClasses: [ClassRecord] = []
  /// All extensions, in the order of their files.
  private(set) var extensions: [ExtensionRecord] = []
  private var extensionsByType: [String: [ExtensionRecord]] = [:]
  private(set) var optionalRequirements: Set<String> = []
  private var aliases: [String: String] = [:]
  private var children: [String: [ClassRecord]] = [:]
  /// The key paths of runtime attributes, by the class in the nib.
  var nibAttributes: [String: Set<String>] = [:]

  /// Indexes the declarations of files.
  ///
  /// - Complexity: O(*n* log *n*) in the number of declarations.
  init(_ all: [FileIndexer]) {
    for found in all {
      for one in found.classes { classes[one.name, default: []].append(one) }
      extensions += found.extensions
      optionalRequirements.formUnion(found.optionalRequirements)
      aliases.merge(found.aliases) { $1 }
    }
    allClasses = classes.values.joined().sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    extensionsByType = Dictionary(grouping: extensions, by: \.type)
    for one in allClasses { if let parent = superclass(of: one) { children[parent.name, default: []].append(one) } }
  }

  /// Returns the class of a name, preferably in a file.
  func found(_ name: String, in file: String) -> ClassRecord? {
    let all = classes[name] ?? []
    return all.first { $0.file == file } ?? all.first
  }

  /// Returns the superclass in the app, or nil.
  func superclass(of one: ClassRecord) -> ClassRecord? {
    superclassName(of: one).flatMap { $0 == one.name ? nil : found($0, in: one.file) }
  }

  /// Returns the name of the superclass: a class of the app, of UIKit, or another name.
  private func superclassName(of one: ClassRecord) -> String? {
    guard let name = one.firstInherited else { return nil }
    return resolved(name, within: one.name)
  }

  private func resolved(_ name: String, within scope: String) -> String {
    var scopes = scope.split(separator: ".").map(String.init)
    while !scopes.isEmpty {
      scopes.removeLast()
      let qualified = (scopes + [name]).joined(separator: ".")
      if classes[qualified] != nil { return qualified }
      if let other = aliases[qualified], other != name { return resolved(other, within: scope) }
    }
    return name
  }

  /// Returns the class and its superclasses in the app, the class first.
  func line(of one: ClassRecord) -> [ClassRecord] {
    var seen: Set<String> = []
    return Array(sequence(first: one) { superclass(of: $0) }.prefix { seen.insert($0.name).inserted })
  }

  /// Returns the class of UIKit from which a class of the app inherits, or nil.
  func uiKitClass(of one: ClassRecord) -> String? {
    line(of: one).last.flatMap { superclassName(of: $0) }.flatMap { UIKitClasses.contains($0) ? $0 : nil }
  }

  /// Returns `true` if a class of the app or of UIKit inherits from a class of UIKit, or is it.
  func inherits(_ name: String?, from ancestor: String) -> Bool {
    sequence(first: name ?? "") { UIKitClasses.superclass(of: $0) }.contains(ancestor)
  }

  /// Returns the extensions of a class.
  func extensions(of one: ClassRecord) -> [ExtensionRecord] { extensions(of: one.name) }

  /// Returns the extensions of a type.
  func extensions(of type: String) -> [ExtensionRecord] { extensionsByType[type] ?? [] }

  /// Returns the subclasses of a class at all depths.
  func descendants(of one: ClassRecord) -> [ClassRecord] {
    var seen: Set<String> = [one.name]
    var all: [ClassRecord] = []
    var waiting = children[one.name] ?? []
    while let next = waiting.popLast() {
      guard seen.insert(next.name).inserted else { continue }
      all.append(next)
      waiting += children[next.name] ?? []
    }
    return all
  }

  /// Returns the members of an extension that its class declares on Linux: those that override, and
  /// those that subclasses override.
  func moved(_ one: ExtensionRecord) -> [MovedMember] {
    guard let owner = found(one.type, in: one.file) else { return one.members.movable.filter(\.isOverride) }
    let below = descendants(of: owner)
    return one.members.movable.filter { member in
      member.isOverride
        || below.contains { sub in
          sub.members.overrides.contains(member.name)
            || extensions(of: sub).contains { $0.members.overrides.contains(member.name) }
        }
    }
  }
}
