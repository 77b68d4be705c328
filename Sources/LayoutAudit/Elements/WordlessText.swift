extension StringProtocol {
  /// True if no part of the text is a word of a language: dates, figures, marks, web and mail addresses are not translated.
  ///
  /// An abbreviation in capitals, such as a time zone, counts as a word unless there are figures beside it.
  var isWordless: Bool {
    let parts = words.map { $0.trimmingMarks }
    let hasFigures = contains(where: \.isNumber)
    return parts.allSatisfy { $0.isFigureOrMark || $0.isAddress || hasFigures && $0.isAbbreviation }
  }

  /// The text without marks at its ends.
  fileprivate var trimmingMarks: String {
    String(drop { !$0.isLetter && !$0.isNumber }.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed())
  }

  private var isFigureOrMark: Bool { !contains(where: \.isLetter) || contains(where: \.isNumber) }

  private var isAbbreviation: Bool { count <= 3 && allSatisfy { $0.isUppercase && $0.isASCII } }

  /// Whether it is the address of a page, a host or a mailbox: names without a space, with dots between them.
  private var isAddress: Bool {
    if contains("://") { return true }
    let host = split(separator: "@").last?.split(separator: "/").first ?? ""
    let names = host.split(separator: ".", omittingEmptySubsequences: false)
    return names.count > 1
      && names.allSatisfy { name in !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") } }
  }
}
