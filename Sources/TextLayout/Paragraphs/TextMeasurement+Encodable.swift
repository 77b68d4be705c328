/// The form in `strut measure --json`: lengths in points, baselines from the top of a label with
/// the size that fits.
extension TextMeasurement: Encodable {
  private enum CodingKeys: CodingKey { case fits, unrounded, firstBaseline, lastBaseline, lineCount, truncated }

  /// Encodes the measurement, without missing characters, which the command lists.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(size, forKey: .fits)
    try container.encode(unroundedSize, forKey: .unrounded)
    try container.encode(firstBaseline, forKey: .firstBaseline)
    try container.encode(lastBaseline, forKey: .lastBaseline)
    try container.encode(lineCount, forKey: .lineCount)
    try container.encode(isTruncated, forKey: .truncated)
  }
}
