internal import FontMetrics
internal import Foundation
internal import LayoutCore

extension UIFontDescriptor {
  /// Wants what a dictionary says.
  ///
  /// What it says and Strut does not understand or do is left out, told in ``problems`` and in the log of the current traits.
  public init(fontAttributes attributes: [AttributeName: Any]) {
    self.init()
    read(attributes)
  }

  /// The same with other attributes over its own. ``AttributeName/traits`` and ``AttributeName/featureSettings`` are replaced as
  /// wholes; a family or a face replaces the name.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = self
    result.problems = []
    result.read(attributes)
    return result
  }

  private mutating func read(_ attributes: [AttributeName: Any]) {
    if attributes[.name] == nil, attributes[.family] != nil || attributes[.face] != nil {
      if attributes[.face] != nil, family == nil, name != nil || font != nil { family = matchingFont.familyName }
      name = nil
    }
    if !Set(attributes.keys).isSubset(of: [.size, .featureSettings]) { font = nil }
    for (key, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      do throws(AttributeProblem) {
        try read(key, value, isNamed: attributes[.name] != nil)
      } catch { add(error) }
    }
  }

  private mutating func add(_ problem: AttributeProblem) {
    problems.append(problem.message)
    FontLog.note(problem.message)
  }

  private mutating func read(_ key: AttributeName, _ value: Any, isNamed: Bool) throws(AttributeProblem) {
    switch key {
    case .family: family = try string(value, key)
    case .name: name = try string(value, key)
    case .visibleName: if !isNamed { name = try string(value, key) }
    case .face: faceName = try string(value, key)
    case .size:
      let points = try number(value, key)
      guard points >= 0 else { throw AttributeProblem("a size of \(points) points is less than none.") }
      size = points == 0 ? nil : points
    case .textStyle:
      let style = value as? TextStyle ?? (value as? String).flatMap(TextStyle.init(name:))
      guard let style else { throw AttributeProblem("\"\(value)\" is no text style.") }
      textStyle = style
    case .traits: try readTraits(value)
    case .featureSettings: try readFeatures(value)
    case .variations: try readVariations(value)
    default: throw AttributeProblem("the attribute \(key.rawValue) is not done.")
    }
  }

  private mutating func readTraits(_ value: Any) throws(AttributeProblem) {
    guard let traits = AttributeValue.dictionary(value) else {
      throw AttributeProblem("the attribute \(AttributeName.traits.rawValue) is no dictionary.")
    }
    (weight, width, slant, symbolic) = (nil, nil, nil, nil)
    for (key, value) in traits.sorted(by: { $0.key < $1.key }) {
      do throws(AttributeProblem) {
        try readTrait(TraitKey(rawValue: key), value)
      } catch { add(error) }
    }
  }

  private mutating func readTrait(_ key: TraitKey, _ value: Any) throws(AttributeProblem) {
    if key == .symbolic, let traits = value as? SymbolicTraits {
      symbolic = try known(traits)
      return
    }
    guard let number = AttributeValue.number(value) else {
      throw AttributeProblem("the trait \(key.rawValue) is no number.")
    }
    switch key {
    case .weight: weight = Font.Weight(CGFloat(number))
    case .width: width = Font.Width(CGFloat(number))
    case .slant: slant = number > 0 ? .italic : .upright
    case .symbolic:
      guard let bits = UInt32(exactly: number) else {
        throw AttributeProblem("the symbolic traits \(number) are no bits.")
      }
      symbolic = try known(SymbolicTraits(rawValue: bits))
    default: throw AttributeProblem("the trait \(key.rawValue) is not known.")
    }
  }

  private func known(_ traits: SymbolicTraits) throws(AttributeProblem) -> SymbolicTraits {
    let strange = traits.subtracting(FontTraits.ofFaces.union(.ofTextStyles))
    guard strange.isEmpty else {
      throw AttributeProblem("the symbolic traits 0x\(String(strange.rawValue, radix: 16)) are not known.")
    }
    return traits
  }

  private mutating func readFeatures(_ value: Any) throws(AttributeProblem) {
    guard let settings = value as? [Any] else {
      throw AttributeProblem("the attribute \(AttributeName.featureSettings.rawValue) is no array.")
    }
    features = []
    for setting in settings {
      do throws(AttributeProblem) {
        features?.append(try FeatureSetting(setting))
      } catch { add(error) }
    }
  }

  private mutating func readVariations(_ value: Any) throws(AttributeProblem) {
    guard let values = AttributeValue.dictionary(value) else {
      throw AttributeProblem("the attribute \(AttributeName.variations.rawValue) is no dictionary.")
    }
    variations = [:]
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      let tag = UInt32(key).map(Self.tag) ?? key
      if let number = AttributeValue.number(value) {
        variations[tag] = number
      } else {
        add(AttributeProblem("the value of the axis \"\(tag)\" is no number."))
      }
    }
  }

  /// The four characters of a tag that is given as a number.
  private static func tag(_ number: UInt32) -> String {
    String(String.UnicodeScalarView([24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: number >> $0)) }))
  }

  private func string(_ value: Any, _ key: AttributeName) throws(AttributeProblem) -> String {
    guard let string = value as? String else { throw AttributeProblem("the attribute \(key.rawValue) is no string.") }
    return string
  }

  private func number(_ value: Any, _ key: AttributeName) throws(AttributeProblem) -> Double {
    guard let number = AttributeValue.number(value) else {
      throw AttributeProblem("the attribute \(key.rawValue) is no finite number.")
    }
    return number
  }
}
