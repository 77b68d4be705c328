extension Cause {
  /// Returns an identity in sixteen digits, which stays the same when languages, rows and sizes
  /// change; the file is relative to the root.
  ///
  /// - Parameters:
  ///   - number: The number among causes with the same names, from 1: for example, of cells in two
  ///     files of one table.
  ///   - share: The number of the cause's part, from 1, if some of its findings are suppressed and
  ///     others are not.
  func fingerprint(root: String, number: Int = 1, share: Int = 1) -> String {
    let identity = FindingIdentity(worst, root: root)
    let parts = [
      identity.rule, worst.place.map { ReportPath($0.file, root: root).path } ?? identity.subject, identity.element,
      identity.other, worst.fault.constraint ?? edge?.rawValue, rule.isAboutTranslations ? identity.text : nil,
      worst.place?.cell, number == 1 ? nil : "\(number)", share == 1 ? nil : "\(share)",
    ]
    return Fingerprint.text(parts)
  }
}
