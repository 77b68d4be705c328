internal import FontMetrics
internal import Foundation
internal import LayoutCore

extension DescribedFont {
  /// Returns the descriptor at another size in points; 0 leaves the size open.
  func withSize(_ newPointSize: CGFloat) -> DescribedFont { addingAttributes([.size: newPointSize]) }

  /// Returns the descriptor with another family. The requested weight, width and slant remain.
  func withFamily(_ newFamily: String) -> DescribedFont { addingAttributes([.family: newFamily]) }

  /// Returns the descriptor with another face of the family, such as "Bold Italic".
  func withFace(_ newFace: String) -> DescribedFont { addingAttributes([.face: newFace]) }

  /// Returns the descriptor with other symbolic traits instead of its own, or nil, with a message
  /// in the log of the current traits, if no face has them.
  ///
  /// Bold text of a text style has the style's emphasized weight. Other fonts keep their weight if
  /// it already matches the bold trait; otherwise they become bold or regular. The same rule
  /// applies to the width. (Strut's rules.) The leading traits apply only to fonts of text styles.
  func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> DescribedFont? {
    guard symbolicTraits.isSubset(of: FontTraits.ofFaces.union(.ofTextStyles)) else {
      FontLog.note("some of the symbolic traits 0x\(String(symbolicTraits.rawValue, radix: 16)) are unknown.")
      return nil
    }
    do throws(FontError) {
      let font = try matchedFont()
      let changed = try font.with(symbolicTraits, in: TraitCollection.current.fonts)
      var result = DescribedFont(changed)
      result.size = size
      return result
    } catch {
      FontLog.note(error.message)
      return nil
    }
  }

  /// Returns the descriptor in another design of the system font, or nil, with a message in the log
  /// of the current traits, if the design is not available or the font is another one.
  ///
  /// The monospaced design of a text style's font keeps its size and no longer follows the content
  /// size category. The log reports it.
  func withDesign(_ design: SystemDesign) -> DescribedFont? {
    var result = self
    result.design = design == .default ? nil : design
    if design == self.design ?? .default, isOfSystem { return self }
    guard isOfSystem, [.default, .monospaced].contains(design) else {
      FontLog.note("\"\(postscriptName)\" has no design \(design.rawValue).")
      return nil
    }
    guard design == .monospaced else { return result }
    let font = matchingFont
    result.font = nil
    if textStyle != nil {
      FontLog.note("the monospaced font of a text style does not follow the text size; scale it with UIFontMetrics.")
      (result.textStyle, result.size, result.symbolic) = (nil, font.pointSize, nil)
    }
    result.weight = font.origin.system.map { UIFont.Weight($0.weight) }
    result.slant = font.face.slant
    return result
  }

  /// A Boolean value that indicates whether the descriptor is of a design of the system font.
  private var isOfSystem: Bool { name == nil && family == nil && faceName == nil }
}

extension Font {
  /// Returns the font with other traits instead of its own.
  ///
  /// Throws an error if no face has them.
  fileprivate func with(_ traits: FontTraits, in fonts: FontCatalog) throws(FontError) -> Font {
    let changed = try restyled(traits, in: fonts)
    let missing = traits.intersection(.ofFaces).subtracting(FontTraits(changed.face))
    guard missing.isEmpty else {
      throw FontError(.unsupportedTraits, of: familyName, "\"\(familyName)\" has no \(missing.words) face.")
    }
    return changed.withFeatures(features).withOpticalSizing(opticalSizing)
  }

  private func restyled(_ traits: FontTraits, in fonts: FontCatalog) throws(FontError) -> Font {
    guard let request = origin.system else { return try fonts.match(sibling(traits)).font(size: pointSize) }
    if case .preferred(let preferred) = origin.following {
      let isOwn = request.weight == preferred.ownWeight
      return try fonts.preferredFont(
        for: preferred.style, category: preferred.category, traits: traits,
        weight: isOwn ? nil : request.weight.with(traits), legibilityWeight: request.legibilityWeight,
        hasTallLines: preferred.hasTallLines)
    }
    let slant: FontSlant? = traits.contains(.italic) ? .italic : nil
    guard !traits.contains(.monospaced) else {
      return try fonts.match(.monospaced(weight: request.weight.with(traits), slant: slant)).font(size: pointSize)
    }
    let width = (request.width ?? .normal).with(traits)
    return try fonts.systemFont(
      size: pointSize, weight: request.weight.with(traits), width: width == .normal ? nil : width, slant: slant,
      legibilityWeight: request.legibilityWeight)
  }

  /// Returns the descriptor of a face in the same family with other traits.
  private func sibling(_ traits: FontTraits) -> FontDescriptor {
    let style: Set = ["wght", "wdth", "ital", "slnt"]
    let leaning: FontSlant = face.slant == .upright ? .italic : face.slant
    return FontDescriptor(
      name: fontName, weight: face.weight.with(traits), width: face.width.with(traits),
      slant: traits.contains(.italic) ? leaning : .upright, traits: traits.intersection(.ofFaces),
      variations: face.movedAxes.filter { !style.contains($0.key) })
  }
}

extension FontWeight {
  /// Returns the weight if it matches the bold trait, otherwise bold or regular.
  fileprivate func with(_ traits: FontTraits) -> FontWeight {
    let isBold = traits.contains(.bold)
    return (self >= .semibold) == isBold ? self : isBold ? .bold : .regular
  }
}

extension FontWidth {
  /// Returns the width if it matches the traits, otherwise condensed, expanded or normal.
  fileprivate func with(_ traits: FontTraits) -> FontWidth {
    switch (traits.contains(.condensed), traits.contains(.expanded)) {
    case (true, false): min(self, .condensed)
    case (false, true): max(self, .expanded)
    default: .normal
    }
  }
}

extension FontTraits {
  /// The names of the traits, such as "bold italic".
  fileprivate var words: String {
    let named: [(FontTraits, String)] = [
      (.bold, "bold"), (.condensed, "condensed"), (.expanded, "expanded"), (.italic, "italic"),
      (.monospaced, "monospaced"),
    ]
    return named.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
