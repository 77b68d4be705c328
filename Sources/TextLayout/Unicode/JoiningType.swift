internal import CICU

/// The joining type of a character, such as an Arabic letter (Unicode's `Joining_Type`).
enum JoiningType {
  /// It joins nothing, and letters do not join across it.
  case none
  /// Letters join across it.
  case transparent
  case letter

  /// - Complexity: O(1).
  init(of scalar: Unicode.Scalar) {
    self =
      switch strut_joining(scalar.value) {
      case STRUT_JOINING_LETTER: .letter
      case STRUT_JOINING_TRANSPARENT: .transparent
      default: .none
      }
  }
}
