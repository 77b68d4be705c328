import FontMetrics
import LayoutCore
import TextLayout

/// What is true of a text in a face, however it is broken into lines.
struct TextFacts {
  /// How far the highest letter reaches above the baseline, in ems.
  var inkAbove = 0.0
  /// How far the deepest letter reaches below the baseline, in ems.
  var inkBelow = 0.0
  /// The characters that no font has, each once, without those of ``unmeasured``.
  private(set) var missing = ""
  /// The characters that no font has here and that iOS has fonts for, each once.
  private(set) var unmeasured = ""
  /// The family that stands in for a font which was named and lacks characters; nil where none does.
  var substitute: String?

  /// Takes the characters in that no font has, each once.
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

/// Facts of texts that were looked at, up to a limit.
final class TextFactsCache {
  private struct Key: Hashable {
    let text: String
    let face: FontFace
    let language: String?
  }

  /// Beyond it all are forgotten: texts come by the row, and the next rows have others.
  private static let limit = 20_000
  private var known: [Key: TextFacts] = [:]
  private var ink = GlyphInk()

  /// The facts of a label's text.
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

  /// How far the ink of a line reaches above and below its baseline, in points; minus infinity where there is none.
  ///
  /// - Parameter isCounted: Chooses the runs whose ink counts.
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

  /// A system font is a whole family of scripts; another one that lacks characters was the wrong choice for the language.
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
