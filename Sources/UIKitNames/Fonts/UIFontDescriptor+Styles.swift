public import FontMetrics
public import Foundation
internal import LayoutCore

extension UIFontDescriptor {
  /// The same at another size in points; 0 leaves it open.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

  /// The same of another family. What the descriptor asks of weight, width and slant stays.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// The same with another face of the family, "Bold Italic".
  public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// The same with other symbolic traits in the place of its own; nil where no face has them, and the log of the current traits
  /// says so.
  ///
  /// Bold text of a text style has the style's emphasized weight. Of other fonts the weight stays where it is bold and bold is asked
  /// for, or is not and is not; else it becomes bold or regular. So does the width. (Strut's rules.) The traits of leading count for
  /// the fonts of text styles alone.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard symbolicTraits.isSubset(of: FontTraits.ofFaces.union(.ofTextStyles)) else {
      FontLog.note("the symbolic traits 0x\(String(symbolicTraits.rawValue, radix: 16)) are not all known.")
      return nil
    }
    do throws(FontError) {
      let font = try matchedFont()
      let changed = try font.with(symbolicTraits, in: TraitCollection.current.fonts)
      var result = UIFontDescriptor(changed)
      result.size = size
      return result
    } catch {
      FontLog.note(error.message)
      return nil
    }
  }

  /// The same in another design of the system font; nil where there is none, and for any other font, and the log of the current
  /// traits says so.
  ///
  /// The monospaced design of a text style's font keeps its size and no longer follows the content size category, which is logged.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var result = self
    result.design = design == .default ? nil : design
    if design == self.design ?? .default, isOfSystem { return self }
    guard isOfSystem, [.default, .monospaced].contains(design) else {
      FontLog.note("there is no design \(design.rawValue) of \"\(postscriptName)\".")
      return nil
    }
    guard design == .monospaced else { return result }
    let font = matchingFont
    result.font = nil
    if textStyle != nil {
      FontLog.note("the monospaced font of a text style does not follow the text size; scale it with UIFontMetrics.")
      (result.textStyle, result.size, result.symbolic) = (nil, font.pointSize, nil)
    }
    result.weight = font.origin.system.map { Font.Weight($0.weight) }
    result.slant = font.face.slant
    return result
  }

  /// Whether it is of a design of the system font.
  private var isOfSystem: Bool { name == nil && family == nil && faceName == nil }
}

extension Font {
  /// The font with other traits in the place of its own.
  ///
  /// Throws where no face has them.
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

  /// The face of the same family with other traits.
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
  /// The weight itself where it is as bold as the traits, else bold or regular.
  fileprivate func with(_ traits: FontTraits) -> FontWeight {
    let isBold = traits.contains(.bold)
    return (self >= .semibold) == isBold ? self : isBold ? .bold : .regular
  }
}

extension FontWidth {
  /// The width itself where it is on the side of the traits, else condensed, expanded or normal.
  fileprivate func with(_ traits: FontTraits) -> FontWidth {
    switch (traits.contains(.condensed), traits.contains(.expanded)) {
    case (true, false): min(self, .condensed)
    case (false, true): max(self, .expanded)
    default: .normal
    }
  }
}

extension FontTraits {
  /// The traits of faces in words, "bold italic".
  fileprivate var words: String {
    let named: [(FontTraits, String)] = [
      (.bold, "bold"), (.condensed, "condensed"), (.expanded, "expanded"), (.italic, "italic"),
      (.monospaced, "monospaced"),
    ]
    return named.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
