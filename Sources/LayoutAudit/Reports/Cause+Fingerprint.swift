extension Cause {
  /// Its identity in sixteen digits, which stays the same while languages, rows and sizes come and go; the file counts from the root.
  ///
  /// - Parameters:
  ///   - number: Which it is of several causes that names do not tell apart, from 1: of cells in two files of one table, say.
  ///   - share: Which share of the cause it is, from 1, where some of its findings are suppressed and others are not.
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
