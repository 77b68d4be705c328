extension FontMatchExplanation: CustomStringConvertible {
  /// The explanation for people: a line for the request, one for each place and candidate, and one for the outcome.
  public var description: String {
    (["\(request.words)"] + steps.flatMap(\.lines) + [outcome]).joined(separator: "\n")
  }

  private var outcome: String {
    let lacking = missing.isEmpty ? "" : "; it lacks " + missing.map(\.codePointName).joined(separator: " ")
    if let winner, let rule { return "\(winner.displayName), by the rule \"\(rule.rawValue)\"\(lacking)" }
    if !missing.isEmpty { return "no face has " + missing.map(\.codePointName).joined(separator: " ") }
    let near = nearestNames.isEmpty ? "" : "; near it: " + nearestNames.joined(separator: ", ")
    return "nothing answers to it\(near)"
  }
}

extension FontMatchExplanation.Step {
  fileprivate var lines: [String] {
    let what = name.map { name in kind.map { "\"\(name)\" as \($0.words)" } ?? "\"\(name)\" is not there" }
    return ["  \(source): \(what ?? "by characters")"] + candidates.map { "    " + $0.line }
  }
}

extension FontMatchExplanation.NameKind {
  /// What the name was, in words: "full name".
  package var words: String {
    switch self {
    case .fullName: "full name"
    case .postScriptName: "PostScript name"
    case .installedAlias: "fontconfig's alias"
    default: rawValue
    }
  }
}

extension FontMatchExplanation.Candidate {
  fileprivate var line: String { "\(face.displayName) (\(face.style)): \(reason)" }

  /// Why it won or lost, in words: "its weight is 300 away".
  package var reason: String {
    switch verdict {
    case .chosen: "chosen"
    case .notMonospaced: "its advances differ"
    case .width: "its width is \(FontWidth(rawValue: distance.width)) % away"
    case .slant: "its slant is the \(distance.slant == 1 ? "second" : "third") choice"
    case .weight: "its weight is \(distance.weight) away"
    case .order: "as near, and later"
    case .passedOver: "passed over: the name was found before"
    case .color: "another is fitter in color"
    case .hanForms: "another has the language's Han forms"
    case .lacksCharacters: "lacks characters"
    case .unusable: "its file cannot be opened"
    default: verdict.rawValue
    }
  }
}

extension FontDescriptor {
  /// The name and style asked for, in words: "Inter, weight 600, italic".
  package var words: String {
    var words = [name ?? family ?? "the system font"]
    if let weight { words.append("weight \(weight.rawValue)") }
    if let width { words.append("width \(width) %") }
    if let slant { words.append(slant.rawValue) }
    words += traits.names
    return words.joined(separator: ", ")
  }
}

extension FontTraits {
  /// The names of the traits that a face can have: "bold", "italic".
  package var names: [String] {
    let named: [(FontTraits, String)] = [
      (.bold, "bold"), (.italic, "italic"), (.condensed, "condensed"), (.expanded, "expanded"),
      (.monospaced, "monospaced"),
    ]
    return named.filter { contains($0.0) }.map(\.1)
  }
}

extension Unicode.Scalar {
  fileprivate var codePointName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
