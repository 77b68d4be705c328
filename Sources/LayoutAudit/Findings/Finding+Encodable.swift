/// The form in `strut audit --json`.
extension Finding: Encodable {
  private enum CodingKeys: CodingKey {
    case rule, severity, subject, file, line, column, section, row, element, other, text, key, locale, first, worst,
      categories, widths
    case textFile, textLine, textColumn
    case count, side, needed, available, missing, detail, message, cure
    case objectID, otherObjectID, textFromCode
  }

  /// Encodes the finding with its message and its cure. Missing values are `null`: the position of
  /// a cell in code, or of text in it, the section of a separate cell, the row of a header or
  /// footer. Only findings in Interface Builder files have `objectID`, `otherObjectID` and
  /// `textFromCode`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rule.rawValue, forKey: .rule)
    try container.encode(severity.rawValue, forKey: .severity)
    try container.encode(subject, forKey: .subject)
    try container.encode(place?.file, forKey: .file)
    try container.encode(place?.position.line, forKey: .line)
    try container.encode(place?.position.column, forKey: .column)
    try container.encode(part?.section, forKey: .section)
    try container.encode(part?.row, forKey: .row)
    try container.encode(locale, forKey: .locale)
    try encodeFault(in: &container)
    if let objects { try encode(objects, in: &container) }
    try container.encode(first, forKey: .first)
    try container.encode(worst, forKey: .worst)
    try container.encode(categories.map(\.shortName), forKey: .categories)
    try container.encode(widths, forKey: .widths)
    try container.encode(count, forKey: .count)
    try container.encode(message, forKey: .message)
    try container.encode(cure, forKey: .cure)
  }

  private func encode(_ objects: FindingObjects, in container: inout KeyedEncodingContainer<CodingKeys>) throws {
    try container.encode(objects.element, forKey: .objectID)
    try container.encode(objects.other, forKey: .otherObjectID)
    try container.encode(fault.isTextFromCode, forKey: .textFromCode)
  }

  private func encodeFault(in container: inout KeyedEncodingContainer<CodingKeys>) throws {
    try container.encode(fault.element, forKey: .element)
    try container.encode(fault.other, forKey: .other)
    try container.encode(fault.text, forKey: .text)
    try container.encode(fault.key, forKey: .key)
    try container.encode(fault.textPlace?.file, forKey: .textFile)
    try container.encode(fault.textPlace?.position?.line, forKey: .textLine)
    try container.encode(fault.textPlace?.position?.column, forKey: .textColumn)
    try container.encode(fault.side?.rawValue, forKey: .side)
    try container.encode(fault.needed, forKey: .needed)
    try container.encode(fault.available, forKey: .available)
    try container.encode(fault.missing, forKey: .missing)
    try container.encode(fault.detail, forKey: .detail)
  }
}

extension Situation: Encodable {
  private enum CodingKeys: CodingKey { case category, width }

  /// Encodes the text size by its short name, and the width in points.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(category.shortName, forKey: .category)
    try container.encode(width, forKey: .width)
  }
}
