internal import FontMetrics
internal import Foundation
internal import LayoutCore

extension DescribedFont {
  /// Creates a descriptor from a dictionary of attributes.
  ///
  /// Attributes that Strut does not support are ignored; ``problems`` and the log of the current
  /// traits contain them.
  init(fontAttributes attributes: [AttributeName: Any]) {
    self.init()
    read(attributes)
  }

  /// Returns a descriptor with additional attributes, which override existing ones.
  /// ``AttributeName/traits`` and ``AttributeName/featureSettings`` are replaced as a whole; a
  /// family or a face replaces the name.
  func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> DescribedFont {
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
      guard points >= 0 else { throw AttributeProblem("expected a size of 0 or more points, got \(points).") }
      size = points == 0 ? nil : points
    case .textStyle:
      let style = value as? TextStyle ?? (value as? String).flatMap(TextStyle.init(name:))
      guard let style else { throw AttributeProblem("expected a text style, got \"\(value)\".") }
      textStyle = style
    case .traits: try readTraits(value)
    case .featureSettings: try readFeatures(value)
    case .variations: try readVariations(value)
    default: throw AttributeProblem("the attribute \(key.rawValue) is not supported.")
    }
  }

  private mutating func readTraits(_ value: Any) throws(AttributeProblem) {
    guard let traits = AttributeValue.dictionary(value) else {
      throw AttributeProblem("expected a dictionary for the attribute \(AttributeName.traits.rawValue).")
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
      throw AttributeProblem("expected a number for the trait \(key.rawValue).")
    }
    switch key {
    case .weight: weight = UIFont.Weight(CGFloat(number))
    case .width: width = UIFont.Width(CGFloat(number))
    case .slant: slant = number > 0 ? .italic : .upright
    case .symbolic:
      guard let bits = UInt32(exactly: number) else {
        throw AttributeProblem("expected a 32-bit number for the symbolic traits, got \(number).")
      }
      symbolic = try known(SymbolicTraits(rawValue: bits))
    default: throw AttributeProblem("unknown trait \(key.rawValue).")
    }
  }

  private func known(_ traits: SymbolicTraits) throws(AttributeProblem) -> SymbolicTraits {
    let strange = traits.subtracting(FontTraits.ofFaces.union(.ofTextStyles))
    guard strange.isEmpty else {
      throw AttributeProblem("unknown symbolic traits 0x\(String(strange.rawValue, radix: 16)).")
    }
    return traits
  }

  private mutating func readFeatures(_ value: Any) throws(AttributeProblem) {
    guard let settings = value as? [Any] else {
      throw AttributeProblem("expected an array for the attribute \(AttributeName.featureSettings.rawValue).")
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
      throw AttributeProblem("expected a dictionary for the attribute \(AttributeName.variations.rawValue).")
    }
    variations = [:]
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      let tag = UInt32(key).map(Self.tag) ?? key
      if let number = AttributeValue.number(value) {
        variations[tag] = number
      } else {
        add(AttributeProblem("expected a number for the axis \"\(tag)\"."))
      }
    }
  }

  /// Returns the four characters of a numeric tag.
  private static func tag(_ number: UInt32) -> String {
    String(String.UnicodeScalarView([24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: number >> $0)) }))
  }

  private func string(_ value: Any, _ key: AttributeName) throws(AttributeProblem) -> String {
    guard let string = value as? String else {
      throw AttributeProblem("expected a string for the attribute \(key.rawValue).")
    }
    return string
  }

  private func number(_ value: Any, _ key: AttributeName) throws(AttributeProblem) -> Double {
    guard let number = AttributeValue.number(value) else {
      throw AttributeProblem("expected a finite number for the attribute \(key.rawValue).")
    }
    return number
  }
}
