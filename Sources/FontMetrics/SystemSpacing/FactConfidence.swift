/// How well a number or a rule of UIKit's is known.
public enum FactConfidence: String, CaseIterable, Sendable {
  /// Measured on Apple's UIKit, the numbers published, and recomputed here.
  case measured = "A"

  /// Said by Apple's documentation or headers.
  case documented = "B"

  /// Reported by one third party that says it measured.
  case reported = "C"

  /// Strut's rule, until somebody measures a phone.
  case inferred = "D"
}
