/// A string of a catalog before it is shown: literal text, placeholders for arguments, and choices
/// between patterns.
///
/// It represents `%d`, `{count}`, plural forms, device variations and ICU messages from files of
/// any format. ICU and MessageFormat 2 call this a pattern.
package struct MessagePattern: Hashable, Sendable {
  /// A part of a pattern.
  package indirect enum Piece: Hashable, Sendable {
    /// Literal text.
    case literal(String)
    /// A placeholder for an argument.
    case placeholder(Placeholder)
    /// A choice between patterns.
    case choice(MessageChoice)
  }

  /// The parts, in order.
  package var pieces: [Piece]
  /// The numbers of the arguments that also have names in the file, by their names: the variables
  /// of `.stringsdict` and `.xcstrings`.
  package var names: [String: String] = [:]

  /// Creates a pattern from its parts.
  package init(_ pieces: [Piece] = []) { self.pieces = pieces }

  /// Creates a pattern of literal text.
  package init(literal text: String) { pieces = text.isEmpty ? [] : [.literal(text)] }

  /// Creates a pattern of one choice, with the names that its branches have for arguments.
  init(_ choice: MessageChoice) {
    pieces = [.choice(choice)]
    for branch in choice.branches { names.merge(branch.pattern.names) { first, _ in first } }
  }

  /// True if the pattern has neither text nor placeholders.
  package var isEmpty: Bool {
    pieces.allSatisfy {
      switch $0 {
      case .literal(let text): text.isEmpty
      case .placeholder: false
      case .choice(let choice): choice.branches.allSatisfy(\.pattern.isEmpty)
      }
    }
  }

  /// True if there are letters outside of placeholders.
  var hasLetters: Bool {
    pieces.contains { piece in
      switch piece {
      case .literal(let text): text.unicodeScalars.contains { $0.properties.isAlphabetic }
      case .placeholder: false
      case .choice(let choice): choice.branches.contains(where: \.pattern.hasLetters)
      }
    }
  }

  /// Adds a part. Literal text that follows literal text is joined with it.
  mutating func append(_ piece: Piece) {
    if case .literal(let text) = piece, case .literal(var before)? = pieces.last {
      // The last piece is removed, so that the text grows in place and is not copied each time.
      pieces.removeLast()
      before += text
      pieces.append(.literal(before))
    } else if piece != .literal("") {
      pieces.append(piece)
    }
  }

  mutating func append(_ pattern: MessagePattern) {
    for piece in pattern.pieces { append(piece) }
    names.merge(pattern.names) { first, _ in first }
  }

  /// Returns the pattern with all literal text and all placeholders replaced, in all branches.
  ///
  /// - Complexity: O(*n*) in the pattern.
  func mapping(
    placeholders: (Placeholder) -> [Piece] = { [.placeholder($0)] }, literals: (String) -> String = { $0 }
  ) -> MessagePattern {
    var result = MessagePattern()
    result.names = names
    for piece in pieces {
      switch piece {
      case .literal(let text): result.append(.literal(literals(text)))
      case .placeholder(let placeholder): result.append(MessagePattern(placeholders(placeholder)))
      case .choice(var choice):
        for index in choice.branches.indices {
          choice.branches[index].pattern = choice.branches[index].pattern.mapping(
            placeholders: placeholders, literals: literals)
        }
        result.append(.choice(choice))
      }
    }
    return result
  }

  /// Returns true if two patterns are equal in the forms that both have. The files of translators
  /// have more or fewer plural forms than the source.
  ///
  /// - Complexity: O(*n*) in the patterns.
  func agrees(with other: MessagePattern) -> Bool {
    pieces.count == other.pieces.count
      && zip(pieces, other.pieces).allSatisfy { own, other in
        guard case .choice(let first) = own, case .choice(let second) = other else { return own == other }
        return first.agrees(with: second)
      }
  }

  /// The placeholders, including those of all branches, in order.
  var placeholders: [Placeholder] {
    pieces.flatMap { piece -> [Placeholder] in
      switch piece {
      case .literal: []
      case .placeholder(let placeholder): [placeholder]
      case .choice(let choice): choice.branches.flatMap(\.pattern.placeholders)
      }
    }
  }
}

/// A choice between patterns, by a number, a word, the device or the width.
package struct MessageChoice: Hashable, Sendable {
  /// The value that selects a branch.
  package enum Selector: Hashable, Sendable {
    /// The plural category of an argument, or the number itself (branches named `=1`). ICU's
    /// `offset` is subtracted first.
    case plural(argument: String, kind: PluralKind, offset: Int)
    /// The index that a `Plural-Forms` expression of gettext has for an argument. Branches are
    /// named `0`, `1` and so on.
    case gettextPlural(argument: String, PluralExpression)
    /// A word, as in `select` of ICU.
    case select(argument: String)
    /// The kind of device. Branches are named as in ``DeviceFamily``.
    case device
    /// The available width, as in `NSStringVariableWidthRuleType`. Branches are named by their
    /// numbers, in ascending order.
    case width
  }

  /// The kind of a plural: a count or an order.
  package enum PluralKind: Hashable, Sendable {
    /// 1 file, 2 files.
    case cardinal
    /// A count for which 0 has the form `zero` if there is one, also in languages without that form
    /// in CLDR, as on Apple's platforms.
    case cardinalWithZero
    /// 1st, 2nd.
    case ordinal
  }

  /// A pattern with the name that selects it.
  package struct Branch: Hashable, Sendable {
    /// The name, such as `one`, `other`, `=0`, `iphone` or `female`.
    package var name: String
    /// The pattern.
    package var pattern: MessagePattern

    /// Creates a branch.
    package init(name: String, pattern: MessagePattern) {
      self.name = name
      self.pattern = pattern
    }
  }

  /// The value that selects a branch.
  package var selector: Selector
  /// The branches, in the order of the file.
  package var branches: [Branch]

  /// Creates a choice.
  package init(_ selector: Selector, branches: [Branch]) {
    self.selector = selector
    self.branches = branches
  }

  fileprivate func agrees(with other: MessageChoice) -> Bool {
    guard selector == other.selector else { return false }
    let patterns = Dictionary(other.branches.map { ($0.name, $0.pattern) }) { first, _ in first }
    let shared = branches.compactMap { branch in patterns[branch.name].map { (branch.pattern, $0) } }
    return (!shared.isEmpty || branches.isEmpty) && shared.allSatisfy { $0.0.agrees(with: $0.1) }
  }

  /// The pattern with a name; nil if there is none.
  package subscript(_ name: String) -> MessagePattern? { branches.first { $0.name == name }?.pattern }
}

/// The kinds of devices by which strings vary, with their names in `.xcstrings`.
public enum DeviceFamily: String, CaseIterable, Hashable, Sendable {
  /// iPhone.
  case iPhone = "iphone"
  /// iPad.
  case iPad = "ipad"
  /// iPod touch.
  case iPod = "ipod"
  /// A Mac.
  case mac
  /// Apple Watch.
  case appleWatch = "applewatch"
  /// Apple TV.
  case appleTV = "appletv"
  /// Apple Vision.
  case appleVision = "applevision"
  /// Every device without a separate branch.
  case other
}
