import LayoutCore
import StringCatalogs

/// A sentence that follows the grammar, its names not looked up yet, each piece with where it begins.
struct SentenceSyntax: Equatable {
  /// `ITEM.ATTRIBUTE`.
  struct Place: Equatable {
    let item: SentenceToken
    let attribute: SentenceToken
  }

  enum Target: Equatable {
    case number(Double)
    case place(Place, multiplier: Double, constant: Double)
    case systemSpacing(multiplier: Double, direction: SentenceToken, of: Place)
  }

  let first: Place
  let relation: LayoutRelation
  let second: Target
  /// Where the second side begins.
  let secondOffset: Int
  let priority: LayoutPriority
}

/// Why a sentence cannot be read: what to say, and how many Unicode scalars of the sentence come before the word at fault.
struct SentenceError: Error, Equatable {
  let offset: Int
  let message: String
  var code = CellDocumentError.Code.invalidConstraint
}
