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
    // A part that is missing is not one that is empty.
    return Self.hash(parts.map { $0.map { "\u{1}\($0)" } ?? "" }.joined(separator: "\0"))
  }

  /// The 64 bits of FNV-1a, as hexadecimal digits (offset and prime: draft-eastlake-fnv).
  private static func hash(_ text: String) -> String {
    let sum = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
