/// How an answer about fonts came about: what was asked for, where it was looked for, what there was, and what won by which rule.
///
/// ```swift
/// print(fonts.explain(FontDescriptor(name: "TeX Gyre Pagella", weight: .semibold)))
/// ```
public struct FontMatchExplanation: Hashable, Sendable {
  /// What was asked for.
  public let request: FontDescriptor
  /// Where it was looked for, in order.
  package let steps: [Step]
  /// What won; `nil` when nothing answers to the request.
  public let winner: CatalogFace?
  /// The rule by which it won.
  public let rule: FontMatch.Rule?
  /// Known names that are like the one asked for, the nearest first; empty where something answers to it.
  public let nearestNames: [String]
  /// The characters that were to be had and that the winner lacks; empty where none were asked for.
  public internal(set) var missing: [Unicode.Scalar] = []

  /// One place that was searched, and what was there.
  package struct Step: Hashable, Sendable {
    /// The place.
    package let source: FontSource
    /// The name that was looked up there; `nil` where a face was looked for by its characters.
    package let name: String?
    /// What the name was there; `nil` when it was nothing.
    package let kind: NameKind?
    /// The faces that were compared, in the place's order.
    package let candidates: [Candidate]
  }

  /// What a name was found to be. Open: later versions may know more kinds.
  package struct NameKind: RawRepresentable, Hashable, Sendable {
    /// The name that JSON output carries.
    package let rawValue: String

    /// Wraps a name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// A file's path.
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
    /// How far it is from the style asked for.
    package let distance: FontStyleDistance
    /// What became of it.
    package let verdict: Verdict
  }

  /// What became of a candidate. Open: later versions may have more verdicts.
  package struct Verdict: RawRepresentable, Hashable, Sendable {
    /// The name that JSON output carries.
    package let rawValue: String

    /// Wraps a name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// It is the answer.
    package static let chosen = Verdict(rawValue: "chosen")
    /// A face of one advance was asked for, and another is one.
    package static let notMonospaced = Verdict(rawValue: "notMonospaced")
    /// Another's width is nearer.
    package static let width = Verdict(rawValue: "width")
    /// Another's slant is nearer.
    package static let slant = Verdict(rawValue: "slant")
    /// Another's weight is nearer.
    package static let weight = Verdict(rawValue: "weight")
    /// Another is as near and comes first.
    package static let order = Verdict(rawValue: "order")
    /// A place searched earlier has the name.
    package static let passedOver = Verdict(rawValue: "passedOver")
    /// Another has color as emoji want it, or none as text does.
    package static let color = Verdict(rawValue: "color")
    /// Another's Han forms are nearer to those of the language.
    package static let hanForms = Verdict(rawValue: "hanForms")
    /// It lacks characters that were asked for.
    package static let lacksCharacters = Verdict(rawValue: "lacksCharacters")
    /// Its file cannot be opened.
    package static let unusable = Verdict(rawValue: "unusable")
  }
}

extension FontMatchExplanation.Verdict {
  /// Why a candidate of a distance lost to one of another: by the first thing CSS compares in which they differ.
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
