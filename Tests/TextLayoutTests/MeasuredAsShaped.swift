import Testing

@testable import TextLayout

extension TextMeasurement {
  /// Expects what the same text measures that was shaped whole, to the last bit.
  ///
  /// - Parameter what: Made for those that differ alone: it takes as long as measuring.
  func expectEqual(
    _ shaped: FittedText, _ what: @autoclosure () -> Comment, location: SourceLocation = #_sourceLocation
  ) {
    #expect(size == shaped.size, what(), sourceLocation: location)
    #expect(unroundedSize == shaped.unroundedSize, what(), sourceLocation: location)
    #expect(lineCount == shaped.lines.count, what(), sourceLocation: location)
    #expect(isTruncated == shaped.lines.isTruncated, what(), sourceLocation: location)
    #expect(self == shaped.measurement, what(), sourceLocation: location)
  }
}
