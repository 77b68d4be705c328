internal import FontMetrics

/// One typographic feature, as somebody spelled it.
enum FeatureSetting: Hashable, Sendable {
  /// Apple's numbers.
  case apple(type: Int, selector: Int)
  /// OpenType's tag and value.
  case openType(tag: String, value: Int)

  /// The OpenType features that do the same; `nil` for a pair of Apple's that none does.
  var features: [FontFeature]? {
    switch self {
    case .openType(let tag, let value): [FontFeature(tag: tag, value: value)]
    case .apple(let type, let selector): AppleFeatures.features(type, selector)
    }
  }
}

extension FeatureSetting {
  /// The setting of a dictionary of UIKit's.
  init(_ value: Any) throws(AttributeProblem) {
    let words = AttributeValue.dictionary(value) ?? [:]
    func integer(_ key: UIFontDescriptor.FeatureKey) -> Int? { words[key.rawValue].flatMap(AttributeValue.integer) }
    if let type = integer(.type), let selector = integer(.selector) {
      self = .apple(type: type, selector: selector)
      guard features == nil else { return }
      throw AttributeProblem(
        "no OpenType feature is known for the feature type \(type) with the selector \(selector).")
    }
    let tag = words[UIFontDescriptor.FeatureKey.tag.rawValue] as? String
    guard let tag, Self.isTag(tag), let value = integer(.value), (0...0xFFFF).contains(value) else {
      throw AttributeProblem("\"\(value)\" is no feature: a type and a selector, or an OpenType tag and a value.")
    }
    self = .openType(tag: tag, value: value)
  }

  /// The same as a dictionary of UIKit's.
  var dictionary: [UIFontDescriptor.FeatureKey: Any] {
    switch self {
    case .apple(let type, let selector): [.type: type, .selector: selector]
    case .openType(let tag, let value): [.tag: tag, .value: value]
    }
  }

  /// Four characters that can be printed.
  private static func isTag(_ tag: String) -> Bool {
    tag.utf8.count == 4 && tag.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }
}
