/// A text of a catalog before a person sees it: literal text, placeholders for arguments, and choices between texts.
///
/// What `%d`, `{count}`, plural forms, device variations and ICU messages have in common, whichever file it came from. ICU and
/// MessageFormat 2 call this a pattern.
package struct MessagePattern: Hashable, Sendable {
  /// A part of a pattern.
  package indirect enum Piece: Hashable, Sendable {
    /// Text as it is shown.
    case literal(String)
    /// A place for an argument.
    case placeholder(Placeholder)
    /// One of several patterns.
    case choice(MessageChoice)
  }

  /// The parts, in order.
  package var pieces: [Piece]
  /// The numbers of arguments that a file gives names to as well, by the names: those of the variables of `.stringsdict` and `.xcstrings`.
  package var names: [String: String] = [:]

  /// A pattern of these parts.
  package init(_ pieces: [Piece] = []) { self.pieces = pieces }

  /// A pattern that is one text.
  package init(literal text: String) { pieces = text.isEmpty ? [] : [.literal(text)] }

  /// A pattern that is one choice, with the names that its branches have for arguments.
  init(_ choice: MessageChoice) {
    pieces = [.choice(choice)]
    for branch in choice.branches { names.merge(branch.pattern.names) { first, _ in first } }
  }

  /// Whether nothing would be shown: there is neither text nor a place for any.
  package var isEmpty: Bool {
    pieces.allSatisfy {
      switch $0 {
      case .literal(let text): text.isEmpty
      case .placeholder: false
      case .choice(let choice): choice.branches.allSatisfy(\.pattern.isEmpty)
      }
    }
  }

  /// Whether there are letters outside of placeholders.
  var hasLetters: Bool {
    pieces.contains { piece in
      switch piece {
      case .literal(let text): text.unicodeScalars.contains { $0.properties.isAlphabetic }
      case .placeholder: false
      case .choice(let choice): choice.branches.contains(where: \.pattern.hasLetters)
      }
    }
  }

  /// Adds a part; text that follows text becomes one with it.
  mutating func append(_ piece: Piece) {
    if case .literal(let text) = piece, case .literal(var before)? = pieces.last {
      // Taken out, so that the text grows in its place and is not copied each time.
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

  /// The pattern with every literal text and every placeholder replaced, in all branches.
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

  /// Whether two patterns say the same, as far as both have a form for something: files of translators have more or fewer plural forms than
  /// the source.
  ///
  /// - Complexity: O(*n*) in the patterns.
  func agrees(with other: MessagePattern) -> Bool {
    pieces.count == other.pieces.count
      && zip(pieces, other.pieces).allSatisfy { own, other in
        guard case .choice(let first) = own, case .choice(let second) = other else { return own == other }
        return first.agrees(with: second)
      }
  }

  /// The placeholders, those of all branches in their order.
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

/// A choice between patterns, by a number, a word or what shows them.
package struct MessageChoice: Hashable, Sendable {
  /// What decides.
  package enum Selector: Hashable, Sendable {
    /// The plural category of an argument, or the number itself (branches named `=1`). ICU's `offset` is subtracted first.
    case plural(argument: String, kind: PluralKind, offset: Int)
    /// The index that a `Plural-Forms` expression of gettext gives for an argument; branches are named `0`, `1` ….
    case gettextPlural(argument: String, PluralExpression)
    /// A word: ICU's `select`.
    case select(argument: String)
    /// The kind of device; branches are named as ``DeviceFamily``.
    case device
    /// The width that is there, as in `NSStringVariableWidthRuleType`; branches are named by their numbers, small ones first.
    case width
  }

  /// Whether a number counts or orders.
  package enum PluralKind: Hashable, Sendable {
    /// 1 file, 2 files.
    case cardinal
    /// The same, but 0 has the form `zero` wherever there is one, also in languages that CLDR gives none: Apple's.
    case cardinalWithZero
    /// 1st, 2nd.
    case ordinal
  }

  /// A pattern with the name it is chosen by.
  package struct Branch: Hashable, Sendable {
    /// `one`, `other`, `=0`, `iphone`, `female` ….
    package var name: String
    /// What is shown.
    package var pattern: MessagePattern

    /// A branch.
    package init(name: String, pattern: MessagePattern) {
      self.name = name
      self.pattern = pattern
    }
  }

  /// What decides.
  package var selector: Selector
  /// The patterns to choose from, in the order of the file.
  package var branches: [Branch]

  /// A choice.
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

  /// The pattern of a name; nil when there is none.
  package subscript(_ name: String) -> MessagePattern? { branches.first { $0.name == name }?.pattern }
}

/// The kinds of devices that string catalogs vary texts by, as `.xcstrings` names them.
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
  /// Every device that no other branch is for.
  case other
}
