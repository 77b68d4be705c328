internal import Strut

extension RequestFailure {
  /// A key that no option has, with the option that was probably meant: one with that name in UIKit
  /// or CSS, or with a similar spelling.
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
