/// What a text measures in the width it was offered, and its lines.
@dynamicMemberLookup
public struct FittedText: Sendable {
  /// The numbers, which may be asked for here as well: `fits.size` is `fits.measurement.size`.
  public let measurement: TextMeasurement
  /// The lines as a label of the offered width shows them.
  public let lines: TextLines

  /// A number of ``measurement``.
  public subscript<Value>(dynamicMember number: KeyPath<TextMeasurement, Value>) -> Value {
    measurement[keyPath: number]
  }
}

/// What paragraphs measure in the width they were offered, and their lines at their places.
@dynamicMemberLookup
public struct FittedParagraphs: Sendable {
  /// The numbers, which may be asked for here as well: `fits.size` is `fits.measurement.size`.
  public let measurement: TextMeasurement
  /// The lines as a label of the offered width shows them.
  public let layout: ParagraphLayout

  /// A number of ``measurement``.
  public subscript<Value>(dynamicMember number: KeyPath<TextMeasurement, Value>) -> Value {
    measurement[keyPath: number]
  }
}
