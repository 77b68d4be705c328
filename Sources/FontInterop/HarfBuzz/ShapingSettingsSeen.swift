internal import CHarfBuzz
internal import Threads

/// The languages and lists of features that texts were shaped with, in the order in which they came.
struct ShapingSettingsSeen {
  private struct Key: Hashable {
    var language: UInt
    var features: [UInt64]
  }

  private var seen: Set<Key> = []

  /// So many are HarfBuzz's to keep.
  static let limit = 512

  static let shared = Locked(ShapingSettingsSeen())

  /// Whether settings are among the first ones.
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
