extension FontMatchExplanation: CustomStringConvertible {
  /// The explanation as text: a line for the request, for each source and candidate, and for the
  /// result.
  public var description: String {
    (["\(request.words)"] + steps.flatMap(\.lines) + [outcome]).joined(separator: "\n")
  }

  private var outcome: String {
    let lacking = missing.isEmpty ? "" : "; it lacks " + missing.map(\.codePointName).joined(separator: " ")
    if let winner, let rule { return "\(winner.displayName), by the rule \"\(rule.rawValue)\"\(lacking)" }
    if !missing.isEmpty { return "no face has " + missing.map(\.codePointName).joined(separator: " ") }
    let near = nearestNames.isEmpty ? "" : "; near it: " + nearestNames.joined(separator: ", ")
    return "nothing matches\(near)"
  }
}

extension FontMatchExplanation.Step {
  fileprivate var lines: [String] {
    let what = name.map { name in kind.map { "\"\(name)\" as \($0.words)" } ?? "\"\(name)\" is unknown" }
    return ["  \(source): \(what ?? "by characters")"] + candidates.map { "    " + $0.line }
  }
}

extension FontMatchExplanation.NameKind {
  /// The kind of the name as text, such as "full name".
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

  /// The reason for the verdict as text, such as "its weight differs by 300".
  package var reason: String {
    switch verdict {
    case .chosen: "chosen"
    case .notMonospaced: "its advances differ"
    case .width: "its width differs by \(FontWidth(rawValue: distance.width)) %"
    case .slant: "its slant is the \(distance.slant == 1 ? "second" : "third")-best match"
    case .weight: "its weight differs by \(distance.weight)"
    case .order: "equally near, but later"
    case .passedOver: "skipped, because the name was found earlier"
    case .color: "another font has a more suitable color format"
    case .hanForms: "another font has the Han forms of the language"
    case .lacksCharacters: "lacks characters"
    case .unusable: "its file cannot be opened"
    default: verdict.rawValue
    }
  }
}

extension FontDescriptor {
  /// The requested name and style as text, such as "Inter, weight 600, italic".
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
  /// The names of the traits of faces, such as "bold" and "italic".
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
