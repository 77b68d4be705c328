internal import Strut

extension RequestFailure {
  /// A key that no option has, and the one that is most likely meant: under another name that UIKit or CSS has for it, or misspelled.
  static func unknownKey(_ key: String) -> RequestFailure {
    let options = MeasureOption.all
    let hint =
      options.first { $0.namesElsewhere.contains(key) }?.key
      ?? UnknownNameError.suggestion(for: key, among: options.map(\.key))
    return RequestFailure(
      status: .usage, code: "unknown-key",
      message: "unknown key \(Wording.quoted(key))." + (hint.map { " Did you mean \"\($0)\"?" } ?? ""))
  }
}
