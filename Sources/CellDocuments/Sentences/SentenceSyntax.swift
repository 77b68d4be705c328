import LayoutCore
import StringCatalogs

/// A parsed sentence whose names have not been looked up, with the offset of each part.
struct SentenceSyntax: Equatable {
  /// An attribute of an item: `ITEM.ATTRIBUTE`.
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
  /// The offset of the second side.
  let secondOffset: Int
  let priority: LayoutPriority
}

/// An error in a sentence: the message, and the number of Unicode scalars before the wrong word.
struct SentenceError: Error, Equatable {
  let offset: Int
  let message: String
  var code = CellDocumentError.Code.invalidConstraint
}
