internal import CHarfBuzz
internal import Threads

/// The languages and lists of features with which text was shaped, in their order.
struct ShapingSettingsSeen {
  private struct Key: Hashable {
    var language: UInt
    var features: [UInt64]
  }

  private var seen: Set<Key> = []

  /// The number of settings that HarfBuzz may keep.
  static let limit = 512

  static let shared = Locked(ShapingSettingsSeen())

  /// Returns true if settings are among the first.
  mutating func areCommon(_ language: ShapingLanguage?, _ features: [hb_feature_t]) -> Bool {
    let key = Key(
      language: unsafe UInt(bitPattern: language?.raw),
      features: features.map { UInt64($0.tag) << 32 | UInt64($0.value) })
    if seen.contains(key) { return true }
    guard seen.count < Self.limit else { return false }
    seen.insert(key)
    return true
  }
}
