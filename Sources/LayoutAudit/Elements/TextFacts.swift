import FontMetrics
import LayoutCore
import TextLayout

/// The facts of text in a face that do not depend on its lines.
struct TextFacts {
  /// The distance of the highest letter above the baseline, in ems.
  var inkAbove = 0.0
  /// The distance of the lowest letter below the baseline, in ems.
  var inkBelow = 0.0
  /// The characters that no font contains, each once, without those in ``unmeasured``.
  private(set) var missing = ""
  /// The characters that no font here contains and for which iOS has fonts, each once.
  private(set) var unmeasured = ""
  /// The family that replaces a named font without the characters; nil if there is none.
  var substitute: String?

  /// Adds the characters that no font contains, each once.
  fileprivate mutating func note(missing characters: [Unicode.Scalar]) {
    for character in characters {
      if DeviceScripts.name(of: character) == nil {
        missing.unicodeScalars.append(character)
      } else {
        unmeasured.unicodeScalars.append(character)
      }
    }
  }
}

/// The facts of checked strings, in a limited cache.
final class TextFactsCache {
  private struct Key: Hashable {
    let text: String
    let face: FontFace
    let language: String?
  }

  /// At the limit, all entries are removed: strings come row by row, and the next rows have others.
  private static let limit = 20_000
  private var known: [Key: TextFacts] = [:]
  private var ink = GlyphInk()

  /// Returns the facts of a label's text.
  ///
  /// - Complexity: O(*n*) in the text the first time; with one style, O(1) after that.
  func facts(of label: Label) -> TextFacts {
    guard let text = label.text, label.styledText == nil else { return Self.facts(ofParagraphsIn: label) }
    let key = Key(text: text, face: label.font.face, language: label.traitCollection.language)
    if let facts = known[key] { return facts }
    let facts = label.shapedText.map { self.facts(of: $0, in: label) } ?? TextFacts()
    if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
    known[key] = facts
    return facts
  }

  /// Returns the distances of a line's ink above and below its baseline, in points; minus infinity
  /// if there is none.
  ///
  /// - Parameter isCounted: Selects the runs whose ink counts.
  func reach(of line: TextLine, where isCounted: (GlyphRun) -> Bool) -> (above: Double, below: Double) {
    line.runs.lazy.filter(isCounted).reduce((above: -Double.infinity, below: -Double.infinity)) { known, run in
      let reach = ink.reach(of: run)
      return (max(known.above, reach.above), max(known.below, reach.below))
    }
  }

  private func facts(of text: ShapedText, in label: Label) -> TextFacts {
    var facts = TextFacts()
    let points = text.font.pointSize
    for line in text.lines(width: .infinity, lineLimit: 0, breakMode: .byWordWrapping) where points > 0 {
      for run in line.runs {
        let (above, below) = ink.reach(of: run)
        facts.inkAbove = max(facts.inkAbove, above / points)
        facts.inkBelow = max(facts.inkBelow, below / points)
      }
    }
    facts.note(missing: text.missing)
    facts.substitute = Self.substitute(in: text, of: label)
    return facts
  }

  /// A system font is a family for many scripts; another font without the characters was the wrong
  /// choice for the language.
  private static func substitute(in text: ShapedText, of label: Label) -> String? {
    guard text.missing.isEmpty, text.faces.contains(where: { $0 != text.font.face }), !label.isInSystemFont else {
      return nil
    }
    return text.stretches.first { $0.request != nil && $0.text.unicodeScalars.contains { $0.properties.isAlphabetic } }?
      .face.names.family
  }

  private static func facts(ofParagraphsIn label: Label) -> TextFacts {
    var facts = TextFacts()
    if let paragraphs = label.shapedParagraphs { facts.note(missing: paragraphs.missing) }
    return facts
  }
}

extension Label {
  fileprivate var isInSystemFont: Bool {
    guard let system = try? traitCollection.fonts.systemFontMatch().face else { return false }
    return system.names.family == font.face.names.family
  }
}
