internal import FontMetrics
public import Foundation

extension LayoutMetrics {
  /// Returns the metrics with some values replaced by those of a JSON document.
  ///
  /// The document has the shape of the encoded metrics, or any part of it: `{"cell":
  /// {"verticalMargin": {"byCategory": {"AX1": 17}}}}`. If it contains an `era`, the other values
  /// replace those of that release.
  ///
  /// Throws ``LayoutError/Code/invalidMetrics``, with the path of the value, if the document is not
  /// JSON or contains an unknown name (with the nearest known one), a value of the wrong type, or a
  /// length below 0 or above 100,000.
  ///
  /// - Complexity: O(*n*) in the document.
  public func applying(_ document: Data) throws(LayoutError) -> LayoutMetrics {
    let changes: MetricTree
    do { changes = try JSONDecoder().decode(MetricTree.self, from: document) } catch {
      throw LayoutError(
        code: .invalidMetrics, message: "expected layout metrics as a JSON object of names and numbers: \(error)")
    }
    return try applying(changes)
  }

  /// Returns the metrics with some values replaced.
  func applying(_ changes: MetricTree) throws(LayoutError) -> LayoutMetrics {
    var (start, changes) = (self, changes)
    if case .parts(var parts) = changes, case .text(let name) = parts["era"] {
      guard let era = Era(name: name) else {
        throw MetricTree.unknown(name, at: "era", Era.allCases.map(\.rawValue))
      }
      if era != self.era { start = LayoutMetrics(era: era) }
      parts["era"] = .text(era.rawValue)
      changes = .parts(parts)
    }
    do {
      let numbers = try JSONDecoder().decode(MetricTree.self, from: JSONEncoder().encode(start))
      let merged = try numbers.replacing(with: changes, at: [])
      return try LayoutMetrics(allFrom: JSONEncoder().encode(merged))
    } catch let error as LayoutError {
      throw error
    } catch DecodingError.dataCorrupted(let context) {
      throw MetricTree.error(
        "has an unknown word; the allowed words are the cases of its type in LayoutMetrics",
        at: context.codingPath.map(\.stringValue))
    } catch {
      throw LayoutError(code: .invalidMetrics, message: "the layout metrics can't be read: \(error)")
    }
  }
}

/// The JSON of layout metrics: names with numbers, words and Boolean values.
enum MetricTree: Codable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case parts([String: MetricTree])

  /// The maximum length, in points.
  private static let largest = 100_000.0

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      self = .parts(try value.decode([String: MetricTree].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .parts(let parts): try container.encode(parts)
    }
  }

  func replacing(with other: MetricTree, at path: [String]) throws(LayoutError) -> MetricTree {
    switch (self, other) {
    case (.flag, .flag), (.text, .text): return other
    case (.number, .number(let number)): return .number(try Self.checked(number, at: path))
    // A length that had one number in the past, and now has one per category.
    case (.parts(var own), .number(let number)) where own["byCategory"] != nil:
      own["atLarge"] = .number(try Self.checked(number, at: path))
      own["byCategory"] = .parts([:])
      own["growth"] = .text(CategoryLength.Growth.none.rawValue)
      return .parts(own)
    case (.parts(let own), .parts(let changes)):
      return .parts(try path.last == "byCategory" ? Self.byCategory(own, changes, path) : merged(own, changes, path))
    default: throw Self.error("has a value of the wrong type", at: path)
    }
  }

  private func merged(
    _ own: [String: MetricTree], _ changes: [String: MetricTree], _ path: [String]
  ) throws(LayoutError) -> [String: MetricTree] {
    var result = own
    for (name, change) in changes.sorted(by: { $0.key < $1.key }) {
      guard let value = own[name] else { throw Self.unknown(name, at: Self.text(path), own.keys.sorted()) }
      result[name] = try value.replacing(with: change, at: path + [name])
    }
    return result
  }

  /// Returns measured lengths under category names in any spelling.
  private static func byCategory(
    _ own: [String: MetricTree], _ changes: [String: MetricTree], _ path: [String]
  ) throws(LayoutError) -> [String: MetricTree] {
    var result = own
    for (name, change) in changes.sorted(by: { $0.key < $1.key }) {
      guard let category = ContentSizeCategory(name: name) else {
        throw unknown(name, at: text(path), ContentSizeCategory.allCases.map(\.shortName))
      }
      guard case .number(let number) = change else { throw error("is not a number", at: path + [name]) }
      result[category.shortName] = .number(try checked(number, at: path + [name]))
    }
    return result
  }

  private static func checked(_ number: Double, at path: [String]) throws(LayoutError) -> Double {
    guard number >= 0, number <= largest else { throw error("is not between 0 and 100,000: \(number)", at: path) }
    return number
  }

  static func unknown(_ name: String, at place: String, _ candidates: [String]) -> LayoutError {
    let question = UnknownNameError.question(for: name, among: candidates)
    return LayoutError(code: .invalidMetrics, message: "unknown layout metric \"\(name)\" in \(place).\(question)")
  }

  fileprivate static func error(_ reason: String, at path: [String]) -> LayoutError {
    LayoutError(code: .invalidMetrics, message: "Layout metrics: \(text(path)) \(reason)")
  }

  private static func text(_ path: [String]) -> String { path.isEmpty ? "the document" : path.joined(separator: ".") }
}
