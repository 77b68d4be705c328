/// The measurement of text at a width, with its lines.
@dynamicMemberLookup
public struct FittedText: Sendable {
  /// The measurement, whose members are also available here: `fits.size` is
  /// `fits.measurement.size`.
  public let measurement: TextMeasurement
  /// The lines of a label with that width.
  public let lines: TextLines

  /// Returns a member of ``measurement``.
  public subscript<Value>(dynamicMember number: KeyPath<TextMeasurement, Value>) -> Value {
    measurement[keyPath: number]
  }
}

/// The measurement of paragraphs at a width, with their lines in place.
@dynamicMemberLookup
public struct FittedParagraphs: Sendable {
  /// The measurement, whose members are also available here: `fits.size` is
  /// `fits.measurement.size`.
  public let measurement: TextMeasurement
  /// The lines of a label with that width.
  public let layout: ParagraphLayout

  /// Returns a member of ``measurement``.
  public subscript<Value>(dynamicMember number: KeyPath<TextMeasurement, Value>) -> Value {
    measurement[keyPath: number]
  }
}
