/// The confidence in a number or a rule of UIKit's.
public enum FactConfidence: String, CaseIterable, Sendable {
  /// Measured on Apple's UIKit, with published numbers that were recomputed here.
  case measured = "A"

  /// Stated in Apple's documentation or headers.
  case documented = "B"

  /// Reported by one third party that claims to have measured it.
  case reported = "C"

  /// Strut's rule, until a phone is measured.
  case inferred = "D"
}
