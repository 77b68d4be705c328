/// A method that Objective-C could call by its name.
struct ActionMethod: Hashable {
  /// The name in Swift.
  let name: MethodName
  /// The name in Objective-C, of the attribute or by the compiler's rules.
  let selector: String
  /// A Boolean value that indicates whether only code in the same file calls it.
  let isPrivate: Bool
  /// A Boolean value that indicates whether it returns a value.
  let returnsValue: Bool
}

/// A member of an extension that a class of Linux has to declare itself.
struct MovedMember: Hashable {
  /// The name with labels, as in ``MethodName/compound``.
  let name: String
  /// The declaration that the class gets, without a body and without `override`.
  let header: String
  /// The body that the class gets, which calls the renamed member.
  let body: String
  let isOverride, isPrivate: Bool
  /// The line, from 1.
  let line: Int

  /// The name of the member that stays in an extension of a type. Subclasses have others.
  static func renamed(_ name: String, in type: String) -> String {
    "strutMoved_\(type.filter { $0.isLetter || $0.isNumber })_\(name)"
  }
}

/// A class of the app.
struct ClassRecord {
  /// The name with those of the types around it.
  let name: String
  /// The path of the file from the app's folder.
  let file: String
  let line: Int
  /// The first name in the inheritance clause, which may be a protocol.
  let firstInherited: String?
  /// The access level, if it is `open` or `public`.
  let access: String
  /// A Boolean value that indicates whether code outside the type around it can't name the class.
  let isHidden: Bool
  /// A Boolean value that indicates whether the class has type parameters.
  let isGeneric: Bool
  /// A Boolean value that indicates whether only the same file can name the class.
  let isPrivate: Bool
  /// The absolute path of the file.
  let path: String
  /// The first labels of the designated initializers that the class declares; empty for none.
  let initializers: [String]
  /// The name for Objective-C, if it is another one.
  let objectiveCName: String?
  let inherited: [String]
  var members = MemberRecords()

  /// A Boolean value that indicates whether `init()` creates an object.
  var hasPlainInitializer: Bool { initializers.isEmpty || initializers.contains("") }
}

/// An extension in the app.
struct ExtensionRecord {
  /// The extended type.
  let type: String
  let file: String
  let line: Int
  /// The number of the extension in its file, from 0.
  let ordinal: Int
  let isPrivate, isConstrained: Bool
  var members = MemberRecords()
}

/// The members of a class or extension that Objective-C would find.
struct MemberRecords {
  var actions: [ActionMethod] = []
  var outlets: [String] = []
  var attributes: [String] = []
  /// The names of all stored and computed variables.
  var variables: Set<String> = []
  /// The names with labels of all methods and properties that override another one.
  var overrides: Set<String> = []
  /// The names with labels of all methods.
  var methods: Set<String> = []
  /// The members of an extension that may have to move into the class.
  var movable: [MovedMember] = []
  /// Methods that can't be performed by name, with the reasons.
  var refused: [(line: Int, text: String)] = []
}
