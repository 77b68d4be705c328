import CellDocuments
import Foundation
import StringCatalogs

/// Looks at how a text stands to its source.
struct TranslationCheck {
  let rules: AuditRules

  /// A translation that is missing, that is none, or that is too long.
  ///
  /// A text without words is the same in every language.
  func fault(of lookup: StringLookup, _ reference: TextReference, element: String) -> Fault? {
    if length(lookup.inSource ?? lookup, reference)?.text.isWordless == true { return nil }
    switch lookup.status {
    case .missing:
      guard rules.applies(.missingTranslation) else { return nil }
      return fault(.missingTranslation, lookup, element, text: length(lookup, reference)?.text)
    case .translated, .needsReview, .inherited, .sameAsSource:
      return copiedFault(lookup, reference, element) ?? longFault(lookup, reference, element)
    case .source, .pseudo: return nil
    }
  }

  /// Strut's rule: in a language of the source's script many words are the same, in one of another script hardly any but units, short
  /// names and abbreviations.
  private func copiedFault(_ lookup: StringLookup, _ reference: TextReference, _ element: String) -> Fault? {
    guard rules.applies(.sameAsSource), lookup.isCopiedIntoAnotherScript, lookup.string.pattern.hasSentence else {
      return nil
    }
    return fault(.sameAsSource, lookup, element, text: length(lookup, reference)?.text)
  }

  private func longFault(_ lookup: StringLookup, _ reference: TextReference, _ element: String) -> Fault? {
    guard rules.applies(.longTranslation), let source = lookup.inSource, let text = length(lookup, reference),
      let original = length(source, reference), original.count >= rules.shortestSource,
      Double(text.count) > Double(original.count) * rules.longestTranslation
    else { return nil }
    var fault = fault(.longTranslation, lookup, element, text: text.text)
    (fault.needed, fault.available) = (Double(text.count), Double(original.count))
    return fault
  }

  private func fault(_ rule: AuditRule, _ lookup: StringLookup, _ element: String, text: String?) -> Fault {
    var fault = Fault(rule, element: element, text: text, frame: .zero)
    fault.key = lookup.key.name
    return fault
  }

  /// The longest text that the key stands for, in characters.
  private func length(_ lookup: StringLookup, _ reference: TextReference) -> (text: String, count: Int)? {
    guard let text = try? lookup.longestVariant(VariantOptions(arguments: reference.arguments)).text else { return nil }
    return (text, text.count)
  }
}

extension MessagePattern {
  /// Whether one of its texts between placeholders is more than a unit or a short name: two words of two letters, or one of five. A letter
  /// of a script that writes words or syllables, as Chinese does, counts as three.
  fileprivate var hasSentence: Bool {
    pieces.contains { piece in
      switch piece {
      case .literal(let text):
        let counts = text.words.map(\.letterCount)
        return counts.count { $0 >= 2 } >= 2 || counts.contains { $0 >= 5 }
      case .choice(let choice): return choice.branches.contains(where: \.pattern.hasSentence)
      case .placeholder: return false
      }
    }
  }
}

extension StringProtocol {
  fileprivate var letterCount: Int {
    unicodeScalars.reduce(0) { count, scalar in
      guard scalar.properties.isAlphabetic else { return count }
      let isKanaOrHangul = (0x3040...0x30FF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
      return count + (scalar.properties.isIdeographic || isKanaOrHangul ? 3 : 1)
    }
  }
}
