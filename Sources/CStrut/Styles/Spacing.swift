// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CStrutHeader
internal import Strut

extension strut_spacing: @unsafe CStruct {
  static let headerName = "strut_spacing"
  static var initial: Self {
    var spacing = unsafe strut_spacing()
    unsafe spacing.size = MemoryLayout<Self>.size
    return unsafe spacing
  }
}

extension SpacingRule {
  /// The names of the rules, which are never freed.
  fileprivate static let texts = Dictionary(
    uniqueKeysWithValues: SpacingRule.allCases.map { ($0, OwnedText($0.rawValue)) })
}

extension FactConfidence {
  /// The letters, which are never freed.
  fileprivate static let texts = Dictionary(
    uniqueKeysWithValues: FactConfidence.allCases.map { ($0, OwnedText($0.rawValue)) })
}

/// Documented in `strut.h`.
@c @implementation
public func strut_system_spacing(
  _ upper: OpaquePointer?, _ lower: OpaquePointer?, _ multiplier: Double, _ displayScale: Double,
  _ era: UnsafePointer<CChar>?, _ spacing: UnsafeMutablePointer<strut_spacing>?,
  _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let upper = try unsafe Handles.object(orNull: upper, as: OpenFont.self)?.font
    let lower = try unsafe Handles.object(orNull: lower, as: OpenFont.self)?.font
    let multiplier = try Numbers.bounded(multiplier, "multiplier")
    let spacingOfRelease = try SystemSpacing(
      era: unsafe Naming.era(era), displayScale: Numbers.displayScale(displayScale))
    let result = spacingOfRelease.below(
      upper.map { .baseline(font: $0) } ?? .edge(), lower.map { .baseline(font: $0) } ?? .edge())
    var values = unsafe strut_spacing.initial
    unsafe values.value = result.value
    unsafe values.unrounded = result.unrounded
    unsafe values.constant = result.constant(multiplier: multiplier)
    unsafe values.rule = SpacingRule.texts[result.rule]?.bytes
    unsafe values.confidence = FactConfidence.texts[result.confidence]?.bytes
    try unsafe strut_spacing.write(values, to: spacing)
  }
}
