/// An explanation of a font match: the request, the searched sources, the candidates, and the rule
/// that determined the result.
///
/// ```swift
/// print(fonts.explain(FontDescriptor(name: "TeX Gyre Pagella", weight: .semibold)))
/// ```
public struct FontMatchExplanation: Hashable, Sendable {
  /// The request.
  public let request: FontDescriptor
  /// The searched sources, in order.
  package let steps: [Step]
  /// The result, or `nil` if nothing matches.
  public let winner: CatalogFace?
  /// The rule of the result.
  public let rule: FontMatch.Rule?
  /// Similar names, the nearest first; empty for a successful match.
  public let nearestNames: [String]
  /// The requested characters that the result lacks; empty if no characters were requested.
  public internal(set) var missing: [Unicode.Scalar] = []

  /// A searched source, with its candidates.
  package struct Step: Hashable, Sendable {
    /// The source.
    package let source: FontSource
    /// The name that was looked up, or `nil` for a search by characters.
    package let name: String?
    /// The kind of the name in the source, or `nil` if it is unknown there.
    package let kind: NameKind?
    /// The faces that were compared, in the order of the source.
    package let candidates: [Candidate]
  }

  /// The kind of a name. Later versions may add kinds.
  package struct NameKind: RawRepresentable, Hashable, Sendable {
    /// The name in JSON.
    package let rawValue: String

    /// Creates a kind from its name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The path of a file.
    package static let path = NameKind(rawValue: "path")
    /// An alias of the manifest.
    package static let alias = NameKind(rawValue: "alias")
    /// An alias of fontconfig's configuration.
    package static let installedAlias = NameKind(rawValue: "installedAlias")
    /// A family.
    package static let family = NameKind(rawValue: "family")
    /// The full name of a face or a named instance.
    package static let fullName = NameKind(rawValue: "fullName")
    /// The PostScript name of a face or a named instance.
    package static let postScriptName = NameKind(rawValue: "postScriptName")
  }

  /// A face that was compared with others.
  package struct Candidate: Hashable, Sendable {
    /// The face.
    package let face: CatalogFace
    /// The distance from the requested style.
    package let distance: FontStyleDistance
    /// The verdict on the face.
    package let verdict: Verdict
  }

  /// The verdict on a candidate. Later versions may add verdicts.
  package struct Verdict: RawRepresentable, Hashable, Sendable {
    /// The name in JSON.
    package let rawValue: String

    /// Creates a verdict from its name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The face is the result.
    package static let chosen = Verdict(rawValue: "chosen")
    /// A monospaced face was requested, and another candidate is one.
    package static let notMonospaced = Verdict(rawValue: "notMonospaced")
    /// Another candidate's width is nearer.
    package static let width = Verdict(rawValue: "width")
    /// Another candidate's slant is nearer.
    package static let slant = Verdict(rawValue: "slant")
    /// Another candidate's weight is nearer.
    package static let weight = Verdict(rawValue: "weight")
    /// Another candidate is equally near and comes first.
    package static let order = Verdict(rawValue: "order")
    /// A source that was searched earlier has the name.
    package static let passedOver = Verdict(rawValue: "passedOver")
    /// Another candidate has color glyphs for emoji, or none for text.
    package static let color = Verdict(rawValue: "color")
    /// Another candidate's Han forms are nearer to those of the language.
    package static let hanForms = Verdict(rawValue: "hanForms")
    /// The face lacks requested characters.
    package static let lacksCharacters = Verdict(rawValue: "lacksCharacters")
    /// The file can't be opened.
    package static let unusable = Verdict(rawValue: "unusable")
  }
}

extension FontMatchExplanation.Verdict {
  /// Creates the verdict on a candidate that lost to another: the first difference in CSS's order
  /// of comparison.
  init(_ loser: FontStyleDistance, against winner: FontStyleDistance) {
    if loser.lacksMonospacing != winner.lacksMonospacing {
      self = .notMonospaced
    } else if loser.width != winner.width || loser.isOnWrongSideInWidth != winner.isOnWrongSideInWidth {
      self = .width
    } else if loser.slant != winner.slant {
      self = .slant
    } else if loser.weight != winner.weight || loser.weightSide != winner.weightSide {
      self = .weight
    } else {
      self = .order
    }
  }
}
