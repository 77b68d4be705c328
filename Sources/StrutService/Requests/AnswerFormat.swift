#if Service
import HTTPTypes
import Hummingbird
import Queries

extension Request {
  /// Returns the format of the response: that of the query, or else the preferred one of `Accept`
  /// (RFC 9110, section 12.5.1).
  ///
  /// - Parameter formats: The formats in order of preference. The first is the default.
  /// - Throws: ``ServiceError`` for an unknown format, or if no format is acceptable.
  func format<Format>(
    _ name: String?, of formats: [(name: String, type: String, format: Format)]
  ) throws(ServiceError) -> Format {
    if let name {
      if let known = formats.first(where: { $0.name == name.lowercased() }) { return known.format }
      throw .badValue(
        "unknown format \"\(String(name.prefix(60)))\"; use one of \(formats.map(\.name).joined(separator: ", ")).")
    }
    let ranges = headers[values: .accept].flatMap { $0.split(separator: ",") }.compactMap(AcceptedRange.init)
    if ranges.isEmpty, let first = formats.first { return first.format }
    let liked = formats.map { format in
      ranges.filter { $0.takes(format.type) }.max { $0.exactness < $1.exactness }?.quality ?? 0
    }
    if let best = liked.max(), best > 0, let index = liked.firstIndex(of: best) { return formats[index].format }
    throw ServiceError(
      .notAcceptable, "not-acceptable",
      "the response can only be one of \(formats.map(\.type).joined(separator: ", ")); accept one of these.")
  }
}

/// A range of `Accept`: `image/*;q=0.5`.
private struct AcceptedRange {
  let type: Substring
  let subtype: Substring
  let quality: Double

  init?(_ text: Substring) {
    let parts = text.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
    guard let range = parts.first?.split(separator: "/"), range.count == 2 else { return nil }
    (type, subtype) = (range[0], range[1])
    let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Values.number(String($0.dropFirst(2))) }
    quality = weight.flatMap { (0...1).contains($0) ? $0 : nil } ?? 1
  }

  /// The number of parts of the type that are named. A more exact range takes precedence.
  var exactness: Int { (type == "*" ? 0 : 1) + (subtype == "*" ? 0 : 1) }

  func takes(_ name: String) -> Bool {
    let parts = name.prefix { $0 != ";" }.split(separator: "/")
    return (type == "*" || type == parts[0]) && (subtype == "*" || subtype == parts[1])
  }
}
#endif
