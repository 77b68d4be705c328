internal import FontMetrics

/// One typographic feature, in Apple's or OpenType's form.
enum FeatureSetting: Hashable, Sendable {
  /// Apple's feature type and selector.
  case apple(type: Int, selector: Int)
  /// An OpenType tag and its value.
  case openType(tag: String, value: Int)

  /// The OpenType features with the same effect, or `nil` if none corresponds to Apple's pair.
  var features: [FontFeature]? {
    switch self {
    case .openType(let tag, let value): [FontFeature(tag: tag, value: value)]
    case .apple(let type, let selector): AppleFeatures.features(type, selector)
    }
  }
}

extension FeatureSetting {
  /// Creates a setting from one of UIKit's dictionaries.
  init(_ value: Any) throws(AttributeProblem) {
    let words = AttributeValue.dictionary(value) ?? [:]
    func integer(_ key: UIFontDescriptor.FeatureKey) -> Int? { words[key.rawValue].flatMap(AttributeValue.integer) }
    if let type = integer(.type), let selector = integer(.selector) {
      self = .apple(type: type, selector: selector)
      guard features == nil else { return }
      throw AttributeProblem(
        "no OpenType feature corresponds to the feature type \(type) and selector \(selector).")
    }
    let tag = words[UIFontDescriptor.FeatureKey.tag.rawValue] as? String
    guard let tag, Self.isTag(tag), let value = integer(.value), (0...0xFFFF).contains(value) else {
      throw AttributeProblem(
        "expected a feature type and a selector, or an OpenType tag and a value; got \"\(value)\".")
    }
    self = .openType(tag: tag, value: value)
  }

  /// The setting as one of UIKit's dictionaries.
  var dictionary: [UIFontDescriptor.FeatureKey: Any] {
    switch self {
    case .apple(let type, let selector): [.type: type, .selector: selector]
    case .openType(let tag, let value): [.tag: tag, .value: value]
    }
  }

  /// Returns `true` for four printable characters.
  private static func isTag(_ tag: String) -> Bool {
    tag.utf8.count == 4 && tag.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }
}
